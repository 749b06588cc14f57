import CivilTime

/// What a habit asks for: everything its streaks, strength and rates depend on besides what was marked.
public struct HabitRule: Hashable, Sendable {
    /// How it is marked.
    public var kind: HabitKind
    /// The number a measure should reach, or not exceed, on a day; without meaning for a check.
    public var target: Double
    /// On which days it is due.
    public var schedule: Schedule
    /// The first day it is due; marks before it count too.
    public var startDay: Day
    /// The weekday on which a week begins, for *n* times a week.
    public var firstWeekday: Weekday

    /// A rule of these parts.
    public init(
        kind: HabitKind = .check, target: Double = 1, schedule: Schedule = .daily, startDay: Day,
        firstWeekday: Weekday = .monday
    ) {
        self.kind = kind
        self.target = target
        self.schedule = schedule
        self.startDay = startDay
        self.firstWeekday = firstWeekday
    }

    /// How near `total` comes to what a day asks for, 0...1: 1 is met. More than twice an upper limit is 0.
    func nearness(of total: Double) -> Double {
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
