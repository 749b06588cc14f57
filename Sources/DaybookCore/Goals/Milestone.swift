import CivilTime
import Journal

/// A step towards a goal.
public struct Milestone: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, goal, title, doneOn, position }

    public static let schema = Schema(
        "milestones",
        [
            .life,
            Column("goal", .reference),
            Column("title", .line(1...GoalLimits.title)),
            Column("doneOn", .day),
            Column("position", .position),
        ],
        required: [Field.goal.rawValue],
        owners: [.column(Field.goal.rawValue, of: "goals")])

    public static var editable: [Field] { [.title] }

    public var isDone: Bool { doneOn != nil }
}

// One accessor per line.
// swift-format-ignore
extension Milestone {
    /// The goal it belongs to.
    public var goal: RecordID? { get { self[.goal] } set { self[.goal] = newValue } }
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    /// The day it was completed; nil if open.
    public var doneOn: Day? { get { self[.doneOn] } set { self[.doneOn] = newValue } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
}
