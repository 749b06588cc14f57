import CivilTime

/// Reasons to refuse a goal command.
public enum GoalRefusal: Error, Hashable, Sendable {
    case titleBlank
    case titleTooLong(limit: Int)
    case noteTooLong(limit: Int)
    case iconTooLong
    case unitTooLong(limit: Int)
    case unknownColor(String)
    case unknownMeasure(String)
    case startNotANumber(String)
    case targetMissing
    case targetNotANumber(String)
    case targetNotPositive
    case numberTooLarge
    /// A strength target must be 1 to 100 percent.
    case targetNotAPercentage
    /// The target equals the start value.
    case targetIsStart
    case habitMissing
    case noSuchHabit
    case noSuchDay(String)
    case dayTooEarly(Day)
    case dayInTheFuture(Day)
    case deadlineBeforeStart(start: Day, deadline: Day)
    case valueNotANumber(String)
    /// The goal with this title does not take recorded numbers.
    case notMeasuredByHand(String)
    case milestoneBlank
    case milestoneTooLong(limit: Int)
    case tooManyMilestones(limit: Int)
    case noSuchMilestone
    case noSuchGoal
    case category(CategoryRefusal)
}
