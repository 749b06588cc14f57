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
        let (rows, index) = (transactions.rows, transactionIndex)
        let match = TransactionMatch(filter, index, self)
        return index.entries(on: filter.days).compactMap { entry in
            guard match.mayInclude(entry) else { return nil }
            let transaction = rows[Int(entry.row)]
            return match.includes(transaction) ? transaction : nil
        }
    }

    /// The latest transactions that a filter lets through, the newest first: those of whole days, until there are enough.
    ///
    /// - Returns: What is shown, and the day of the newest one before; nil if there is none.
    public func latestTransactions(
        _ filter: TransactionFilter, atLeast minimum: Int
    ) -> (shown: [Transaction], next: Day?) {
        let (rows, index) = (transactions.rows, transactionIndex)
        let match = TransactionMatch(filter, index, self)
        var shown: [Transaction] = []
        for entry in index.entries(on: filter.days).reversed() where match.mayInclude(entry) {
            let transaction = rows[Int(entry.row)]
            guard match.includes(transaction) else { continue }
            if shown.count >= minimum, shown.last?.day != entry.day { return (shown, entry.day) }
            shown.append(transaction)
        }
        return (shown, nil)
    }

    /// The newest transactions whose payee, note or tags have a property, that are of certain amounts, or on certain days.
    ///
    /// - Parameters:
    ///   - amounts: The amount for each account, without its sign.
    ///   - days: Nil for none.
    public func newestTransactions(
        _ limit: Int, where hasProperty: (String) -> Bool, amounts: [RecordID: UInt64], days: ClosedRange<Day>?
    ) -> [Transaction] {
        let (rows, index) = (transactions.rows, transactionIndex)
        let isFound = index.payees.map { hasProperty($0) }
        let sums = index.accounts.map { amounts[$0] }
        let isLiving = index.accounts.map { account($0) != nil }
        var found: [Transaction] = []
        for entry in index.entries.reversed() where entry.account >= 0 && isLiving[Int(entry.account)] {
            var isOne =
                entry.payee >= 0 && isFound[Int(entry.payee)] || days?.contains(entry.day) ?? false
                || sums[Int(entry.account)] == entry.effect.magnitude
            if !isOne, entry.hasText {
                let transaction = rows[Int(entry.row)]
                isOne = hasProperty(transaction.note) || hasProperty(transaction.tags)
            }
            guard isOne else { continue }
            found.append(rows[Int(entry.row)])
            if found.count == limit { break }
        }
        return found
    }

    /// The days of some on which there are transactions, in order.
    public func transactionDays(in days: ClosedRange<Day>) -> [Day] {
        var found: [Day] = []
        for entry in transactionIndex.entries(on: days) where found.last != entry.day { found.append(entry.day) }
        return found
    }

    /// All transactions, those of deleted accounts included, the newest first.
    public var newestTransactions: some Sequence<Transaction> {
        let rows = transactions.rows
        return transactionIndex.entries.lazy.reversed().map { rows[Int($0.row)] }
    }
}

/// Decides what a filter lets through, apart from the days.
private struct TransactionMatch {
    private let filter: TransactionFilter
    private let state: State
    /// Whether transactions from or to each account are let through, by the account's number.
    private let isShown: [Bool]
    private let categories: Set<RecordID>

    init(_ filter: TransactionFilter, _ index: TransactionIndex, _ state: State) {
        self.filter = filter
        self.state = state
        let living = index.accounts.map { state.account($0) }
        let isOfCurrency = living.map { $0.map { filter.shows($0.currency) } ?? false }
        isShown = zip(index.accounts, isOfCurrency).map { $1 && (filter.account == nil || filter.account == $0) }
        categories = filter.isUncategorised ? Set(state.livingMoneyCategories.map { $0.id }) : []
    }

    /// Whether the accounts and the kind of a transaction are let through.
    func mayInclude(_ entry: TransactionIndex.Entry) -> Bool {
        if let kind = filter.kind, entry.kind != kind { return false }
        return entry.account >= 0 && isShown[Int(entry.account)]
            || entry.toAccount >= 0 && isShown[Int(entry.toAccount)]
    }

    /// Whether the category of a transaction is let through.
    func includes(_ transaction: Transaction) -> Bool {
        if filter.isUncategorised, hasCategory(transaction) { return false }
        guard let category = filter.category, transaction.category != category else { return true }
        return state.splits(of: transaction.id).contains { $0.category == category }
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
