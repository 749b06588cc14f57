import CivilTime

extension DateExpressionParser {
    /// Reads times, the end, the first day and days to leave out, each at most once and in any order.
    ///
    /// Several times stay in the title, because a task has only one.
    ///
    /// - Parameter beginsLine: whether the line begins with the repetition, so that the title follows its end.
    func addEnd(to read: inout RepetitionExpression, _ rule: RecurrenceRule, beginsLine: Bool) {
        var rule = rule
        var length: CalendarSpan?
        for _ in 0..<5 {
            let next = isSign(",", read.end) ? read.end + 1 : read.end
            if let days = exception(next, from: rule) ?? weekdayRange(next, of: rule) {
                rule.frequency = .weekly
                rule.weekdays = days.value
                read.end = days.end
            } else if rule.end == .never, read.first == nil, let range = dayRange(next), let days = range.days {
                read.first = days.lowerBound
                rule.end = .untilDay(days.upperBound)
                read.end = range.end
            } else if rule.end == .never, let until = until(next, beginsLine) {
                rule.end = until.value
                read.end = until.end
            } else if rule.end == .never, length == nil, let span = self.length(next) {
                length = span.value
                read.end = span.end
            } else if read.first == nil, let start = start(next) {
                read.first = start.value
                read.end = start.end
            } else if read.time == nil, rule.hours.isEmpty, isWholeText || severalTimes(next, follows: true) == nil,
                let times = list(next, { index in clock(index) })
            {
                if times.value.count == 1 {
                    read.time = Parsed(value: times.value[0], end: times.end)
                    read.timeIndex = next
                } else if times.value.allSatisfy({ $0.minute == times.value[0].minute }) {
                    rule.hours = Array(Set(times.value.map { $0.hour })).sorted()
                    rule.minutes = [times.value[0].minute]
                } else {
                    break
                }
                read.end = times.end
            } else {
                break
            }
        }
        if let length {
            rule.end = .untilDay(length.day(after: read.first ?? today).advanced(by: -1))
        }
        read.repetition = .calendar(rule)
        // Weeks are counted from the first occurrence: "every other mon from 1 dec" begins on the Monday after.
        if rule.interval > 1 { read.first = read.first.map { read.repetition.firstDay(from: $0) } }
    }

    /// "for 2 weeks", "в течение месяца", "przez 2 tygodnie"
    private func length(_ index: Int) -> Parsed<CalendarSpan>? {
        guard var next = end(of: Phrase.during, index) else { return nil }
        var count = 1
        if let number = number(next) {
            count = number
            next += 1
        } else if has(.article, next) {
            next += 1
        }
        guard let unit = unit(next).flatMap(calendarUnit), let span = CalendarSpan(count, unit), canEnd(next + 1)
        else { return nil }
        return Parsed(value: span, end: next + 1)
    }

    /// Reads a time of a list; "5 times" is not one.
    private func clock(_ index: Int) -> Parsed<[TimeOfDay]>? {
        guard let time = time(index, follows: true), !has(.times, time.end) else { return nil }
        return Parsed(value: [time.value], end: time.end)
    }

    /// "until 31 dec 2027", "5 times", "for 5 times"
    private func until(_ index: Int, _ beginsLine: Bool) -> Parsed<RecurrenceRule.End>? {
        if has(.by, index) || has(.until, index), let day = day(skipping(.filler, index + 1), isBound: true) {
            return Parsed(value: .untilDay(day.value), end: day.end)
        }
        if has(.by, index) || has(.until, index),
            let month = monthBegin(index + 1, mayPrecedeTitle: beginsLine)
        {
            return Parsed(value: .untilDay(month.value.advanced(by: -1)), end: month.end)
        }
        let index = skipping(.during, index)
        guard let count = number(index), count > 0, has(.times, index + 1), canEnd(index + 2) else { return nil }
        return Parsed(value: .count(count), end: index + 2)
    }

    /// Returns the index after words that limit a rule but are not understood: "until may", "for 2 weeks", "in
    /// november". The day after "until" is left unread; it is not read as a due day either.
    func unreadEnd(_ index: Int) -> Int? {
        let index = isSign(",", index) ? index + 1 : index
        if has(.until, index) { return index }
        if has(.or, index), weekday(index + 1) != nil { return index + 2 } // a choice, which no rule has
        var next = index + 1
        if has(.within, index) || has(.on, index) || has(.filler, index), isMonth(next) { return next + 1 }
        guard has(.by, index) || has(.during, index) else { return nil }
        while next < index + 4, isBeforePeriod(next) { next += 1 }
        if isPeriod(next, isLength: !has(.by, index)) { return next + 1 }
        // "do 10", "до 2027"
        guard has(.by, index), next == index + 2, let number = digits(index + 1) else { return nil }
        return next >= tokens.count || number.count == 4 ? next : nil
    }

    private func isBeforePeriod(_ index: Int) -> Bool {
        digits(index) != nil
            || terms(index).contains { term in
                switch term {
                case .filler, .article, .next, .this, .number: true
                default: false
                }
            }
    }

    /// Returns whether a token is a period such as a week or month; unless `isLength`, also whether it is a season, a
    /// month or an end.
    private func isPeriod(_ index: Int, isLength: Bool) -> Bool {
        if has(.times, index) || unit(index).flatMap(calendarUnit) != nil { return true }
        return !isLength && (has(.end, index) || has(.season, index) || isMonth(index))
    }

    func isMonth(_ index: Int) -> Bool {
        terms(index).contains { term in
            switch term {
            case .month, .monthFirst, .looseMonthFirst, .monthIn: true
            default: false
            }
        }
    }
}
