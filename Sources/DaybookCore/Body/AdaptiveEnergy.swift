import CivilTime

/// Daily energy expenditure estimated from meals and weight change instead of a formula.
///
/// Energy eaten but not spent becomes body weight: spent = mean eaten − weight change · 7700 kcal/kg. Only recorded
/// meals on days that have meals count, so the estimate suits a calorie target for a person who keeps recording the
/// same way.
public struct AdaptiveEnergy: Hashable, Sendable {
    /// The number of past days used. Today is excluded.
    public static let window = 28
    /// The minimum number of days with meals, and the minimum number of days with a weight.
    public static let minimumDays = 14
    /// The largest margin, as a share of `spent`, at which the estimate still sets the target.
    public static let maximumUncertainty = 0.2

    /// Kilocalories a day.
    public let spent: Double
    /// Half the width of the 95% confidence interval of `spent`: 1.96 standard errors, combining the error of mean
    /// intake with that of the weight slope.
    public let margin: Double
    /// The number of days with meals.
    public let days: Int

    /// Returns nil if there are too few days, or if the result is not positive.
    ///
    /// - Parameter eaten: Kilocalories of the days with meals, in order. Days outside the window are ignored.
    public init?(_ eaten: [(day: Day, kilocalories: Double)], _ trend: WeightTrend, today: Day) {
        let last = today.advanced(by: -1)
        let first = today.advanced(by: -Self.window)
        let eaten = eaten.filter { $0.day >= first && $0.day <= last }
        let weights = trend.points(of: Self.window, to: last)
        guard eaten.count >= Self.minimumDays, weights.count >= Self.minimumDays else { return nil }
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

    /// Whether the margin is small enough for the estimate to set the target.
    public var isCertain: Bool { margin <= spent * Self.maximumUncertainty }
}
