import CivilTime
import Journal

extension State {
    /// The values of a habit on some days: the amounts of a measured one, which several days add up; of others 1 where it was done and
    /// 0 where it was missed, of which several days make the rate.
    func series(of habit: Habit, on days: ClosedRange<Day>, today: Day) -> DailySeries {
        let history = history(of: habit, until: min(today, days.upperBound), today: today)
        let all = (0...days.upperBound.days(since: days.lowerBound)).map { days.lowerBound.advanced(by: $0) }
        guard habit.kind.isMeasure else {
            let rate = HabitRate(habit, history, days, today: today, in: self)
            return DailySeries(days, all.map { rate.value(on: $0) }, .rate, rate: rate)
        }
        return DailySeries(
            days, all.map { history.comparableAmount(on: $0) }, .sum, runningDay: days.contains(today) ? today : nil,
            loggedDays: Set(all.filter { history.hasAmount(on: $0) }))
    }
}

/// The completion rates of a habit that is done or not, over spans of days that end at the latest today.
struct HabitRate: Sendable {
    private let habit: Habit
    private let state: State
    private let today: Day
    private let history: HabitHistory
    /// Those of single days, by all that is known now.
    private let daily: DailyRates
    private let firstDay: Day
    /// The days on which an archived habit was done, oldest first; empty for others.
    private let doneDays: [Day]

    init(_ habit: Habit, _ history: HabitHistory, _ days: ClosedRange<Day>, today: Day, in state: State) {
        (self.habit, self.history, self.today, self.state, firstDay) = (habit, history, today, state, days.lowerBound)
        daily = DailyRates([history], from: days.lowerBound, to: days.upperBound)
        doneDays =
            habit.isArchived ? state.marks(of: habit).filter { $0.state == .done }.map { $0.day }.sorted() : []
    }

    /// 1 if it was done on the day, 0 if the day is over and asked for it in vain; else nil.
    func value(on day: Day) -> Double? {
        guard let index = history.index(of: day), !history.days[index].isSkipped else { return nil }
        if history.days[index].isDone { return 1 }
        let rate = day.days(since: firstDay)
        guard daily.rates.indices.contains(rate), day < today || history.isLastDayOver else { return nil }
        return daily.rates[rate].due > 0 ? 0 : nil
    }

    /// The rate over some days as a review of them has it, which knows nothing of later days; nil if nothing was due.
    func over(_ span: ClosedRange<Day>) -> Double? {
        var end = min(span.upperBound, today)
        if habit.isArchived {
            guard let last = doneDays.last(where: { $0 <= end }) else { return nil }
            end = last
        }
        guard span.lowerBound <= end else { return nil }
        if !cutsPeriod(end) { return overDays(span.lowerBound...end) }
        let history = state.history(of: habit, until: end, today: today)
        return DailyRates([history], from: max(span.lowerBound, history.firstDay), to: end).overall
    }

    /// Whether marks after this day can change the rate until it, as they do within a week, month or window of the habit.
    private func cutsPeriod(_ end: Day) -> Bool {
        if end >= history.today { return false }
        switch history.rule.schedule {
        case .daily, .weekdays, .everyDays: return false
        case .timesPerWeek: return end.weekday.advanced(by: 1) != history.rule.firstWeekday
        case .timesPerMonth: return end != end.monthOfYear.last
        case .times: return true
        }
    }

    /// The rate over some of the days by all that is known now, as for averages that move on.
    func overDays(_ span: ClosedRange<Day>) -> Double? {
        let (first, last) = (span.lowerBound.days(since: firstDay), span.upperBound.days(since: firstDay))
        return daily.fraction(max(0, first)..<max(0, first, last + 1))
    }
}

extension HabitHistory {
    /// The amount of a measured habit on a day, zero without one; nil for days that do not count.
    fileprivate func comparableAmount(on day: Day) -> Double? {
        guard let index = index(of: day), !days[index].isSkipped else { return nil }
        return days[index].total ?? (day < today || isLastDayOver ? 0 : nil)
    }

    fileprivate func hasAmount(on day: Day) -> Bool {
        index(of: day).map { !days[$0].isSkipped && days[$0].total != nil } ?? false
    }
}
