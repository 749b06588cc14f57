import CivilTime

/// What became of one habit on each day from its beginning to today; everything said about the habit follows from it.
///
/// It begins on the rule's start day, or on the first day that was done or has a number if that is earlier. Marks after
/// today are left out. Building it and each question asked of it take time in proportion to the days it spans.
public struct HabitHistory: Sendable {
    /// What the habit asks for.
    public let rule: HabitRule
    /// The last day of the history.
    public let today: Day
    /// The first day of the history; after today for a habit that has not begun.
    public let firstDay: Day

    /// One for each day from `firstDay` to `today`.
    let days: [HabitDay]
    /// The weeks or months from `firstDay` to `today`; empty unless the schedule counts times in them.
    let periods: [HabitPeriod]
    /// Which days the windows of *n* times in *m* days cover; nil for other schedules.
    let windows: HabitWindows?

    /// The history that these marks, in any order and at most one a day, make by this rule. A total that is no number or
    /// beyond ±10¹⁵, where sums would lose it, is as if not entered.
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

    /// The day from which a schedule is reckoned so that it reaches back to `firstDay` in step with the start day.
    private static func anchor(of rule: HabitRule, from firstDay: Day) -> Day {
        guard case .everyDays(let step) = rule.schedule, step > 0 else { return firstDay }
        return firstDay.advanced(by: rule.startDay.days(since: firstDay) % step)
    }

    /// Whether the habit is due on that day; false before it began and after today.
    public func isDue(on day: Day) -> Bool {
        index(of: day).map { days[$0].isDue } ?? false
    }

    /// Whether it was done on that very day.
    public func isDone(on day: Day) -> Bool {
        index(of: day).map { days[$0].isDone } ?? false
    }

    /// Whether what the schedule asks for is met on that day: for *n* times a week or month, whether that week or month
    /// has as many; for *n* times in *m* days, whether some window containing it has; else whether it was done.
    public func isMet(on day: Day) -> Bool {
        guard let index = index(of: day) else { return false }
        if let windows { return windows.isCovered[index] }
        return period(at: index)?.isMet ?? days[index].isDone
    }

    /// How much of what the day asks for was done, 0...1, for a heat map: 1 when done, a share for a measure, 0 for
    /// skipped days and outside the history.
    public func fraction(on day: Day) -> Double {
        guard let index = index(of: day), days[index].state != .skipped else { return 0 }
        if days[index].isDone { return 1 }
        guard rule.kind.isMeasure, let total = days[index].total else { return 0 }
        return rule.nearness(of: total)
    }

    func index(of day: Day) -> Int? {
        day >= firstDay && day <= today ? day.days(since: firstDay) : nil
    }

    func day(at index: Int) -> Day {
        firstDay.advanced(by: index)
    }
}
