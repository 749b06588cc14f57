import DaybookCore
import Journal
import Words

extension Words {
    /// An insight as a sentence.
    public func sentence(of insight: Insight, in state: State) -> String {
        switch insight {
        case .longestStreak(let habit, let length, let isDone):
            longestStreakYet(days(length), of: habit.title, isDone: isDone)
        case .record(let exercise): recordYesterday(state.exercise(exercise).map { name($0) } ?? "")
        case .tasksOfWeek(let count, let usual, _): tasksThisWeek(count, usual: usual)
        case .budgetLeft(let status):
            budgetLeftForDays(
                state.moneyCategory(status.budget.category).map { title($0) } ?? "",
                amount(status.left, status.budget.currency), days: status.daysLeft)
        }
    }
}
