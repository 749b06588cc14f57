import CivilTime

/// Length and count limits of goals.
public enum GoalLimits {
    /// Characters of a title, a milestone's too, after trimming.
    public static let title = 120
    /// Characters of a note.
    public static let note = 10_000
    /// Characters of a unit.
    public static let unit = 16
    /// The greatest magnitude of a number.
    public static let value = 1_000_000_000.0
    static let values = -value...value
    public static let milestones = 200
}
