import CivilTime

/// The whole period before that of a review, with its rates.
public struct LastPeriod: Sendable {
    public let span: ReviewSpan
    public let daily: DailyRates

    /// The period before, on the first day of a week, month or year, of which there is little to review. Nil on other days, and if
    /// nothing was due in it.
    public init?(before span: ReviewSpan, in state: State, today: Day) {
        guard span.isUnderWay, span.finishedDays == nil, span.before != nil, !state.settings.hides(.habits),
            let day = span.whole.lowerBound.neighbor(-1)
        else { return nil }
        let last = ReviewSpan(span.period, around: day, today: today, firstWeekday: state.settings.firstWeekday)
        let histories = state.reviewedHabits(in: last.days, today: today).map { $0.history }
        guard let first = histories.map({ $0.firstDay }).min(), first <= last.days.upperBound else { return nil }
        daily = state.dailyRates(
            of: histories, from: max(first, last.days.lowerBound), to: last.days.upperBound, today: today)
        self.span = last
        if !daily.isDue { return nil }
    }
}
