import CivilTime
import Journal

/// A dependency of one task on another. Its id is derived from both.
public struct TaskBlocker: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life }

    public static let schema = Schema(
        "taskBlockers",
        [
            .life
        ],
        owners: [.key(of: "tasks", TaskBlocker.task), .key(of: "tasks", TaskBlocker.blocker)])

    private static let kind: UInt8 = 7

    /// The id of a dependency; nil if the ids are too long to be those of tasks.
    public static func id(of task: RecordID, waitingFor blocker: RecordID) -> RecordID? {
        RecordID([kind, UInt8(task.count)] + task.bytes + blocker.bytes)
    }

    /// The blocked task; nil if the id is not that of a dependency.
    public var task: RecordID? { Self.task(of: id) }

    static func task(of id: RecordID) -> RecordID? {
        guard id.count > 2, id[0] == kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }

    /// The task that must be completed first.
    public var blocker: RecordID? { Self.blocker(of: id) }

    static func blocker(of id: RecordID) -> RecordID? {
        // The length byte may be invalid in an id from another source.
        guard id.count > 2, id[0] == kind, 2 + Int(id[1]) < id.count else { return nil }
        return id.part(2 + Int(id[1])..<id.count)
    }
}
