import CivilTime
import Journal

/// Which transactions a list shows.
public struct TransactionFilter: Hashable, Sendable {
    /// Only those from or to this account.
    public var account: RecordID?
    /// Only those of this category, or with a part of it.
    public var category: RecordID?
    public var days: ClosedRange<Day>

    public init(account: RecordID? = nil, category: RecordID? = nil, days: ClosedRange<Day> = .first ... .last) {
        self.account = account
        self.category = category
        self.days = days
    }
}

extension State {
    /// The transactions that a filter lets through, oldest first: by day, then by time of entry.
    public func transactions(_ filter: TransactionFilter) -> [Transaction] {
        matches(filter).sorted { $0.isOrderedBefore($1) }.map { $0.transaction }
    }

    /// The latest transactions that a filter lets through, the newest first: those of whole days, until there are enough.
    ///
    /// - Returns: What is shown, the number of the earlier ones, and the day of the newest of these.
    public func latestTransactions(
        _ filter: TransactionFilter, atLeast minimum: Int
    ) -> (shown: [Transaction], remaining: Int, next: Day?) {
        let all = matches(filter).sorted { $0.isOrderedBefore($1) }
        var start = max(0, all.count - minimum)
        while start > 0, all[start - 1].day == all[start].day { start -= 1 }
        let shown = all[start...].reversed().map { $0.transaction }
        return (shown, start, start > 0 ? all[start - 1].day : nil)
    }

    private func matches(_ filter: TransactionFilter) -> [FoundTransaction] {
        let living = Set(livingAccounts.map { $0.id })
        var found: [FoundTransaction] = []
        func check(_ transaction: Transaction) {
            guard transaction.isAlive, let day = transaction.day, filter.days.contains(day) else { return }
            if let category = filter.category, transaction.category != category {
                guard splits(of: transaction.id).contains(where: { $0.category == category }) else { return }
            }
            let account = transaction.account.map { living.contains($0) } ?? false
            let isShown =
                account || transaction.kind == .transfer && transaction.toAccount.map { living.contains($0) } ?? false
            guard isShown else { return }
            found.append(FoundTransaction(transaction: transaction, day: day, at: transaction.at ?? .min))
        }
        if let account = filter.account {
            for transaction in transactions(of: account) { check(transaction) }
        } else {
            for transaction in transactions.rows { check(transaction) }
        }
        return found
    }
}

/// A transaction with what it is sorted by.
private struct FoundTransaction {
    let transaction: Transaction
    let day: Day
    let at: Int64

    func isOrderedBefore(_ other: FoundTransaction) -> Bool {
        if day != other.day { return day < other.day }
        return at == other.at ? transaction.id < other.transaction.id : at < other.at
    }
}
