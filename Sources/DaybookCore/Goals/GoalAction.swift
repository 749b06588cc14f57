/// The actions on goals and their milestones. Raw values are stored in the journal and must not change.
public enum GoalAction: String, CaseIterable, FeatureAction {
    case addGoal, addMilestone, addProgress, archiveGoal, completeMilestone, deleteGoal, deleteMilestone,
        deleteProgress, editGoal, moveGoal, moveMilestone, reachGoal, renameMilestone, reopenGoal,
        reopenMilestone, restoreGoal

    public var name: ActionName { .goal(self) }
}
