/// A rule by which something happens again and again: the RRULE of RFC 5545, with the SKIP of RFC 7529.
///
/// A rule says nothing alone: what it leaves open (the day of a month, the time) comes from the start it is used with.
/// Lists are in rising order and hold nothing twice.
public struct RecurrenceRule: Hashable, Sendable {
    /// How long a period is; the lists then say when in each, or in which of them.
    public enum Frequency: Int, CaseIterable, Sendable {
        case secondly, minutely, hourly, daily, weekly, monthly, yearly
    }

    /// When it ends.
    public enum End: Hashable, Sendable {
        case never
        /// After so many occurrences, 1 or more.
        case count(Int)
        /// With the last occurrence on or before a day.
        case untilDay(Day)
        /// With the last occurrence at or before a time.
        case until(DateTime)
        /// The same as it was written in UTC. The clock it is compared with is still the start's, as rules have no zone.
        case untilUTC(DateTime)
    }

    /// A weekday, every one of the period or the so-manieth: the second Tuesday, the last Friday.
    public struct WeekdayOfPeriod: Hashable, Sendable {
        /// Which one of the month or year, −53...53, from its end when negative; 0 for all.
        public var ordinal: Int
        public var weekday: Weekday

        public init(_ weekday: Weekday, ordinal: Int = 0) {
            self.ordinal = ordinal
            self.weekday = weekday
        }
    }

    /// What becomes of a day that a month or year does not have (RFC 7529).
    public enum Skip: CaseIterable, Sendable {
        /// It does not happen then.
        case omit
        /// It happens on the last day before: "the 31st" is the last day of each month.
        case backward
        /// It happens on the first day after.
        case forward
    }

    public var frequency: Frequency
    /// Every so many periods, 1...2³¹ − 1, counted from that of the start.
    public var interval: Int
    public var end: End
    /// BYMONTH, 1...12.
    public var months: [Int]
    /// BYWEEKNO, ±1...53, as in ISO 8601 but for the day that weeks begin on; yearly only.
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
    /// BYSECOND, 0...59. A written 60 counts as 59, as RFC 5545 asks where there are no leap seconds.
    public var seconds: [Int]
    /// BYSETPOS, ±1...366: which of the times that the other lists leave in each period.
    public var positions: [Int]
    /// WKST, the day that weeks begin on.
    public var weekStart: Weekday
    public var skip: Skip

    /// A rule without lists or an end.
    public init(_ frequency: Frequency, interval: Int = 1) {
        self.frequency = frequency
        self.interval = interval
        end = .never
        (months, weeks, yearDays, monthDays, weekdays) = ([], [], [], [], [])
        (hours, minutes, seconds, positions) = ([], [], [], [])
        weekStart = .monday
        skip = .omit
    }

    /// The moment that its end, where it is one, stands for; of a day its last second.
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
