import Journal

/// What a goal is measured by.
public enum GoalMeasure: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    /// A number that the person writes down.
    case amount
    /// How many of its milestones are done.
    case milestones
    /// How many of the tasks that belong to it are completed.
    case tasks
    /// How often a habit was done since the goal's start, or how much it came to if the habit is measured.
    case habitCount
    /// The strength of a habit, in percent.
    case habitStrength

    /// Whether a habit feeds it.
    public var isOfHabit: Bool { self == .habitCount || self == .habitStrength }

    /// Whether it can be without a number to reach.
    public var needsTarget: Bool { self == .amount || isOfHabit }
}
