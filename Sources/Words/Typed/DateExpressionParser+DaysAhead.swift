import CivilTime

extension DateExpressionParser {
    /// Reads the weekday after "next week", "next week on friday"; without one, it is the first day of that week.
    func dayOfNextWeek(_ index: Int) -> Parsed<Day> {
        let week = today.startOfWeek(words.firstWeekday).advanced(by: 7)
        let next = skipping(.on, index)
        guard let weekday = weekday(next), canEnd(next + 1),
            next > index || !has(.looseWeekday(weekday), next) || isFollowedByTime(next + 1)
        else { return Parsed(value: week, end: index) }
        return Parsed(value: week.advanced(by: weekday.days(since: words.firstWeekday)), end: next + 1)
    }

    /// Reads the day after "next month", "next month on the 5th"; without one, it is the first of that month.
    func dayOfNextMonth(_ index: Int) -> Parsed<Day> {
        let month = today.monthOfYear.advanced(by: 1)
        if let number = dayNumber(skipping(.filler, skipping(.on, index))), !has(.at, index),
            number.isOrdinal || has(.dayNumber, number.end),
            let day = Day(year: month.year, month: month.number, day: number.value)
        {
            let end = skipping(.dayNumber, number.end)
            if canEnd(end) { return Parsed(value: day, end: end) }
        }
        return Parsed(value: month.first, end: index)
    }

    /// Reads the date after "next year", "next year on 3 March"; without one, it is the first day of that year.
    func dayOfNextYear(_ index: Int) -> Parsed<Day>? {
        let next = skipping(.filler, skipping(.on, index))
        if let date = written(next) ?? monthFirst(next, isBound: true), date.value.year == nil, canEnd(date.end),
            let day = Day(year: today.year + 1, month: date.value.month, day: date.value.dayOfMonth)
        {
            return Parsed(value: day, end: date.end)
        }
        return Day(year: today.year + 1, month: 1, day: 1).map { Parsed(value: $0, end: index) }
    }

    /// Returns the index after "of next month", "следующего года".
    func endOfNext(_ unit: RecurrenceRule.Frequency, _ index: Int) -> Int? {
        var next = skipping(.filler, index)
        if has(.within, next) || has(.on, next) { next += 1 }
        return isNext(next) && self.unit(next + 1) == unit ? next + 2 : nil
    }

    func isNext(_ index: Int) -> Bool { has(.next, index) || has(.boundNext, index) }

    /// Reads the week of a weekday that precedes: "next week" after "friday", "через неделю" after "в пятницу".
    func later(_ weekday: Weekday, _ index: Int) -> Parsed<Day>? {
        let next = skipping(.on, index)
        if has(.next, next), unit(next + 1) == .weekly, canEnd(next + 2) {
            let week = today.startOfWeek(words.firstWeekday).advanced(by: 7)
            return Parsed(value: week.advanced(by: weekday.days(since: words.firstWeekday)), end: next + 2)
        }
        guard let span = spanAhead(index), span.value.unit == .weeks, canEnd(span.end) else { return nil }
        return Parsed(value: span.value.day(after: today.first(weekday)), end: span.end)
    }

    /// "in 3 days", "через неделю", "za 2 tygodnie", "через неделю в пятницу"
    func inTime(_ index: Int) -> Parsed<Day>? {
        guard let span = spanAhead(index), !isEveryOtherDay(index) else { return nil }
        if let origin = origin(span.end) { return Parsed(value: span.value.day(after: origin.value), end: origin.end) }
        if span.value.unit == .weeks, has(.on, span.end), let weekday = weekday(span.end + 1), canEnd(span.end + 2) {
            return Parsed(value: span.value.day(after: today.first(weekday)), end: span.end + 2)
        }
        return Parsed(value: span.value.day(after: today), end: span.end)
    }

    /// Returns whether this is Russian "через день" as "every other day"; it also means "in a day".
    func isEveryOtherDay(_ index: Int) -> Bool {
        words.language == .russian && has(.within, index) && tokens[index].text != "in" && unit(index + 1) == .daily
    }

    /// Returns whether words after "через день" make it "in a day": "или два", "после отпуска".
    func isSpanContinued(_ index: Int) -> Bool {
        has(.or, index) || has(.blocking, index) && tokens[index].text == "после"
    }

    /// "in 3 days", without a day from which they are counted
    private func spanAhead(_ index: Int) -> Parsed<CalendarSpan>? {
        guard has(.within, index), let count = count(index + 1) else { return nil }
        return count.end == index + 1 && tokens[index].text == "in" ? nil : span(count)
    }

    private func span(_ count: Parsed<Int>) -> Parsed<CalendarSpan>? {
        guard let period = period(count.end), let unit = calendarUnit(period.unit),
            let span = CalendarSpan(count.value.multipliedReportingOverflow(by: period.count).partialValue, unit)
        else { return nil }
        return Parsed(value: span, end: period.end)
    }

    /// "a week from friday", "2 days after 5 december", "three weeks from now"; not "20 pages a week from friday".
    func timeFromDay(_ index: Int) -> Parsed<Day>? {
        guard let count = count(index), count.end > index, let span = span(count), let origin = origin(span.end),
            !isRate(index)
        else { return nil }
        return Parsed(value: span.value.day(after: origin.value), end: origin.end)
    }

    /// Reads the day from which a time is counted: "from friday", "после 5 декабря".
    private func origin(_ index: Int) -> Parsed<Day>? {
        guard index + 1 < tokens.count, ["from", "after", "после", "po", "od"].contains(tokens[index].text),
            has(.blocking, index)
        else { return nil }
        if tokens[index].text == "from", tokens[index + 1].text == "now" { return Parsed(value: today, end: index + 2) }
        return namedDay(skipping(.filler, index + 1), isBound: true)
    }

    /// Returns whether the words before say how much is done in a period, or how long something takes.
    private func isRate(_ index: Int) -> Bool {
        if digits(index - 2) != nil || digits(index - 1) != nil || unit(index - 1) != nil { return true }
        if index > 0, tokens[index - 1].text == "twice" { return true }
        return terms(index - 1).contains { term in
            switch term {
            case .times, .once, .during, .every, .other, .blocking: true
            default: false
            }
        }
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
}

extension Day {
    /// The first such weekday on or after this day.
    func first(_ weekday: Weekday) -> Day { advanced(by: weekday.days(since: self.weekday)) }
}
