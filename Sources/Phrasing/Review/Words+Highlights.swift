import DaybookCore
import Words

extension Words {
    /// The figures that differ most from those before, a sentence for each: "Steps a day: down to 6,709 (week before: 8,085)."
    public func sentences(on changes: [FigureChange], of span: ReviewSpan, in state: State) -> [String] {
        changes.map { change in
            let before = earlier(text(change.before, of: change.figure, in: state), than: span)
            let value = text(change.value, of: change.figure, in: state)
            return changed(
                name(change.figure), isMore: change.isMore, isMood: change.figure == .mood,
                span.isUnderWay ? throughYesterday(value) : value, before)
        }
    }

    /// Successes and misses, a sentence for each part: "Tasks: 5 in time, 1 late, 2 missed."
    public func sentences(on highlights: ReviewHighlights, of span: ReviewSpan, in state: State) -> [String] {
        var sentences: [String] = []
        if let tasks = highlights.tasks {
            var facts: [String] = []
            if tasks.inTime > 0 { facts.append(doneInTime(tasks.inTime)) }
            if tasks.late > 0 { facts.append(doneLate(tasks.late)) }
            if tasks.missed > 0 { facts.append(missedTasks(tasks.missed)) }
            sentences.append("\(self.tasks): \(facts.joined(separator: ", ")).")
        }
        if let training = highlights.training {
            var facts: [String] = []
            if !training.records.isEmpty {
                let names = training.records.compactMap { state.exercise($0).map { name($0) } }
                facts.append(recordsIn(names.joined(separator: ", ")))
            }
            if training.moreBefore > 0 {
                facts.append(
                    span.isUnderWay ? throughYesterday(number(training.count)) : workoutsDone(training.count))
                facts.append(earlier(number(training.moreBefore), than: span))
            }
            sentences.append("\(workouts): \(facts.joined(separator: ", ")).")
        }
        if let budgets = highlights.budgets {
            func title(_ status: BudgetStatus) -> String {
                state.moneyCategory(status.budget.category).map { self.title($0) } ?? ""
            }
            var facts = budgets.over.map { budgetOver(title($0), left($0)) }
            if !budgets.kept.isEmpty { facts.append(budgetsKept(budgets.kept.map(title).joined(separator: ", "))) }
            sentences.append("\(self.budgets): \(facts.joined(separator: "; ")).")
        }
        return sentences
    }
}
