import CivilTime
import Journal

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
    public var when: TaskReminderDraft.Trigger? {
        if let minutesBefore { return Int(exactly: minutesBefore).map { .beforeDue(minutes: $0) } }
        guard let day, let time else { return nil }
        return .at(day, time)
    }
}
