import DaybookCore
import Words

extension Words {
    /// The effects of undoing an action on records of other actions, in sentences; empty if there are none.
    public func sentences(_ consequences: UndoConsequences) -> [String] {
        var sentences: [String] = []
        if !consequences.hidden.isEmpty { sentences.append(undoHides(list(consequences.hidden))) }
        if !consequences.unlinked.isEmpty { sentences.append(undoUnlinks(list(consequences.unlinked))) }
        return sentences
    }

    /// "12 transactions (€5,101.00), 1 budget, 3 other records"
    private func list(_ groups: [UndoConsequences.Group]) -> String {
        var parts: [String] = []
        var others = 0
        for group in groups {
            guard let name = name(group) else {
                others += group.count
                continue
            }
            let sums = group.sums.map { amount($0.minorUnits, $0.currency, isSigned: true) }
            parts.append(sums.isEmpty ? name : "\(name) (\(sums.joined(separator: ", ")))")
        }
        if others > 0 { parts.append(otherRecords(others)) }
        return parts.joined(separator: ", ")
    }

    /// The number of the records of a table; nil if they have no name of their own.
    private func name(_ group: UndoConsequences.Group) -> String? {
        let count = group.count
        return switch group.table {
        case Habit.table: habits(count)
        case Entry.table: entries(count)
        case TaskItem.table: tasks(count)
        case Goal.table: goals(count)
        case Milestone.table: milestones(count)
        case GoalProgress.table: progressEntries(count)
        case MoodEntry.table: moodCount(count)
        case Transaction.table: transactions(count)
        case RecurringTransaction.table: recurring(count)
        case Budget.table: budgets(count)
        case PayeeRule.table: rules(count)
        case Workout.table: workouts(count)
        case ExerciseSet.table: sets(count)
        case Routine.table: routines(count)
        case Meal.table: meals(count)
        case Attachment.table: files(count)
        case Challenge.table: challenges(count)
        default: nil
        }
    }
}
