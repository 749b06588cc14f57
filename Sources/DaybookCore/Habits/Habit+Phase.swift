import CivilTime
import Journal

extension Habit {
    /// The habit of every so many days, due on a day: its first day moves by less than one interval, so that no day before it is asked
    /// for. Nil for other schedules.
    public func due(on day: Day) -> Habit? {
        guard case .everyDays(let step) = schedule, step > 0 else { return nil }
        let shift = day.days(since: firstDay) % step
        var habit = self
        habit.startDay = firstDay.advanced(by: shift < 0 ? shift + step : shift)
        return habit
    }
}

extension HabitHistory {
    /// The next day on which a habit of every so many days is due, today if it is still to be done; nil for other schedules.
    public var nextDueDay: Day? {
        guard case .everyDays(let step) = rule.schedule, step > 0, rule.kind != .atMost else { return nil }
        if today >= rule.startDay, isScheduled(on: today), let index = index(of: today), days[index].state == .none,
            !days[index].isDone, !days[index].rests
        {
            return today
        }
        let begin = max(today.advanced(by: 1), rule.startDay)
        for offset in 0..<HabitLimits.phaseDays {
            let day = begin.advanced(by: offset)
            if isExpected(on: day), isScheduled(on: day) { return day }
        }
        return nil
    }

    /// Whether a habit of every so many days was done on none of its due days the last two times.
    public var isOffPhase: Bool {
        guard case .everyDays = rule.schedule, rule.kind != .atMost else { return false }
        let last = days.indices.reversed().lazy.filter { days[$0].isDone }.prefix(2)
        return last.count == 2 && last.allSatisfy { !isScheduled(on: day(at: $0)) }
    }
}
