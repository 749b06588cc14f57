import DaybookCore
import Words

extension GoalRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on goals.
    public func reason(_ refusal: GoalRefusal) -> String {
        switch refusal {
        case .field(let error), .milestone(let error): reason(error)
        case .targetNotPositive: targetNotAboveZero
        case .targetNotAPercentage: targetNotAPercentage
        case .targetEqualsStart: targetEqualsStart
        case .habitMissing: habitMissing
        case .noSuchHabit: habitNotFound
        case .noSuchAccount: accountNotFound
        case .dayInTheFuture: dayInFuture
        case .deadlineBeforeStart: deadlineBeforeStart
        case .notMeasuredByHand(let title): notMeasuredByHand(title)
        case .tooManyMilestones: tooManyMilestones
        case .noSuchMilestone: milestoneWasDeleted
        case .noSuchGoal: goalWasDeleted
        case .category(let refusal): reason(refusal)
        }
    }
}
