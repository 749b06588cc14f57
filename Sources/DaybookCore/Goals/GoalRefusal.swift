import CivilTime

/// Reasons to refuse a goal command.
public enum GoalRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    /// An invalid field of a milestone.
    case milestone(FieldError)
    case targetNotPositive
    /// The target of a strength is not in 1...100 percent.
    case targetNotAPercentage
    /// The target equals the start value.
    case targetEqualsStart
    case habitMissing
    case noSuchHabit
    case noSuchAccount
    case dayInTheFuture(Day)
    case deadlineBeforeStart(start: Day, deadline: Day)
    /// The goal with this title is not measured by hand.
    case notMeasuredByHand(String)
    case tooManyMilestones(limit: Int)
    case noSuchMilestone
    case noSuchGoal
    case category(CategoryRefusal)
}
