import CivilTime

/// The steps from the displayed days to those before and after them. A step skips time without records.
public struct PeriodSteps: Hashable, Sendable {
    /// The last of the earlier days; nil if there are no earlier records.
    public let earlier: Day?
    /// The last of the later days; nil if today is displayed and there are no later records.
    public let later: Day?

    /// - Parameters:
    ///   - days: The days with records, in any order.
    ///   - start: The first of the days that are displayed up to a day.
    ///   - end: The last of the days that are displayed from a day on.
    public init(
        from shown: ClosedRange<Day>, among days: [Day], today: Day, start: (Day) -> Day, end: (Day) -> Day
    ) {
        var (before, after): (Day?, Day?)
        for day in days {
            if day < shown.lowerBound, before.map({ $0 < day }) ?? true { before = day }
            if day > shown.upperBound, after.map({ $0 > day }) ?? true { after = day }
        }
        earlier = days.isEmpty ? nil : Self.earlier(before, shown.lowerBound, today, start)
        later = days.isEmpty ? nil : Self.later(after, shown.upperBound, today, end)
    }

    private static func earlier(_ record: Day?, _ first: Day, _ today: Day, _ start: (Day) -> Day) -> Day? {
        // On the way back from days that are still to come, today is next.
        if first > today, record.map({ $0 <= today }) ?? true { return today }
        let adjacent = first.advanced(by: -1)
        return record.map { $0 >= start(adjacent) ? adjacent : $0 }
    }

    private static func later(_ record: Day?, _ last: Day, _ today: Day, _ end: (Day) -> Day) -> Day? {
        let isPast = last < today
        guard let record, !isPast || record <= today else { return isPast ? today : nil }
        let adjacent = last.advanced(by: 1)
        let next = record <= end(adjacent) ? end(adjacent) : end(record)
        return isPast ? min(next, today) : next
    }
}

/// The weeks, months or years that statistics show at once: the last ones, or earlier ones.
public struct StatisticsWindow: Hashable, Sendable {
    public let interval: StatisticsInterval
    /// The periods, oldest first. Those before the first record are left out.
    public let periods: [ClosedRange<Day>]
    public let steps: PeriodSteps

    /// The number of periods in a window: about a quarter, a year, and all years of most journals.
    public static func count(of interval: StatisticsInterval) -> Int { interval == .year ? 50 : 12 }

    /// - Parameters:
    ///   - last: A day of the last period; nil for today.
    ///   - days: The days with records, in any order.
    public init(
        _ interval: StatisticsInterval, until last: Day?, among days: [Day], today: Day, _ firstWeekday: Weekday
    ) {
        self.interval = interval
        let count = Self.count(of: interval)
        let all = interval.periods(count, to: last ?? today, firstWeekday)
        let first = days.min()
        periods = all.filter { period in first.map { period.upperBound >= $0 } ?? false }
        let shown = (all.first?.lowerBound ?? today)...(all.last?.upperBound ?? today)
        steps = PeriodSteps(from: shown, among: days, today: today) { last in
            interval.periods(count, to: last, firstWeekday).first?.lowerBound ?? last
        } end: { first in
            interval.end(of: count, from: first, firstWeekday)
        }
    }
}
