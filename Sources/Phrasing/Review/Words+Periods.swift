import CivilTime
import DaybookCore
import Words

extension Words {
    /// A calendar period: "Week", "Month", "Year" or "All".
    public func name(of period: Period) -> String {
        switch period {
        case .week: week
        case .month: month
        case .year: year
        case .all: all
        }
    }

    /// The days of a rate that ends today: "Last 7 days", "Last 30 days", "Last 365 days" or "All".
    public func lastDays(of period: Period) -> String { period.dayCount.map { lastDays($0) } ?? all }

    /// The figure of the period before that of a review, or of those of its days with which an open one is compared:
    /// "week before: 12", "through this day last week: 12".
    public func earlier(_ value: String, than span: ReviewSpan) -> String {
        switch span.period {
        case .week: span.isOpen ? sameDaysOfLastWeek(value) : weekBefore(value)
        case .month: span.isOpen ? sameDaysOfLastMonth(value) : monthBefore(value)
        case .year, .all: span.isOpen ? sameDaysOfLastYear(value) : yearBefore(value)
        }
    }

    /// A rate of the days before a review's, without the day that today is compared with.
    public func earlierRate(_ rate: Double, than span: ReviewSpan) -> String {
        let value = self.rate(rate)
        return span.isOpen ? byThen(value, than: span) : earlier(value, than: span)
    }

    /// The figure of the days with which those of a review that are over are compared.
    public func earlierThanFinished(_ value: String, than span: ReviewSpan) -> String {
        span.isUnderWay ? byThen(value, than: span) : earlier(value, than: span)
    }

    private func byThen(_ value: String, than span: ReviewSpan) -> String {
        switch span.period {
        case .week: byThenLastWeek(value)
        case .month: byThenLastMonth(value)
        case .year, .all: byThenLastYear(value)
        }
    }

    /// The completion rate of a review: of a day under way, if none is over, "31% so far". Nil if nothing counts yet.
    public func completionRate(_ daily: DailyRates, today: Day) -> String? {
        guard let soFar = daily.rateSoFar(today: today) else { return daily.overall.map { rate($0) } }
        return soFar < 1 ? self.soFar(rate(soFar)) : rate(soFar)
    }

    /// The period before a review's, offered on its first day: "Last week: 91%, 5 perfect days".
    public func lastPeriod(_ last: LastPeriod) -> String {
        let name =
            switch last.span.period {
            case .week: lastWeek
            case .month: lastMonth
            case .year, .all: lastYear
            }
        let facts = [last.daily.overall.map { rate($0) }, perfectDays(last.daily.perfectDays)]
        return "\(name): \(facts.compactMap { $0 }.joined(separator: ", "))"
    }

    /// The days of a review's period: "16–22 Nov 2026", "November 2026", "2026".
    ///
    /// - Parameter first: The first day of all days.
    public func days(of span: ReviewSpan, from first: Day) -> String {
        switch span.period {
        case .week: range(span.whole.lowerBound, span.whole.upperBound)
        case .month: monthAndYear(span.whole.lowerBound.monthOfYear)
        case .year: String(span.whole.lowerBound.year)
        case .all: range(first, span.days.upperBound)
        }
    }
}
