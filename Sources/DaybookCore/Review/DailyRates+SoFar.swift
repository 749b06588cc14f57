import CivilTime

extension DailyRates {
    /// Whether something was due on a day that is over, so that the rate of all days is not that of a day under way.
    public func hasFinishedDays(today: Day) -> Bool { rates.contains { $0.day < today && $0.due > 0 } }

    /// The rate of today, if nothing was due on the days before: all that can be told of days of which none is over. Nil if a day is
    /// over, or nothing is due today.
    public func rateSoFar(today: Day) -> Double? {
        guard let last = rates.last, last.day == today, !hasFinishedDays(today: today) else { return nil }
        return last.fraction
    }

    /// Done ÷ due over a range of indices. Nil if nothing was due on its days that are over: the rate of today is none of a week.
    public func fraction(_ indices: Range<Int>, today: Day) -> Double? {
        let hasFinishedDay = rates[indices.clamped(to: rates.indices)].contains { $0.day < today && $0.due > 0 }
        return hasFinishedDay ? fraction(indices) : nil
    }
}
