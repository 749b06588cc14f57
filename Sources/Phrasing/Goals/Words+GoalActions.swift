import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a goal in a sentence.
    func description(_ action: GoalAction, _ changes: [Change], in state: State) -> String {
        let goal = changes.lazy.compactMap { state.goal(of: $0) }.first
        let milestone = changes.lazy.compactMap { state.milestones[$0.record] }.first
        let title = changes.lazy.compactMap { $0.goalTitle }.first ?? goal?.title ?? ""
        let step = changes.lazy.compactMap { $0.milestoneTitle }.first ?? milestone?.title ?? ""
        switch action {
        case .addGoal: return wasAdded(title)
        case .editGoal: return wasSaved(title)
        case .reachGoal: return goalReached(title)
        case .reopenGoal: return goalReopened(title)
        case .archiveGoal: return wasArchived(title)
        case .restoreGoal: return wasRestored(title)
        case .deleteGoal: return wasDeleted(title)
        case .moveGoal, .moveMilestone: return orderSaved
        case .addProgress:
            let number = changes.lazy.compactMap { $0.progressFigure }.first
            let unit = goal?.unit ?? ""
            guard let number else { return progressWritten }
            return progressWritten(title, number.isAddition ? added(number.value, unit) : measure(number.value, unit))
        case .deleteProgress: return progressDeleted
        case .addMilestone: return wasAdded(step)
        case .renameMilestone: return wasSaved(step)
        case .completeMilestone: return markedDone(step)
        case .reopenMilestone: return markedNotDone(step)
        case .deleteMilestone: return wasDeleted(step)
        }
    }
}

extension Change {
    fileprivate var goalTitle: String? { text(of: "title", in: Goal.table) }
    fileprivate var milestoneTitle: String? { text(of: "title", in: Milestone.table) }

    private func text(of name: String, in table: String) -> String? {
        guard self.table == table, field == name, case .text(let text) = value else { return nil }
        return text
    }

    /// The logged number, and whether it is added to the previous total.
    fileprivate var progressFigure: (value: Double, isAddition: Bool)? {
        guard table == GoalProgress.table, case .real(let number) = value else { return nil }
        return (number, field == "amount")
    }
}

extension State {
    /// The goal that a change is about, deleted or not.
    fileprivate func goal(of change: Change) -> Goal? {
        // After undo the record belongs to no goal, but the change still names it.
        if change.field == "goal", case .bytes(let bytes) = change.value {
            return RecordID(bytes).flatMap { goals[$0] }
        }
        return switch change.table {
        case Goal.table: goals[change.record]
        case Milestone.table: milestones[change.record]?.goal.flatMap { goals[$0] }
        case GoalProgress.table: goalProgress[change.record]?.goal.flatMap { goals[$0] }
        default: nil
        }
    }
}
