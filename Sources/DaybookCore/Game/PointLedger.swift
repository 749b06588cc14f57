import CivilTime
import Journal

/// All points of a journal through a day.
///
/// Sums take time linear in days; entries are made when they are asked for, from those facts of the days asked for.
public struct PointLedger: Sendable {
    /// The last day that counts.
    public let today: Day
    private let game: GameIndex
    private let state: State
    /// The points of achievements and challenges, the earliest first.
    private let prizes: [PointEntry]
    /// The points by day.
    private let sums: DailyCounts

    /// - Parameter prizes: The points of achievements and challenges.
    init(_ game: GameIndex, in state: State, prizes: [PointEntry], today: Day) {
        (self.today, self.game, self.state) = (today, game, state)
        self.prizes = prizes.filter { $0.day <= today }
        var sums = game.points
        for prize in self.prizes { sums.add(prize.points, on: prize.day) }
        self.sums = sums
    }

    /// All points.
    public var total: Int64 { sums.sum(through: today) }

    public func points(on day: Day) -> Int64 { points(in: day...day) }

    /// The points of some days; those after today do not count.
    public func points(in days: ClosedRange<Day>) -> Int64 {
        days.lowerBound > today ? 0 : sums.sum(in: days.lowerBound...min(days.upperBound, today))
    }

    /// The current level.
    public var level: Level { Level(points: total) }

    /// The level at the end of a day.
    public func level(on day: Day) -> Level { Level(points: sums.sum(through: min(day, today))) }

    /// The level that the points of a day led to; nil if it was reached before. What is logged late for an earlier day can
    /// move the day of a level.
    public func levelReached(on day: Day) -> Level? {
        let level = level(on: day)
        return level.number > self.level(on: day.advanced(by: -1)).number ? level : nil
    }

    /// The entries of a day, in a fixed order.
    public func entries(on day: Day) -> [PointEntry] { entries(in: day...day) }

    /// The entries of some days, the latest first.
    public func entries(in days: ClosedRange<Day>) -> [PointEntry] {
        guard days.lowerBound <= today else { return [] }
        let days = days.lowerBound...min(days.upperBound, today)
        return (game.entries(in: days, state) + prizes.filter { days.contains($0.day) }).sorted()
    }

    /// The last days before another on which anything was earned, the latest first.
    ///
    /// - Parameters:
    ///   - day: Nil for the day after today.
    ///   - count: The greatest number of days.
    public func days(before day: Day? = nil, count: Int) -> [Day] {
        sums.days(before: min(day ?? .last, today.advanced(by: 1)), count: count)
    }
}
