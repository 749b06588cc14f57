import CivilTime
import Journal

/// A span of days in which habits, repeated tasks, challenges and reminders rest. Other tasks and money do not.
public struct AwayPeriod: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, from, until, note }

    public static let schema = Schema(
        "away",
        [
            .life,
            Column("from", .day),
            Column("until", .day),
            Column("note", .line(0...AwayLimits.note)),
        ],
        required: [Field.from.rawValue])

    public static var editable: [Field] { [.from, .until, .note] }

    /// Whether it was not deleted, has a first day, and does not end before that.
    public var isAlive: Bool { exists && days != nil }

    /// Its days. One that is open, or too long, lasts for `AwayLimits.days`. Nil if it has none.
    public var days: ClosedRange<Day>? {
        guard let from, from >= HabitLimits.firstDay else { return nil }
        let last = from.advanced(by: AwayLimits.days - 1)
        let end = min(until ?? last, last)
        return from <= end ? from...end : nil
    }

    /// Whether it goes on until the person says that they are back.
    public var isOpen: Bool { until == nil }
}

// One accessor per line.
// swift-format-ignore
extension AwayPeriod {
    /// The first day.
    public var from: Day? { get { self[.from] } set { self[.from] = newValue } }
    /// The last day; nil if it is open.
    public var until: Day? { get { self[.until] } set { self[.until] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
}

/// The limits of away periods.
public enum AwayLimits {
    /// The greatest number of days of a period.
    public static let days = 366
    /// The number of days ahead that a period can begin.
    public static let daysAhead = 366
    /// Characters of a note.
    public static let note = 200
}
