import CivilTime
import Journal
import Money

/// An amount in a currency.
public struct MoneyAmount: Hashable, Sendable {
    /// Minor units of the currency.
    public let minorUnits: Int64
    public let currency: Currency

    public init(_ minorUnits: Int64, _ currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }
}

extension [MoneyAmount] {
    /// The sums of some currencies that are not zero, by code.
    static func used(of sums: [Currency: AmountSum]) -> [MoneyAmount] {
        sums.filter { $0.value.amount != 0 }.map { MoneyAmount($0.value.amount, $0.key) }
            .sorted { $0.currency.code < $1.currency.code }
    }
}

extension State {
    /// The sums of the balances of accounts in each currency, by code.
    public func totals(of accounts: [Account], on day: Day? = nil) -> [MoneyAmount] {
        var sums: [Currency: AmountSum] = [:]
        for account in accounts { sums[account.currency, default: AmountSum()] += balance(of: account, on: day).total }
        return sums.map { MoneyAmount($0.value.amount, $0.key) }.sorted { $0.currency.code < $1.currency.code }
    }
}
