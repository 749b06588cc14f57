import CivilTime
import Journal
import Money

/// Income and spending in each of some months, or on each of some days, by currency; see `CategorisedAmount`. Transfers
/// between the person's own accounts are neither.
public struct CashFlow: Sendable {
    /// Income and spending in one month or day and one currency.
    public struct Amounts: Hashable, Sendable {
        /// Minor units of the currency; below zero if more was returned.
        public var earned: Int64 { earnedSum.amount }
        public var spent: Int64 { spentSum.amount }
        fileprivate var earnedSum = AmountSum()
        fileprivate var spentSum = AmountSum()

        public var difference: Int64 { AmountSum.difference(earned, spent) }
        public var isZero: Bool { earned == 0 && spent == 0 }

        public init() {}

        mutating func add(_ item: CategorisedAmount) {
            if item.kind == .income { earnedSum += item.amount } else { spentSum += item.amount }
        }

        fileprivate mutating func add(_ other: Amounts) {
            earnedSum += other.earnedSum
            spentSum += other.spentSum
        }
    }

    /// The months or days in order.
    public let spans: [ClosedRange<Day>]
    private var amounts: [Currency: [Amounts]] = [:]

    /// The currencies with any amounts, by code.
    public var currencies: [Currency] {
        amounts.filter { $0.value.contains { !$0.isZero } }.keys.sorted { $0.code < $1.code }
    }

    /// The amounts of each span in a currency.
    public func amounts(in currency: Currency) -> [Amounts] {
        amounts[currency] ?? spans.map { _ in Amounts() }
    }

    /// The sums of all spans in a currency.
    public func sum(in currency: Currency) -> Amounts {
        amounts(in: currency).reduce(into: Amounts()) { $0.add($1) }
    }

    /// The flow of a number of months up to the last.
    ///
    /// - Parameters:
    ///   - days: Only these days of the months; nil for all.
    ///   - account: Only the transactions of this account; nil for those of all.
    public init(
        months count: Int, upTo last: Month, days: ClosedRange<Day>? = nil, account: RecordID? = nil, in state: State
    ) {
        let first = last.advanced(by: 1 - count)
        let start = first.year * 12 + first.number
        let end = last.year * 12 + last.number
        var spans: [ClosedRange<Day>] = []
        for offset in 0...end - start {
            let month = first.advanced(by: offset)
            let whole = month.first...month.last
            spans.append(days.map { $0.clamped(to: whole) } ?? whole)
        }
        self.init(spans, account, state) { $0.year * 12 + $0.month - start }
    }

    /// The flow of some days as a whole.
    public init(of days: ClosedRange<Day>, in state: State) {
        self.init([days], nil, state) { _ in 0 }
    }

    /// The flow of each day of a month.
    public init(daysOf month: Month, in state: State) {
        let spans = (0..<month.dayCount).map { month.first.advanced(by: $0)...month.first.advanced(by: $0) }
        self.init(spans, nil, state) { $0.days(since: month.first) }
    }

    private init(_ spans: [ClosedRange<Day>], _ account: RecordID?, _ state: State, _ index: (Day) -> Int) {
        self.spans = spans
        guard let first = spans.first, let last = spans.last else { return }
        let currencies = Set(state.livingAccounts.map { $0.currency }).sorted { $0.code < $1.code }
        var slots: [Currency: Int] = [:]
        for (slot, currency) in currencies.enumerated() { slots[currency] = slot }
        var amounts = currencies.map { _ in spans.map { _ in Amounts() } }
        let days = first.lowerBound...last.upperBound
        if let account {
            state.forEachCategorisedAmount(on: days) { item in
                guard account == item.account, let slot = item.currency.flatMap({ slots[$0] }) else { return }
                amounts[slot][index(item.day)].add(item)
            }
        } else {
            for flow in state.dailyFlows.flows(on: days, of: state) {
                if let slot = slots[flow.currency] { amounts[slot][index(flow.day)].add(flow.amounts) }
            }
        }
        for (slot, currency) in currencies.enumerated() { self.amounts[currency] = amounts[slot] }
    }
}
