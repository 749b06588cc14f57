import CivilTime
import DaybookCore
import Journal

/// Which tasks a list shows, and in which order. A saved filter is a link: `Route` writes and reads it.
public struct TaskFilter: Hashable, Sendable {
    /// Words that its title, note, tags or category hold, ignoring case and accents.
    public var search = ""
    /// Nil for those that are open.
    public var status: TaskStatus?
    public var priority: TaskPriority?
    /// Those out of sight until a later day, instead of the others that are open.
    public var isForWaiting = false
    /// A tag, regardless of case; empty for any.
    public var tag = ""
    /// More tags that it must have.
    public var otherTags: [String] = []
    public var category: RecordID?
    public var goal: RecordID?
    public var due: TaskDue?
    public var sort = TaskSort.urgency

    public init(status: TaskStatus? = nil) { self.status = status }

    /// Whether it lets all open tasks through.
    public var isOpenToAll: Bool {
        var other = self
        other.sort = .urgency
        return other == TaskFilter()
    }
}

/// The order of a list of tasks.
public enum TaskSort: String, CaseIterable, Sendable {
    /// The most urgent first.
    case urgency
    /// The earliest due first, those without a day last.
    case due
    case priority
    case title
    /// The newest first.
    case created
    /// As arranged by hand.
    case manual
}
