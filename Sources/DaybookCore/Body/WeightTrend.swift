import CivilTime
import Journal

/// Body weight smoothed to hide daily changes in water.
public struct WeightTrend: Hashable, Sendable {
    /// A day with weigh-ins.
    public struct Point: Hashable, Sendable {
        public let day: Day
        /// The mean of the day's weigh-ins, in kilograms.
        public let weight: Double
        /// The trend on this day, in kilograms.
        public let trend: Double
    }

    /// The share of the distance to a new weight that the trend moves in a day: a tenth, as in J. Walker, "The Hacker's
    /// Diet" (1991), chapter "Signal and Noise".
    public static let share = 0.1
    /// The number of days the slope is fitted to.
    public static let slopeDays = 28
    /// The minimum number of days between the first and last weigh-in of a slope.
    public static let minimumSpan = 7

    /// The days with weigh-ins, oldest first.
    public let points: [Point]

    /// Calculates the trend of weights in kilograms, given in any order.
    ///
    /// It starts at the first day's weight. After *n* days it has moved 1 − 0.9ⁿ of the way to the new weight, as if
    /// that weight had been measured on each day in between.
    public init(_ weights: [(day: Day, kilograms: Double)]) {
        var points: [Point] = []
        for weight in Self.means(weights) {
            guard let last = points.last else {
                points.append(Point(day: weight.day, weight: weight.kilograms, trend: weight.kilograms))
                continue
            }
            let kept = Self.power(1 - Self.share, weight.day.days(since: last.day))
            let trend = weight.kilograms + (last.trend - weight.kilograms) * kept
            points.append(Point(day: weight.day, weight: weight.kilograms, trend: trend))
        }
        self.points = points
    }

    /// The mean weight of each day, oldest first.
    private static func means(_ weights: [(day: Day, kilograms: Double)]) -> [(day: Day, kilograms: Double)] {
        // Sort first: the order of a floating-point sum changes its last bits, and every device must get the same
        // result.
        let sorted = weights.sorted { ($0.day, $0.kilograms) < ($1.day, $1.kilograms) }
        var means: [(day: Day, kilograms: Double)] = []
        var start = 0
        while start < sorted.count {
            var end = start
            var sum = 0.0
            while end < sorted.count, sorted[end].day == sorted[start].day {
                sum += sorted[end].kilograms
                end += 1
            }
            means.append((sorted[start].day, sum / Double(end - start)))
            start = end
        }
        return means
    }

    /// Raises a number to a non-negative integer power by squaring.
    private static func power(_ base: Double, _ exponent: Int) -> Double {
        var (result, square, rest) = (1.0, base, max(0, exponent))
        while rest > 0 {
            if rest & 1 == 1 { result *= square }
            square *= square
            rest >>= 1
        }
        return result
    }

    /// The latest point on or before a day.
    public func latest(on day: Day) -> Point? {
        let after = points.partitioningIndex { $0.day > day }
        return after > 0 ? points[after - 1] : nil
    }

    /// The mean of the daily weights in the seven days ending on `day`.
    public func sevenDayMean(on day: Day) -> Double? {
        let week = points(of: 7, to: day)
        return week.isEmpty ? nil : week.reduce(0) { $0 + $1.weight } / Double(week.count)
    }

    /// The points in the `count` days ending on `day`.
    func points(of count: Int, to day: Day) -> ArraySlice<Point> {
        let first = day.advanced(by: 1 - count)
        let start = points.partitioningIndex { $0.day >= first }
        return points[start..<max(start, points.partitioningIndex { $0.day > day })]
    }

    /// The rate of weight change: a least-squares line through the daily weights of the last four weeks. Nil without
    /// enough weigh-ins.
    public func slope(to day: Day) -> WeightSlope? {
        let points = points(of: Self.slopeDays, to: day)
        guard let first = points.first, let last = points.last, last.day.days(since: first.day) >= Self.minimumSpan
        else {
            return nil
        }
        return WeightSlope(points.map { (Double($0.day.days(since: first.day)), $0.weight) })
    }
}
