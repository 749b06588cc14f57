import CivilTime
import Journal

/// A stretch of time spent on a task: a record of its own, so that two devices never lose a minute.
public struct TaskSession: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, task, start, end, minutes, day }

    public static let schema = Schema(
        "taskSessions",
        [
            .life,
            Column("task", .reference),
            Column("start", .moment),
            Column("end", .moment),
            Column("minutes", .integer(1...525_600)),
            Column("day", .day),
        ],
        owners: [.column(Field.task.rawValue, of: "tasks")])

    public var isAlive: Bool { life & 1 == 1 && start != nil }

    /// Whether it goes on.
    public var isRunning: Bool { isAlive && end == nil && minutes == nil }

    /// The moments there can be, in milliseconds: so few that their differences are numbers too.
    static let moments = Int64(-1) << 53...1 << 53

    private static func moment(_ number: Int64?) -> Int64? { number.flatMap { moments.contains($0) ? $0 : nil } }
}

// One accessor per line.
// swift-format-ignore
extension TaskSession {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    public var task: RecordID? { get { self[.task] } set { self[.task] = newValue } }
    /// When it began: milliseconds since 1970 (UTC).
    public var start: Int64? { get { self[.start] } set { self[.start] = newValue } }
    /// When it ended, in the same; nil while it runs.
    public var end: Int64? { get { self[.end] } set { self[.end] = newValue } }
    /// How many minutes it was where they were typed and not measured: they count in full, whatever overlaps.
    public var minutes: Int64? { get { self[.minutes] } set { self[.minutes] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
}
