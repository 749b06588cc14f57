/// The date part of a rule, completed with values from its start.
///
/// Days are counted from 0001-01-01 as 0, so that day and second numbers are never negative.
struct RecurrenceCalendar: Sendable {
    let rule: RecurrenceRule
    /// Bit *n* for month *n*; all bits if the rule lists no months.
    private let months: UInt16
    /// Bit `rawValue` for each weekday listed without an ordinal.
    private let weekdays: UInt8
    private let monthDays: [Int]
    private var cursor: YearCursor

    /// The last valid day.
    static let last = Int(Day.last.number) - Int(Day.first.number)

    init(_ rule: RecurrenceRule, start: Day) {
        var rule = rule
        let namesDay =
            !rule.weekdays.isEmpty || !rule.monthDays.isEmpty || !rule.yearDays.isEmpty || !rule.weeks.isEmpty
        if rule.frequency == .weekly, rule.weekdays.isEmpty { rule.weekdays = [.init(start.weekday)] }
        if rule.frequency >= .monthly, !namesDay {
            rule.monthDays = [start.dayOfMonth]
            if rule.frequency == .yearly, rule.months.isEmpty { rule.months = [start.month] }
        }
        // A rule by week of the year, with no day list, uses the start's weekday.
        if !rule.weeks.isEmpty, rule.weekdays.isEmpty, rule.monthDays.isEmpty, rule.yearDays.isEmpty {
            rule.weekdays = [.init(start.weekday)]
        }
        self.rule = rule
        months = rule.months.isEmpty ? .max : rule.months.reduce(0) { $0 | 1 << UInt16($1) }
        weekdays = rule.weekdays.reduce(0) { $1.ordinal == 0 ? $0 | 1 << UInt8($1.weekday.rawValue) : $0 }
        monthDays = rule.monthDays
        cursor = YearCursor(year: start.year)
    }

    /// The year whose period contains a day: its week's year, if the rule goes by weeks.
    func year(of day: Day) -> Int {
        guard !rule.weeks.isEmpty, rule.monthDays.isEmpty, rule.yearDays.isEmpty else { return day.year }
        let middle = 3 - day.weekday.days(since: rule.weekStart)
        let number = Int(day.number) - Int(Day.first.number) + middle
        return day.year + (number < YearCursor(year: day.year).first ? -1 : 0)
            + (number >= YearCursor(year: day.year + 1).first ? 1 : 0)
    }

    // MARK: - Matching single days

    /// The first matching day on or after `day`; nil if there is none.
    mutating func firstMatch(from day: Int) -> Int? {
        if rule.months.isEmpty, rule.monthDays.isEmpty, rule.weekdays.isEmpty, rule.yearDays.isEmpty {
            return day <= Self.last ? day : nil
        }
        var day = day
        while day <= Self.last {
            cursor.seek(day: day)
            let month = cursor.month(of: day)
            if months & 1 << UInt16(month) == 0 {
                day = cursor.start(ofMonth: month) + cursor.length(ofMonth: month)
            } else if matches(day, month) {
                return day
            } else {
                day += 1
            }
        }
        return nil
    }

    /// Whether a day of a given month matches the day lists. The cursor must be at its year.
    private func matches(_ day: Int, _ month: Int) -> Bool {
        if !rule.weekdays.isEmpty, weekdays & 1 << UInt8(day % 7 + 1) == 0 { return false }
        return isMonthDay(day, month) && isYearDay(day)
    }

    private func isMonthDay(_ day: Int, _ month: Int) -> Bool {
        if monthDays.isEmpty { return true }
        let number = day - cursor.start(ofMonth: month) + 1
        return monthDays.contains(number) || monthDays.contains(number - cursor.length(ofMonth: month) - 1)
    }

    private func isYearDay(_ day: Int) -> Bool {
        if rule.yearDays.isEmpty { return true }
        let number = day - cursor.first + 1
        return rule.yearDays.contains(number) || rule.yearDays.contains(number - cursor.length - 1)
    }

    // MARK: - Days of a week, month or year

    /// Appends the matching days of the week that begins on `first`, in order.
    mutating func daysOfWeek(from first: Int, into days: inout [Int]) {
        for day in max(first, 0)..<max(min(first + 7, Self.last + 1), 0)
        where weekdays & 1 << UInt8(day % 7 + 1) != 0 {
            if months != .max {
                cursor.seek(day: day)
                if months & 1 << UInt16(cursor.month(of: day)) == 0 { continue }
            }
            days.append(day)
        }
    }

    /// Appends the matching days of a month, in order. The year must be in 1...9999.
    mutating func days(ofMonth month: Int, ofYear year: Int, into days: inout [Int]) {
        guard months & 1 << UInt16(month) != 0 else { return }
        cursor.seek(year: year)
        let first = cursor.start(ofMonth: month)
        let length = cursor.length(ofMonth: month)
        if monthDays.isEmpty {
            appendWeekdays(of: first, length, to: &days)
        } else {
            appendMonthDays(month, limitedBy: (first, length), to: &days)
        }
        order(&days)
    }

    /// Appends the matching days of a year, in order. Days of its weeks can belong to the year before or after.
    mutating func days(ofYear year: Int, into days: inout [Int]) {
        cursor.seek(year: year)
        if !rule.yearDays.isEmpty {
            appendYearDays(to: &days)
        } else if !monthDays.isEmpty {
            for month in 1...12 where months & 1 << UInt16(month) != 0 {
                let span =
                    rule.months.isEmpty
                    ? (cursor.first, cursor.length) : (cursor.start(ofMonth: month), cursor.length(ofMonth: month))
                appendMonthDays(month, limitedBy: span, to: &days)
            }
        } else if !rule.weeks.isEmpty {
            appendWeeks(to: &days)
        } else if rule.months.isEmpty {
            appendWeekdays(of: cursor.first, cursor.length, to: &days)
        } else {
            for month in rule.months {
                appendWeekdays(of: cursor.start(ofMonth: month), cursor.length(ofMonth: month), to: &days)
            }
        }
        order(&days)
    }

    /// Appends days by their number in a month that also match the listed weekdays.
    private func appendMonthDays(_ month: Int, limitedBy span: (Int, Int), to days: inout [Int]) {
        let first = cursor.start(ofMonth: month)
        let length = cursor.length(ofMonth: month)
        for number in monthDays {
            guard let day = resolved(number, first, length), isWeekday(day, of: span), isInWeeks(day) else { continue }
            days.append(day)
        }
    }

    private func appendYearDays(to days: inout [Int]) {
        for number in rule.yearDays {
            guard let day = resolved(number, cursor.first, cursor.length) else { continue }
            // A day moved forward into the next year counts as January.
            let month = day < cursor.first + cursor.length ? cursor.month(of: day) : 1
            guard months & 1 << UInt16(month) != 0 else { continue }
            if day < cursor.first + cursor.length, !isMonthDay(day, month) { continue }
            let span =
                rule.months.isEmpty
                ? (cursor.first, cursor.length) : (cursor.start(ofMonth: month), cursor.length(ofMonth: month))
            if isWeekday(day, of: span), isInWeeks(day) { days.append(day) }
        }
    }

    private mutating func appendWeeks(to days: inout [Int]) {
        let (first, count) = cursor.weeks(from: rule.weekStart)
        let year = cursor.year
        for number in rule.weeks {
            let week = number > 0 ? number : count + number + 1
            if (1...count).contains(week) { daysOfWeek(from: first + 7 * (week - 1), into: &days) }
            cursor.seek(year: year)
        }
    }

    /// The day with a number in a span, counted from its end if negative. If it does not exist, the rule's SKIP
    /// applies.
    private func resolved(_ number: Int, _ first: Int, _ length: Int) -> Int? {
        let index = number > 0 ? number - 1 : length + number
        if (0..<length).contains(index) { return first + index }
        guard number > 0 else { return nil }
        switch rule.skip {
        case .omit: return nil
        case .backward: return first + length - 1
        case .forward: return first + length <= Self.last ? first + length : nil
        }
    }

    private func appendWeekdays(of first: Int, _ length: Int, to days: inout [Int]) {
        if rule.weekdays.count > 1, rule.weekdays.count == weekdays.nonzeroBitCount {
            // Going day by day keeps them in order.
            for day in first..<first + length where weekdays & 1 << UInt8(day % 7 + 1) != 0 { days.append(day) }
            return
        }
        for entry in rule.weekdays {
            let next = first + (entry.weekday.rawValue - 1 - first % 7 + 7) % 7
            let count = (first + length - next + 6) / 7
            if entry.ordinal == 0 {
                for index in 0..<count { days.append(next + 7 * index) }
            } else {
                let index = entry.ordinal > 0 ? entry.ordinal - 1 : count + entry.ordinal
                if (0..<count).contains(index) { days.append(next + 7 * index) }
            }
        }
    }

    /// Whether a day is one of the listed weekdays of a span.
    private func isWeekday(_ day: Int, of span: (first: Int, length: Int)) -> Bool {
        if rule.weekdays.isEmpty || weekdays & 1 << UInt8(day % 7 + 1) != 0 { return true }
        return rule.weekdays.contains { entry in
            guard entry.ordinal != 0, entry.weekday.rawValue == day % 7 + 1 else { return false }
            return entry.ordinal > 0
                ? (day - span.first) / 7 + 1 == entry.ordinal
                : (span.first + span.length - 1 - day) / 7 + 1 == -entry.ordinal
        }
    }

    private func isInWeeks(_ day: Int) -> Bool {
        if rule.weeks.isEmpty { return true }
        for year in [cursor.year - 1, cursor.year, cursor.year + 1] {
            let (first, count) = YearCursor(year: year).weeks(from: rule.weekStart)
            guard day >= first, day < first + 7 * count else { continue }
            let week = (day - first) / 7 + 1
            return rule.weeks.contains(week) || rule.weeks.contains(week - count - 1)
        }
        return false
    }

    private func order(_ days: inout [Int]) {
        var isOrdered = true
        for index in days.indices.dropFirst() where days[index - 1] >= days[index] { isOrdered = false }
        if !isOrdered { days = RecurrenceRule.rising(days) }
    }
}
