import CivilTime
import Journal

/// A tag of a task. Its id is derived from both, so two devices adding the same tag add one record.
public struct TaskTag: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, name }

    public static let schema = Schema(
        "taskTags",
        [
            .life,
            Column("name", .line(1...TaskLimits.tagBytes)),
        ],
        owners: [.key(of: "tasks", TaskTag.task)])

    public var isAlive: Bool { exists && !name.isEmpty }

    private static let kind: UInt8 = 6
    /// The key of the tag that raises urgency most; see `TaskUrgency`.
    static let next = Array("next".utf8)

    /// The id of a task's tag. Nil if the lower-cased tag is empty or longer than `TaskLimits.tagBytes`.
    public static func id(of task: RecordID, _ name: String) -> RecordID? {
        let key = Array(name.lowercased().utf8)
        guard !key.isEmpty, key.count <= TaskLimits.tagBytes else { return nil }
        return RecordID([kind, UInt8(task.count)] + task.bytes + key)
    }

    /// Whether its lower-cased name equals `key`.
    func hasKey(_ key: [UInt8]) -> Bool {
        guard id.count > 2, id[0] == Self.kind, id.count - 2 - Int(id[1]) == key.count else { return false }
        let start = id.count - key.count
        return key.indices.allSatisfy { id[start + $0] == key[$0] }
    }

    /// The task it belongs to; nil if the id is not a tag's.
    public var task: RecordID? { Self.task(of: id) }

    static func task(of id: RecordID) -> RecordID? {
        guard id.count > 2, id[0] == kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }
}

// One accessor per line.
// swift-format-ignore
extension TaskTag {
    /// The tag as typed.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
}
