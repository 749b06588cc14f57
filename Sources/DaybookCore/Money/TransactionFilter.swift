import CivilTime
import Journal
import Money

/// The choice of transactions that a list shows.
public struct TransactionFilter: Hashable, Sendable {
    /// Only those from or to this account.
    public var account: RecordID?
    /// Only those of this category, or with a part of it.
    public var category: RecordID?
    public var days: ClosedRange<Day>
    /// Only those of this kind, or with a part that counts as such; see `CategorisedAmount`.
    public var kind: TransactionKind?
    /// Only those from or to an account in this currency.
    public var currency: Currency?
    /// Only expenses and incomes without a category, or with a part that has none. A deleted category is none.
    public var isUncategorised = false
    /// Only those that are found by this text. Lists of a filter take the `TransactionSearch` that it makes.
    public var search = ""

    public init(
        account: RecordID? = nil, category: RecordID? = nil, days: ClosedRange<Day> = .first ... .last,
        kind: TransactionKind? = nil, currency: Currency? = nil, isUncategorised: Bool = false, search: String = ""
    ) {
        self.account = account
        self.category = category
        self.days = days
        self.kind = kind
        self.currency = currency
        self.isUncategorised = isUncategorised
        self.search = search
    }

    /// Whether it shows all transactions of its account and days.
    public var isOfAllKinds: Bool { category == nil && kind == nil && !isUncategorised && search.isEmpty }

    /// Whether it may let parts of transactions through. A transfer has none.
    fileprivate var choosesParts: Bool {
        category != nil || isUncategorised || kind == .expense || kind == .income
    }

    fileprivate func shows(_ currency: Currency) -> Bool { self.currency == nil || self.currency == currency }
}

/// The number of the transactions of a list, and what they come to.
public struct RegisterTotals: Equatable, Sendable {
    public let count: Int
    /// One for each currency, by its code.
    public let amounts: [MoneyAmount]
}

extension State {
    /// The transactions that a filter lets through, oldest first: by day, then by time of entry.
    ///
    /// - Parameter search: The search for the filter's text; nil without one.
    public func transactions(_ filter: TransactionFilter, _ search: TransactionSearch? = nil) -> [Transaction] {
        let (rows, index) = (transactions.rows, transactionIndex)
        let match = TransactionMatch(filter, search, index, self)
        return index.entries(on: filter.days).compactMap { entry in
            match.includes(entry, rows) ? rowsStoodFor.shown(rows[Int(entry.row)]) : nil
        }
    }

    /// The latest transactions that a filter lets through, the newest first: those of whole days, until there are
    /// enough.
    ///
    /// - Parameter search: The search for the filter's text; nil without one.
    /// - Returns: What is shown, and the day of the newest one before; nil if there is none.
    public func latestTransactions(
        _ filter: TransactionFilter, _ search: TransactionSearch? = nil, atLeast minimum: Int
    ) -> (shown: [Transaction], next: Day?) {
        let (rows, index) = (transactions.rows, transactionIndex)
        let match = TransactionMatch(filter, search, index, self)
        var shown: [Transaction] = []
        for entry in index.entries(on: filter.days).reversed() where match.includes(entry, rows) {
            if shown.count >= minimum, shown.last?.day != entry.day { return (shown, entry.day) }
            shown.append(rowsStoodFor.shown(rows[Int(entry.row)]))
        }
        return (shown, nil)
    }

    /// The newest transactions that a search finds, or that are on certain days.
    ///
    /// - Parameter days: Nil for none.
    public func newestTransactions(
        _ limit: Int, _ search: TransactionSearch, or days: ClosedRange<Day>?
    ) -> [Transaction] {
        let (rows, index) = (transactions.rows, transactionIndex)
        let searched = SearchedTransactions(search, index)
        let isLiving = index.accounts.map { account($0) != nil }
        var found: [Transaction] = []
        for entry in index.entries.reversed() where entry.account >= 0 && isLiving[Int(entry.account)] {
            guard days?.contains(entry.day) ?? false || searched.includes(entry, rows) else { continue }
            found.append(rowsStoodFor.shown(rows[Int(entry.row)]))
            if found.count == limit { break }
        }
        return found
    }

    /// The number of transactions that a filter lets through, and their effect on the balances of its accounts. Of
    /// split ones, the parts of the filter's category and kind count.
    public func totals(_ filter: TransactionFilter, _ search: TransactionSearch? = nil) -> RegisterTotals {
        let (rows, index) = (transactions.rows, transactionIndex)
        let match = TransactionMatch(filter, search, index, self)
        var sums = [AmountSum?](repeating: nil, count: index.accounts.count)
        var count = 0
        func add(_ effect: Int64, to account: Int32) {
            guard match.isShown(account) else { return }
            var sum = sums[Int(account)] ?? AmountSum()
            sum += effect
            sums[Int(account)] = sum
        }
        for entry in index.entries(on: filter.days) where match.includes(entry, rows) {
            count += 1
            add(match.effect(of: entry), to: entry.account)
            add(entry.arrival, to: entry.toAccount)
        }
        var amounts: [Currency: AmountSum] = [:]
        for (id, sum) in zip(index.accounts, sums) {
            if let sum, let account = account(id) { amounts[account.currency, default: AmountSum()] += sum.amount }
        }
        let order = amounts.keys.sorted { $0.code < $1.code }
        return RegisterTotals(count: count, amounts: order.map { MoneyAmount(amounts[$0]?.amount ?? 0, $0) })
    }

    /// The days of some on which there are transactions, in order.
    public func transactionDays(in days: ClosedRange<Day>) -> [Day] {
        var found: [Day] = []
        for entry in transactionIndex.entries(on: days) where found.last != entry.day { found.append(entry.day) }
        return found
    }

    /// All transactions, those of deleted accounts included, the newest first.
    public var newestTransactions: some Sequence<Transaction> {
        let (rows, stoodFor) = (transactions.rows, rowsStoodFor)
        return transactionIndex.entries.lazy.reversed().map { stoodFor.shown(rows[Int($0.row)]) }
    }
}

/// Decides what a filter lets through, apart from the days.
private struct TransactionMatch {
    private let filter: TransactionFilter
    private let amounts: TransactionAmounts
    /// Whether transactions from or to each account are let through, by the account's number.
    private let isShown: [Bool]
    private let searched: SearchedTransactions?

    init(_ filter: TransactionFilter, _ search: TransactionSearch?, _ index: TransactionIndex, _ state: State) {
        self.filter = filter
        amounts = TransactionAmounts(index, state)
        searched = search.map { SearchedTransactions($0, index) }
        let living = index.accounts.map { state.account($0) }
        let isOfCurrency = living.map { $0.map { filter.shows($0.currency) } ?? false }
        isShown = zip(index.accounts, isOfCurrency).map { $1 && (filter.account == nil || filter.account == $0) }
    }

    /// Whether the accounts, the kind, the category and the texts of a transaction are let through.
    func includes(_ entry: TransactionIndex.Entry, _ rows: Rows<Transaction>) -> Bool {
        guard isShown(entry.account) || isShown(entry.toAccount) else { return false }
        if filter.choosesParts {
            var isAny = false
            amounts.forEach(of: entry) { _, category, kind in isAny = isAny || isMeant(category, kind) }
            guard isAny else { return false }
        } else if let kind = filter.kind, entry.kind != kind {
            return false
        }
        return searched?.includes(entry, rows) ?? true
    }

    /// Whether transactions of an account are let through, by its number; -1 for none.
    func isShown(_ account: Int32) -> Bool { account >= 0 && isShown[Int(account)] }

    /// The effect of a transaction on its account, or that of the parts that are let through.
    func effect(of entry: TransactionIndex.Entry) -> Int64 {
        guard filter.choosesParts else { return entry.effect }
        var sum = AmountSum()
        amounts.forEach(of: entry) { effect, category, kind in if isMeant(category, kind) { sum += effect } }
        return sum.amount
    }

    /// Whether a part with a category is let through.
    private func isMeant(_ category: RecordID?, _ kind: TransactionKind) -> Bool {
        if let wanted = filter.kind, kind != wanted { return false }
        if let wanted = filter.category, category != wanted { return false }
        return !filter.isUncategorised || !amounts.isKnown(category)
    }
}
