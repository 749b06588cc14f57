import CivilTime
import Journal

/// A goal as a form or a command gives it, before it is decided on.
public struct GoalDraft: Hashable, Sendable {
    public var title = ""
    public var note = ""
    public var icon = ""
    public var color = Palette.stone
    public var category = CategoryChoice.none
    public var measure = GoalMeasure.amount
    public var unit = ""
    public var startValue: Double?
    public var target: Double?
    public var habit: RecordID?
    /// Today, if left out.
    public var startDay: Day?
    public var deadline: Day?
    /// The titles of its first milestones; only a new goal takes them.
    public var milestones: [String] = []

    public init(title: String = "") { self.title = title }

    /// A goal as it is kept, to be changed.
    public init(_ goal: Goal, in state: State) {
        title = goal.title
        note = goal.note
        icon = goal.icon
        color = goal.color
        category = state.category(goal.category).map { .existing($0.id) } ?? .none
        measure = goal.measure
        unit = goal.unit
        startValue = goal.startValue
        target = goal.target
        habit = goal.habit
        startDay = goal.startDay
        deadline = goal.deadline
    }
}

/// What is written down of a goal, as a form or a command gives it.
public struct GoalProgressDraft: Hashable, Sendable {
    public enum Figure: Hashable, Sendable {
        /// How much it is by now.
        case value(Double)
        /// How much came to it.
        case addition(Double)
    }

    public var figure: Figure
    /// Today, if left out.
    public var day: Day?
    public var note: String

    public init(_ figure: Figure, day: Day? = nil, note: String = "") {
        self.figure = figure
        self.day = day
        self.note = note
    }
}

/// How much text and how many of a thing a goal can hold.
public enum GoalLimits {
    /// Characters of a title, a milestone's too, after trimming.
    public static let title = 120
    /// Bytes of a title.
    public static let titleBytes = 960
    /// Characters of a note.
    public static let note = 10_000
    /// Characters of a unit.
    public static let unit = 16
    /// What a number can be, in size.
    public static let value = 1_000_000_000.0
    static let values = -value...value
    public static let milestones = 200
    /// The first day that can be given.
    public static let firstDay = HabitLimits.firstDay
}
