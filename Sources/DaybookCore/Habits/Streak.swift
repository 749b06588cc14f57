import CivilTime

/// A run of consecutive due periods that were met.
public struct Streak: Hashable, Sendable {
    /// The unit that streaks are counted in.
    public enum Unit: Hashable, Sendable {
        /// Days that were due or covered by a window.
        case days
        /// Weeks, for *n* times a week.
        case weeks
        /// Months, for *n* times a month.
        case months
    }

    /// The first met day, or the first day of the first week or month. Today if the length is 0.
    public var first: Day
    /// The last met day, or the last day of the last week or month, at most today. Today if the length is 0.
    public var last: Day
    /// The number of periods met.
    public var length: Int
    /// The unit of the length.
    public var unit: Unit
    /// The number of days from first to last, without skipped days and excused weeks or months. Used to compare streaks
    /// of different units.
    public var daysCovered: Int
}

extension Streak {
    /// Whether it ranks higher: by length, then days covered, then the later one.
    func isLonger(than other: Streak) -> Bool {
        if length != other.length { return length > other.length }
        if daysCovered != other.daysCovered { return daysCovered > other.daysCovered }
        return last > other.last
    }
}
