/// The price of a unit of one currency in another: a positive decimal number with up to nine decimals.
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
}
