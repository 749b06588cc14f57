import CivilTime
import Journal

/// A reminder of a habit at a time on selected weekdays.
public struct Reminder: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, habit, time, weekdays, text }

    public static let schema = Schema(
        "reminders",
        [
            .life,
            Column("habit", .reference),
            Column("time", .time, initial: .integer(540)),
            Column("weekdays", .weekdays, initial: .integer(127)),
            Column("text", .line(0...HabitLimits.reminderText)),
        ],
        owners: [.column(Field.habit.rawValue, of: "habits")])

    public static var editable: [Field] { [.time, .weekdays, .text] }
}

// One accessor per line.
// swift-format-ignore
extension Reminder {
    public var habit: RecordID? { get { self[.habit] } set { self[.habit] = newValue } }
    public var time: TimeOfDay? { get { self[.time] ?? TimeOfDay(minutes: 540) } set { self[.time] = newValue } }
    public var weekdays: WeekdaySet { get { self[.weekdays] ?? .all } set { self[.weekdays] = newValue } }
    /// The reminder's text. Empty to use the habit's title.
    public var text: String { get { self[.text] } set { self[.text] = newValue } }
}
