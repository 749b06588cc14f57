import CivilTime

/// The requirements of a habit: everything, besides the marks, that streaks, strength and rates depend on.
public struct HabitRule: Hashable, Sendable {
    /// The way it is marked.
    public var kind: HabitKind
    /// The value to reach, or not to exceed, in a day. Ignored for a check habit.
    public var target: Double
    /// The schedule of due days.
    public var schedule: Schedule
    /// The first day it is due. Marks before it still count.
    public var startDay: Day
    /// The first day of the week, for *n* times a week.
    public var firstWeekday: Weekday
    /// The day it was added. What was not done before it spoils no perfect day. Nil if the habit counts from its start.
    public var addedOn: Day?

    /// The first day that it asks for: no day before it was added.
    var askedFrom: Day { max(startDay, addedOn ?? startDay) }

    /// Creates a rule.
    public init(
        kind: HabitKind = .check, target: Double = 1, schedule: Schedule = .daily, startDay: Day,
        firstWeekday: Weekday = .monday, addedOn: Day? = nil
    ) {
        self.kind = kind
        self.target = target
        self.schedule = schedule
        self.startDay = startDay
        self.firstWeekday = firstWeekday
        self.addedOn = addedOn
    }

    /// The part of the day's target that `total` reaches, 0...1, where 1 is met. For an upper limit, twice the limit or
    /// more is 0.
    func achievement(of total: Double) -> Double {
        switch kind {
        case .check: return total > 0 ? 1 : 0
        case .atLeast:
            guard target > 0 else { return 1 }
            return min(max(total / target, 0), 1)
        case .atMost:
            guard target > 0 else { return total > target ? 0 : 1 }
            return min(max(1 - (total - target) / target, 0), 1)
        }
    }
}
