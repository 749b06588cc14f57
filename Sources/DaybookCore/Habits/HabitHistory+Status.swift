import CivilTime

extension HabitHistory {
    /// The habit's status on a day.
    public func status(on day: Day) -> DayStatus {
        guard day >= firstDay else { return .beforeStart }
        guard let index = index(of: day) else { return .future }
        let entry = days[index]
        if entry.isDone { return .done }
        if entry.state == .skipped { return .skipped }
        if rule.kind == .atLeast, let total = entry.total, total > 0 { return .partial(rule.achievement(of: total)) }
        guard entry.isDue else { return .notDue }
        if entry.isOverLimit { return .missed }
        return statusOfUnmarked(index)
    }

    private func statusOfUnmarked(_ index: Int) -> DayStatus {
        if let windows {
            if windows.isCovered[index] { return .covered }
            return index >= windows.openFrom ? .open : .missed
        }
        guard let period = period(at: index) else {
            return index == days.count - 1 ? .open : .missed
        }
        if period.isMet { return .covered }
        if isOpen(period) { return .open }
        return period.isExcused ? .notDue : .missed
    }

    /// Whether the period contains today.
    func isOpen(_ period: HabitPeriod) -> Bool {
        period.range.upperBound == days.count
    }
}
