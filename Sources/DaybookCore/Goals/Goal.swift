import CivilTime
import Journal

/// Something to reach, measured by one thing.
public struct Goal: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var title = ""
    public var note = ""
    /// An emoji, or empty.
    public var icon = ""
    public var color = Palette.stone
    public var category: RecordID?
    public var measure = GoalMeasure.amount
    /// What is counted, such as "km"; empty unless it is measured by hand.
    public var unit = ""
    /// The number at which nothing of it is done; zero if none is given, and above the target where less is better.
    public var startValue: Double?
    /// The number to reach: in its unit, times, percent or, for tasks, how many of them (all, if none is given).
    public var target: Double?
    /// The habit that feeds it.
    public var habit: RecordID?
    /// The first day that counts.
    public var startDay: Day?
    /// The day by which it should be reached.
    public var deadline: Day?
    /// The day on which the person said that it is reached, whatever the numbers say.
    public var reachedOn: Day?
    public var isArchived = false
    /// Its place in the order made by hand, see `Position`.
    public var position = ""
    public var createdOn: Day?

    public init(id: RecordID) { self.id = id }

    public static let table = "goals"

    public static let fields: [Field<Goal>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("title", { $0.title }, { $0.title = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
        .text("icon", { $0.icon }, { $0.icon = $1 }),
        .text("color", { $0.color.rawValue }, { $0.color = Palette(rawValue: $1) ?? .stone }),
        .record("category", { $0.category }, { $0.category = $1 }),
        .text("measure", { $0.measure.rawValue }, { $0.measure = GoalMeasure(rawValue: $1) ?? .amount }),
        .text("unit", { $0.unit }, { $0.unit = $1 }),
        .real("startValue", { $0.startValue }, { $0.startValue = $1 }),
        .real("target", { $0.target }, { $0.target = $1 }),
        .record("habit", { $0.habit }, { $0.habit = $1 }),
        .day("startDay", { $0.startDay }, { $0.startDay = $1 }),
        .day("deadline", { $0.deadline }, { $0.deadline = $1 }),
        .day("reachedOn", { $0.reachedOn }, { $0.reachedOn = $1 }),
        .flag("archived", { $0.isArchived }, { $0.isArchived = $1 }),
        .text("position", { $0.position }, { $0.position = $1 }),
        .day("createdOn", { $0.createdOn }, { $0.createdOn = $1 }),
    ]

    /// Whether it exists: archived ones do, deleted ones do not.
    public var isAlive: Bool { life & 1 == 1 }

    /// Whether it is worked on: neither archived nor deleted.
    public var isActive: Bool { isAlive && !isArchived }

    /// The first day that counts, no earlier than what can be written.
    public var firstDay: Day { max(startDay ?? createdOn ?? .first, HabitLimits.firstDay) }
}
