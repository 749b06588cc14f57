/// The actions on goals and their milestones. Their names are in the journal, and stay.
public enum GoalAction: String, CaseIterable, FeatureAction {
    case addGoal, addMilestone, addProgress, archiveGoal, completeMilestone, deleteGoal, deleteMilestone,
        deleteProgress, editGoal, moveGoal, moveMilestone, reachGoal, renameMilestone, reopenGoal,
        reopenMilestone, restoreGoal

    public var name: ActionName { .goal(self) }
}
