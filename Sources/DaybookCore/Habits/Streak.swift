import CivilTime

/// A run of due periods that were met, one after the other.
public struct Streak: Hashable, Sendable {
    /// What a streak counts.
    public enum Unit: Hashable, Sendable {
        /// Days that were due, or covered by a window.
        case days
        /// Weeks, for *n* times a week.
        case weeks
        /// Months, for *n* times a month.
        case months
    }

    /// Its first met day, or the first day of its first week or month; today when the length is 0.
    public var first: Day
    /// Its last met day, or the last day (today at most) of its last week or month; today when the length is 0.
    public var last: Day
    /// How many periods were met.
    public var length: Int
    /// What the length counts.
    public var unit: Unit
    /// How many days lie from first to last, without those that were skipped or are in an excused week or month; by
    /// it streaks of different units are compared.
    public var daysCovered: Int
}

extension Streak {
    /// Whether it is the longer: by length, then by the days it covers, then the later one.
    func isLonger(than other: Streak) -> Bool {
        if length != other.length { return length > other.length }
        if daysCovered != other.daysCovered { return daysCovered > other.daysCovered }
        return last > other.last
    }
}
