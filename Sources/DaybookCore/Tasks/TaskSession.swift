import CivilTime
import Journal

/// A period of time spent on a task. Each is its own record, so sessions from two devices never overwrite each other.
public struct TaskSession: DeletableRow {
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

    public var isAlive: Bool { exists && start != nil }

    /// Whether it has not ended.
    public var isRunning: Bool { isAlive && end == nil && minutes == nil }

    /// Valid moments in milliseconds since 1970 (UTC): small enough that their differences do not overflow.
    static let moments = Int64(-1) << 53...1 << 53

    private static func moment(_ number: Int64?) -> Int64? { number.flatMap { moments.contains($0) ? $0 : nil } }
}

// One accessor per line.
// swift-format-ignore
extension TaskSession {
    public var task: RecordID? { get { self[.task] } set { self[.task] = newValue } }
    /// The start in milliseconds since 1970 (UTC).
    public var start: Int64? { get { self[.start] } set { self[.start] = newValue } }
    /// The end in milliseconds since 1970 (UTC); nil while running.
    public var end: Int64? { get { self[.end] } set { self[.end] = newValue } }
    /// Minutes entered by hand instead of measured. They count in full, even if sessions overlap.
    public var minutes: Int64? { get { self[.minutes] } set { self[.minutes] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
}
