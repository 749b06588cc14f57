import CivilTime

/// What weigh-ins come to when the water of a single day is looked through.
public struct WeightTrend: Hashable, Sendable {
    /// A day with weigh-ins.
    public struct Point: Hashable, Sendable {
        public let day: Day
        /// The mean of the day's weigh-ins, in kilograms.
        public let weight: Double
        /// The trend after it, in kilograms.
        public let trend: Double
    }

    /// How much of the distance to a new weight the trend goes in a day: a tenth, as in J. Walker, "The Hacker's Diet"
    /// (1991), chapter "Signal and Noise".
    public static let share = 0.1
    /// How many days the slope looks back on.
    public static let slopeDays = 28
    /// How many days must lie between the first and the last weigh-in of a slope.
    public static let leastSpan = 7

    /// The days with weigh-ins, from the first on.
    public let points: [Point]

    /// The trend of weighed kilograms, in any order.
    ///
    /// It begins at the first day's weight. After *n* days it goes 1 − 0.9ⁿ of the way to the new one, as it would if the
    /// same had been weighed on the days between.
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

    /// One weight a day, from the first day on: the mean.
    private static func means(_ weights: [(day: Day, kilograms: Double)]) -> [(day: Day, kilograms: Double)] {
        // Sums depend on their order in the last bit, and the same weigh-ins must come to the same everywhere.
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

    /// A number to a whole power, by squaring.
    private static func power(_ base: Double, _ exponent: Int) -> Double {
        var (result, square, rest) = (1.0, base, max(0, exponent))
        while rest > 0 {
            if rest & 1 == 1 { result *= square }
            square *= square
            rest >>= 1
        }
        return result
    }

    /// The latest point that is not after a day.
    public func latest(on day: Day) -> Point? { points.last { $0.day <= day } }

    /// The mean weight of the days with weigh-ins among the seven that end on a day.
    public func weekMean(on day: Day) -> Double? {
        let week = points(of: 7, to: day)
        return week.isEmpty ? nil : week.reduce(0) { $0 + $1.weight } / Double(week.count)
    }

    /// The points of so many days that end on a day.
    func points(of count: Int, to day: Day) -> ArraySlice<Point> {
        let first = day.advanced(by: 1 - count)
        let start = points.firstIndex { $0.day >= first } ?? points.endIndex
        let end = points.lastIndex { $0.day <= day }.map { $0 + 1 } ?? start
        return points[start..<max(start, end)]
    }

    /// How weight changes: the least-squares line through the days' weights of the last four weeks.
    public func slope(to day: Day) -> WeightSlope? {
        let points = points(of: Self.slopeDays, to: day)
        guard let first = points.first, let last = points.last, last.day.days(since: first.day) >= Self.leastSpan else {
            return nil
        }
        return WeightSlope(points.map { (Double($0.day.days(since: first.day)), $0.weight) })
    }
}
