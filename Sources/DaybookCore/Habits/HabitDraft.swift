import CivilTime
import Journal

/// A habit as entered in a form or command, not yet validated.
public struct HabitDraft: Hashable, Sendable {
    public var title = ""
    public var note = ""
    public var icon = ""
    public var color = Palette.stone
    public var category = CategoryChoice.none
    public var kind = HabitKind.check
    public var unit = ""
    /// Required for a measured habit, in its unit.
    public var target: Double?
    public var schedule = Schedule.daily
    /// Today if nil.
    public var startDay: Day?
    public var reminders: [ReminderDraft] = []

    public init(title: String = "") { self.title = title }
}

/// A reminder as entered in a form.
public struct ReminderDraft: Hashable, Sendable {
    public var time: TimeOfDay
    public var weekdays: WeekdaySet
    public var text: String

    public init(time: TimeOfDay, weekdays: WeekdaySet = .all, text: String = "") {
        self.time = time
        self.weekdays = weekdays
        self.text = text
    }
}

/// Text lengths, counts and number ranges allowed in habits.
public enum HabitLimits {
    /// Characters of a title, after trimming.
    public static let title = 2...64
    /// Maximum bytes of a title, which also limits combining accents piled onto one character.
    public static let titleBytes = 512
    /// Characters of a habit's or entry's note.
    public static let note = 10_000
    public static let reason = 500
    public static let reminderText = 200
    /// Characters of a unit.
    public static let unit = 16
    /// Characters of an icon. A family emoji counts as one.
    public static let icon = 2
    public static let reminders = 24
    /// The largest absolute value of a number.
    public static let value = 1_000_000_000.0
    static let values = -value...value
    /// The number of days ahead that a day can be skipped or given a note.
    public static let daysAhead = 366
    /// The earliest day that can be marked.
    public static let firstDay = Day(year: 1900, month: 1, day: 1)!
}
