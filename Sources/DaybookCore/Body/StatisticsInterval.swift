import CivilTime

/// A calendar period to sum figures over.
public enum StatisticsInterval: String, CaseIterable, Sendable {
    case week, month, year

    /// The period that contains a day. A week at an end of the calendar has fewer than seven days.
    public func period(of day: Day, _ firstWeekday: Weekday) -> ClosedRange<Day> {
        switch self {
        case .week:
            let past = day.weekday.days(since: firstWeekday)
            return day.advanced(by: -past)...day.advanced(by: 6 - past)
        case .month: return day.monthOfYear.first...day.monthOfYear.last
        case .year:
            let first = Day(year: day.year, month: 1, day: 1) ?? .first
            return first...(Day(year: day.year, month: 12, day: 31) ?? .last)
        }
    }

    /// The weeks, months or years of some days, of which the first and the last may be cut off; the single days without an interval.
    public static func spans(
        of days: ClosedRange<Day>, by interval: StatisticsInterval?, _ firstWeekday: Weekday
    ) -> [ClosedRange<Day>] {
        var spans: [ClosedRange<Day>] = []
        var start = days.lowerBound
        while true {
            let end = interval?.period(of: start, firstWeekday).upperBound ?? start
            spans.append(start...min(end, days.upperBound))
            if end >= days.upperBound { return spans }
            start = end.advanced(by: 1)
        }
    }

    /// At most `count` periods, ending with the one that contains `day`, oldest first.
    func periods(_ count: Int, to day: Day, _ firstWeekday: Weekday) -> [ClosedRange<Day>] {
        var periods: [ClosedRange<Day>] = []
        var last = day
        for _ in 0..<max(0, count) {
            let period = period(of: last, firstWeekday)
            periods.append(period)
            if period.lowerBound == .first { break }
            last = period.lowerBound.advanced(by: -1)
        }
        return periods.reversed()
    }

    /// The last day of `count` periods, beginning with the one that contains `day`.
    func end(of count: Int, from day: Day, _ firstWeekday: Weekday) -> Day {
        var end = period(of: day, firstWeekday).upperBound
        for _ in 1..<max(1, count) where end < .last { end = period(of: end.advanced(by: 1), firstWeekday).upperBound }
        return end
    }
}
