import CivilTime
import Journal

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

    public init(_ period: ClosedRange<Day>, _ trend: WeightTrend) {
        (first, last) = (period.lowerBound, period.upperBound)
        let start = trend.points.partitioningIndex { $0.day >= period.lowerBound }
        let end = trend.points.partitioningIndex { $0.day > period.upperBound }
        let points = trend.points[start..<end]
        let before = start > 0 ? trend.points[start - 1] : points.first
        days = points.count
        mean = points.isEmpty ? nil : points.reduce(0) { $0 + $1.weight } / Double(points.count)
        lowest = points.map { $0.weight }.min()
        highest = points.map { $0.weight }.max()
        self.trend = points.last?.trend
        change = points.last.flatMap { last in before.map { last.trend - $0.trend } }
    }

    /// The statistics of all weigh-ins; nil without any.
    public init?(_ trend: WeightTrend) {
        guard let first = trend.points.first?.day, let last = trend.points.last?.day else { return nil }
        self.init(first...last, trend)
    }
}

extension State {
    /// Weight statistics for the last `count` weeks, months or years, ending with the one that contains today.
    public func weightStatistics(by span: StatisticsInterval, count: Int, today: Day) -> [WeightStatistics] {
        let trend = weightTrend
        return span.periods(count, to: today, settings.firstWeekday).map { WeightStatistics($0, trend) }
    }
}
