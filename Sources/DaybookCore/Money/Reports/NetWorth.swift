import CivilTime
import Journal
import Money

/// The balances of all accounts together at the end of some days: what is owed counts as negative.
public struct NetWorth: Sendable {
    /// The balances at the end of a day.
    public struct Point: Hashable, Sendable {
        public let day: Day
        /// The sum of the balances in each currency, by code.
        public let totals: [MoneyAmount]
        /// The totals in one currency by the rates of the day.
        public let sum: ConvertedSum
    }

    /// One for each day.
    public let points: [Point]

    /// - Parameters:
    ///   - days: In ascending order.
    ///   - currency: The one that sums are in.
    /// - Complexity: Linear in the transactions, for a fixed number of days.
    public init(at days: [Day], in currency: Currency, rates: ExchangeRates, state: State) {
        let accounts = state.livingAccounts
        let currencies = Set(accounts.map { $0.currency }).sorted { $0.code < $1.code }
        // The changes of each currency by day, first those before all days.
        var changes = currencies.map { _ in days.map { _ in Int64(0) } }
        for account in accounts {
            guard let slot = currencies.firstIndex(of: account.currency) else { continue }
            if !days.isEmpty { changes[slot][0] &+= account.opening }
        }
        let index = state.transactionIndex
        let slots = index.accounts.map { id in
            state.account(id).flatMap { currencies.firstIndex(of: $0.currency) }
        }
        var point = 0
        for entry in index.entries {
            while point < days.count, days[point] < entry.day { point += 1 }
            guard point < days.count else { break }
            if entry.account >= 0, let slot = slots[Int(entry.account)] { changes[slot][point] &+= entry.effect }
            if entry.toAccount >= 0, let slot = slots[Int(entry.toAccount)] { changes[slot][point] &+= entry.arrival }
        }
        var totals = currencies.map { _ in Int64(0) }
        points = days.enumerated().map { index, day in
            for slot in totals.indices { totals[slot] &+= changes[slot][index] }
            let amounts = zip(totals, currencies).map { MoneyAmount($0, $1) }
            return Point(day: day, totals: amounts, sum: rates.sum(amounts, in: currency, on: day))
        }
    }
}

extension State {
    /// The day of the first transaction; nil without any.
    public var firstTransactionDay: Day? { transactionIndex.entries.first?.day }
}
