import CivilTime

/// The estimated day of reaching the target weight at the pace of the last four weeks.
public enum WeightForecast: Hashable, Sendable {
    /// The trend has already reached the target.
    case reached
    /// There are too few weigh-ins.
    case unknown
    /// The weight does not change, or changes the other way.
    case never
    /// More than five years away.
    case tooFarAhead
    case on(Day)

    /// The longest forecast, in days.
    static let horizon = 5.0 * 365

    /// - Parameters:
    ///   - trend: The current weight trend in kilograms.
    ///   - slope: Kilograms a day; nil if unknown.
    init(from trend: Double, to goal: Double, _ direction: WeightGoal?, slope: Double?, today: Day) {
        let distance = goal - trend
        let wanted = direction?.direction ?? (distance < 0 ? -1 : distance > 0 ? 1 : 0)
        guard distance * wanted > 0 else {
            self = .reached
            return
        }
        guard let slope else {
            self = .unknown
            return
        }
        guard slope * wanted > 0 else {
            self = .never
            return
        }
        let days = (distance / slope).rounded(.up)
        self = days <= Self.horizon ? .on(today.advanced(by: Int(days))) : .tooFarAhead
    }
}
