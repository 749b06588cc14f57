import CivilTime
import Journal

/// Something to do on a schedule.
public struct Habit: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var title = ""
    public var note = ""
    /// An emoji, or empty.
    public var icon = ""
    public var color = Palette.stone
    public var category: RecordID?
    public var kind = HabitKind.check
    /// What a measure habit counts, such as "km"; empty for a check habit.
    public var unit = ""
    /// How much a measure habit asks for; above zero.
    public var target: Double?
    public var schedule = Schedule.daily
    public var startDay: Day?
    public var isArchived = false
    /// Its place in the order made by hand, see `Position`.
    public var position = ""
    public var createdOn: Day?
    /// Which record of which other program it came from; empty for one made here.
    public var source = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "habits"

    public static let fields: [Field<Habit>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("title", { $0.title }, { $0.title = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
        .text("icon", { $0.icon }, { $0.icon = $1 }),
        .text("color", { $0.color.rawValue }, { $0.color = Palette(rawValue: $1) ?? .stone }),
        .record("category", { $0.category }, { $0.category = $1 }),
        .text("kind", { $0.kind.code }, { $0.kind = HabitKind(code: $1) ?? .check }),
        .text("unit", { $0.unit }, { $0.unit = $1 }),
        .real("target", { $0.target }, { $0.target = $1.flatMap { $0 > 0 ? $0 : nil } }),
        .text("schedule", { $0.schedule.code }, { $0.schedule = Schedule(code: $1) ?? .daily }),
        .day("startDay", { $0.startDay }, { $0.startDay = $1 }),
        .flag("archived", { $0.isArchived }, { $0.isArchived = $1 }),
        .text("position", { $0.position }, { $0.position = $1 }),
        .day("createdOn", { $0.createdOn }, { $0.createdOn = $1 }),
        .text("source", { $0.source }, { $0.source = $1 }),
    ]

    /// Whether it exists: archived ones do, deleted ones do not.
    public var isAlive: Bool { life & 1 == 1 }

    /// Whether it is on the screens of every day: neither archived nor deleted.
    public var isActive: Bool { isAlive && !isArchived }

    /// The first day it can be due, no earlier than what can be marked: a history takes time in proportion to its days.
    public var firstDay: Day { max(startDay ?? createdOn ?? .first, HabitLimits.firstDay) }

    /// How far a measured value is on the way to the target, 0...1.
    public func share(of value: Double?) -> Double {
        let share = (value ?? 0) / (target ?? 1)
        return share.isFinite ? min(max(share, 0), 1) : 0
    }

    /// What its history is judged by.
    public func rule(firstWeekday: Weekday) -> HabitRule {
        HabitRule(
            kind: kind, target: target ?? 1, schedule: schedule, startDay: firstDay, firstWeekday: firstWeekday)
    }
}
