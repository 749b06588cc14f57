import CivilTime
import Journal

/// Progress recorded for a goal on a day. Each is its own record, so entries from two devices never overwrite each
/// other.
///
/// It holds either the new value or the change in value.
public struct GoalProgress: DeletableRow {
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
        required: [Field.goal.rawValue, Field.day.rawValue],
        owners: [.column(Field.goal.rawValue, of: "goals")],
        member: "progress")

    public static var editable: [Field] { [.day, .value, .amount, .note] }

    public var isAlive: Bool { exists && day != nil }

    /// The goal's value after this entry.
    public func applied(to before: Double) -> Double { value ?? before + (amount ?? 0) }
}

// One accessor per line.
// swift-format-ignore
extension GoalProgress {
    public var goal: RecordID? { get { self[.goal] } set { self[.goal] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// The goal's new value, in its unit.
    public var value: Double? { get { self[.value] } set { self[.value] = newValue } }
    /// The change in value, negative for a decrease. Ignored if `value` is set.
    public var amount: Double? { get { self[.amount] } set { self[.amount] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// The time of recording in milliseconds since 1970 (UTC).
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
}
