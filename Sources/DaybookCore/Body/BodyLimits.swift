import CivilTime

/// How much text the body's records can hold, and within what their numbers must be.
public enum BodyLimits {
    /// Characters of a name, after trimming.
    public static let name = 80
    /// Characters of a note.
    public static let note = 10_000
    /// Centimetres of height.
    public static let height = 50.0...280.0
    /// Kilograms of a weight.
    public static let weight = 1.0...700.0
    /// Kilograms a week of the wanted change.
    public static let rate = 0.05...1.5
    /// Percent of fat.
    public static let share = 1.0...90.0
    /// Centimetres around a part of the body.
    public static let girth = 1.0...500.0
    /// Whatever is measured: the limits of its own measure are within these.
    public static let measured = 1.0...700.0
    /// The first day that can be given.
    public static let firstDay = HabitLimits.firstDay
    /// Milliseconds since 1970 of a moment.
    static let moment: ClosedRange<Int64> = -(1 << 53)...(1 << 53)
    /// Minutes that a clock on the wall is ahead of UTC.
    static let offset: ClosedRange<Int64> = -1440...1440
}
