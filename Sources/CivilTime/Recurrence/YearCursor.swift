/// A year as day numbers, counted from 0001-01-01, which is 0 and a Monday.
struct YearCursor: Sendable {
    private(set) var year: Int
    /// Its first day.
    private(set) var first: Int
    /// The number of days.
    private(set) var length: Int

    /// Creates a cursor. Years outside those of `Day` (before 1 and after 9999) are allowed.
    init(year: Int) {
        self.year = year
        first = Self.firstDay(year)
        length = Self.firstDay(year + 1) - first
    }

    /// Moves to a year.
    mutating func seek(year: Int) {
        if year != self.year { self = YearCursor(year: year) }
    }

    /// Moves to the year that contains a day.
    mutating func seek(day: Int) {
        guard day < first || day >= first + length else { return }
        // The estimate is at most one year off: no year is longer than 366 days, and 400 years have 146,097 days.
        var year = day * 400 / 146_097 + 1
        if Self.firstDay(year) > day { year -= 1 }
        if Self.firstDay(year + 1) <= day { year += 1 }
        self = YearCursor(year: year)
    }

    /// The month of a day in this year, 1...12.
    func month(of day: Int) -> Int {
        var month = (day - first) / 32 + 1
        while month < 12, day >= start(ofMonth: month + 1) { month += 1 }
        return month
    }

    /// The first day of a month.
    func start(ofMonth month: Int) -> Int { first + Self.starts[month] + (month > 2 && length == 366 ? 1 : 0) }

    /// The number of days in a month.
    func length(ofMonth month: Int) -> Int { Self.lengths[month] + (month == 2 && length == 366 ? 1 : 0) }

    /// The first day of week 1, which is the first with four days in the year, and the number of weeks: 52 or 53.
    func weeks(from weekday: Weekday) -> (first: Int, count: Int) {
        let first = Self.weekOne(self.first, weekday)
        return (first, (Self.weekOne(self.first + length, weekday) - first) / 7)
    }

    /// The first day of the week that contains 4 January.
    private static func weekOne(_ newYear: Int, _ weekday: Weekday) -> Int {
        let fourth = newYear + 3
        return fourth - (fourth % 7 - (weekday.rawValue - 1) + 14) % 7
    }

    private static func firstDay(_ year: Int) -> Int {
        let past = year - 1
        return past * 365 + floor(past, 4) - floor(past, 100) + floor(past, 400)
    }

    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }

    private static let starts = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    private static let lengths = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
