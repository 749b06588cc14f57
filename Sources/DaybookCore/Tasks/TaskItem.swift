import CivilTime
import Journal

/// Something to do, once or again and again.
///
/// One that is repeated is a record with a repetition; each of its times is a record whose id is made of that one's and
/// the day, so that two devices that complete Tuesday's complete one. What is not written of a time is as the repeated
/// task has it; `State.task` fills that in.
public struct TaskItem: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, title, note, priority, status, dueDay, dueTime, startDay, waitUntil, estimate, category, goal,
            parent, repetition, position, createdOn, closedOn, source, foreign
    }

    public static let schema = Schema(
        "tasks",
        [
            .life,
            Column("title", .line(TaskLimits.title)),
            Column("note", .lines(TaskLimits.note)),
            Column("priority", TaskPriority.column()),
            Column("status", TaskStatus.column(implied: .pending)),
            Column("dueDay", .day),
            Column("dueTime", .time),
            Column("startDay", .day),
            Column("waitUntil", .day),
            Column("estimate", .integer(1...525_600)),
            Column("category", .reference),
            Column("goal", .reference),
            Column("parent", .reference),
            Column("repetition", .line(0...RecurrenceRule.longest + 16)) { Repetition(ofTask: $0) != nil },
            Column("position", .position),
            Column("createdOn", .day),
            Column("closedOn", .day),
            Column("source", .source),
            Column("foreign", .text(TextLimits(0...TaskLimits.foreign, bytes: TaskLimits.foreign, isMultiline: true))),
        ],
        owners: [
            .key(of: "tasks") { TaskItem.occurrence($0)?.series },
            .column(Field.parent.rawValue, of: "tasks", erasesToo: false),
        ])

    /// Whether it exists; a time of a repeated task has no life of its own.
    public var isAlive: Bool { life & 1 == 1 }

    /// Whether it is open though it should have been done by now: it was due on an earlier day or, with a time, at an
    /// earlier one of the calendar, also where the person's day lasts beyond midnight.
    public func isOverdue(today: Day, now: Now) -> Bool {
        guard status.isOpen, let dueDay else { return false }
        guard let dueTime else { return dueDay < today }
        return (dueDay, dueTime) < (now.calendarDay, now.time)
    }

    /// Whether it is one time of a repeated task.
    public var isOccurrence: Bool { Self.occurrence(id) != nil }
}

// One accessor per line.
// swift-format-ignore
extension TaskItem {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    public var priority: TaskPriority? { get { self[.priority] } set { self[.priority] = newValue } }
    public var status: TaskStatus { get { self[.status] ?? .pending } set { self[.status] = newValue } }
    public var dueDay: Day? { get { self[.dueDay] } set { self[.dueDay] = newValue } }
    /// Stands only beside a due day.
    public var dueTime: TimeOfDay? { get { self[.dueTime] } set { self[.dueTime] = newValue } }
    /// Not before this day.
    public var startDay: Day? { get { self[.startDay] } set { self[.startDay] = newValue } }
    /// Out of sight until this day.
    public var waitUntil: Day? { get { self[.waitUntil] } set { self[.waitUntil] = newValue } }
    /// How long it should take, in minutes.
    public var estimate: Int64? { get { self[.estimate] } set { self[.estimate] = newValue } }
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var goal: RecordID? { get { self[.goal] } set { self[.goal] = newValue } }
    /// The task it is a part of, as written; `State.parent(of:)` is what holds.
    public var parent: RecordID? { get { self[.parent] } set { self[.parent] = newValue } }
    public var repetition: Repetition? { get { Repetition(ofTask: self[.repetition]) } set { self[.repetition] = newValue?.code ?? "" } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
    /// The day it was completed, cancelled or skipped.
    public var closedOn: Day? { get { self[.closedOn] } set { self[.closedOn] = newValue } }
    /// Which record of which other program it came from; empty for one made here.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
    /// What that program's file held that has no field here, in that file's own words.
    public var foreign: String { get { self[.foreign] } set { self[.foreign] = newValue } }
}

extension TaskItem {
    private static let occurrenceKind: UInt8 = 4
    private static let continuationKind: UInt8 = 5

    /// The most bytes that a task's own id has, so that ids can be made of it.
    public static let longestID = 22
    /// The bytes that the id of a task has whose times can have ids.
    private static let repeatable = 16...longestID

    /// The one id of a repeated task's time on a day; nil for a task whose own id is too short or too long.
    public static func id(of series: RecordID, on day: Day) -> RecordID? {
        guard repeatable.contains(series.count) else { return nil }
        return RecordID([occurrenceKind] + series.bytes + day.keyBytes)
    }

    /// Of which repeated task, and on which day, a time with this id is; nil for any other task's id.
    public static func occurrence(_ id: RecordID) -> (series: RecordID, day: Day)? {
        guard repeatable.contains(id.count - 5), id[0] == occurrenceKind, let day = Day(keyBytes: id),
            let series = id.part(1..<id.count - 4)
        else { return nil }
        return (series, day)
    }

    /// The repeated task of a time's id; any other task's id is its own.
    public static func root(of id: RecordID) -> RecordID { occurrence(id)?.series ?? id }

    /// Whether a task of its own can have this id, so that ids can be made of it.
    static func canBeOwn(_ id: RecordID) -> Bool { id.count <= longestID && occurrence(id) == nil }

    /// Whether it has an id of which those of its times can be made.
    var canHaveTimes: Bool { Self.repeatable.contains(id.count) }

    /// The one id of what a repeated task becomes from a day on, where all later times were changed.
    static func continuation(of series: RecordID, from day: Day) -> RecordID? {
        let first = first(of: series)
        guard first.count <= 17 else { return nil }
        return RecordID([continuationKind] + first.bytes + day.keyBytes)
    }

    /// The task that one began as that is a continuation; any other is its own.
    static func first(of series: RecordID) -> RecordID {
        guard series[0] == continuationKind, series.count > 16 + 4 else { return series }
        return series.part(1..<series.count - 4) ?? series
    }
}

extension Repetition {
    /// From the code in a task's field; nil for what no task can have, such as what comes several times a day.
    init?(ofTask code: String) {
        guard let read = try? Repetition(code: code), read.comesOnceADay else { return nil }
        self = read
    }

    /// Whether it comes at most once a day.
    var comesOnceADay: Bool {
        guard case .calendar(let rule) = self else { return true }
        return rule.frequency >= .daily && rule.hours.count <= 1 && rule.minutes.count <= 1 && rule.seconds.count <= 1
    }
}

extension Day {
    /// Four bytes in the order of the days.
    var keyBytes: [UInt8] {
        // The sign bit turned over keeps the bytes in the order of the days.
        let number = UInt32(bitPattern: number) ^ 0x8000_0000
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The day that the last four bytes of an id are.
    @_optimize(speed)
    init?(keyBytes id: RecordID) {
        guard id.count > 4 else { return nil }
        var number: UInt32 = 0
        for position in id.count - 4..<id.count { number = number << 8 | UInt32(id[position]) }
        self.init(number: Int32(bitPattern: number ^ 0x8000_0000))
    }
}
