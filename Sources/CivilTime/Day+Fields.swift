// Both directions are Howard Hinnant's `days_from_civil` and `civil_from_days`
// (https://howardhinnant.github.io/date_algorithms.html). His year begins on 1 March, so that the leap day is its last
// day; an era is 400 years, which is 146,097 days; day 0 of era 0 is 0000-03-01, 719,468 days before 1970-01-01.

extension Day {
    init(_ month: Month, dayOfMonth: Int) {
        let year = month.number <= 2 ? month.year - 1 : month.year
        let era = year / 400
        let yearOfEra = year - era * 400
        let monthFromMarch = (month.number + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + dayOfMonth - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(unchecked: Int32(era * 146_097 + dayOfEra - 719_468))
    }

    private var fields: (year: Int, month: Int, day: Int) {
        let shifted = Int(number) + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, day)
    }

    /// The year, 1...9999.
    public var year: Int { fields.year }

    /// The month of the year, 1...12.
    public var month: Int { fields.month }

    /// The day of the month, 1...31.
    public var dayOfMonth: Int { fields.day }

    /// The month this day is in.
    public var monthOfYear: Month {
        let (year, month, _) = fields
        return Month(unchecked: year, month)
    }

    /// The day of the week.
    public var weekday: Weekday {
        // 0001-01-01 is a Monday, so days since then count weekdays without a negative remainder.
        Weekday.allCases[days(since: .first) % 7]
    }

    /// The first day of the week that contains this day, for weeks beginning on `firstWeekday`; clamped to `Day.first`.
    public func startOfWeek(_ firstWeekday: Weekday) -> Day {
        advanced(by: -weekday.days(since: firstWeekday))
    }
}
