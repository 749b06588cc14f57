/// How much of one currency a unit of another is worth: a positive decimal number with up to nine decimals.
public struct ExchangeRate: Hashable, Sendable {
    /// The rate times a thousand million.
    public let billionths: Int64

    public static let range: ClosedRange<Int64> = 1...1_000_000_000_000_000_000

    /// Nil unless in `range`.
    public init?(billionths: Int64) {
        guard Self.range.contains(billionths) else { return nil }
        self.billionths = billionths
    }

    /// The rate that a pair of amounts implies, both in minor units; nil if either is zero or the rate is out of range.
    public init?(from amount: Int64, _ source: Currency, to result: Int64, _ target: Currency) {
        guard amount > 0, result > 0 else { return nil }
        guard let numerator = Fraction(result, over: target.minorUnits),
            let denominator = Fraction(amount, over: source.minorUnits),
            let rate = numerator.divided(by: denominator)?.multiplied(by: Fraction(1_000_000_000))
        else { return nil }
        self.init(billionths: rate.rounded)
    }

    /// Converts an amount in minor units, rounded half away from zero; nil if the result exceeds 64 bits.
    public func convert(_ amount: Int64, from source: Currency, to target: Currency) -> Int64? {
        let (high, low) = amount.magnitude.multipliedFullWidth(by: billionths.magnitude)
        // The divisor is at most 10¹², the multiplier at most 1000.
        let (factor, divisor): (UInt64, UInt64) =
            target.minorUnits >= source.minorUnits
            ? (UInt64(target.minorUnits / source.minorUnits), 1_000_000_000)
            : (1, 1_000_000_000 * UInt64(source.minorUnits / target.minorUnits))
        guard high < divisor else { return nil }
        let (quotient, rest) = divisor.dividingFullWidth((high, low))
        let (whole, overflow) = quotient.multipliedReportingOverflow(by: factor)
        guard !overflow else { return nil }
        let (carried, part) = (rest * factor).quotientAndRemainder(dividingBy: divisor)
        let rounded = carried + (part >= divisor - part ? 1 : 0)
        let (sum, sumOverflow) = whole.addingReportingOverflow(rounded)
        guard !sumOverflow, sum <= UInt64(Int64.max) else { return nil }
        return amount < 0 ? -Int64(sum) : Int64(sum)
    }
}
