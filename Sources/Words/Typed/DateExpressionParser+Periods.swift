import CivilTime

extension DateExpressionParser {
    /// "end of the month", "конце следующей недели", "early next week"
    func endOfPeriod(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        var next = index + 1
        if let day = shortEnd(index) {
            // "EOD Friday"
            let named = tokens[index].text == "eod" ? namedDay(next, isBound: true) : nil
            return named ?? Parsed(value: day, end: next)
        }
        let isEarly = has(.early, index)
        guard isEarly || has(.end, index) else { return nil }
        while next < index + 3, has(.filler, next) || has(.this, next) { next += 1 }
        if isNext(next), isBound || isWholeText || isFollowedByTime(next + 2), let unit = unit(next + 1) {
            return nextPeriod(unit).map { Parsed(value: isEarly ? $0.lowerBound : $0.upperBound, end: next + 2) }
        }
        if isEarly {
            guard isBound || isWholeText || isFollowedByTime(next + 1), unit(next) == nil else { return nil }
            return monthBegin(next)
        }
        if unit(next) == nil, isBound || isWholeText || isFollowedByTime(next + 1), let month = monthBegin(next) {
            let first = month.value.monthOfYear
            // In May, "the end of May" is that of this month.
            let isThis = digits(next + 1) == nil && first.number == today.month
            return Parsed(value: isThis ? today.monthOfYear.last : first.last, end: month.end)
        }
        guard let unit = unit(next), isBound || isWholeText || isFollowedByTime(next + 1) else { return nil }
        switch unit {
        case .daily: return Parsed(value: today, end: next + 1)
        case .weekly: return Parsed(value: today.startOfWeek(words.firstWeekday).advanced(by: 6), end: next + 1)
        case .monthly: return Parsed(value: today.monthOfYear.last, end: next + 1)
        case .yearly: return Day(year: today.year, month: 12, day: 31).map { Parsed(value: $0, end: next + 1) }
        default: return nil
        }
    }

    /// The days of the next week, month or year.
    private func nextPeriod(_ unit: RecurrenceRule.Frequency) -> ClosedRange<Day>? {
        switch unit {
        case .weekly:
            let first = today.startOfWeek(words.firstWeekday).advanced(by: 7)
            return first...first.advanced(by: 6)
        case .monthly:
            let month = today.monthOfYear.advanced(by: 1)
            return month.first...month.last
        case .yearly:
            guard let first = Day(year: today.year + 1, month: 1, day: 1),
                let last = Day(year: today.year + 1, month: 12, day: 31)
            else { return nil }
            return first...last
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

    /// "last day of the month", "в последнюю пятницу месяца": the next such day.
    func ordinalDay(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        guard ordinal(index) != nil || dayNumber(index)?.isOrdinal == true,
            let found = ordinalWeekdays(index) ?? lastDay(index),
            let end = unit(found.end - 1) == .monthly ? found.end : monthAfter(found.end)
        else { return nil }
        let rule = found.value
        guard rule.weekdays.count < 2 || !rule.positions.isEmpty, !has(.every, end - 2),
            isBound || isWholeText || isFollowedByTime(end)
        else { return nil }
        return Parsed(value: Repetition.calendar(rule).firstDay(from: today), end: end)
    }
}
