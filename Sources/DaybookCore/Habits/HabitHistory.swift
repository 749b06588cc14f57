import CivilTime

/// The evaluated history of a habit, day by day up to today. Streaks, strength and rates derive from it.
///
/// It begins on the rule's start day, or earlier if a day before it is done or has a value. Marks after today are
/// ignored. Building it, and each query, take time linear in the number of days.
public struct HabitHistory: Sendable {
    /// The rule it is evaluated by.
    public let rule: HabitRule
    /// The last day of the history.
    public let today: Day
    /// The first day of the history. After today if the habit has not begun.
    public let firstDay: Day

    /// One element per day from `firstDay` to `today`.
    let days: [HabitDay]
    /// The weeks or months from `firstDay` to `today`. Empty unless the schedule counts times a week or month.
    let periods: [HabitPeriod]
    /// The days covered by windows of *n* times in *m* days; nil for other schedules.
    let windows: HabitWindows?

    /// Evaluates marks, given in any order and at most one a day. Totals that are NaN or beyond ±10¹⁵, where sums lose
    /// precision, are ignored.
    public init(rule: HabitRule, marks: [DayMark], today: Day) {
        var firstDay = rule.startDay
        for mark in marks where mark.day < firstDay && (mark.state == .done || mark.total != nil) {
            firstDay = mark.day
        }
        var days = [HabitDay](repeating: HabitDay(), count: max(0, today.days(since: firstDay) + 1))
        for mark in marks where mark.day >= firstDay && mark.day <= today {
            let index = mark.day.days(since: firstDay)
            days[index].state = mark.state
            days[index].total = mark.total.flatMap { abs($0) <= 1e15 ? $0 : nil }
        }
        let anchor = HabitHistory.anchor(of: rule, from: firstDay)
        for index in days.indices {
            days[index].isDue = rule.schedule.isDue(on: firstDay.advanced(by: index), from: anchor)
            days[index].isDone = days[index].isDone(by: rule, isOver: index < days.count - 1)
        }
        self.rule = rule
        self.today = today
        self.firstDay = firstDay
        self.days = days
        self.periods = HabitPeriod.all(of: rule, days: days, from: firstDay)
        if case .times(let times, let length) = rule.schedule {
            self.windows = HabitWindows(days: days, times: times, length: length)
        } else {
            self.windows = nil
        }
    }

    /// The day a schedule is counted from, so that it extends back to `firstDay` in step with the start day.
    static func anchor(of rule: HabitRule, from firstDay: Day) -> Day {
        guard case .everyDays(let step) = rule.schedule, step > 0 else { return firstDay }
        return firstDay.advanced(by: rule.startDay.days(since: firstDay) % step)
    }

    /// Whether the habit is due on a day; false before it begins and after today.
    public func isDue(on day: Day) -> Bool {
        index(of: day).map { days[$0].isDue } ?? false
    }

    /// Whether it was done on that day.
    public func isDone(on day: Day) -> Bool {
        index(of: day).map { days[$0].isDone } ?? false
    }

    /// Whether the schedule is met on a day. For *n* times a week or month: that week or month has enough. For *n*
    /// times in *m* days: some window containing the day has enough. Otherwise: it was done.
    public func isMet(on day: Day) -> Bool {
        guard let index = index(of: day) else { return false }
        if let windows { return windows.isCovered[index] }
        return period(at: index)?.isMet ?? days[index].isDone
    }

    /// The share of the day's target that was done, 0...1, for heat maps: 1 if done, a fraction for a measured value, 0
    /// for skipped days and outside the history.
    public func fraction(on day: Day) -> Double {
        guard let index = index(of: day), days[index].state != .skipped else { return 0 }
        if days[index].isDone { return 1 }
        guard rule.kind.isMeasure, let total = days[index].total else { return 0 }
        return rule.achievement(of: total)
    }

    func index(of day: Day) -> Int? {
        day >= firstDay && day <= today ? day.days(since: firstDay) : nil
    }

    func day(at index: Int) -> Day {
        firstDay.advanced(by: index)
    }
}
