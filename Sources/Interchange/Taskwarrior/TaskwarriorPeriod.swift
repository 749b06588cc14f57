import CivilTime

/// Parses Taskwarrior's recurrence: "weekly", "3days", "P1M".
enum TaskwarriorPeriod {
    static func rule(_ text: String) -> RecurrenceRule? {
        let text = text.lowercased()
        if text == "weekdays" { return try? RecurrenceRule("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR") }
        if let span = CalendarSpan(text.uppercased()) { return rule(span) }
        let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let word = String(decoding: Array(text.utf8.dropFirst(digits.count)), as: UTF8.self)
        let count = digits.isEmpty ? 1 : DecimalNumber.integer(String(decoding: Array(digits), as: UTF8.self))
        guard let count, let (multiplier, unit) = unit(word), count <= 9999 else { return nil }
        return CalendarSpan(count * multiplier, unit).flatMap { rule($0) }
    }

    private static func rule(_ span: CalendarSpan) -> RecurrenceRule? {
        let frequency: RecurrenceRule.Frequency =
            switch span.unit {
            case .days: .daily
            case .weeks: .weekly
            case .months: .monthly
            case .years: .yearly
            }
        return RecurrenceRule(frequency, interval: span.count)
    }

    private static func unit(_ word: String) -> (Int, CalendarSpan.Unit)? {
        switch word {
        case "d", "day", "days", "daily": (1, .days)
        case "w", "wk", "wks", "week", "weeks", "weekly", "sennight": (1, .weeks)
        case "biweekly", "fortnight": (2, .weeks)
        case "mo", "mos", "mth", "mths", "mnths", "month", "months", "monthly": (1, .months)
        case "bimonthly": (2, .months)
        case "q", "qtr", "qtrs", "qrtr", "qrtrs", "quarter", "quarters", "quarterly": (3, .months)
        case "semiannual": (6, .months)
        case "y", "yr", "yrs", "year", "years", "yearly", "annual": (1, .years)
        case "biannual", "biyearly": (2, .years)
        default: nil
        }
    }
}
