import CivilTime
import DaybookCore
import Journal

/// Filters and sorts a list of tasks. A filter is part of the URL, which `TaskPageRoute` prints and parses.
public struct TaskFilter: Hashable, Sendable {
    /// Text contained in the title, note, tags or category, ignoring case and accents.
    public var search = ""
    /// Nil for open tasks.
    public var status: TaskStatus?
    public var priority: TaskPriority?
    /// Only tasks that wait for a later day, instead of the other open ones.
    public var isForWaiting = false
    /// Only tasks put off for someday, with their subtasks, instead of the other open ones.
    public var isForSomeday = false
    /// A tag, ignoring case; empty for any.
    public var tag = ""
    /// Further required tags.
    public var otherTags: [String] = []
    public var category: RecordID?
    public var goal: RecordID?
    public var due: TaskDue?
    /// The days on which closed tasks were closed; nil for any.
    public var closed: ClosedRange<Day>?
    public var sort = TaskSort.when

    public init(status: TaskStatus? = nil, closed: ClosedRange<Day>? = nil) {
        (self.status, self.closed) = (status, closed)
    }

    /// All tasks put off for someday.
    public static var someday: TaskFilter {
        var filter = TaskFilter()
        filter.isForSomeday = true
        return filter
    }

    /// Whether it matches all open tasks.
    public var isOpenToAll: Bool {
        var other = self
        other.sort = TaskFilter().sort
        return other == TaskFilter()
    }
}

/// The order of a list of tasks.
public enum TaskSort: String, CaseIterable, Sendable {
    /// Overdue, today, upcoming, without a date; subtasks under their parent.
    case when
    /// The most urgent first.
    case urgency
    /// By due date, tasks without one last.
    case due
    case priority
    case title
    /// The newest first.
    case created
    /// In manual order.
    case manual
}
