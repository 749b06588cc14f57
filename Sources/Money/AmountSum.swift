/// A sum of amounts of money in minor units. It is exact however many there are, so their order does not matter, and what was added
/// can be taken away again.
public struct AmountSum: Hashable, Sendable {
    private var exact: Int128

    public init(_ amount: Int64 = 0) { exact = Int128(amount) }

    /// The sum as an amount: the greatest there is, or the same below zero, if it exceeds that. So its sign is always right, and
    /// its negative is an amount, too.
    public var amount: Int64 {
        if exact > Int128(Int64.max) { return .max }
        if exact < -Int128(Int64.max) { return -.max }
        return Int64(truncatingIfNeeded: exact)
    }

    public static func += (sum: inout AmountSum, amount: Int64) { sum.exact += Int128(amount) }
    public static func -= (sum: inout AmountSum, amount: Int64) { sum.exact -= Int128(amount) }
    public static func += (sum: inout AmountSum, other: AmountSum) { sum.exact += other.exact }

    /// The sum without an amount.
    public func without(_ amount: Int64) -> AmountSum {
        var sum = self
        sum -= amount
        return sum
    }

    /// The sum of some amounts.
    public static func of(_ amounts: Int64...) -> Int64 { of(amounts) }

    /// The sum of some amounts.
    public static func of(_ amounts: some Sequence<Int64>) -> Int64 {
        var sum = AmountSum()
        for amount in amounts { sum += amount }
        return sum.amount
    }

    /// An amount as often as there are a number of periods.
    public static func times(_ amount: Int64, _ count: Int) -> Int64 {
        let (product, isTooLarge) = amount.multipliedReportingOverflow(by: Int64(count))
        return isTooLarge ? (amount < 0) == (count < 0) ? .max : -.max : max(product, -.max)
    }

    /// An amount less another.
    public static func difference(_ amount: Int64, _ other: Int64) -> Int64 {
        var sum = AmountSum(amount)
        sum -= other
        return sum.amount
    }
}
