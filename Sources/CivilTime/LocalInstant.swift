/// A moment with its local offset from UTC.
public struct LocalInstant: Hashable, Sendable {
    /// Milliseconds since 1970-01-01T00:00Z, negative before it.
    public var milliseconds: Int64
    /// Minutes that local time is ahead of UTC, −1440...1440. Values outside the range count as the nearest limit.
    public var offsetMinutes: Int

    /// Creates a moment.
    public init(milliseconds: Int64, offsetMinutes: Int) {
        self.milliseconds = milliseconds
        self.offsetMinutes = offsetMinutes
    }

    /// The local calendar day; clamped to `Day.first...Day.last`.
    public var calendarDay: Day { day(endingAtHour: 0) }

    /// The local time.
    public var time: TimeOfDay {
        TimeOfDay(unchecked: Int(wallMinutes - LocalInstant.floor(wallMinutes, by: 1440) * 1440))
    }

    /// The person's day, if days last until `hour` of the next morning (0...6, clamped).
    public func day(endingAtHour hour: Int) -> Day {
        let shifted = wallMinutes - Int64(min(max(hour, 0), 6)) * 60
        let number = LocalInstant.floor(shifted, by: 1440)
        return Day(unchecked: Int32(min(max(number, Int64(Day.first.number)), Int64(Day.last.number))))
    }

    /// The same moment in UTC; clamped to the valid days.
    public var utc: DateTime {
        let second = LocalInstant.floor(milliseconds, by: 1000)
        let day = LocalInstant(milliseconds: milliseconds, offsetMinutes: 0).calendarDay
        return DateTime(unchecked: day, Int(second - LocalInstant.floor(second, by: 86_400) * 86_400))
    }

    private var wallMinutes: Int64 {
        LocalInstant.floor(milliseconds, by: 60_000) + Int64(min(max(offsetMinutes, -1440), 1440))
    }

    private static func floor(_ value: Int64, by divisor: Int64) -> Int64 {
        let quotient = value / divisor
        return value % divisor < 0 ? quotient - 1 : quotient
    }
}
