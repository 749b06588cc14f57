import CivilTime

/// When a goal would be reached if it went on as it went so far.
///
/// The pace is the average since the start: what was gained in the days up to today, both counted. The rest at that pace
/// takes `⌈rest · days ÷ gained⌉` more days. Source: the estimate of the earned schedule method, planned duration ÷ (earned
/// schedule ÷ actual time) (W. Lipke, "Schedule is Different", 2003), which for an even plan is actual time ÷ share done.
public struct GoalPace: Hashable, Sendable {
    public enum Forecast: Hashable, Sendable {
        /// Its first day is yet to come.
        case notBegun
        /// Nothing was gained since the start.
        case still
        /// It would be reached on this day.
        case reached(on: Day)
        /// It would take more than a hundred years.
        case farAway
    }

    public let forecast: Forecast
    public let deadline: Day?
    /// How much of it, 0...1, would be done by today if it went evenly from the start to the deadline; nil without a
    /// deadline.
    public let plannedShare: Double?
    /// How much a day, today's too, would reach it by the deadline; nil without one and once it is over.
    public let neededADay: Double?

    private static let longest = 36_525.0

    /// - Parameters:
    ///   - base: what the number was before the first day.
    ///   - current: what it is now; not yet the target.
    init(base: Double, current: Double, target: Double, from start: Day, to deadline: Day?, today: Day) {
        self.deadline = deadline
        let elapsed = today.days(since: start) + 1
        forecast = Self.forecast(gained: current - base, rest: target - current, elapsed: elapsed, today: today)
        let planned = deadline.map { max(1, $0.days(since: start) + 1) }
        plannedShare = planned.map { min(max(Double(elapsed) / Double($0), 0), 1) }
        let left = deadline.map { $0.days(since: max(today, start)) + 1 } ?? 0
        neededADay = left > 0 ? (target - current) / Double(left) : nil
    }

    private static func forecast(gained: Double, rest: Double, elapsed: Int, today: Day) -> Forecast {
        guard elapsed > 0 else { return .notBegun }
        guard gained != 0, (gained > 0) == (rest > 0) else { return .still }
        // A hair less, so that what divides evenly is not rounded up to one day more.
        let days = (rest * Double(elapsed) / gained - 1e-9).rounded(.up)
        guard days <= longest else { return .farAway }
        return .reached(on: today.advanced(by: Int(max(days, 0))))
    }

    /// How many days after the deadline it would be reached, negative for before it; nil without a deadline or a day.
    public var daysLate: Int? {
        guard case .reached(let day) = forecast, let deadline else { return nil }
        return day.days(since: deadline)
    }
}
