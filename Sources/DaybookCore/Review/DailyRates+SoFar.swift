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

    /// Whether the habits of a period have something to tell. Not if at most its first day is over and nothing was marked: then there
    /// are only zeros, and limits that time alone has kept.
    public func tell(of span: ReviewSpan) -> Bool {
        guard isDue else { return false }
        let finished = span.finishedDays.map { $0.upperBound.days(since: $0.lowerBound) + 1 } ?? 0
        return isMarked || !span.isUnderWay || finished > 1
    }

    /// Whether the days tell which habits went best and worst: two at least are over on which something was due, and the person was at
    /// home on half of them or more.
    public func tellOfHabits(today: Day, away: AwayDays) -> Bool {
        let over = rates.filter { $0.day < today }
        guard over.count(where: { $0.due > 0 }) >= 2, let first = over.first, let last = over.last else { return false }
        return !away.areMost(of: first.day...last.day)
    }
}
