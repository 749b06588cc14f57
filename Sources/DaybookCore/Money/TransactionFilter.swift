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
        let living = Set(livingAccounts.map { $0.id })
        func isShown(_ transaction: Transaction) -> Bool {
            guard transaction.isAlive, let day = transaction.day, filter.days.contains(day) else { return false }
            if let category = filter.category, transaction.category != category {
                let parts = splits(of: transaction.id)
                guard parts.contains(where: { $0.category == category }) else { return false }
            }
            let account = transaction.account.map { living.contains($0) } ?? false
            return account
                || transaction.kind == .transfer && transaction.toAccount.map { living.contains($0) } ?? false
        }
        let found = filter.account.map { transactions(of: $0) } ?? Array(transactions.rows)
        return found.filter(isShown).sorted(byKey: { TransactionOrder(day: $0.day ?? .first, at: $0.at ?? .min) })
    }
}

private struct TransactionOrder: Comparable {
    let day: Day
    let at: Int64

    static func < (left: TransactionOrder, right: TransactionOrder) -> Bool {
        left.day == right.day ? left.at < right.at : left.day < right.day
    }
}
