import CivilTime
import Journal

/// A reminder of a task.
public struct TaskReminder: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, task, minutesBefore, day, time }

    public static let schema = Schema(
        "taskReminders",
        [
            .life,
            Column("task", .reference),
            Column("minutesBefore", .integer(0...525_600)),
            Column("day", .day),
            Column("time", .time),
        ],
        owners: [.column(Field.task.rawValue, of: "tasks")])

    public var isAlive: Bool { exists && when != nil }

    /// The trigger; nil if the stored fields are incomplete.
    public var when: TaskReminderDraft.Trigger? {
        if let minutesBefore { return Int(exactly: minutesBefore).map { .beforeDue(minutes: $0) } }
        guard let day, let time else { return nil }
        return .at(day, time)
    }
}

// One accessor per line.
// swift-format-ignore
extension TaskReminder {
    public var task: RecordID? { get { self[.task] } set { self[.task] = newValue } }
    /// Minutes before the task is due; nil if it has a day and time.
    public var minutesBefore: Int64? { get { self[.minutesBefore] } set { self[.minutesBefore] = newValue } }
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    public var time: TimeOfDay? { get { self[.time] } set { self[.time] = newValue } }
}
