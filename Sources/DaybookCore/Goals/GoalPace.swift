import CivilTime

/// A forecast of the day a goal is reached at its average pace so far.
///
/// The pace is the average gain per day since the start, today included. The remaining amount takes
/// `⌈remaining · days ÷ gained⌉` more days. Source: the estimate of the earned schedule method, planned duration ÷
/// (earned schedule ÷ actual time) (W. Lipke, "Schedule is Different", 2003), which for an even plan is actual time ÷
/// share done.
public struct GoalPace: Hashable, Sendable {
    public enum Forecast: Hashable, Sendable {
        /// The first day is in the future.
        case notBegun
        /// No gain since the start.
        case still
        /// Too few days since the start to tell.
        case tooEarly
        /// Reached on this day at the current pace.
        case reached(on: Day)
        /// More than a hundred years away.
        case tooFarAhead
    }

    public let forecast: Forecast
    public let deadline: Day?
    /// The share, 0...1, that would be done by today at an even pace from the start to the deadline. Nil without a
    /// deadline.
    public let plannedShare: Double?
    /// The daily gain, from today on, needed to reach the goal by the deadline. Nil without a deadline or after it.
    public let neededADay: Double?

    private static let longest = 36_525.0
    /// The days since the start, today included, from which there is a forecast.
    private static let fewestDays = 3

    /// - Parameters:
    ///   - base: The value before the first day.
    ///   - current: The value now, short of the target.
    init(base: Double, current: Double, target: Double, from start: Day, to deadline: Day?, today: Day) {
        self.deadline = deadline
        let elapsed = today.days(since: start) + 1
        forecast = Self.forecast(gained: current - base, remaining: target - current, elapsed: elapsed, today: today)
        let planned = deadline.map { max(1, $0.days(since: start) + 1) }
        plannedShare = planned.map { min(max(Double(elapsed) / Double($0), 0), 1) }
        let daysLeft = deadline.map { $0.days(since: max(today, start)) + 1 } ?? 0
        neededADay = daysLeft > 0 ? (target - current) / Double(daysLeft) : nil
    }

    private static func forecast(gained: Double, remaining: Double, elapsed: Int, today: Day) -> Forecast {
        guard elapsed > 0 else { return .notBegun }
        guard gained != 0, (gained > 0) == (remaining > 0) else { return .still }
        guard elapsed >= fewestDays else { return .tooEarly }
        // Subtract an epsilon so that rounding errors do not add a day to an even division.
        let days = (remaining * Double(elapsed) / gained - 1e-9).rounded(.up)
        guard days <= longest else { return .tooFarAhead }
        return .reached(on: today.advanced(by: Int(max(days, 0))))
    }

    /// Forecast days past the deadline, negative if early. Nil without a deadline or a forecast day.
    public var daysLate: Int? {
        guard case .reached(let day) = forecast, let deadline else { return nil }
        return day.days(since: deadline)
    }
}
