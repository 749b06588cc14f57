import CivilTime

/// A parsed repetition with its first day and time.
struct RepetitionExpression {
    var repetition: Repetition
    /// The first day, if one was given.
    var first: Day?
    /// The single time of day, if one was given, and its tokens.
    var time: Parsed<TimeOfDay>?
    var timeIndex: Int?
    var end: Int
    /// Whether the repetition includes words that are not understood, as in "every sunday until may". Its end is after
    /// them.
    var isHalfRead = false
}

/// A partly parsed rule and the index of the token after it.
struct RuleExpression {
    var rule: RecurrenceRule
    var end: Int
    /// Whether days such as "on friday" may follow.
    var isOpen = true
    /// Whether the text says to omit days that a month does not have.
    var omits = false

    /// Whether some month or year lacks one of its days.
    var mayMissADay: Bool {
        rule.monthDays.contains { $0.magnitude > 28 }
            && (rule.months.isEmpty || rule.months == [2] || rule.frequency == .monthly)
    }
}

extension DateExpressionParser {
    /// Reads a repetition with its end, first day and time: "every other tue at 9 until 31 dec".
    func repetition(_ index: Int) -> RepetitionExpression? {
        guard index < tokens.count, !tokens[index].isLiteral, tokens[index].startsWord else { return nil }
        if let span = afterDone(index) { return canEnd(span.end) ? span : nil }
        if var read = partOfEveryDay(index) {
            if !read.isHalfRead { addEnd(to: &read, RecurrenceRule(.daily), beginsLine: index == 0) }
            return canEnd(read.end) ? read : nil
        }
        guard
            var found = frequency(index) ?? weekdaysOfEveryWeek(index) ?? dayOfEveryMonth(index)
                ?? bareWeekdays(index)
        else { return nil }
        if found.isOpen {
            guard let tail = days(of: found) else { return nil }
            found = tail
        }
        if found.rule.skip == .omit, !found.omits, found.mayMissADay { found.rule.skip = .backward }
        var read = RepetitionExpression(repetition: .calendar(found.rule), end: found.end)
        addEnd(to: &read, found.rule, beginsLine: index == 0)
        if let end = unreadEnd(read.end) {
            read.end = end
            read.isHalfRead = true
            return read
        }
        return canEnd(read.end) ? read : nil
    }

    /// "3 days after it was done", "every 3 days after done", "every! 3 days", "через 3 дня после выполнения"
    private func afterDone(_ index: Int) -> RepetitionExpression? {
        var next = index
        var isMarked = false
        if has(.every, next) {
            next += 1
            if isSign("!", next) {
                isMarked = true
                next += 1
            }
        } else if has(.within, next) {
            next += 1
        }
        var count = 1
        if let number = number(next) {
            count = number
            next += 1
        } else if has(.article, next) {
            next += 1
        }
        guard let unit = unit(next).flatMap(calendarUnit), let span = CalendarSpan(count, unit) else { return nil }
        next += 1
        let phrases: [(Words) -> String] = [
            { $0.pick("after it was done", "после выполнения", "po wykonaniu") },
            { $0.pick("after it is done", "после завершения", "po zakończeniu") },
            { $0.pick("after done", "после сделанного", "po zrobieniu") },
            { $0.pick("after completion", "как сделано", "od wykonania") },
        ]
        for phrase in phrases {
            if let end = end(of: phrase, next) { return RepetitionExpression(repetition: .afterDone(span), end: end) }
        }
        return isMarked ? RepetitionExpression(repetition: .afterDone(span), end: next) : nil
    }

    /// "every 3 weeks", "каждую вторую неделю", "ежедневно", "every fri", "every last day", "once a month"
    private func frequency(_ index: Int) -> RuleExpression? {
        for term in terms(index) {
            switch term {
            case .often(let unit): return RuleExpression(rule: RecurrenceRule(unit), end: index + 1)
            case .looseOften(let unit):
                let found = RuleExpression(rule: RecurrenceRule(unit), end: index + 1)
                if has(.times, index - 1) || index > 0 && tokens[index - 1].text == "twice" { return nil }
                if isWholeText || isFollowedByTime(found.end) || isFollowedByDays(found) { return found }
            case .looseMultiple(let count, let unit):
                if isWholeText || isFollowedByTime(index + 1) {
                    return RuleExpression(rule: RecurrenceRule(unit, interval: count), end: index + 1)
                }
            default: break
            }
        }
        if has(.once, index) { return once(index + 1) }
        if isEveryOtherDay(index), isWholeText || !isSpanContinued(index + 2) {
            return RuleExpression(rule: RecurrenceRule(.daily, interval: 2), end: index + 2)
        }
        var next = index
        if has(.on, next), has(.every, next + 1) { next += 1 }
        guard has(.every, next) else { return nil }
        next += 1
        if has(.every, next) { return nil }
        if has(.other, next) { return interval(2, next + 1) }
        if let day = dayOfMonth(next) { return day }
        if let number = number(next), unit(next + 1) != nil { return interval(number, next + 1) }
        if let ordinal = ordinal(next) ?? suffixed(next) { return everyOrdinal(ordinal.value, next, ordinal.end) }
        return interval(1, next) ?? yearly(next)
    }

    /// Returns whether "on" and days of a rule follow, or days to leave out: "monthly on the 5th", "daily except sunday".
    private func isFollowedByDays(_ found: RuleExpression) -> Bool {
        if exception(found.end, from: found.rule) != nil { return true }
        guard has(.on, found.end), !has(.at, found.end), let days = days(of: found) else { return false }
        return days.end > found.end
    }

    private func ordinal(_ index: Int) -> Parsed<Int>? {
        ordinal(index).map { Parsed(value: $0, end: index + 1) }
    }

    private func suffixed(_ index: Int) -> Parsed<Int>? {
        guard let number = dayNumber(index), number.isOrdinal else { return nil }
        return Parsed(value: number.value, end: number.end)
    }

    /// Reads every n-th unit, working day or weekday.
    private func interval(_ count: Int, _ index: Int) -> RuleExpression? {
        guard (1...Int(Int32.max)).contains(count) else { return nil }
        var rule = RecurrenceRule(.weekly, interval: count)
        if count == 1, let end = workingDay(index) {
            rule.weekdays = RuleDescription.workingDays.map { .init($0) }
            return RuleExpression(rule: rule, end: end, isOpen: false)
        }
        if let period = period(index) {
            let (interval, isOver) = count.multipliedReportingOverflow(by: period.count)
            guard !isOver, interval <= Int(Int32.max) else { return nil }
            return RuleExpression(rule: RecurrenceRule(period.unit, interval: interval), end: period.end)
        }
        if let days = weekdaysInWords(index) ?? weekdayList(index) {
            rule.weekdays = days.value
            return RuleExpression(rule: rule, end: days.end, isOpen: false)
        }
        guard has(.weekend, index) else { return nil }
        rule.weekdays = [.init(.saturday), .init(.sunday)]
        return RuleExpression(rule: rule, end: index + 1, isOpen: false)
    }

    /// Returns the index after "weekday", "working day", "dzień roboczy".
    func workingDay(_ index: Int) -> Int? {
        if has(.workingDay, index) { return index + 1 }
        if has(.working, index), unit(index + 1) == .daily { return index + 2 }
        return unit(index) == .daily && has(.working, index + 1) ? index + 2 : nil
    }

    /// Reads what follows "every" and an ordinal: "second week", "15th", "last friday".
    ///
    /// "every second tuesday" and "every 2nd tuesday" are every other Tuesday, and Polish "co trzeci wtorek" comes every three
    /// weeks. "every third tuesday" is one Tuesday of each month, as "every first tuesday" is.
    private func everyOrdinal(_ number: Int, _ index: Int, _ next: Int) -> RuleExpression? {
        if number > 1, let unit = unit(next) {
            return RuleExpression(rule: RecurrenceRule(unit, interval: number), end: next + 1)
        }
        let weekdays = ordinalWeekdays(index)
        if let days = weekdays ?? lastDay(index) {
            let end = monthAfter(days.end) ?? days.end
            let isOfMonth = unit(end - 1) == .monthly
            let isCounted = number == 2 || number > 1 && tokens[index - 1].text == "co"
            if !isOfMonth, isCounted, weekday(next) != nil { return interval(number, next) }
            let isOfAWeekday = weekdays != nil && number <= 5
            guard number == 1 || number == -1 || isOfAWeekday || isOfMonth else { return nil }
            return RuleExpression(rule: days.value, end: end, isOpen: false)
        }
        if let yearly = yearly(index) { return yearly }
        guard digits(index) != nil, weekday(next) == nil else { return nil }
        var rule = RecurrenceRule(.monthly)
        let days = list(index) { index in suffixed(index).map { Parsed(value: [$0.value], end: $0.end) } }
        rule.monthDays = Array(Set(days?.value ?? [number])).sorted()
        let end = skipping(.dayNumber, days?.end ?? next)
        return RuleExpression(rule: rule, end: monthAfter(end) ?? end, isOpen: false)
    }

    /// Returns the index after "of the month", "in each month", "месяца".
    func monthAfter(_ index: Int) -> Int? {
        var next = index
        while next < index + 3, has(.filler, next) || has(.every, next) || has(.within, next) { next += 1 }
        return unit(next) == .monthly ? next + 1 : nil
    }

    /// "5 march" after "every".
    private func yearly(_ index: Int) -> RuleExpression? {
        guard let date = written(index) ?? monthFirst(index, isBound: true), date.value.year == nil else { return nil }
        var rule = RecurrenceRule(.yearly)
        rule.months = [date.value.month]
        rule.monthDays = [date.value.dayOfMonth]
        guard rule.isPossible else { return nil }
        return RuleExpression(rule: rule, end: date.end, isOpen: false)
    }

    /// Reads what follows "once": "a week", "in 2 weeks", "w miesiącu".
    private func once(_ index: Int) -> RuleExpression? {
        if has(.every, index) { return frequency(index) }
        guard has(.article, index) || has(.on, index) else { return nil }
        if let number = number(index + 1), unit(index + 2) != nil { return interval(number, index + 2) }
        return period(index + 1) == nil ? nil : interval(1, index + 1)
    }

    /// "on fridays", "по будням", "w piątki i niedziele"
    private func weekdaysOfEveryWeek(_ index: Int) -> RuleExpression? {
        let isBound = has(.on, index) || has(.along, index)
        let next = isBound ? index + 1 : index
        var rule = RecurrenceRule(.weekly)
        var end = next
        if has(.workingDays, next) {
            rule.weekdays = RuleDescription.workingDays.map { .init($0) }
            end = next + 1
        } else if words.language == .polish, self.end(of: { _ in "dni robocze" }, next) != nil {
            rule.weekdays = RuleDescription.workingDays.map { .init($0) }
            end = next + 2
        } else if has(.weekends, next) {
            rule.weekdays = [.init(.saturday), .init(.sunday)]
            end = next + 1
        } else if let days = list(next, { index in pluralWeekday(index) }) {
            rule.weekdays = Self.sorted(days.value)
            end = days.end
        } else if has(.along, index), let days = list(next, isSpaced: true, { index in shortWeekday(index) }) {
            rule.weekdays = Self.sorted(days.value)
            end = days.end
        } else {
            return nil
        }
        let isAtEnd = isFollowedByTime(end) || exception(end, from: rule) != nil
        guard isBound || isWholeText || isEnglish(next) && isAtEnd else { return nil }
        return RuleExpression(rule: rule, end: end, isOpen: false)
    }

    /// Reads an abbreviated weekday after "по"; with the full name, "по" means "until" instead.
    private func shortWeekday(_ index: Int) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        for case .looseWeekday(let weekday) in terms(index) { return Parsed(value: [.init(weekday)], end: index + 1) }
        return nil
    }

    private func isEnglish(_ index: Int) -> Bool {
        index < tokens.count && !Lexicon.of(.english).terms(of: tokens[index].text).isEmpty
    }

    func pluralWeekday(_ index: Int) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        // Polish "niedzielę" is one Sunday; only its ending differs from the plural.
        guard index < tokens.count,
            ![0x118, 0x119, 0x328].contains(line.scalars[tokens[index].range.upperBound - 1].value)
        else { return nil }
        for case .weekdays(let weekday) in terms(index) { return Parsed(value: [.init(weekday)], end: index + 1) }
        return nil
    }
}

extension RepetitionExpression {
    /// Whether it comes several times a day, which a task cannot.
    var comesWithinADay: Bool {
        guard case .calendar(let rule) = repetition else { return false }
        return rule.frequency < .daily
    }
}

extension RecurrenceRule {
    /// Whether the rule has any occurrence.
    var isPossible: Bool {
        guard let start = DateTime(Day.first, second: 0) else { return false }
        var rule = self
        rule.end = .never
        do throws(RecurrenceRefusal) {
            _ = try Recurrence(rule, from: start)
            return true
        } catch {
            return false
        }
    }
}
