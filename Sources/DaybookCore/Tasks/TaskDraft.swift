import CivilTime
import Journal

/// A task as entered in a form, a line of text or a command, not yet validated.
public struct TaskDraft: Hashable, Sendable {
    public var title = ""
    public var note = ""
    public var priority: TaskPriority?
    public var dueDay: Day?
    /// Requires a due day.
    public var dueTime: TimeOfDay?
    /// The task cannot start before this day.
    public var startDay: Day?
    /// The task is hidden until this day.
    public var waitUntil: Day?
    /// The estimated duration in minutes.
    public var estimate: Int?
    public var category = CategoryChoice.none
    public var goal: RecordID?
    /// The parent task.
    public var parent: RecordID?
    /// The repetition, which requires a due day to count from.
    public var repetition: Repetition?
    public var tags: [String] = []
    /// The tasks that must be completed first.
    public var blockers: [RecordID] = []
    public var links: [TaskLinkDraft] = []
    public var reminders: [TaskReminderDraft] = []

    public init(title: String = "") { self.title = title }
}

/// A link as entered in a form.
public struct TaskLinkDraft: Hashable, Sendable {
    /// An http, https or mailto address.
    public var url: String
    /// The link's name; empty to show the URL.
    public var title: String

    public init(url: String, title: String = "") {
        self.url = url
        self.title = title
    }

    /// The link as one line: the URL, which contains no space, and the title.
    var code: String { url + " " + title }
}

/// A task reminder as entered in a form.
public struct TaskReminderDraft: Hashable, Sendable {
    public enum Trigger: Hashable, Sendable {
        /// Minutes before the task is due, 0 or more. Without a due time, counted from 9:00 on the due day.
        case beforeDue(minutes: Int)
        case at(Day, TimeOfDay)

        /// The trigger as one line.
        var code: String {
            switch self {
            case .beforeDue(let minutes): "before \(minutes)"
            case .at(let day, let time): day.text + " " + time.text
            }
        }
    }

    public var when: Trigger

    public init(_ when: Trigger) { self.when = when }
}

/// Text lengths, counts and number ranges allowed in tasks.
public enum TaskLimits {
    /// Characters of a title, after trimming.
    public static let title = 1...500
    /// Characters of a note.
    public static let note = 20_000
    /// Bytes of a lower-cased tag, which is part of a record id of at most 64 bytes.
    public static let tagBytes = 36
    public static let tags = 50
    public static let blockers = 100
    public static let links = 50
    public static let reminders = 24
    /// Bytes of a link's URL, and characters of its title.
    public static let url = 2000
    public static let linkTitle = 200
    /// Minutes of an estimate: up to a year.
    public static let minutes = 1...525_600
    /// The minutes stored in a field; nil if out of range.
    static func minutes(of number: Int64?) -> Int64? {
        number.flatMap { $0 >= Int64(minutes.lowerBound) && $0 <= Int64(minutes.upperBound) ? $0 : nil }
    }

    /// The earliest day of a task: 1 January 1900.
    public static let firstDay = HabitLimits.firstDay
    /// Bytes of unsupported fields kept from another program's file.
    public static let foreign = 64_000
    /// The maximum number of tasks above one that an import of another program's file makes.
    public static let ancestors = 100
    /// The maximum number of tasks that one action can change.
    public static let bulk = 10_000
}
