import CivilTime

/// What a person spends a day, worked out from what they ate and what became of their weight, rather than by formula.
///
/// Energy eaten and not spent is weight: spent = mean eaten − change of weight · 7700 kcal/kg. It counts only what was
/// written down, on days that have meals, so it suits a target for the same person's own counting.
public struct AdaptiveEnergy: Hashable, Sendable {
    /// How many days it looks back on, today not among them.
    public static let window = 28
    /// How many of those must have meals, and how many weights.
    public static let leastDays = 14
    /// How uncertain it may be, as a share of itself, and still set the target.
    public static let mostUncertain = 0.2

    /// Kilocalories a day.
    public let spent: Double
    /// What is spent is within this much of it 19 times of 20: 1.96 standard errors, of the mean eaten and of the slope of
    /// weight taken together.
    public let margin: Double
    /// How many days had meals.
    public let days: Int

    /// Nil while there are too few days.
    ///
    /// - Parameter eaten: the kilocalories of days with meals, in order; those outside of the window do not count.
    public init?(_ eaten: [(day: Day, kilocalories: Double)], _ trend: WeightTrend, today: Day) {
        let last = today.advanced(by: -1)
        let first = today.advanced(by: -Self.window)
        let eaten = eaten.filter { $0.day >= first && $0.day <= last }
        let weights = trend.points(of: Self.window, to: last)
        guard eaten.count >= Self.leastDays, weights.count >= Self.leastDays else { return nil }
        let slope = WeightSlope(weights.map { (Double($0.day.days(since: first)), $0.weight) })
        let count = Double(eaten.count)
        let mean = eaten.reduce(0) { $0 + $1.kilocalories } / count
        let squares = eaten.reduce(0) { $0 + ($1.kilocalories - mean) * ($1.kilocalories - mean) }
        let ofMean = squares / (count - 1) / count
        let ofSlope = (slope.error ?? 0) * BodyFormulas.energyOfKilogram
        spent = mean - slope.perDay * BodyFormulas.energyOfKilogram
        margin = 1.96 * (ofMean + ofSlope * ofSlope).squareRoot()
        days = eaten.count
        guard spent > 0 else { return nil }
    }

    /// Whether it is certain enough to set the target.
    public var isCertain: Bool { margin <= spent * Self.mostUncertain }
}
