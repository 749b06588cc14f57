import CivilTime
import Journal

/// What was written down of a goal on a day: a record of its own, so that two devices write and neither is lost.
///
/// It says either how much it is by now or how much came to it.
public struct GoalProgress: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, goal, day, value, amount, note, at }

    public static let schema = Schema(
        "goalProgress",
        [
            .life,
            Column("goal", .reference),
            Column("day", .day),
            Column("value", .real(GoalLimits.values)),
            Column("amount", .real(GoalLimits.values)),
            Column("note", .lines(GoalLimits.note)),
            Column("at", .moment),
        ],
        owners: [.column(Field.goal.rawValue, of: "goals")])

    public static var editable: [Field] { [.day, .value, .amount, .note] }

    public var isAlive: Bool { life & 1 == 1 && day != nil }

    /// How much it is after this was written.
    func applied(to before: Double) -> Double { value ?? before + (amount ?? 0) }
}

// One accessor a line.
// swift-format-ignore
extension GoalProgress {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    public var goal: RecordID? { get { self[.goal] } set { self[.goal] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// How much it was by then, in the goal's unit.
    public var value: Double? { get { self[.value] } set { self[.value] = newValue } }
    /// How much came to it, negative for what went; counts only without a value.
    public var amount: Double? { get { self[.amount] } set { self[.amount] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// When it was written: milliseconds since 1970 (UTC).
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
}
