import CivilTime
import Journal

extension State {
    /// The period, unless deleted.
    public func awayPeriod(_ id: RecordID?) -> AwayPeriod? {
        guard let id, let period = awayPeriods[id], period.isAlive else { return nil }
        return period
    }

    /// All periods, the latest first. Deleted ones are excluded.
    public var livingAwayPeriods: [AwayPeriod] {
        awayPeriods.rows.filter { $0.isAlive }
            .sorted { ($1.from ?? .first, $1.id) < ($0.from ?? .first, $0.id) }
    }

    /// All days on which the person is away.
    public var awayDays: AwayDays {
        let rows = awayPeriods.rows
        return rows.isEmpty ? .none : AwayDays(rows.compactMap { $0.isAlive ? $0.days : nil })
    }

    /// Whether the person is away on a day: repeated tasks and reminders rest.
    public func isAway(on day: Day) -> Bool { awayDays.contains(day) }

    /// The period around a day that ends last; nil if the person is not away on it.
    public func awayPeriod(around day: Day) -> AwayPeriod? {
        var found: AwayPeriod?
        for period in livingAwayPeriods {
            guard let days = period.days, days.contains(day) else { continue }
            if found?.days.map({ $0.upperBound < days.upperBound }) ?? true { found = period }
        }
        return found
    }
}
