import CivilTime
import Journal

/// A time on chosen weekdays at which a person wants to be reminded of a habit.
public struct Reminder: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var habit: RecordID?
    public var time = TimeOfDay(minutes: 540)
    public var weekdays = WeekdaySet.all
    /// What it says; empty for the habit's title.
    public var text = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "reminders"

    public static let fields: [Field<Reminder>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("habit", { $0.habit }, { $0.habit = $1 }),
        .integer(
            "time", { $0.time.map { Int64($0.minutes) } },
            { row, minutes in row.time = minutes.flatMap { Int(exactly: $0) }.flatMap { TimeOfDay(minutes: $0) } }),
        .integer(
            "weekdays", { Int64($0.weekdays.rawValue) },
            { row, bits in
                row.weekdays = bits.flatMap { UInt8(exactly: $0) }.flatMap { WeekdaySet(rawValue: $0) } ?? .all
            }),
        .text("text", { $0.text }, { $0.text = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 }
}
