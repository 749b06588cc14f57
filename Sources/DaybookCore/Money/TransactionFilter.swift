import CivilTime
import Journal
import Money

/// Which transactions a list shows.
public struct TransactionFilter: Hashable, Sendable {
    /// Only those from or to this account.
    public var account: RecordID?
    /// Only those of this category, or with a part of it.
    public var category: RecordID?
    public var days: ClosedRange<Day>
    /// Only those of this kind.
    public var kind: TransactionKind?
    /// Only those from or to an account in this currency.
    public var currency: Currency?
    /// Only expenses and incomes without a category, or with a part that has none. A deleted category is none.
    public var isUncategorised = false

    public init(
        account: RecordID? = nil, category: RecordID? = nil, days: ClosedRange<Day> = .first ... .last,
        kind: TransactionKind? = nil, currency: Currency? = nil, isUncategorised: Bool = false
    ) {
        self.account = account
        self.category = category
        self.days = days
        self.kind = kind
        self.currency = currency
        self.isUncategorised = isUncategorised
    }

    /// Whether it shows all transactions of its account and days.
    public var isOfAllKinds: Bool { category == nil && kind == nil && !isUncategorised }
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
        let living = Set(
            livingAccounts.filter { filter.currency == nil || filter.currency == $0.currency }.map { $0.id })
        let categories = filter.isUncategorised ? Set(livingMoneyCategories.map { $0.id }) : []
        var found: [FoundTransaction] = []
        func check(_ transaction: Transaction) {
            guard transaction.isAlive, let day = transaction.day, filter.days.contains(day) else { return }
            if let category = filter.category, transaction.category != category {
                guard splits(of: transaction.id).contains(where: { $0.category == category }) else { return }
            }
            if let kind = filter.kind, transaction.kind != kind { return }
            if filter.isUncategorised, hasCategory(transaction, among: categories) { return }
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

    /// Whether the whole of a transaction has a category. A transfer needs none.
    private func hasCategory(_ transaction: Transaction, among categories: Set<RecordID>) -> Bool {
        if transaction.kind == .transfer { return true }
        func isKnown(_ category: RecordID?) -> Bool { category.map { categories.contains($0) } ?? false }
        let parts = splits(of: transaction.id)
        guard !parts.isEmpty else { return isKnown(transaction.category) }
        // After two devices split it anew at once, something may be left for the transaction's own category.
        let rest = parts.reduce(transaction.amount) { $0 &- $1.amount }
        return parts.allSatisfy { isKnown($0.category) } && (rest == 0 || isKnown(transaction.category))
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
