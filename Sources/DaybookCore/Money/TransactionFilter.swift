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
        var found: [FoundTransaction] = []
        forEachMatch(of: filter) { found.append(FoundTransaction($0, on: $1)) }
        return found.sorted { $0.isOrderedBefore($1) }.map { $0.transaction }
    }

    /// The latest transactions that a filter lets through, the newest first: those of whole days, until there are enough.
    ///
    /// - Returns: What is shown, the number of the earlier ones, and the day of the newest of these.
    public func latestTransactions(
        _ filter: TransactionFilter, atLeast minimum: Int
    ) -> (shown: [Transaction], remaining: Int, next: Day?) {
        var latest = LatestDays(minimum: minimum)
        forEachMatch(of: filter) { latest.add($0, on: $1) }
        latest.prune()
        return (latest.found.reversed().map { $0.transaction }, latest.droppedCount, latest.lastDroppedDay)
    }

    /// Passes the transactions that a filter lets through to a function, with their days, in order of arrival.
    private func forEachMatch(of filter: TransactionFilter, _ body: (Transaction, Day) -> Void) {
        // Looking up the accounts of all transactions would take most of the time.
        let needsAccount = filter.currency != nil || accounts.rows.contains { !$0.isAlive }
        let shown = needsAccount ? Set(livingAccounts.filter { filter.shows($0.currency) }.map { $0.id }) : nil
        func isShown(_ transaction: Transaction) -> Bool {
            guard let shown else { return true }
            if let account = transaction.account, shown.contains(account) { return true }
            return transaction.kind == .transfer && transaction.toAccount.map { shown.contains($0) } ?? false
        }
        let categories = filter.isUncategorised ? Set(livingMoneyCategories.map { $0.id }) : []
        func check(_ transaction: Transaction) {
            guard transaction.isAlive, let day = transaction.day, filter.days.contains(day), isShown(transaction)
            else { return }
            if let category = filter.category, transaction.category != category {
                guard splits(of: transaction.id).contains(where: { $0.category == category }) else { return }
            }
            if let kind = filter.kind, transaction.kind != kind { return }
            if filter.isUncategorised, hasCategory(transaction, among: categories) { return }
            body(transaction, day)
        }
        if let account = filter.account {
            for transaction in transactions(of: account) { check(transaction) }
        } else {
            for transaction in transactions.rows { check(transaction) }
        }
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

/// A transaction with the day it is sorted by.
private struct FoundTransaction {
    let transaction: Transaction
    let day: Day
    private let at: Int64

    init(_ transaction: Transaction, on day: Day) {
        self.transaction = transaction
        self.day = day
        at = transaction.at ?? .min
    }

    func isOrderedBefore(_ other: FoundTransaction) -> Bool {
        if day != other.day { return day < other.day }
        return at == other.at ? transaction.id < other.transaction.id : at < other.at
    }
}

/// Collects the transactions of the latest days, whole days with at least a minimum of transactions, and counts the others.
private struct LatestDays {
    /// In order after `prune`.
    private(set) var found: [FoundTransaction] = []
    private(set) var droppedCount = 0
    private(set) var lastDroppedDay: Day?
    private let minimum: Int
    /// The number of transactions at which earlier days are dropped.
    private var capacity: Int
    private var firstDay = Day.first

    init(minimum: Int) {
        self.minimum = minimum
        capacity = 4 * minimum
    }

    mutating func add(_ transaction: Transaction, on day: Day) {
        if day < firstDay {
            drop(day)
            return
        }
        found.append(FoundTransaction(transaction, on: day))
        guard found.count >= capacity else { return }
        prune()
        capacity = max(capacity, 2 * found.count)
    }

    /// Sorts what was found, and drops the days before those that are needed.
    mutating func prune() {
        found.sort { $0.isOrderedBefore($1) }
        var start = max(0, found.count - minimum)
        while start > 0, found[start - 1].day == found[start].day { start -= 1 }
        for index in 0..<start { drop(found[index].day) }
        found.removeFirst(start)
        if start > 0, let first = found.first { firstDay = first.day }
    }

    private mutating func drop(_ day: Day) {
        droppedCount += 1
        lastDroppedDay = max(lastDroppedDay ?? day, day)
    }
}
