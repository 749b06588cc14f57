import CivilTime
import Journal

/// A link attached to a task.
public struct TaskLink: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, task, url, title }

    public static let schema = Schema(
        "taskLinks",
        [
            .life,
            Column("task", .reference),
            Column("url", .line(1...TaskLimits.url)),
            Column("title", .line(0...TaskLimits.linkTitle)),
        ],
        owners: [.column(Field.task.rawValue, of: "tasks")])

    public static var editable: [Field] { [.url, .title] }

    public var isAlive: Bool { exists && !url.isEmpty }
}

// One accessor per line.
// swift-format-ignore
extension TaskLink {
    public var task: RecordID? { get { self[.task] } set { self[.task] = newValue } }
    public var url: String { get { self[.url] } set { self[.url] = newValue } }
    /// The link's name; empty to show the URL.
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
}
