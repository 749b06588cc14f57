/// A recurrence rule: the RRULE of RFC 5545, with the SKIP of RFC 7529.
///
/// A rule is incomplete by itself: what it leaves open, such as the day of the month or the time, comes from the start
/// it is used with. Lists are sorted and have no duplicates.
public struct RecurrenceRule: Hashable, Sendable {
    /// The length of a period. The lists select periods or times within them.
    public enum Frequency: Int, CaseIterable, Sendable {
        case secondly, minutely, hourly, daily, weekly, monthly, yearly
    }

    /// The end of the recurrence.
    public enum End: Hashable, Sendable {
        case never
        /// After a number of occurrences, 1 or more.
        case count(Int)
        /// With the last occurrence on or before a day.
        case untilDay(Day)
        /// With the last occurrence at or before a time.
        case until(DateTime)
        /// The same, written in UTC. It is still compared in the start's local time, as rules have no time zone.
        case untilUTC(DateTime)
    }

    /// A weekday of a period: every one, or the nth, such as the second Tuesday or the last Friday.
    public struct WeekdayOfPeriod: Hashable, Sendable {
        /// The index within the month or year, −53...53, counted from the end if negative; 0 for all.
        public var ordinal: Int
        public var weekday: Weekday

        public init(_ weekday: Weekday, ordinal: Int = 0) {
            self.ordinal = ordinal
            self.weekday = weekday
        }
    }

    /// The handling of a day that does not exist in a month or year (RFC 7529).
    public enum Skip: CaseIterable, Sendable {
        /// Skip it.
        case omit
        /// Use the last day before: "the 31st" becomes the last day of each month.
        case backward
        /// Use the first day after.
        case forward
    }

    public var frequency: Frequency
    /// The interval in periods, 1...2³¹ − 1, counted from the period of the start.
    public var interval: Int
    public var end: End
    /// BYMONTH, 1...12.
    public var months: [Int]
    /// BYWEEKNO, ±1...53, as in ISO 8601 except for `weekStart`; yearly only.
    public var weeks: [Int]
    /// BYYEARDAY, ±1...366.
    public var yearDays: [Int]
    /// BYMONTHDAY, ±1...31.
    public var monthDays: [Int]
    /// BYDAY.
    public var weekdays: [WeekdayOfPeriod]
    /// BYHOUR, 0...23.
    public var hours: [Int]
    /// BYMINUTE, 0...59.
    public var minutes: [Int]
    /// BYSECOND, 0...59. 60 is read as 59, as RFC 5545 requires without leap seconds.
    public var seconds: [Int]
    /// BYSETPOS, ±1...366: selects among the times of each period.
    public var positions: [Int]
    /// WKST, the first day of the week.
    public var weekStart: Weekday
    public var skip: Skip

    /// Creates a rule without lists or an end.
    public init(_ frequency: Frequency, interval: Int = 1) {
        self.frequency = frequency
        self.interval = interval
        end = .never
        (months, weeks, yearDays, monthDays, weekdays) = ([], [], [], [], [])
        (hours, minutes, seconds, positions) = ([], [], [], [])
        weekStart = .monday
        skip = .omit
    }

    /// The last moment before the end, if it is a day or time; for a day, its last second.
    var last: DateTime? {
        switch end {
        case .never, .count: nil
        case .untilDay(let day): DateTime(unchecked: day, 86_399)
        case .until(let time), .untilUTC(let time): time
        }
    }
}

extension RecurrenceRule.WeekdayOfPeriod: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.ordinal, left.weekday) < (right.ordinal, right.weekday)
    }
}

extension RecurrenceRule.Frequency: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension RecurrenceRule {
    /// Whether the rule ends before a day. One with a count may, too.
    public func hasEnded(before day: Day) -> Bool {
        switch end {
        case .never, .count: false
        case .untilDay(let last): last < day
        case .until(let last), .untilUTC(let last): last.day < day
        }
    }
}
