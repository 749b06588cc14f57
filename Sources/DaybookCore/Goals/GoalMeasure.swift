import Journal

/// The way a goal's progress is measured.
public enum GoalMeasure: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    /// A number recorded by hand, or the balance of an account.
    case amount
    /// The number of completed milestones.
    case milestones
    /// The number of completed tasks that belong to the goal.
    case tasks
    /// The number of times a habit was done since the goal's first day or, for a measured habit, the total amount.
    case habitCount
    /// The strength of a habit, in percent.
    case habitStrength

    /// Whether progress comes from a habit.
    public var isOfHabit: Bool { self == .habitCount || self == .habitStrength }

    /// Whether a target is required.
    public var needsTarget: Bool { self == .amount || isOfHabit }
}
