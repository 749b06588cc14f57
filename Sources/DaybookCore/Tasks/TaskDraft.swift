import CivilTime
import Journal

/// A task as a form, a line or a command gives it, before it is decided on.
public struct TaskDraft: Hashable, Sendable {
    public var title = ""
    public var note = ""
    public var priority: TaskPriority?
    public var dueDay: Day?
    /// Only together with a due day.
    public var dueTime: TimeOfDay?
    /// Not before this day.
    public var startDay: Day?
    /// Out of sight until this day.
    public var waitUntil: Day?
    /// How long it should take, in minutes.
    public var estimate: Int?
    public var category = CategoryChoice.none
    public var goal: RecordID?
    /// The task it is a part of.
    public var parent: RecordID?
    /// How it comes again; needs a due day to count from.
    public var repetition: Repetition?
    public var tags: [String] = []
    /// The tasks that must be done first.
    public var blockers: [RecordID] = []
    public var links: [TaskLinkDraft] = []
    public var reminders: [TaskReminderDraft] = []

    public init(title: String = "") { self.title = title }
}

/// A link as a form gives it.
public struct TaskLinkDraft: Hashable, Sendable {
    /// An http, https or mailto address.
    public var url: String
    /// What it is called; empty for the address itself.
    public var title: String

    public init(url: String, title: String = "") {
        self.url = url
        self.title = title
    }
}

/// A reminder of a task as a form gives it.
public struct TaskReminderDraft: Hashable, Sendable {
    public enum Trigger: Hashable, Sendable {
        /// So many minutes before it is due, 0 or more; a day without a time counts from its 9:00.
        case beforeDue(minutes: Int)
        case at(Day, TimeOfDay)
    }

    public var when: Trigger

    public init(_ when: Trigger) { self.when = when }
}

/// How much text and how many of a thing a task can hold.
public enum TaskLimits {
    /// Characters of a title, after trimming.
    public static let title = 1...500
    /// Bytes of a title.
    public static let titleBytes = 4000
    /// Characters of a note.
    public static let note = 20_000
    /// Bytes of a tag in lower case: it is part of a record's id, which has 64.
    public static let tagBytes = 36
    public static let tags = 50
    public static let blockers = 100
    public static let links = 50
    public static let reminders = 24
    /// Bytes of a link's address and characters of its title.
    public static let url = 2000
    public static let linkTitle = 200
    /// Minutes of an estimate: a year of them.
    public static let minutes = 1...525_600
    /// The minutes that a field holds; nil for a number out of range.
    static func minutes(of number: Int64?) -> Int64? {
        number.flatMap { $0 >= Int64(minutes.lowerBound) && $0 <= Int64(minutes.upperBound) ? $0 : nil }
    }

    /// Days that can be given: from 1900 to 9999.
    public static let firstDay = HabitLimits.firstDay
    /// Bytes of what another program's file held that Daybook has no field for.
    public static let foreign = 64_000
    /// How many tasks one action can change.
    public static let bulk = 10_000
}
