import CivilTime
import Money

/// The balances of several accounts added up: in each currency, and in one if rates are known.
public struct BalancesTogether: Sendable {
    /// The sum in each currency, in the order of their codes.
    public let totals: [MoneyAmount]
    /// All of them in the usual currency; nil if no other currency has anything.
    public let inUsual: ConvertedSum?
    /// How they were converted into it.
    public let ways: [ConvertedBy]

    public init(_ balances: [MoneyAmount], in usual: Currency, on day: Day, _ state: State) {
        var sums: [Currency: AmountSum] = [:]
        for balance in balances { sums[balance.currency, default: AmountSum()] += balance.minorUnits }
        totals = sums.map { MoneyAmount($0.value.amount, $0.key) }.sorted { $0.currency.code < $1.currency.code }
        let hasOthers = totals.count > 1 && totals.contains { $0.currency != usual && $0.minorUnits != 0 }
        let rates = hasOthers ? ExchangeRates(state) : nil
        inUsual = rates?.sum(totals, in: usual, on: day)
        ways = rates?.ways(for: totals, in: usual, on: day) ?? []
    }

    /// Whether there was a rate for any of the other currencies. Otherwise nothing was added up.
    public var isConverted: Bool {
        guard let inUsual else { return false }
        return totals.filter { $0.currency != inUsual.currency && $0.minorUnits != 0 }.count > inUsual.unconverted.count
    }
}
