import CivilTime

/// The evaluated history of a habit, day by day up to today. Streaks, strength and rates derive from it.
///
/// It begins on the rule's start day, or earlier if a day before it is done or has a value. Marks after today are
/// ignored. It has the last 200 years at most. A day on which the person is away is not due, unless the habit was done on it. Building it, and each query, take time linear in the number of days.
public struct HabitHistory: Sendable {
    /// The rule it is evaluated by.
    public let rule: HabitRule
    /// The days on which the person is away.
    public let awayDays: AwayDays
    /// The last day of the history.
    public let today: Day
    /// Whether the last day is over: rates count what was not done on it, and a limit was kept on it. The history of an
    /// earlier period ends like this.
    public let isLastDayOver: Bool
    /// The day before which time alone keeps no limit: days without a mark rest. Nil for none.
    let keptFrom: Day?
    /// The first day of the history. After today if the habit has not begun.
    public let firstDay: Day

    /// One element per day from `firstDay` to `today`.
    let days: [HabitDay]
    /// The weeks or months from `firstDay` to `today`. Empty unless the schedule counts times a week or month.
    let periods: [HabitPeriod]
    /// The days covered by windows of *n* times in *m* days; nil for other schedules.
    let windows: HabitWindows?
    /// The days as streaks count them, from which being away takes nothing.
    let streakDays: StreakDays
    /// The days on which a habit due a number of times can't wait any longer.
    let pressingDays: PressingDays

    /// Evaluates marks, given in any order and at most one a day. Totals that are NaN or beyond ±10¹⁵, where sums lose
    /// precision, are ignored.
    public init(
        rule: HabitRule, marks: [DayMark], today: Day, isLastDayOver: Bool = false, awayDays: AwayDays = .none
    ) {
        self.init(
            rule: rule, marks: marks, today: today, isLastDayOver: isLastDayOver, awayDays: awayDays, keptFrom: nil)
    }

    init(
        rule: HabitRule, marks: [DayMark], today: Day, isLastDayOver: Bool, awayDays: AwayDays, keptFrom: Day?
    ) {
        var firstDay = rule.startDay
        for mark in marks where mark.day < firstDay && (mark.state == .done || mark.total != nil) {
            firstDay = mark.day
        }
        // A clock that is thousands of years ahead asks for no more days than one that is not.
        firstDay = max(firstDay, today.advanced(by: -HabitLimits.historyDays))
        var days = [HabitDay](repeating: HabitDay(), count: max(0, today.days(since: firstDay) + 1))
        for mark in marks where mark.day >= firstDay && mark.day <= today {
            let index = mark.day.days(since: firstDay)
            days[index].state = mark.state
            days[index].total = mark.total.flatMap { abs($0) <= 1e15 ? $0 : nil }
        }
        self.init(
            rule: rule, marked: days, from: firstDay, today: today, isLastDayOver: isLastDayOver, awayDays: awayDays,
            keptFrom: keptFrom)
    }

    /// - Parameter days: Days of which only the marks are looked at.
    private init(
        rule: HabitRule, marked days: [HabitDay], from firstDay: Day, today: Day, isLastDayOver: Bool,
        awayDays: AwayDays, keptFrom: Day?
    ) {
        var days = days
        let anchor = HabitHistory.anchor(of: rule, from: firstDay)
        for index in days.indices {
            days[index].isDue = rule.schedule.isDue(on: firstDay.advanced(by: index), from: anchor)
            days[index].judge(by: rule, isOver: isLastDayOver || index < days.count - 1)
        }
        if rule.kind == .atMost, let keptFrom {
            for index in 0..<max(0, min(keptFrom.days(since: firstDay), days.count)) where !days[index].isMarked {
                days[index].rest()
            }
        }
        let present = days
        Self.rest(&days, from: firstDay, awayDays)
        self.rule = rule
        self.awayDays = awayDays
        self.today = today
        self.isLastDayOver = isLastDayOver
        self.keptFrom = keptFrom
        self.firstDay = firstDay
        self.days = days
        periods = HabitPeriod.all(of: rule, days: days, from: firstDay)
        windows = HabitWindows(of: rule, days: days, isLastDayOver: isLastDayOver)
        streakDays =
            days == present
            ? StreakDays(days: days, periods: periods, windows: windows)
            : StreakDays(present, awayDays, of: rule, from: firstDay, isLastDayOver: isLastDayOver)
        pressingDays = PressingDays(
            of: rule, days: days, streakDays: streakDays, periods: periods,
            begin: rule.askedFrom.days(since: firstDay), isAway: days != present)
    }

    /// The history as if the person had never been away.
    var withoutAway: HabitHistory {
        if awayDays.isEmpty { return self }
        let marked = days.map { HabitDay(state: $0.state, total: $0.total) }
        return HabitHistory(
            rule: rule, marked: marked, from: firstDay, today: today, isLastDayOver: isLastDayOver, awayDays: .none,
            keptFrom: keptFrom)
    }

    /// The history as it stood when an earlier day was over.
    func through(_ day: Day) -> HabitHistory {
        guard let index = index(of: day), index < days.count - 1 else { return self }
        let marked = days[...index].map { HabitDay(state: $0.state, total: $0.total) }
        return HabitHistory(
            rule: rule, marked: marked, from: firstDay, today: day, isLastDayOver: true, awayDays: awayDays,
            keptFrom: keptFrom)
    }

    /// Lets the days rest on which the person is away and did not do it. For *at most*, time alone does not do it then.
    private static func rest(_ days: inout [HabitDay], from firstDay: Day, _ awayDays: AwayDays) {
        guard !days.isEmpty else { return }
        let all = firstDay...firstDay.advanced(by: days.count - 1)
        for span in awayDays.spans where span.overlaps(all) {
            let common = span.clamped(to: all)
            for index in common.lowerBound.days(since: firstDay)...common.upperBound.days(since: firstDay) {
                if !days[index].isMarked || !days[index].isDone { days[index].rest() }
            }
        }
    }

    /// Whether the schedule has a day, counted in step with the start day; never before the first day.
    public func isScheduled(on day: Day) -> Bool {
        rule.schedule.isDue(on: day, from: Self.anchor(of: rule, from: firstDay))
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

    /// Whether it was done and logged on that day. A limit that was kept on a day without a value is not.
    public func isLoggedAsDone(on day: Day) -> Bool {
        index(of: day).map { days[$0].isLoggedAsDone } ?? false
    }

    /// Whether it is a limit that was kept on a day without a value. Such a day is done, but no time done.
    public func isKeptUnlogged(on day: Day) -> Bool {
        status(on: day) == .done && !isLoggedAsDone(on: day)
    }

    /// Whether it was done on one of some days.
    func isDone(in span: ClosedRange<Day>) -> Bool {
        let first = max(span.lowerBound, firstDay)
        guard first <= min(span.upperBound, today) else { return false }
        let range = first.days(since: firstDay)...min(span.upperBound, today).days(since: firstDay)
        return days[range].contains { $0.isDone }
    }

    /// Whether it is a limit that was not exceeded on a day that goes on: not done yet, and not to do either.
    public func isUndecided(on day: Day) -> Bool {
        index(of: day).map { days[$0].isUndecided && !days[$0].rests } ?? false
    }

    /// Whether the schedule is met on a day. For *n* times a week or month: that week or month has enough. For *n*
    /// times in *m* days: some window containing the day has enough. Otherwise: it was done.
    public func isMet(on day: Day) -> Bool {
        guard let index = index(of: day) else { return false }
        if let windows { return windows.isCovered[index] }
        return period(at: index)?.isMet ?? days[index].isDone
    }

    /// The share of the day's target that was done, 0...1, for heat maps: 1 if done, a fraction for a measured value, 0
    /// for skipped days, a limit whose day is not over, and outside the history.
    public func fraction(on day: Day) -> Double {
        guard let index = index(of: day), days[index].state != .skipped else { return 0 }
        if days[index].isDone { return 1 }
        if days[index].isUndecided { return 0 }
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
