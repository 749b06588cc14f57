/// Powers computed with basic arithmetic only, so that every platform gets bit-identical results.
enum Exponential {
    /// 2 to the power of `exponent`; the relative error is below 1e-15 where the result is a normal number.
    static func powerOfTwo(_ exponent: Double) -> Double {
        guard !exponent.isNaN else { return .nan }
        guard exponent < 1024 else { return .infinity }
        guard exponent > -1080 else { return 0 }
        let integerPart = Int(exponent)
        let power = (exponent - Double(integerPart)) * 0.693_147_180_559_945_309_417
        // The Taylor series of e^power for |power| < 0.7. The first omitted term, power²⁰ ÷ 20!, is below 1e-21.
        var sum = 1.0
        for term in stride(from: 19.0, to: 0, by: -1) {
            sum = 1 + sum * power / term
        }
        return Double(sign: .plus, exponent: integerPart, significand: sum)
    }
}
