import CivilTime
import Journal

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
