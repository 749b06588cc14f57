import CivilTime

/// When the aimed weight would be reached if weight went on as it did in the last four weeks.
public enum WeightForecast: Hashable, Sendable {
    /// The trend is there already.
    case reached
    /// There are too few weigh-ins to tell.
    case unknown
    /// The weight stays, or goes the other way.
    case never
    /// Not within five years.
    case farAway
    case on(Day)

    /// Days beyond which nothing is said.
    static let horizon = 5.0 * 365

    /// - Parameters:
    ///   - trend: kilograms by now.
    ///   - slope: kilograms a day; nil while it cannot be told.
    init(from trend: Double, to aim: Double, _ direction: WeightAim?, slope: Double?, today: Day) {
        let distance = aim - trend
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
        self = days <= Self.horizon ? .on(today.advanced(by: Int(days))) : .farAway
    }
}
