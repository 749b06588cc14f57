import CivilTime

/// A parsed value and the index of the token after it.
struct Parsed<Value> {
    let value: Value
    let end: Int
}

extension DateExpressionParser {
    /// Reads a due day with its preposition: "on friday", "до 5 декабря", "tomorrow".
    ///
    /// - Parameter endsExpression: whether a start day precedes directly, so that "until" refers to the due day.
    func due(_ index: Int, endsExpression: Bool = false) -> Parsed<Day>? {
        let isLast =
            has(.by, index) && !has(.waiting, index - 1) || has(.until, index) && (endsExpression || isWholeText)
        if has(.on, index) || isLast, let day = day(skipping(.filler, index + 1), isBound: true) { return day }
        if isLast, let month = monthBegin(index + 1) { return month }
        // "for Sunday", unless words follow that it could belong to.
        if has(.during, index), tokens[index].text == "for", !isPossiblyCount(index + 1),
            let day = day(index + 1, isBound: true), isFollowedByTime(day.end)
        {
            return day
        }
        if has(.at, index), has(.filler, index + 1), has(.weekend, index + 2) { return day(index + 2, isBound: true) }
        guard !has(.blocking, index - 1) else { return nil }
        return day(skipping(.filler, index), isBound: index + 1 < tokens.count && has(.filler, index) && isWholeText)
    }

    /// Returns whether a number without an ending is at an index.
    private func isPossiblyCount(_ index: Int) -> Bool { digits(index) != nil && dayNumber(index)?.isOrdinal != true }

    /// Returns the index after a day that is not a due day: "after next friday", "wait until 5 december".
    func otherDay(_ index: Int) -> Int? {
        guard has(.blocking, index) || has(.beginning, index) else { return nil }
        return day(skipping(.filler, skipping(.on, index + 1)), isBound: true)?.end
    }

    /// Reads a start day: "from monday", "с 1 декабря".
    func start(_ index: Int) -> Parsed<Day>? {
        guard has(.from, index) else { return nil }
        var next = index + 1
        if has(.from, next) || has(.on, next) { next += 1 }
        return day(next, isBound: true)
    }

    /// Reads a day without its preposition.
    ///
    /// - Parameter isBound: whether a preposition precedes, so that ambiguous words count as a day.
    func day(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        let found =
            date(index, isBound: isBound) ?? ahead(index) ?? weekdayDay(index, isBound: isBound) ?? inTime(index)
            ?? endOfPeriod(index, isBound: isBound)
            ?? (isBound || isWholeText ? dayOfThisMonth(index, isBound: true) : nil)
        guard let found, canEnd(found.end) else { return nil }
        return found
    }

    /// "tomorrow", "day after tomorrow"
    private func ahead(_ index: Int) -> Parsed<Day>? {
        for case .days(let days) in terms(index) { return Parsed(value: today.advanced(by: days), end: index + 1) }
        let phrase: (Words) -> String = { _ in "day after tomorrow" }
        return end(of: phrase, index).map { Parsed(value: today.advanced(by: 2), end: $0) }
    }

    /// "fri", "next friday", "this weekend", "next month"
    private func weekdayDay(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        let week = today.startOfWeek(words.firstWeekday)
        if has(.next, index) {
            if let weekday = weekday(index + 1) {
                let days = 7 + weekday.days(since: words.firstWeekday)
                return Parsed(value: week.advanced(by: days), end: index + 2)
            }
            if has(.weekend, index + 1) { return Parsed(value: saturday(of: week.advanced(by: 7)), end: index + 2) }
            switch unit(index + 1) {
            case .weekly: return Parsed(value: week.advanced(by: 7), end: index + 2)
            case .monthly: return Parsed(value: today.monthOfYear.advanced(by: 1).first, end: index + 2)
            case .yearly: return Day(year: today.year + 1, month: 1, day: 1).map { Parsed(value: $0, end: index + 2) }
            default: return nil
            }
        }
        let isThis = has(.this, index)
        let index = isThis ? index + 1 : index
        if has(.weekend, index), isThis || isBound || isWholeText {
            return Parsed(value: max(saturday(of: week), today), end: index + 1)
        }
        guard let weekday = weekday(index), isThis || isBound || isWholeText else { return nil }
        return Parsed(
            value: isThis ? today.advanced(by: weekday.days(since: today.weekday)) : coming(weekday), end: index + 1)
    }

    /// The next such weekday, never today.
    private func coming(_ weekday: Weekday) -> Day {
        let days = weekday.days(since: today.weekday)
        return today.advanced(by: days == 0 ? 7 : days)
    }

    private func saturday(of week: Day) -> Day { week.advanced(by: Weekday.saturday.days(since: words.firstWeekday)) }

    /// Reads a day without a preposition that could also be a word of the title: "fri", "friday", "31.12". The caller
    /// accepts it only if no text of the title follows.
    func bareDay(_ index: Int) -> Parsed<Day>? {
        guard !has(.blocking, index - 1), let day = bareWeekday(index) ?? bareDate(index), canEnd(day.end) else {
            return nil
        }
        return day
    }

    /// Reads a day without a preposition that is unmistakable even inside a title: a weekday before a time, "fri 8pm",
    /// or the number of a day, "15-го".
    func plainDay(_ index: Int) -> Parsed<Day>? {
        if let day = bareDay(index), beginsClockTime(day.end), time(day.end, follows: true) != nil { return day }
        guard let day = dayOfThisMonth(index, isBound: false), canEnd(day.end) else { return nil }
        return day
    }

    private func bareWeekday(_ index: Int) -> Parsed<Day>? {
        guard let weekday = weekday(index), isUnambiguous(index) else { return nil }
        // "the friday", "2nd friday" and "monday and friday" do not name one known day.
        let isOneOfSeveral = terms(index - 1).contains { term in
            switch term {
            case .filler, .article, .ordinal, .next, .this, .and, .every, .other, .beginning, .by, .from, .until: true
            default: false
            }
        }
        return isOneOfSeveral || isOrdinalEnding(index - 1) ? nil : Parsed(value: coming(weekday), end: index + 1)
    }

    /// Returns whether an ambiguous word is a weekday here.
    private func isUnambiguous(_ index: Int) -> Bool {
        for term in terms(index) {
            switch term {
            case .weekday: if !has(.naming, index - 1) { return true }
            case .looseWeekday:
                let before = index > 0 ? lexicon.terms(of: tokens[index - 1].text) : []
                let isName = before.contains(.notBeforeWeekday) || before.contains(.naming)
                if !isName, isFollowedByTime(index + 1) || noun(index + 1) != nil { return true }
            default: break
            }
        }
        return false
    }

    /// "in 3 days", "через неделю", "za 2 tygodnie"
    private func inTime(_ index: Int) -> Parsed<Day>? {
        guard has(.within, index) else { return nil }
        guard let count = count(index + 1) else { return nil }
        if count.end == index + 1, tokens[index].text == "in" { return nil }
        guard let period = period(count.end), let unit = calendarUnit(period.unit),
            let span = CalendarSpan(count.value.multipliedReportingOverflow(by: period.count).partialValue, unit)
        else { return nil }
        return isEveryOtherDay(index) ? nil : Parsed(value: span.day(after: today), end: period.end)
    }

    /// Reads how many: "3", "three", "a", "a couple of"; one if nothing is said.
    func count(_ index: Int) -> Parsed<Int>? {
        if let number = number(index) { return Parsed(value: min(number, 99_999), end: index + 1) }
        guard has(.article, index) else { return Parsed(value: 1, end: index) }
        guard has(.couple, index + 1) else { return Parsed(value: 1, end: index + 1) }
        return Parsed(value: 2, end: skipping(.filler, index + 2))
    }

    /// Reads a unit or a number of units: "weeks", "quarter", "полгода".
    func period(_ index: Int) -> (count: Int, unit: RecurrenceRule.Frequency, end: Int)? {
        if let unit = unit(index) { return (1, unit, index + 1) }
        for case .multiple(let count, let unit) in terms(index) { return (count, unit, index + 1) }
        return end(of: Phrase.halfAYear, index).map { (6, .monthly, $0) }
    }

    func calendarUnit(_ unit: RecurrenceRule.Frequency) -> CalendarSpan.Unit? {
        switch unit {
        case .daily: .days
        case .weekly: .weeks
        case .monthly: .months
        case .yearly: .years
        case .hourly, .minutely, .secondly: nil
        }
    }

    /// "end of the month"
    private func endOfPeriod(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        var next = index + 1
        if let day = shortEnd(index) { return Parsed(value: day, end: next) }
        guard has(.end, index) else { return nil }
        while next < index + 3, has(.filler, next) || has(.this, next) { next += 1 }
        if unit(next) == nil, isBound || isWholeText || isFollowedByTime(next + 1), let month = monthBegin(next) {
            let first = month.value.monthOfYear
            // In May, "the end of May" is that of this month.
            let isThis = digits(next + 1) == nil && first.number == today.month
            return Parsed(value: isThis ? today.monthOfYear.last : first.last, end: month.end)
        }
        guard let unit = unit(next), isBound || isWholeText || isFollowedByTime(next + 1) else { return nil }
        switch unit {
        case .weekly: return Parsed(value: today.startOfWeek(words.firstWeekday).advanced(by: 6), end: next + 1)
        case .monthly: return Parsed(value: today.monthOfYear.last, end: next + 1)
        case .yearly: return Day(year: today.year, month: 12, day: 31).map { Parsed(value: $0, end: next + 1) }
        default: return nil
        }
    }

    /// "eod", "eow", "eom", "eoy"
    private func shortEnd(_ index: Int) -> Day? {
        guard index < tokens.count, tokens[index].startsWord, !tokens[index].isLiteral else { return nil }
        switch tokens[index].text {
        case "eod": return today
        case "eow": return today.startOfWeek(words.firstWeekday).advanced(by: 6)
        case "eom": return today.monthOfYear.last
        case "eoy": return Day(year: today.year, month: 12, day: 31)
        default: return nil
        }
    }
}
