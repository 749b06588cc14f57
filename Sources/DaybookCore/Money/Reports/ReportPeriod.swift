import CivilTime

/// The days that a report is about.
public enum ReportPeriod: Hashable, Sendable {
    case month(Month)
    /// A quarter, by its first month; see `quarter(of:)`.
    case quarter(Month)
    case year(Int)
    /// All days.
    case all
    case days(ClosedRange<Day>)

    /// The quarter of a month.
    public static func quarter(of month: Month) -> ReportPeriod {
        .quarter(month.advanced(by: -((month.number - 1) % 3)))
    }

    public var days: ClosedRange<Day> {
        switch self {
        case .month(let month): return month.first...month.last
        case .quarter(let month): return month.first...month.advanced(by: 2).last
        case .year(let year):
            guard let first = Month(year: year, number: 1) else { return .first ... .last }
            return first.first...first.advanced(by: 11).last
        case .all: return .first ... .last
        case .days(let days): return days
        }
    }

    /// The period some periods later; nil past the calendar's ends, and for all days.
    public func advanced(by count: Int) -> ReportPeriod? {
        switch self {
        case .month(let month):
            let other = month.advanced(by: count)
            return other == month ? nil : .month(other)
        case .quarter(let month):
            let other = month.advanced(by: 3 * count)
            return other == month || other.advanced(by: 2) == other ? nil : .quarter(of: other)
        case .year(let year): return Month(year: year + count, number: 1) == nil ? nil : .year(year + count)
        case .all: return nil
        case .days(let days):
            let length = days.upperBound.days(since: days.lowerBound) + 1
            let (first, last) = (
                days.lowerBound.advanced(by: count * length), days.upperBound.advanced(by: count * length)
            )
            guard last.days(since: first) == length - 1, first != days.lowerBound else { return nil }
            return .days(first...last)
        }
    }

    /// The days to compare with those before: of a period that is not over, the days so far with as many of the last one.
    /// Nil for all days, and at the calendar's start.
    public func comparison(today: Day) -> (days: ClosedRange<Day>, before: ClosedRange<Day>)? {
        guard let before = advanced(by: -1)?.days else { return nil }
        guard days.contains(today), today < days.upperBound else { return (days, before) }
        let length = today.days(since: days.lowerBound)
        return (
            days.lowerBound...today, before.lowerBound...min(before.lowerBound.advanced(by: length), before.upperBound)
        )
    }
}
