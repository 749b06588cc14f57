import CivilTime
import Journal

/// A goal, measured in one way.
public struct Goal: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, title, note, icon, color, category, measure, unit, startValue, target, habit, startDay, deadline,
            reachedOn, archived, position, createdOn, account
    }

    public static let schema = Schema(
        "goals",
        [
            .life,
            Column("title", .line(1...GoalLimits.title)),
            Column("note", .lines(GoalLimits.note)),
            Column("icon", .icon),
            Column("color", Palette.column(), initial: .text("stone")),
            Column("category", .reference),
            Column("measure", GoalMeasure.column(), initial: .text("amount")),
            Column("unit", .line(0...GoalLimits.unit)),
            Column("startValue", .real(GoalLimits.values)),
            Column("target", .real(GoalLimits.values)),
            Column("habit", .reference),
            Column("startDay", .day),
            Column("deadline", .day),
            Column("reachedOn", .day),
            Column("archived", .flag),
            Column("position", .position),
            Column("createdOn", .day),
            Column("account", .reference),
        ])

    public static var editable: [Field] {
        [.title, .note, .icon, .color, .measure, .unit, .startValue, .target, .habit, .account, .startDay, .deadline]
    }

    /// The amounts that a page offers to add in one tap: one and five, times a power of ten that suits the distance
    /// between start and target. Negative if lower is better. Empty unless progress is logged by hand.
    public var quickSteps: [Double] {
        guard isMeasuredByHand, let target else { return [] }
        let distance = target - (startValue ?? 0)
        var unit = 1.0
        while abs(distance) > unit * 200 { unit *= 10 }
        if abs(distance) <= 2 { unit = 0.1 }
        return [1, 5].map { distance < 0 ? -$0 * unit : $0 * unit }
    }

    /// Whether lower is better.
    public var isFalling: Bool { target.map { $0 < startValue ?? 0 } ?? false }

    /// The progress that a typed number above zero means: toward a lower target, "2" is two less, and "80" of the way from 82
    /// to 75, more than all of it, is the new value.
    public func counted(_ progress: GoalProgress) -> GoalProgress {
        guard isFalling, let target, let amount = progress.amount, amount > 0, progress.value == nil else {
            return progress
        }
        var counted = progress
        let isValue = amount > (startValue ?? 0) - target
        (counted.value, counted.amount) = isValue ? (amount, nil) : (nil, -amount)
        return counted
    }

    /// Whether its progress is logged, and not taken from something else.
    public var isMeasuredByHand: Bool { measure == .amount && account == nil }

    /// Whether it is neither archived nor deleted.
    public var isActive: Bool { isAlive && !isArchived }

    /// The first day that counts, but not before the earliest valid day.
    public var firstDay: Day { max(startDay ?? createdOn ?? .first, HabitLimits.firstDay) }
}

// One accessor per line.
// swift-format-ignore
extension Goal {
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// An emoji, or empty.
    public var icon: String { get { self[.icon] } set { self[.icon] = newValue } }
    public var color: Palette { get { self[.color] ?? .stone } set { self[.color] = newValue } }
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var measure: GoalMeasure { get { self[.measure] ?? .amount } set { self[.measure] = newValue } }
    /// The unit of the numbers, such as "km". Empty unless the goal is measured by hand.
    public var unit: String { get { self[.unit] } set { self[.unit] = newValue } }
    /// The value at 0% progress; zero if nil. Above the target if lower is better.
    public var startValue: Double? { get { self[.startValue] } set { self[.startValue] = newValue } }
    /// The value to reach, in its unit, times, percent or, for tasks, their number (all of them if nil).
    public var target: Double? { get { self[.target] } set { self[.target] = newValue } }
    /// The habit it is measured by.
    public var habit: RecordID? { get { self[.habit] } set { self[.habit] = newValue } }
    /// The account whose balance, in major units of its currency, is the amount; nil if it is logged by hand.
    public var account: RecordID? { get { self[.account] } set { self[.account] = newValue } }
    /// The first day that counts.
    public var startDay: Day? { get { self[.startDay] } set { self[.startDay] = newValue } }
    /// The due date.
    public var deadline: Day? { get { self[.deadline] } set { self[.deadline] = newValue } }
    /// The day the person marked it as reached, regardless of the numbers.
    public var reachedOn: Day? { get { self[.reachedOn] } set { self[.reachedOn] = newValue } }
    public var isArchived: Bool { get { self[.archived] } set { self[.archived] = newValue } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
}
