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

    /// Its days that are over: all but today. Nil if there are none.
    public let finishedDays: ClosedRange<Day>?
    /// The days before to compare those with.
    public let finishedBefore: ClosedRange<Day>?

    /// - Parameter day: A day of the period; today if it is later.
    public init(_ period: Period, around day: Day, today: Day, firstWeekday: Weekday) {
        let day = min(day, today)
        let whole = period.interval?.period(of: day, firstWeekday) ?? .first...today
        let days = whole.lowerBound...min(whole.upperBound, today)
        let earlier = whole.lowerBound.neighbor(-1).flatMap { period.interval?.period(of: $0, firstWeekday) }
        func daysBefore(through day: Day) -> ClosedRange<Day>? {
            earlier.map { $0.lowerBound...max($0.lowerBound, period.earlierDay(like: day)) }
        }
        let yesterday = today.neighbor(-1).flatMap { $0 < days.lowerBound ? nil : $0 }
        (self.period, self.whole, self.days) = (period, whole, days)
        before = today < whole.upperBound ? daysBefore(through: today) : earlier
        if days.upperBound < today {
            (finishedDays, finishedBefore) = (days, before)
        } else {
            finishedDays = yesterday.map { whole.lowerBound...$0 }
            finishedBefore = yesterday.flatMap { daysBefore(through: $0) }
        }
    }

    /// Whether today, which is not over, is one of its days.
    public var isUnderWay: Bool { finishedDays != days }

    /// Whether it is under way and fewer than three of its days are over: a single entry would stand out.
    public var hasJustBegun: Bool {
        isUnderWay && (finishedDays.map { $0.upperBound.days(since: $0.lowerBound) + 1 } ?? 0) < 3
    }
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
