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

    /// One for each day from the beginning of the first account on. What was there before is not known.
    public let points: [Point]

    /// - Parameters:
    ///   - days: In ascending order.
    ///   - currency: The one that sums are in.
    /// - Complexity: Linear in the transactions, for a fixed number of days.
    public init(at days: [Day], in currency: Currency, rates: ExchangeRates, state: State) {
        let accounts = state.livingAccounts
        let currencies = Set(accounts.map { $0.currency }).sorted { $0.code < $1.code }
        // The changes of each currency by day, first those before all days.
        let beginnings = state.beginnings(of: accounts)
        let first = beginnings.min() ?? .first
        let days = days.filter { $0 >= first }
        var changes = currencies.map { _ in days.map { _ in AmountSum() } }
        for (account, beginning) in zip(accounts, beginnings) {
            guard let slot = currencies.firstIndex(of: account.currency) else { continue }
            if let point = days.firstIndex(where: { $0 >= beginning }) { changes[slot][point] += account.opening }
        }
        let index = state.transactionIndex
        let slots = index.accounts.map { id in
            state.account(id).flatMap { currencies.firstIndex(of: $0.currency) }
        }
        var point = 0
        for entry in index.entries {
            while point < days.count, days[point] < entry.day { point += 1 }
            guard point < days.count else { break }
            if entry.account >= 0, let slot = slots[Int(entry.account)] { changes[slot][point] += entry.effect }
            if entry.toAccount >= 0, let slot = slots[Int(entry.toAccount)] { changes[slot][point] += entry.arrival }
        }
        var totals = currencies.map { _ in AmountSum() }
        points = days.enumerated().map { index, day in
            for slot in totals.indices { totals[slot] += changes[slot][index].amount }
            let amounts = zip(totals, currencies).map { MoneyAmount($0.amount, $1) }
            return Point(day: day, totals: amounts, sum: rates.sum(amounts, in: currency, on: day))
        }
    }
}

extension State {
    /// The first day on which it is known what each of some accounts held: that of its first transaction, or on which it was added.
    func beginnings(of accounts: [Account]) -> [Day] {
        let index = transactionIndex
        // By the numbers of the index.
        var first = [Day?](repeating: nil, count: index.accounts.count)
        func add(_ number: Int32, _ day: Day) {
            if number >= 0, first[Int(number)] == nil { first[Int(number)] = day }
        }
        for entry in index.entries {
            add(entry.account, entry.day)
            add(entry.toAccount, entry.day)
        }
        return accounts.map { account in
            let transaction = index.number(of: account.id).flatMap { first[$0] }
            return [transaction, account.createdOn].compactMap { $0 }.min() ?? .first
        }
    }

    /// The day of the first transaction; nil without any.
    public var firstTransactionDay: Day? { transactionIndex.entries.first?.day }
}
