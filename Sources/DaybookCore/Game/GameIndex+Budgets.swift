import CivilTime
import Journal

extension GameIndex {
    mutating func setBudgets(_ state: State) {
        replaceBudgets(state.budgetFacts(imported), state)
    }

    mutating func updateBudgets(_ days: Set<Day>, _ state: State) {
        var updated = budgets
        for day in days.sorted() { state.updateBudgetFacts(&updated, around: day) }
        replaceBudgets(updated, state)
    }

    private mutating func replaceBudgets(_ new: [BudgetFacts?], _ state: State) {
        count(budgets, times: -1)
        budgets = new
        for index in budgets.indices { budgets[index]?.findKept(in: state) }
        count(budgets, times: 1)
    }

    /// The index with the periods of budgets that began after the last transaction, through a day.
    func judgingBudgets(through day: Day) -> GameIndex {
        guard budgets.contains(where: { $0?.isUnjudged(through: day) ?? false }) else { return self }
        var index = self
        index.count(budgets, times: -1)
        for row in index.budgets.indices { index.budgets[row]?.judge(through: day) }
        index.count(index.budgets, times: 1)
        return index
    }

    private mutating func count(_ budgets: [BudgetFacts?], times sign: Int64) {
        for facts in budgets {
            guard let facts else { continue }
            for day in facts.kept {
                points.add(sign * PointRules.budgetKept(facts.budget.period), on: day)
                add(sign, .budgets, on: day)
            }
        }
    }
}
