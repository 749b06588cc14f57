import CivilTime

/// Length and count limits of habits.
public enum HabitLimits {
    /// The days to come among which the next due one is looked for: more than any interval, with some time away.
    static let phaseDays = 800
    /// Characters of a title, after trimming.
    public static let title = 2...64
    /// Bytes of a title, because one character can have any number of accents.
    public static let titleBytes = 512
    /// Days of a history.
    static let historyDays = 73_050
    /// Characters of a note, a reason or a reminder's text.
    public static let note = 10_000
    public static let reason = 500
    public static let reminderText = 200
    /// Characters of a unit.
    public static let unit = 16
    /// Characters of an icon; a family emoji is one.
    public static let icon = 2
    public static let reminders = 24
    /// The greatest target or value.
    public static let value = 1_000_000_000.0
    static let values = -value...value
    /// The number of days ahead that can be skipped or have a note.
    public static let daysAhead = 366
    /// The first day that can be marked.
    public static let firstDay = Day(year: 1900, month: 1, day: 1)!
}
