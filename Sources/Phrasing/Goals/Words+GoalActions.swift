import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a goal in a sentence.
    func description(_ action: GoalAction, _ changes: [Change], in state: State, today: Day) -> String {
        let progress = state.goalProgress.rows(of: changes).first
        let milestone = state.milestones.rows(of: changes).first
        let goal =
            state.goals.rows(of: changes).first ?? (milestone?.goal ?? progress?.goal).flatMap { state.goals[$0] }
        let title = goal.map { state.title(of: $0) } ?? ""
        let step = milestone?.title ?? ""
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
            let unit = goal?.unit ?? ""
            if let amount = progress?.amount { return progressLogged(title, added(amount, unit)) }
            return progress?.value.map { progressLogged(title, measure($0, unit)) } ?? progressLogged
        case .deleteProgress: return progressDeleted
        case .addMilestone: return wasAdded(step)
        case .renameMilestone: return wasSaved(step)
        case .completeMilestone: return markedDone(step)
        case .reopenMilestone: return markedNotDone(step)
        case .deleteMilestone: return wasDeleted(step)
        }
    }
}
