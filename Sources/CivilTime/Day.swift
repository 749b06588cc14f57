/// A calendar day with no time zone, in the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31.
public struct Day: Hashable, Sendable {
    /// Days since 1970-01-01, from −719162 to 2932896; negative before it.
    public let number: Int32

    /// The earliest day: 0001-01-01.
    public static let first = Day(unchecked: -719_162)
    /// The latest day: 9999-12-31.
    public static let last = Day(unchecked: 2_932_896)

    /// The day `number` days after 1970-01-01; nil outside `first...last`.
    public init?(number: Int32) {
        guard (Day.first.number...Day.last.number).contains(number) else { return nil }
        self.number = number
    }

    /// Creates a calendar day; nil if it does not exist, such as 30 February, and outside years 1...9999.
    public init?(year: Int, month: Int, day: Int) {
        guard let month = Month(year: year, number: month), day >= 1, day <= month.dayCount else { return nil }
        self.init(month, dayOfMonth: day)
    }

    init(unchecked number: Int32) {
        self.number = number
    }

    /// The day `days` later, or earlier when negative; clamped to `first...last`.
    public func advanced(by days: Int) -> Day {
        let (sum, overflow) = Int(number).addingReportingOverflow(days)
        if overflow { return days > 0 ? .last : .first }
        return Day(unchecked: Int32(min(max(sum, Int(Day.first.number)), Int(Day.last.number))))
    }

    /// The number of days from `other` to this day; negative if this day is earlier.
    public func days(since other: Day) -> Int {
        Int(number) - Int(other.number)
    }
}

extension Day: Comparable {
    public static func < (left: Day, right: Day) -> Bool {
        left.number < right.number
    }
}
