/// Totals of a habit from its first day to today.
public struct HabitTotals: Hashable, Sendable {
    /// The number of days done, whether due or not.
    public var timesDone = 0
    /// The sum of values in the habit's unit, without skipped days.
    public var sum = 0.0
    /// The number of days due and not skipped.
    public var daysDue = 0
    /// The number of days skipped.
    public var daysSkipped = 0

    /// Creates empty totals.
    public init() {}
}
