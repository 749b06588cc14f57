import CivilTime

/// Reasons to refuse a goal command.
public enum GoalRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    /// Of one of its milestones.
    case milestone(FieldError)
    case targetNotPositive
    /// A strength is given in percent, 1 to 100.
    case targetNotAPercentage
    /// The target equals the start value.
    case targetEqualsStart
    case habitMissing
    case noSuchHabit
    case dayInTheFuture(Day)
    case deadlineBeforeStart(start: Day, deadline: Day)
    /// Something else than the person's own numbers measures the goal of this title.
    case notMeasuredByHand(String)
    case tooManyMilestones(limit: Int)
    case noSuchMilestone
    case noSuchGoal
    case category(CategoryRefusal)
}
