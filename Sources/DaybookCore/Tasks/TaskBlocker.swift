import CivilTime
import Journal

/// That one task waits for another: its id is made of both.
public struct TaskBlocker: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0

    public init(id: RecordID) { self.id = id }

    public static let table = "taskBlockers"

    public static let fields: [Field<TaskBlocker>] = [.life({ $0.life }, { $0.life = $1 })]

    public var isAlive: Bool { life & 1 == 1 }

    private static let kind: UInt8 = 7

    /// The one id of a task's waiting for another; nil for ids too long to be of tasks.
    public static func id(of task: RecordID, waitingFor blocker: RecordID) -> RecordID? {
        RecordID([kind, UInt8(task.count)] + task.bytes + blocker.bytes)
    }

    /// The task that waits; nil for an id that is none of these.
    public var task: RecordID? {
        guard id.count > 2, id[0] == Self.kind else { return nil }
        return id.part(2..<2 + Int(id[1]))
    }

    /// The task that must be done first.
    public var blocker: RecordID? {
        // The byte that says where it begins can be anything in an id from elsewhere.
        guard id.count > 2, id[0] == Self.kind, 2 + Int(id[1]) < id.count else { return nil }
        return id.part(2 + Int(id[1])..<id.count)
    }
}
