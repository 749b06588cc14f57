import CivilTime
import Journal

/// Something to do, once or again and again.
///
/// One that is repeated is a record with a repetition; each of its times is a record whose id is made of that one's and
/// the day, so that two devices that complete Tuesday's complete one. What is not written of a time is as the repeated
/// task has it; `State.task` fills that in.
public struct TaskItem: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var title = ""
    public var note = ""
    public var priority: TaskPriority?
    public var status = TaskStatus.pending
    public var dueDay: Day?
    /// Stands only beside a due day.
    public var dueTime: TimeOfDay?
    /// Not before this day.
    public var startDay: Day?
    /// Out of sight until this day.
    public var waitUntil: Day?
    /// How long it should take, in minutes.
    public var estimate: Int64?
    public var category: RecordID?
    public var goal: RecordID?
    /// The task it is a part of, as written; `State.parent(of:)` is what holds.
    public var parent: RecordID?
    public var repetition: Repetition?
    /// Its place in the order made by hand, see `Position`.
    public var position = ""
    public var createdOn: Day?
    /// The day it was completed, cancelled or skipped.
    public var closedOn: Day?
    /// Which record of which other program it came from; empty for one made here.
    public var source = ""
    /// What that program's file held that has no field here, in that file's own words.
    public var foreign = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "tasks"

    public static let fields: [Field<TaskItem>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("title", { $0.title }, { $0.title = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
        .text("priority", { $0.priority?.rawValue ?? "" }, { $0.priority = TaskPriority(rawValue: $1) }),
        .text(
            "status", { $0.status == .pending ? "" : $0.status.rawValue },
            { $0.status = TaskStatus(rawValue: $1) ?? .pending }),
        .day("dueDay", { $0.dueDay }, { $0.dueDay = $1 }),
        .time("dueTime", { $0.dueTime }, { $0.dueTime = $1 }),
        .day("startDay", { $0.startDay }, { $0.startDay = $1 }),
        .day("waitUntil", { $0.waitUntil }, { $0.waitUntil = $1 }),
        .integer("estimate", { $0.estimate }, { $0.estimate = TaskLimits.minutes(of: $1) }),
        .record("category", { $0.category }, { $0.category = $1 }),
        .record("goal", { $0.goal }, { $0.goal = $1 }),
        .record("parent", { $0.parent }, { $0.parent = $1 }),
        .text("repetition", { $0.repetition?.code ?? "" }, { $0.repetition = Repetition(ofTask: $1) }),
        .text("position", { $0.position }, { $0.position = $1 }),
        .day("createdOn", { $0.createdOn }, { $0.createdOn = $1 }),
        .day("closedOn", { $0.closedOn }, { $0.closedOn = $1 }),
        .text("source", { $0.source }, { $0.source = $1 }),
        .text("foreign", { $0.foreign }, { $0.foreign = $1 }),
    ]

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
