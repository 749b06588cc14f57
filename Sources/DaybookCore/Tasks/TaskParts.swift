import CivilTime
import Journal

/// One tag of one task: its id is made of both, so that two devices that add the same add one.
public struct TaskTag: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// The tag as it was typed.
    public var name = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "taskTags"

    public static let fields: [Field<TaskTag>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("name", { $0.name }, { $0.name = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && !name.isEmpty }

    private static let kind: UInt8 = 6
    /// The key of the tag that presses most, see `TaskUrgency`.
    static let next = Array("next".utf8)

    /// The one id of a tag of a task; nil for a tag that is empty or longer than `TaskLimits.tagBytes` in lower case.
    public static func id(of task: RecordID, _ name: String) -> RecordID? {
        let key = Array(name.lowercased().utf8)
        guard !key.isEmpty, key.count <= TaskLimits.tagBytes else { return nil }
        return RecordID([kind, UInt8(task.count)] + task.bytes + key)
    }

    /// Whether it is the tag of this name in lower case.
    func hasKey(_ key: [UInt8]) -> Bool {
        guard id.count > 2, id[0] == Self.kind, id.count - 2 - Int(id[1]) == key.count else { return false }
        let start = id.count - key.count
        return key.indices.allSatisfy { id[start + $0] == key[$0] }
    }

    /// Whose tag it is; nil for an id that is none of a tag's.
    public var task: RecordID? {
        guard id.count > 2, id[0] == Self.kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }
}

/// That one task waits for another: its id is made of both.
public struct TaskBlocker: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0

    public init(id: RecordID) { self.id = id }

    public static let table = "taskBlockers"

    public static let fields: [Field<TaskBlocker>] = [.life({ $0.life }, { $0.life = $1 })]

    public var isAlive: Bool { life & 1 == 1 }

    private static let kind: UInt8 = 7

    /// The one id of a task's waiting for another; nil for ids too long to be of tasks.
    public static func id(of task: RecordID, waitingFor blocker: RecordID) -> RecordID? {
        RecordID([kind, UInt8(task.count)] + task.bytes + blocker.bytes)
    }

    /// The task that waits; nil for an id that is none of these.
    public var task: RecordID? {
        guard id.count > 2, id[0] == Self.kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }

    /// The task that must be done first.
    public var blocker: RecordID? {
        // The byte that says where it begins can be anything in an id from elsewhere.
        guard id.count > 2, id[0] == Self.kind, 2 + Int(id[1]) < id.count else { return nil }
        return id.part(2 + Int(id[1])..<id.count)
    }
}

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

/// A link that belongs to a task.
public struct TaskLink: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var task: RecordID?
    public var url = ""
    /// What it is called; empty for the address itself.
    public var title = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "taskLinks"

    public static let fields: [Field<TaskLink>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("task", { $0.task }, { $0.task = $1 }),
        .text("url", { $0.url }, { $0.url = $1 }),
        .text("title", { $0.title }, { $0.title = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && !url.isEmpty }
}

/// A moment at which a person wants to be reminded of a task.
public struct TaskReminder: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var task: RecordID?
    /// So many minutes before it is due; nil where a day and time are given.
    public var minutesBefore: Int64?
    public var day: Day?
    public var time: TimeOfDay?

    public init(id: RecordID) { self.id = id }

    public static let table = "taskReminders"

    public static let fields: [Field<TaskReminder>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("task", { $0.task }, { $0.task = $1 }),
        .integer(
            "minutesBefore", { $0.minutesBefore }, { $0.minutesBefore = $1 == 0 ? 0 : TaskLimits.minutes(of: $1) }),
        .day("day", { $0.day }, { $0.day = $1 }),
        .time("time", { $0.time }, { $0.time = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && when != nil }

    /// When it is; nil where nothing that can be read was written.
    public var when: TaskReminderDraft.When? {
        if let minutesBefore { return Int(exactly: minutesBefore).map { .beforeDue(minutes: $0) } }
        guard let day, let time else { return nil }
        return .at(day, time)
    }
}
