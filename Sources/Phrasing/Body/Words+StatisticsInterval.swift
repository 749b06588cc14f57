import CivilTime
import DaybookCore
import Words

extension Words {
    /// The choice of the interval: "Weeks".
    public func name(_ interval: StatisticsInterval) -> String {
        switch interval {
        case .week: byWeek
        case .month: byMonth
        case .year: byYear
        }
    }

    /// The heading above the periods of a table: "Week of".
    public func heading(_ interval: StatisticsInterval) -> String {
        switch interval {
        case .week: weekFrom
        case .month: month
        case .year: year
        }
    }

    /// A period in a table, by its first day: "16 Nov", "November 2026", "2026".
    public func period(_ first: Day, of interval: StatisticsInterval) -> String {
        switch interval {
        case .week: shortDay(first)
        case .month: monthAndYear(first.monthOfYear)
        case .year: "\(first.year)"
        }
    }

    /// A period on an axis, by its first day: "16 Nov", "Nov", "2026".
    public func tick(_ first: Day, of interval: StatisticsInterval) -> String {
        interval == .month ? shortMonth(first.monthOfYear) : period(first, of: interval)
    }

    /// Consecutive periods, by the first and last day: "31 Aug – 22 Nov 2026", "Dec 2025 – Nov 2026", "1985–2026".
    public func periods(_ first: Day, _ last: Day, of interval: StatisticsInterval) -> String {
        switch interval {
        case .week: return range(first, last)
        case .month:
            let (month, end) = (first.monthOfYear, last.monthOfYear)
            if month == end { return monthAndYear(end) }
            let start = month.year == end.year ? shortMonth(month) : shortMonthAndYear(month)
            return "\(start) – \(shortMonthAndYear(end))"
        case .year: return first.year == last.year ? "\(last.year)" : "\(first.year)–\(last.year)"
        }
    }
}
