/// What became of a habit in all, from its beginning to today.
public struct HabitTotals: Hashable, Sendable {
    /// On how many days it was done, due or not.
    public var timesDone = 0
    /// The sum of the numbers entered, in the habit's unit; those of skipped days are left out.
    public var sum = 0.0
    /// How many days were due and not skipped.
    public var daysDue = 0
    /// How many days were skipped.
    public var daysSkipped = 0

    /// Nothing.
    public init() {}
}
