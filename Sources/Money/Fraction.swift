/// An exact fraction, for amounts that are being computed. Operations return nil if a term exceeds 64 bits.
struct Fraction: Equatable {
    private(set) var numerator: Int64
    /// Above zero, without common divisors with the numerator.
    private(set) var denominator: Int64

    init(_ whole: Int64) { (numerator, denominator) = (whole, 1) }

    private init?(_ numerator: (Int64, Bool), _ denominator: (Int64, Bool)) {
        guard !numerator.1, !denominator.1, denominator.0 != 0 else { return nil }
        self.init(numerator.0, over: denominator.0)
    }

    /// Nil if the denominator is zero.
    init?(_ numerator: Int64, over denominator: Int64) {
        guard denominator != 0, numerator != .min, denominator != .min else { return nil }
        var (divisor, rest) = (numerator.magnitude, denominator.magnitude)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let sign: Int64 = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / Int64(divisor)
        self.denominator = sign * denominator / Int64(divisor)
    }

    func adding(_ other: Fraction) -> Fraction? {
        let left = numerator.multipliedReportingOverflow(by: other.denominator)
        let right = other.numerator.multipliedReportingOverflow(by: denominator)
        guard !left.overflow, !right.overflow else { return nil }
        return Fraction(
            left.partialValue.addingReportingOverflow(right.partialValue),
            denominator.multipliedReportingOverflow(by: other.denominator))
    }

    func multiplied(by other: Fraction) -> Fraction? {
        // Reduced crosswise first, so that fewer products exceed 64 bits.
        guard let left = Fraction(numerator, over: other.denominator),
            let right = Fraction(other.numerator, over: denominator)
        else { return nil }
        return Fraction(
            left.numerator.multipliedReportingOverflow(by: right.numerator),
            left.denominator.multipliedReportingOverflow(by: right.denominator))
    }

    /// Nil if the other is zero, too.
    func divided(by other: Fraction) -> Fraction? {
        guard let inverse = Fraction(other.denominator, over: other.numerator) else { return nil }
        return multiplied(by: inverse)
    }

    var negated: Fraction {
        var result = self
        result.numerator = -numerator
        return result
    }

    /// Rounded to a whole number, half away from zero.
    var rounded: Int64 {
        let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        guard rest.magnitude >= denominator.magnitude - rest.magnitude else { return quotient }
        return quotient + (numerator < 0 ? -1 : 1)
    }
}
