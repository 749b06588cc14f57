import CivilTime
import Journal
import Money

/// Spending and income by category in some days, beside some days before.
public struct CategoryComparison: Sendable {
    /// A category in one currency.
    public struct Line: Hashable, Sendable {
        /// Nil for what has no category, or one that was deleted.
        public let category: RecordID?
        public let kind: MoneyCategoryKind
        public let currency: Currency
        /// Minor units; see `CategoryTotals.Line`.
        public fileprivate(set) var amount: Int64
        public fileprivate(set) var before: Int64

        public var change: Int64 { AmountSum.difference(amount, before) }
    }

    /// Expenses before income, by currency, the largest changes first.
    public let lines: [Line]

    public init(of days: ClosedRange<Day>, with before: ClosedRange<Day>, in state: State) {
        self.init(CategoryTotals(of: days, in: state), with: CategoryTotals(of: before, in: state))
    }

    init(_ totals: CategoryTotals, with before: CategoryTotals) {
        struct Key: Hashable {
            let category: RecordID?
            let kind: MoneyCategoryKind
            let currency: Currency
        }
        var lines: [Line] = []
        var indices: [Key: Int] = [:]
        func index(of line: CategoryTotals.Line) -> Int {
            let key = Key(category: line.category, kind: line.kind, currency: line.currency)
            if let index = indices[key] { return index }
            indices[key] = lines.count
            lines.append(
                Line(category: line.category, kind: line.kind, currency: line.currency, amount: 0, before: 0))
            return lines.count - 1
        }
        for line in totals.lines { lines[index(of: line)].amount = line.amount }
        for line in before.lines { lines[index(of: line)].before = line.amount }
        self.lines = lines.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.kind != second.kind { return first.kind == .expense }
            if first.currency != second.currency { return first.currency.code < second.currency.code }
            let (change, other) = (first.change.magnitude, second.change.magnitude)
            return change == other ? left.offset < right.offset : change > other
        }.map { $0.element }
    }

    /// The sums of one kind in each currency, by code.
    public func sums(_ kind: MoneyCategoryKind) -> [(currency: Currency, amount: Int64, before: Int64)] {
        var sums: [(currency: Currency, amount: Int64, before: Int64)] = []
        // Lines of one currency follow one another.
        for line in lines where line.kind == kind {
            if let last = sums.indices.last, sums[last].currency == line.currency {
                sums[last].amount = AmountSum.of(sums[last].amount, line.amount)
                sums[last].before = AmountSum.of(sums[last].before, line.before)
            } else {
                sums.append((line.currency, line.amount, line.before))
            }
        }
        return sums
    }
}
