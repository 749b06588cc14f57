import CivilTime

/// Why something about goals was refused.
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
    /// A strength is given in percent, 1 to 100.
    case targetNotAPercentage
    /// There would be nothing to do.
    case targetIsStart
    case habitMissing
    case noSuchHabit
    case noSuchDay(String)
    case dayTooEarly(Day)
    case dayInTheFuture(Day)
    case deadlineBeforeStart(start: Day, deadline: Day)
    case valueNotANumber(String)
    /// Something else than the person's own numbers measures the goal of this title.
    case notMeasuredByHand(String)
    case milestoneBlank
    case milestoneTooLong(limit: Int)
    case tooManyMilestones(limit: Int)
    case noSuchMilestone
    case noSuchGoal
    case category(CategoryRefusal)
}
