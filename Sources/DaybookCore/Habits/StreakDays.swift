import CivilTime

/// The days of a habit as its streaks count them. Being away takes nothing from a streak: a day that counts without it counts,
/// and one that would end it rests. So time away that is set afterwards can join streaks, but never shortens one.
struct StreakDays: Sendable {
    let days: [HabitDay]
    let periods: [HabitPeriod]
    let windows: HabitWindows?

    /// Days of a person who was never away.
    init(days: [HabitDay], periods: [HabitPeriod], windows: HabitWindows?) {
        (self.days, self.periods, self.windows) = (days, periods, windows)
    }

    /// - Parameter present: The days as if the person had never been away.
    init(
        _ present: [HabitDay], _ away: AwayDays, of rule: HabitRule, from firstDay: Day, isLastDayOver: Bool
    ) {
        var days = present
        for index in days.indices
        where days[index].isDue && !days[index].isDone && away.contains(firstDay.advanced(by: index)) {
            days[index].rest()
        }
        var windows: HabitWindows?
        if var coverage = HabitWindows(of: rule, days: present, isLastDayOver: isLastDayOver),
            let stretched = HabitWindows(of: rule, days: days, isLastDayOver: isLastDayOver)
        {
            for index in days.indices where !days[index].isDone {
                if coverage.isCovered[index] {
                    days[index] = present[index]
                } else if stretched.isCovered[index] {
                    days[index].rests = true
                }
            }
            coverage.openFrom = min(coverage.openFrom, stretched.openFrom)
            windows = coverage
        }
        let periods = HabitPeriod.all(of: rule, days: present, from: firstDay)
        let rested = HabitPeriod.all(of: rule, days: days, from: firstDay)
        self.init(days: days, periods: zip(periods, rested).map { $0.isMet ? $0 : $1 }, windows: windows)
    }
}
