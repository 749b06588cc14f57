import CivilTime

extension HabitHistory {
    /// Whether the habit can still be asked for on a day: it is due, and neither done, skipped nor met by other days. A limit is
    /// until something was logged. Of days after today as far as is known: those of a week or month that is met already are not.
    public func isToDo(on day: Day) -> Bool {
        guard day <= today else { return isToComeOn(day) }
        switch status(on: day) {
        case .open, .partial: return isDue(on: day) && !isMet(on: day) && !(rule.kind == .atMost && hasTotal(on: day))
        case .missed: return rule.kind != .atMost && isDue(on: day) && !isMet(on: day)
        case .beforeStart, .future, .done, .skipped, .covered, .notDue: return false
        }
    }

    private func hasTotal(on day: Day) -> Bool { index(of: day).map { days[$0].total != nil } ?? false }

    private func isToComeOn(_ day: Day) -> Bool {
        let isInSamePeriod: Bool
        switch rule.schedule {
        case .daily, .weekdays, .everyDays: return isExpected(on: day)
        case .timesPerWeek:
            isInSamePeriod = day.days(since: today) < 7 - today.weekday.days(since: rule.firstWeekday)
        case .timesPerMonth: isInSamePeriod = day.monthOfYear == today.monthOfYear
        case .times: isInSamePeriod = false
        }
        return day >= rule.startDay && !awayDays.contains(day) && !(isInSamePeriod && isMet(on: today))
    }
}
