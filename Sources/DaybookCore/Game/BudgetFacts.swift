import CivilTime
import Journal
import Money

/// The spending of a budget's periods, and those that were kept.
struct BudgetFacts: Sendable {
    let budget: Budget
    private let firstWeekday: Weekday
    /// Spending by the number of the period, minor units.
    private var spent: [Int: AmountSum] = [:]
    /// The days after the periods that were kept, in order: a period counts once it is over.
    private(set) var kept: [Day] = []

    init(_ budget: Budget, _ firstWeekday: Weekday) {
        (self.budget, self.firstWeekday) = (budget, firstWeekday)
    }

    func number(of day: Day) -> Int { budget.period.number(of: day, firstWeekday) }

    /// The days of the period around a day.
    func days(around day: Day) -> ClosedRange<Day> { budget.period.days(around: day, firstWeekday) }

    mutating func clear(around day: Day) { spent[number(of: day)] = nil }

    mutating func add(_ amount: Int64, on day: Day) { spent[number(of: day), default: AmountSum()] += amount }

    /// The first period that was not judged; nil if none is left.
    private var next: ClosedRange<Day>?
    /// The number of the period from which the rest is carried over.
    private var base = 0
    private var spentSinceBase = AmountSum()

    /// Finds the periods that begin through the day of the last transaction of which no more than the limit was spent. Later ones
    /// are judged on the day of the game, so that the facts depend on no clock.
    mutating func findKept(in state: State) {
        (kept, next, spentSinceBase) = ([], nil, AmountSum())
        let entries = state.transactionIndex.entries
        guard let since = budget.since ?? entries.first?.day else { return }
        base = number(of: budget.carriedInto ?? since)
        next = days(around: max(since, DailyCounts.days.lowerBound))
        if let last = entries.last?.day { judge(through: last) }
    }

    /// Whether a period that begins through a day was not judged.
    func isUnjudged(through day: Day) -> Bool { next.map { $0.lowerBound <= end(day) } ?? false }

    private func end(_ day: Day) -> Day { min(budget.until ?? .last, day, DailyCounts.days.upperBound) }

    /// Adds the periods that begin through a day of which no more than the limit was spent, also if nothing was. All are judged by
    /// the current limit: earlier ones are not known.
    mutating func judge(through day: Day) {
        let end = end(day)
        let granted = budget.carriedInto == nil ? 0 : budget.carried
        while let days = next, days.lowerBound <= end {
            let number = number(of: days.lowerBound)
            var limit = budget.limit
            if budget.rollsOver, number >= base {
                limit = AmountSum.of(
                    limit, granted, AmountSum.times(budget.limit, number - base), -spentSinceBase.amount)
                spentSinceBase += spent[number]?.amount ?? 0
            }
            let following = days.upperBound.advanced(by: 1)
            if spent[number]?.amount ?? 0 <= limit { kept.append(following) }
            next = following > days.upperBound ? self.days(around: following) : nil
        }
    }
}

extension State {
    /// The facts of all budgets, by their indices; nil for those that do not count, or came with an import.
    func budgetFacts(_ imported: ImportedStamps) -> [BudgetFacts?] {
        let firstWeekday = settings.firstWeekday
        var facts: [BudgetFacts?] = budgets.rows.enumerated().map { row, budget in
            guard self.budget(budget.id) != nil, !imported.wrote(row, of: budgets, [Budget.Field.life.rawValue]) else {
                return nil
            }
            return BudgetFacts(budget.detached, firstWeekday)
        }
        addSpending(to: &facts, on: Day.first...Day.last, only: nil)
        return facts
    }

    /// Adds up anew the periods around a day, of which a transaction changed.
    func updateBudgetFacts(_ facts: inout [BudgetFacts?], around day: Day) {
        for index in facts.indices {
            guard let days = facts[index]?.days(around: day) else { continue }
            facts[index]?.clear(around: day)
            addSpending(to: &facts, on: days, only: index)
        }
    }

    /// - Parameter only: The index of the only budget to add to; nil for all.
    private func addSpending(to facts: inout [BudgetFacts?], on days: ClosedRange<Day>, only: Int?) {
        var indices: [RecordID: [Int]] = [:]
        for (index, item) in facts.enumerated() where only == nil || only == index {
            if let category = item?.budget.category { indices[category, default: []].append(index) }
        }
        guard !indices.isEmpty else { return }
        var changed = facts
        forEachCategorisedAmount(on: days) { item in
            guard let category = item.category, let currency = item.currency, let found = indices[category] else {
                return
            }
            for index in found where changed[index]?.budget.currency == currency {
                changed[index]?.add(-item.effect, on: item.day)
            }
        }
        facts = changed
    }
}
