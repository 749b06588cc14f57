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
        var slots: [RecordID: Int] = [:]
        // The changes of each currency by day, first those before all days.
        var changes = currencies.map { _ in days.map { _ in Int64(0) } }
        for account in accounts {
            guard let slot = currencies.firstIndex(of: account.currency) else { continue }
            slots[account.id] = slot
            if !days.isEmpty { changes[slot][0] &+= account.opening }
        }
        func add(_ effect: Int64, _ account: RecordID?, _ index: Int) {
            if let slot = account.flatMap({ slots[$0] }) { changes[slot][index] &+= effect }
        }
        for transaction in state.transactions.rows where transaction.isAlive {
            guard let day = transaction.day, let index = Self.index(of: day, in: days) else { continue }
            add(transaction.effect, transaction.account, index)
            if transaction.kind == .transfer { add(transaction.arrival, transaction.toAccount, index) }
        }
        var totals = currencies.map { _ in Int64(0) }
        points = days.enumerated().map { index, day in
            for slot in totals.indices { totals[slot] &+= changes[slot][index] }
            let amounts = zip(totals, currencies).map { MoneyAmount($0, $1) }
            return Point(day: day, totals: amounts, sum: rates.sum(amounts, in: currency, on: day))
        }
    }

    /// The index of the first day that is not before another; nil if all are.
    private static func index(of day: Day, in days: [Day]) -> Int? {
        var (low, high) = (0, days.count)
        while low < high {
            let middle = (low + high) / 2
            if days[middle] < day { low = middle + 1 } else { high = middle }
        }
        return low < days.count ? low : nil
    }
}

extension State {
    /// The day of the first transaction; nil without any.
    public var firstTransactionDay: Day? {
        var first: Day?
        for transaction in transactions.rows where transaction.isAlive {
            guard let day = transaction.day else { continue }
            first = first.map { min($0, day) } ?? day
        }
        return first
    }
}
