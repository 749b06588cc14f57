import CivilTime

/// Weight statistics for a period.
public struct WeightStatistics: Hashable, Sendable {
    public let first: Day
    public let last: Day
    /// The number of days with a weight.
    public let days: Int
    /// The mean of the daily weights in kilograms. Nil without any, like the properties below.
    public let mean: Double?
    public let lowest: Double?
    public let highest: Double?
    /// The trend at the last weigh-in of the period.
    public let trend: Double?
    /// The change in trend since the last weigh-in before the period or, without one, since the first in it.
    public let change: Double?

    init(from first: Day, to last: Day, _ trend: WeightTrend) {
        (self.first, self.last) = (first, last)
        let points = trend.points.filter { $0.day >= first && $0.day <= last }
        let before = trend.points.last { $0.day < first } ?? points.first
        days = points.count
        mean = points.isEmpty ? nil : points.reduce(0) { $0 + $1.weight } / Double(points.count)
        lowest = points.map { $0.weight }.min()
        highest = points.map { $0.weight }.max()
        self.trend = points.last?.trend
        change = points.last.flatMap { last in before.map { last.trend - $0.trend } }
    }
}

extension State {
    /// Weight statistics for the last `count` weeks or months, ending with the one that contains today.
    public func weightStatistics(by span: StatisticsInterval, count: Int, today: Day) -> [WeightStatistics] {
        let trend = weightTrend
        return span.intervals(count, to: today, settings.firstWeekday).map {
            WeightStatistics(from: $0.first, to: $0.last, trend)
        }
    }
}

extension StatisticsInterval {
    /// The last `count` weeks or months, ending with the one that contains `day`, oldest first.
    func intervals(_ count: Int, to day: Day, _ firstWeekday: Weekday) -> [(first: Day, last: Day)] {
        var intervals: [(first: Day, last: Day)] = []
        var start = start(of: day, firstWeekday)
        for _ in 0..<max(0, count) {
            intervals.append((start, end(from: start)))
            if start == .first { break }
            start = self.start(of: start.advanced(by: -1), firstWeekday)
        }
        return intervals.reversed()
    }
}
