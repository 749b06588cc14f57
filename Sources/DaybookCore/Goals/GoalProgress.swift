import CivilTime
import Journal

/// What was written down of a goal on a day: a record of its own, so that two devices write and neither is lost.
///
/// It says either how much it is by now or how much came to it.
public struct GoalProgress: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var goal: RecordID?
    /// The day it counts for.
    public var day: Day?
    /// How much it was by then, in the goal's unit.
    public var value: Double?
    /// How much came to it, negative for what went; counts only without a value.
    public var amount: Double?
    public var note = ""
    /// When it was written: milliseconds since 1970 (UTC).
    public var at: Int64?

    public init(id: RecordID) { self.id = id }

    public static let table = "goalProgress"

    public static let fields: [Field<GoalProgress>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("goal", { $0.goal }, { $0.goal = $1 }),
        .day("day", { $0.day }, { $0.day = $1 }),
        .real("value", { $0.value }, { $0.value = $1 }),
        .real("amount", { $0.amount }, { $0.amount = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
        .integer("at", { $0.at }, { $0.at = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && day != nil }

    /// How much it is after this was written.
    func applied(to before: Double) -> Double { value ?? before + (amount ?? 0) }
}
