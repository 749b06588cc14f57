import CivilTime
import Journal

/// A task, once or repeating.
///
/// A repeating task is a record with a repetition. Each occurrence is a record whose id is derived from the series and
/// the day, so two devices completing Tuesday's occurrence complete the same one. Empty fields of an occurrence fall
/// back to the series; `State.task` fills them in.
public struct TaskItem: DeletableRow, PositionedRow {
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
            Column("repetition", .line(0...RecurrenceRule.maximumLength + 16)) { Repetition(ofTask: $0) != nil },
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

    public static var editable: [Field] {
        [.title, .note, .priority, .dueDay, .dueTime, .startDay, .waitUntil, .estimate]
    }

    /// Whether it is open and past due: due on an earlier day or, with a due time, before the current calendar time,
    /// even if the person's day lasts past midnight. A task that waits for a later day is not.
    public func isOverdue(today: Day, now: LocalInstant) -> Bool {
        guard status.isOpen, let dueDay, waitUntil ?? today <= today else { return false }
        guard let dueTime else { return dueDay < today }
        return (dueDay, dueTime) < (now.calendarDay, now.time)
    }

    /// The person's day on which it is due: a time before the hour at which days end is of the night that begins the day before.
    public func dueDay(dayEndsAt: Int) -> Day? {
        guard let dueTime, dueTime.hour < dayEndsAt else { return dueDay }
        return dueDay?.advanced(by: -1)
    }

    /// Lets an occurrence wait while the person is away, in lists alone: nothing of it is stored.
    public mutating func rest(until firstDayBack: Day) { waitUntil = max(waitUntil ?? firstDayBack, firstDayBack) }

    /// Whether it waits for someday.
    public var isSomeday: Bool { waitUntil?.isSomeday ?? false }

    /// Whether it is an occurrence of a repeating task.
    public var isOccurrence: Bool { Self.occurrence(id) != nil }
}

// One accessor per line.
// swift-format-ignore
extension TaskItem {
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    public var priority: TaskPriority? { get { self[.priority] } set { self[.priority] = newValue } }
    public var status: TaskStatus { get { self[.status] ?? .pending } set { self[.status] = newValue } }
    public var dueDay: Day? { get { self[.dueDay] } set { self[.dueDay] = newValue } }
    /// Requires a due day.
    public var dueTime: TimeOfDay? { get { self[.dueTime] } set { self[.dueTime] = newValue } }
    /// The task cannot start before this day.
    public var startDay: Day? { get { self[.startDay] } set { self[.startDay] = newValue } }
    /// The task is hidden until this day.
    public var waitUntil: Day? { get { self[.waitUntil] } set { self[.waitUntil] = newValue } }
    /// The estimated duration in minutes.
    public var estimate: Int64? { get { self[.estimate] } set { self[.estimate] = newValue } }
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var goal: RecordID? { get { self[.goal] } set { self[.goal] = newValue } }
    /// The stored parent. Use `State.parent(of:)` for the effective one.
    public var parent: RecordID? { get { self[.parent] } set { self[.parent] = newValue } }
    public var repetition: Repetition? { get { Repetition(ofTask: self[.repetition]) } set { if newValue != repetition { self[.repetition] = newValue?.code ?? "" } } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
    /// The day it was completed, cancelled or skipped.
    public var closedOn: Day? { get { self[.closedOn] } set { self[.closedOn] = newValue } }
    /// Identifies the record of another program it was imported from. Empty if created here.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
    /// Unsupported fields of that program's file, in the file's own format.
    public var foreign: String { get { self[.foreign] } set { self[.foreign] = newValue } }
}

extension TaskItem {
    private static let occurrenceKind: UInt8 = 4
    private static let continuationKind: UInt8 = 5

    /// The maximum length of a task's own id, in bytes, so that other ids can be derived from it.
    public static let longestID = 22
    /// The lengths of a task's id, in bytes, from which occurrence ids can be derived.
    private static let repeatable = 16...longestID

    /// The id of a series' occurrence on a day; nil if the series' id is too short or too long.
    public static func id(of series: RecordID, on day: Day) -> RecordID? {
        guard repeatable.contains(series.count) else { return nil }
        return RecordID([occurrenceKind] + series.bytes + day.keyBytes)
    }

    /// The series and day of an occurrence's id; nil for any other id.
    public static func occurrence(_ id: RecordID) -> (series: RecordID, day: Day)? {
        guard repeatable.contains(id.count - 5), id[0] == occurrenceKind, let day = Day(keyBytes: id),
            let series = id.part(1..<id.count - 4)
        else { return nil }
        return (series, day)
    }

    /// The series of an occurrence's id, or the id itself.
    public static func root(of id: RecordID) -> RecordID { occurrence(id)?.series ?? id }

    /// Whether a task can have this id as its own, so that other ids can be derived from it.
    static func canBeOwn(_ id: RecordID) -> Bool { id.count <= longestID && occurrence(id) == nil }

    /// Whether occurrence ids can be derived from its id.
    var canHaveOccurrences: Bool { Self.repeatable.contains(id.count) }

    /// The id of the task that continues a series from a day on, after a change to all later occurrences.
    static func continuation(of series: RecordID, from day: Day) -> RecordID? {
        let first = first(of: series)
        guard first.count <= 17 else { return nil }
        return RecordID([continuationKind] + first.bytes + day.keyBytes)
    }

    /// The key in the id of the task that continues this one from an occurrence on. If it repeats after completion, that is the
    /// occurrence's number in the whole series: a continuation counts from 1 again, but its own number must not come twice.
    func keyOfContinuation(from key: Day) -> Day {
        guard case .afterDone = repetition, Self.isContinuation(id), let begin = Day(keyBytes: id)?.number,
            Self.numbers.contains(begin), Self.numbers.contains(key.number),
            Self.numbers.contains(begin + key.number - 1)
        else { return key }
        return Day(number: begin + key.number - 1) ?? key
    }

    /// The task that a continuation started from, or the id itself.
    static func first(of series: RecordID) -> RecordID {
        guard series[0] == continuationKind, series.count > 16 + 4 else { return series }
        return series.part(1..<series.count - 4) ?? series
    }

    /// Whether a task continues a series that was split.
    static func isContinuation(_ id: RecordID) -> Bool { first(of: id) != id }

    /// The keys of occurrences that are numbers. Days of those years are not told from them.
    static let numbers: ClosedRange<Int32> = 1...9999
}

extension Repetition {
    /// Parses the code stored in a task. Nil if a task cannot repeat that way, such as several times a day.
    init?(ofTask code: String) {
        guard let read = try? Repetition(code: code), read.comesOnceADay else { return nil }
        self = read
    }

    /// Whether it repeats at most once a day.
    var comesOnceADay: Bool {
        guard case .calendar(let rule) = self else { return true }
        return rule.frequency >= .daily && rule.hours.count <= 1 && rule.minutes.count <= 1 && rule.seconds.count <= 1
    }
}
