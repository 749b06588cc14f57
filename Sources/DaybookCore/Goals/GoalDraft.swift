import CivilTime
import Journal

/// A goal as entered in a form or command, not yet validated.
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
    /// Today if nil.
    public var startDay: Day?
    public var deadline: Day?
    /// The titles of its first milestones. Ignored when editing.
    public var milestones: [String] = []

    public init(title: String = "") { self.title = title }

    /// Creates a draft for editing a stored goal.
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

/// Progress on a goal as entered in a form or command.
public struct GoalProgressDraft: Hashable, Sendable {
    public enum Figure: Hashable, Sendable {
        /// The new value.
        case value(Double)
        /// The change in value.
        case addition(Double)
    }

    public var figure: Figure
    /// Today if nil.
    public var day: Day?
    public var note: String

    public init(_ figure: Figure, day: Day? = nil, note: String = "") {
        self.figure = figure
        self.day = day
        self.note = note
    }
}

/// Text lengths, counts and number ranges allowed in goals.
public enum GoalLimits {
    /// Characters of a goal's or milestone's title, after trimming.
    public static let title = 120
    /// Bytes of a title.
    public static let titleBytes = 960
    /// Characters of a note.
    public static let note = 10_000
    /// Characters of a unit.
    public static let unit = 16
    /// The largest absolute value of a number.
    public static let value = 1_000_000_000.0
    static let values = -value...value
    public static let milestones = 200
    /// The earliest day a record may have.
    public static let firstDay = HabitLimits.firstDay
}
