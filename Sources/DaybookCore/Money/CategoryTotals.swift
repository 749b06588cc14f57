import CivilTime
import Journal
import Money

/// The sums of the transactions of some days, by category and currency; see `CategorisedAmount`. Transfers between the person's own accounts
/// are neither spent nor earned.
public struct CategoryTotals: Sendable {
    /// Spending on a category, or income from it, in one currency.
    public struct Line: Hashable, Sendable {
        /// Nil for what has no category, or one that was deleted.
        public let category: RecordID?
        public let kind: MoneyCategoryKind
        public let currency: Currency
        /// Minor units, above zero for money spent under `.expense` and earned under `.income`.
        public var amount: Int64 { sum.amount }
        /// The number of transactions and parts of such.
        public fileprivate(set) var count: Int
        fileprivate var sum = AmountSum()
    }

    /// Expenses before income, the largest first.
    public let lines: [Line]

    /// - Parameter account: Only the transactions of this account; nil for those of all.
    public init(of days: ClosedRange<Day>, account: RecordID? = nil, in state: State) {
        var collector = Collector(state)
        state.forEachCategorisedAmount(on: days) { item in
            guard account == nil || account == item.account, let currency = item.currency else { return }
            collector.add(item.amount, item.category, item.kind == .income ? .income : .expense, currency)
        }
        lines = collector.lines
    }

    /// The sum of the lines of one kind in each currency, by code.
    public func sums(_ kind: MoneyCategoryKind) -> [(currency: Currency, amount: Int64)] {
        var sums: [Currency: AmountSum] = [:]
        for line in lines where line.kind == kind { sums[line.currency, default: AmountSum()] += line.amount }
        return sums.map { ($0.key, $0.value.amount) }.sorted { $0.currency.code < $1.currency.code }
    }
}

private struct Collector {
    private struct Key: Hashable {
        let category: RecordID?
        let kind: MoneyCategoryKind
        let currency: Currency
    }

    private let state: State
    private var known: [RecordID: Bool] = [:]
    private var totals: [Key: CategoryTotals.Line] = [:]

    init(_ state: State) { self.state = state }

    mutating func add(_ amount: Int64, _ category: RecordID?, _ kind: MoneyCategoryKind, _ currency: Currency) {
        let key = Key(category: category.flatMap { isKnown($0) ? $0 : nil }, kind: kind, currency: currency)
        var line =
            totals[key] ?? .init(category: key.category, kind: kind, currency: currency, count: 0)
        line.sum += amount
        line.count += 1
        totals[key] = line
    }

    private mutating func isKnown(_ category: RecordID) -> Bool {
        if let answer = known[category] { return answer }
        let answer = state.moneyCategory(category) != nil
        known[category] = answer
        return answer
    }

    var lines: [CategoryTotals.Line] {
        totals.values.sorted { left, right in
            if left.kind != right.kind { return left.kind == .expense }
            if left.currency != right.currency { return left.currency.code < right.currency.code }
            if left.amount != right.amount { return left.amount > right.amount }
            guard let first = left.category, let second = right.category else { return left.category != nil }
            return first < second
        }
    }
}
