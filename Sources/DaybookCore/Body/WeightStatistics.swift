import CivilTime

/// What the weigh-ins of some days come to.
public struct WeightStatistics: Hashable, Sendable {
    public let first: Day
    public let last: Day
    /// How many days had a weight.
    public let days: Int
    /// The mean of the days' weights in kilograms; nil without any, as all that follow.
    public let mean: Double?
    public let lowest: Double?
    public let highest: Double?
    /// The trend after the latest of them.
    public let trend: Double?
    /// How far the trend went, from the latest weight before these days or, without one, from the first of them.
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
    /// What the weigh-ins of so many weeks or months come to, the one that today is in last.
    public func weightStatistics(by span: BodySpan, count: Int, today: Day) -> [WeightStatistics] {
        let trend = weightTrend
        return span.stretches(count, to: today, settings.firstWeekday).map {
            WeightStatistics(from: $0.first, to: $0.last, trend)
        }
    }
}

extension BodySpan {
    /// So many weeks or months, the one that a day is in last.
    func stretches(_ count: Int, to day: Day, _ firstWeekday: Weekday) -> [(first: Day, last: Day)] {
        var stretches: [(first: Day, last: Day)] = []
        var start = start(of: day, firstWeekday)
        for _ in 0..<max(0, count) {
            stretches.append((start, end(from: start)))
            if start == .first { break }
            start = self.start(of: start.advanced(by: -1), firstWeekday)
        }
        return stretches.reversed()
    }
}
