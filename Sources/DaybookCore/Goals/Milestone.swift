import CivilTime
import Journal

/// A step on the way to a goal.
public struct Milestone: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// The goal it is a step of.
    public var goal: RecordID?
    public var title = ""
    /// The day it was done; nil while it is open.
    public var doneOn: Day?
    /// Its place in the order made by hand, see `Position`.
    public var position = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "milestones"

    public static let fields: [Field<Milestone>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("goal", { $0.goal }, { $0.goal = $1 }),
        .text("title", { $0.title }, { $0.title = $1 }),
        .day("doneOn", { $0.doneOn }, { $0.doneOn = $1 }),
        .text("position", { $0.position }, { $0.position = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 }

    public var isDone: Bool { doneOn != nil }
}
