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

    /// The figure of the days with which those of a review that are over are compared: "week before: 12" or, as long as it is under
    /// way, "by then last week: 12".
    public func earlier(_ value: String, than span: ReviewSpan) -> String {
        switch span.period {
        case .week: span.isUnderWay ? byThenLastWeek(value) : weekBefore(value)
        case .month: span.isUnderWay ? byThenLastMonth(value) : monthBefore(value)
        case .year, .all: span.isUnderWay ? byThenLastYear(value) : yearBefore(value)
        }
    }

    /// The figure of the days before, as `earlier(_:than:)`, after the one that it is compared with if that is not the one shown:
    /// "17 through yesterday, by then last week: 15".
    ///
    /// - Parameters:
    ///   - shown: The figure with today.
    ///   - throughYesterday: That of the days that are over; nil if they are all over.
    public func earlier(
        _ value: String, than span: ReviewSpan, shown: String, throughYesterday: String?
    ) -> String {
        let before = earlier(value, than: span)
        guard let throughYesterday, throughYesterday != shown else { return before }
        return "\(self.throughYesterday(throughYesterday)), \(before)"
    }

    /// The rate of a habit in a review: "86%", "Still open", or a dash if nothing was due.
    public func text(_ rate: ReviewedRate) -> String {
        rate.rate.map { self.rate($0) } ?? (rate.isOpen ? stillOpen : "–")
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
