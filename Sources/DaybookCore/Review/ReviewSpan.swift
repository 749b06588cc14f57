import CivilTime

/// The days of a review: a calendar week, month or year up to today, or all days.
public struct ReviewSpan: Hashable, Sendable {
    public let period: Period
    /// From the first day of the period to its last or, if it is not over, to today. All days begin at `Day.first`.
    public let days: ClosedRange<Day>
    /// The days of the period before to compare with: all or, if this one is not over, those through the same day of the week,
    /// month or year. Nil if the period is all days, or the first of the calendar.
    public let before: ClosedRange<Day>?
    /// The first and the last day of the whole period.
    public let whole: ClosedRange<Day>

    /// - Parameter day: A day of the period; today if it is later.
    public init(_ period: Period, around day: Day, today: Day, firstWeekday: Weekday) {
        let day = min(day, today)
        self.period = period
        whole = period.interval?.period(of: day, firstWeekday) ?? .first...today
        days = whole.lowerBound...min(whole.upperBound, today)
        let earlier = whole.lowerBound.neighbor(-1).flatMap { period.interval?.period(of: $0, firstWeekday) }
        guard let earlier, today < whole.upperBound else {
            before = earlier
            return
        }
        before = earlier.lowerBound...max(earlier.lowerBound, period.earlierDay(like: today))
    }

    /// Whether it goes on after today.
    public var isOpen: Bool { days.upperBound < whole.upperBound }
}

extension Period {
    /// Nil for all days.
    fileprivate var interval: StatisticsInterval? {
        switch self {
        case .week: .week
        case .month: .month
        case .year: .year
        case .all: nil
        }
    }

    /// The same day of the week, month or year before; the last of a month that is shorter.
    fileprivate func earlierDay(like day: Day) -> Day {
        switch self {
        case .week, .all: day.advanced(by: -7)
        case .month: day.inMonth(day.monthOfYear.advanced(by: -1))
        case .year: day.inMonth(day.monthOfYear.advanced(by: -12))
        }
    }
}
