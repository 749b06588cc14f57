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

    fileprivate func shows(_ currency: Currency) -> Bool { self.currency == nil || self.currency == currency }
}

extension State {
    /// The transactions that a filter lets through, oldest first: by day, then by time of entry.
    public func transactions(_ filter: TransactionFilter) -> [Transaction] {
        let match = TransactionMatch(filter, self)
        let rows = transactions.rows
        return transactionIndex.entries(on: filter.days).map { rows[$0.row] }.filter { match.includes($0) }
    }

    /// The latest transactions that a filter lets through, the newest first: those of whole days, until there are enough.
    ///
    /// - Returns: What is shown, and the day of the newest one before; nil if there is none.
    public func latestTransactions(
        _ filter: TransactionFilter, atLeast minimum: Int
    ) -> (shown: [Transaction], next: Day?) {
        let match = TransactionMatch(filter, self)
        let rows = transactions.rows
        var shown: [Transaction] = []
        for entry in transactionIndex.entries(on: filter.days).reversed() {
            let transaction = rows[entry.row]
            guard match.includes(transaction) else { continue }
            if shown.count >= minimum, shown.last?.day != entry.day { return (shown, entry.day) }
            shown.append(transaction)
        }
        return (shown, nil)
    }

    /// All transactions, those of deleted accounts included, the newest first.
    public var newestTransactions: some Sequence<Transaction> {
        let rows = transactions.rows
        return transactionIndex.entries.lazy.reversed().map { rows[$0.row] }
    }
}

/// Decides what a filter lets through, apart from the days.
private struct TransactionMatch {
    private let filter: TransactionFilter
    private let state: State
    /// The accounts that transactions must be from or to; nil if all are.
    private let accounts: Set<RecordID>?
    private let categories: Set<RecordID>

    init(_ filter: TransactionFilter, _ state: State) {
        self.filter = filter
        self.state = state
        // Looking up the accounts of all transactions would take most of the time.
        let isOfAll = filter.currency == nil && state.accounts.rows.allSatisfy { $0.isAlive }
        accounts = isOfAll ? nil : Set(state.livingAccounts.filter { filter.shows($0.currency) }.map { $0.id })
        categories = filter.isUncategorised ? Set(state.livingMoneyCategories.map { $0.id }) : []
    }

    func includes(_ transaction: Transaction) -> Bool {
        if let account = filter.account, !isOn(transaction, { $0 == account }) { return false }
        if let accounts, !isOn(transaction, { accounts.contains($0) }) { return false }
        if let kind = filter.kind, transaction.kind != kind { return false }
        if filter.isUncategorised, hasCategory(transaction) { return false }
        guard let category = filter.category, transaction.category != category else { return true }
        return state.splits(of: transaction.id).contains { $0.category == category }
    }

    /// Whether an account that a transaction is from or to has a property.
    private func isOn(_ transaction: Transaction, _ hasProperty: (RecordID) -> Bool) -> Bool {
        if let account = transaction.account, hasProperty(account) { return true }
        return transaction.kind == .transfer && transaction.toAccount.map { hasProperty($0) } ?? false
    }

    /// Whether the whole of a transaction has a category. A transfer needs none.
    private func hasCategory(_ transaction: Transaction) -> Bool {
        if transaction.kind == .transfer { return true }
        func isKnown(_ category: RecordID?) -> Bool { category.map { categories.contains($0) } ?? false }
        let parts = state.splits(of: transaction.id)
        guard !parts.isEmpty else { return isKnown(transaction.category) }
        // After two devices split it anew at once, something may be left for the transaction's own category.
        let rest = parts.reduce(transaction.amount) { $0 &- $1.amount }
        return parts.allSatisfy { isKnown($0.category) } && (rest == 0 || isKnown(transaction.category))
    }
}
