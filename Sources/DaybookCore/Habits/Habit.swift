import CivilTime
import Journal

/// A habit: something to do on a schedule.
public struct Habit: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, title, note, icon, color, category, kind, unit, target, schedule, startDay, archived, position,
            createdOn, source, partOfDay
    }

    public static let schema = Schema(
        "habits",
        [
            .life,
            Column("title", .line(HabitLimits.title)),
            Column("note", .lines(HabitLimits.note)),
            Column("icon", .icon),
            Column("color", Palette.column(), initial: .text("stone")),
            Column("category", .reference),
            Column("kind", HabitKind.column(), initial: .text("check")),
            Column("unit", .line(0...HabitLimits.unit)),
            Column("target", .real(0...HabitLimits.value)),
            Column("schedule", .line(0...200), initial: .text("daily")) { Schedule(code: $0) != nil },
            Column("startDay", .day),
            Column("archived", .flag),
            Column("position", .position),
            Column("createdOn", .day),
            Column("source", .source),
            Column("partOfDay", PartOfDay.column()),
        ])

    public static var editable: [Field] {
        [.title, .note, .icon, .color, .kind, .unit, .target, .startDay, .partOfDay]
    }

    /// Whether it is neither archived nor deleted, and so shown on daily screens.
    public var isActive: Bool { isAlive && !isArchived }

    /// The first day it can be due, but not before the earliest valid day: the cost of a history grows with its days.
    /// The day before which it cannot be marked, if it was to start later than it was added.
    public var promisedStart: Day? { startDay.flatMap { $0 > createdOn ?? .first ? $0 : nil } }
    public var firstDay: Day { max(startDay ?? createdOn ?? .first, HabitLimits.firstDay) }

    /// The share of the target reached by a measured value, 0...1.
    public func share(of value: Double?) -> Double {
        if target == 0 { return value ?? 0 > 0 ? 1 : 0 }
        let share = (value ?? 0) / (target ?? 1)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }

    /// The rule its history is evaluated by. A habit from another program was kept before it was added here.
    public func rule(firstWeekday: Weekday) -> HabitRule {
        HabitRule(
            kind: kind, target: target ?? 1, schedule: schedule, startDay: firstDay, firstWeekday: firstWeekday,
            addedOn: source.isEmpty ? createdOn : nil)
    }
}

// One accessor per line.
// swift-format-ignore
extension Habit {
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// An emoji, or empty.
    public var icon: String { get { self[.icon] } set { self[.icon] = newValue } }
    public var color: Palette { get { self[.color] ?? .stone } set { self[.color] = newValue } }
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var kind: HabitKind { get { self[.kind] ?? .check } set { self[.kind] = newValue } }
    /// The unit of a measured habit, such as "km". Empty for a check habit.
    public var unit: String { get { self[.unit] } set { self[.unit] = newValue } }
    /// The target of a measured habit: above zero or, as a limit, zero.
    public var target: Double? { get { self[.target] } set { self[.target] = newValue } }
    public var schedule: Schedule { get { Schedule(code: self[.schedule]) ?? .daily } set { self[.schedule] = newValue.code } }
    public var startDay: Day? { get { self[.startDay] } set { self[.startDay] = newValue } }
    public var isArchived: Bool { get { self[.archived] } set { self[.archived] = newValue } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
    /// The part of the day in which it is done; nil for any time.
    public var partOfDay: PartOfDay? { get { self[.partOfDay] } set { self[.partOfDay] = newValue } }
    /// Identifies the record of another program it was imported from. Empty if created here.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
}
