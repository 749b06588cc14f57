import CivilTime
import Journal

/// A stretch of time spent on a task: a record of its own, so that two devices never lose a minute.
public struct TaskSession: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var task: RecordID?
    /// When it began: milliseconds since 1970 (UTC).
    public var start: Int64?
    /// When it ended, in the same; nil while it runs.
    public var end: Int64?
    /// How many minutes it was where they were typed and not measured: they count in full, whatever overlaps.
    public var minutes: Int64?
    /// The day it counts for.
    public var day: Day?

    public init(id: RecordID) { self.id = id }

    public static let table = "taskSessions"

    public static let fields: [Field<TaskSession>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("task", { $0.task }, { $0.task = $1 }),
        .integer("start", { $0.start }, { $0.start = moment($1) }),
        .integer("end", { $0.end }, { $0.end = moment($1) }),
        .integer("minutes", { $0.minutes }, { $0.minutes = TaskLimits.minutes(of: $1) }),
        .day("day", { $0.day }, { $0.day = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && start != nil }

    /// Whether it goes on.
    public var isRunning: Bool { isAlive && end == nil && minutes == nil }

    /// The moments there can be, in milliseconds: so few that their differences are numbers too.
    static let moments = Int64(-1) << 53...1 << 53

    private static func moment(_ number: Int64?) -> Int64? { number.flatMap { moments.contains($0) ? $0 : nil } }
}
