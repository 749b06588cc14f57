import CivilTime
import Journal

extension State {
    /// The days on which all habits were done, in order: one count for the ledger, the review and its maps.
    ///
    /// At least one habit was marked, and none was lacking; see `HabitHistory.request`. A habit due *n* times in a week,
    /// month or window spoils only days on which it could not wait any longer. A habit spoils no day
    /// before it was added, nor that day if it was full without it, or if an earlier habit is due on it; an archived one
    /// counts through its last mark. Being away makes no day full. Points are earned on those on which the person marked a
    /// habit, rather than an import.
    ///
    /// - Parameter today: A limit is not kept on it yet.
    public func daysWithAllHabitsDone(in days: ClosedRange<Day>, today: Day) -> [Day] {
        let all = gameIndex(on: today).daysWithAllDone
        let start = all.partitioningIndex { $0 >= days.lowerBound }
        return Array(all[start...].prefix { $0 <= days.upperBound })
    }

    /// The rates of some days over several habits; none if `last` is before `first`.
    public func dailyRates(of histories: [HabitHistory], from first: Day, to last: Day, today: Day) -> DailyRates {
        let fullDays = first <= last ? daysWithAllHabitsDone(in: first...last, today: today) : []
        return DailyRates(histories, from: first, to: last, fullDays: fullDays)
    }
}
