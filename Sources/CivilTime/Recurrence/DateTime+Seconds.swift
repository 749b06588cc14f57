extension DateTime {
    /// The earliest and the latest second of the calendar.
    private static let bounds = (
        first: DateTime(unchecked: .first, 0).number, last: DateTime(unchecked: .last, 86_399).number
    )

    /// The time some seconds later, or earlier when negative; clamped to the valid days.
    public func advanced(bySeconds seconds: Int64) -> DateTime {
        let (sum, overflow) = number.addingReportingOverflow(seconds)
        let wanted = overflow ? (seconds > 0 ? Int64.max : 0) : sum
        return DateTime(number: min(max(wanted, Self.bounds.first), Self.bounds.last))
    }

    /// The number of seconds since another time; negative if this one is earlier.
    public func seconds(since other: DateTime) -> Int64 { number - other.number }

    /// The person's day, if days last until `hour` of the next morning (0...6, clamped).
    public func day(endingAtHour hour: Int) -> Day {
        second < min(max(hour, 0), 6) * 3600 ? day.advanced(by: -1) : day
    }
}

extension LocalInstant {
    /// The local date and time of the moment, to the second; clamped to the valid days.
    public var dateTime: DateTime {
        let minutes = Int64(min(max(offsetMinutes, -1440), 1440))
        let (local, overflow) = milliseconds.addingReportingOverflow(minutes * 60_000)
        return LocalInstant(milliseconds: overflow ? milliseconds : local, offsetMinutes: 0).utc
    }
}
