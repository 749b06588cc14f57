import CivilTime

/// A range of days in a line.
struct DayRangeExpression {
    /// The days; nil if they are named but the range is rather part of the title.
    let days: ClosedRange<Day>?
    /// The index after the first day.
    let firstEnd: Int
    /// The index of the word between the days, or that of the first day where both are one expression: "3-7 Dec".
    let lastBegin: Int
    let end: Int
}

extension DateExpressionParser {
    /// Reads a range of days: "from 3 Dec to 7 Dec", "с 1 по 14 декабря", "od poniedziałku do piątku", "3-7 Dec".
    ///
    /// Without "from", each of its days has a month, or a dash joins them: "Move 3 to 7 Dec" is no range.
    func dayRange(_ index: Int) -> DayRangeExpression? {
        let isBound = has(.from, index)
        var first = isBound || has(.on, index) && !has(.at, index) ? index + 1 : index
        if isBound, has(.from, first) || has(.on, first) { first += 1 }
        first = skipping(.filler, first)
        guard let found = joinedDates(first, isBound: first > index) ?? dates(first, isBound) else {
            return isBound ? namedDays(first, from: index) : nil
        }
        // "3-7 Dec 5" has a number of its own; "every month" repeats.
        guard canEnd(found.end), dayNumber(found.end) == nil else { return nil }
        let days = has(.every, found.end) || isPostponed(index) ? nil : days(from: found.first, to: found.last)
        return DayRangeExpression(
            days: days, firstEnd: found.middle ?? found.end, lastBegin: found.middle ?? index, end: found.end)
    }

    /// Returns the index after a word or a dash between the first and the last day of a range.
    private func through(_ index: Int) -> Int? {
        guard index < tokens.count, tokens[index].startsWord, !tokens[index].isLiteral else { return nil }
        return has(.through, index) || isSpacedDash(index) ? skipping(.filler, index + 1) : nil
    }

    /// Returns whether a dash stands between two words: "Mon - Fri".
    func isSpacedDash(_ index: Int) -> Bool {
        guard index + 1 < tokens.count, tokens[index].startsWord, tokens[index + 1].startsWord else { return false }
        return isDash(index)
    }

    private func isDash(_ index: Int) -> Bool {
        index < tokens.count && !tokens[index].isLiteral && ["-", "–", "—"].contains(tokens[index].text)
    }

    /// Two dates, and the index of the word between them unless they are one expression.
    private typealias Dates = (first: PartialDate, last: PartialDate, middle: Int?, end: Int)

    /// "3-7 Dec", "Dec 3-7"
    private func joinedDates(_ index: Int, isBound: Bool) -> Dates? {
        let month = monthName(index)
        let next = month == nil ? index : index + 1
        guard let first = digits(next), first.count <= 2, isDash(next + 1),
            let last = digits(next + 2, startsWord: tokens[next + 1].startsWord), last.count <= 2,
            first.value < last.value
        else { return nil }
        guard let month else {
            guard let date = date(last.value, before: next + 3) else { return nil }
            return (date.value.on(first.value), date.value, nil, date.end)
        }
        let year = year(next + 3)
        let end = year?.end ?? next + 3
        guard isBound || year != nil || has(.monthFirst(month), index) || isFollowedByTime(end) else { return nil }
        let date = PartialDate(dayOfMonth: last.value, month: month, year: year?.value)
        return (date.on(first.value), date, nil, end)
    }

    private func monthName(_ index: Int) -> Int? {
        for term in terms(index) {
            switch term {
            case .monthFirst(let month), .looseMonthFirst(let month): return month
            default: break
            }
        }
        return nil
    }

    /// "3 Dec to 7 Dec"; after "from" also "3 to 7 Dec", "Dec 3 to 7" and "с 1 по 14 число".
    private func dates(_ index: Int, _ isBound: Bool) -> Dates? {
        let whole = partialDate(index)
        if let whole, let next = through(whole.end), let last = partialDate(next) {
            return (whole.value, last.value, whole.end, last.end)
        }
        guard isBound else { return nil }
        if let whole {
            guard monthName(index) != nil, let next = through(whole.end), let day = dayNumber(next),
                day.value > whole.value.dayOfMonth
            else { return nil }
            return (whole.value, whole.value.on(day.value), whole.end, day.end)
        }
        guard let day = dayNumber(index), let next = through(day.end), let last = partialDate(next) ?? dayOfMonth(next)
        else { return nil }
        return (last.value.before(day.value), last.value, day.end, last.end)
    }

    private func partialDate(_ index: Int) -> Parsed<PartialDate>? {
        written(index) ?? monthFirst(index, isBound: true) ?? numeric(index, isBound: true)
    }

    private func dayOfMonth(_ index: Int) -> Parsed<PartialDate>? {
        guard let day = dayOfThisMonth(index, isBound: true) else { return nil }
        let date = PartialDate(dayOfMonth: day.value.dayOfMonth, month: day.value.month, year: day.value.year)
        return Parsed(value: date, end: day.end)
    }

    /// The days of two dates. Those without a year are the next that are not over, so that a range may have begun.
    private func days(from first: PartialDate, to last: PartialDate) -> ClosedRange<Day>? {
        let begin = first.year.flatMap { Day(year: $0, month: first.month, day: first.dayOfMonth) }
        guard first.year == nil || begin != nil, let end = day(of: last, from: max(begin ?? today, today)) else {
            return nil
        }
        let beginning =
            begin ?? Day(year: end.year, month: first.month, day: first.dayOfMonth).flatMap { $0 <= end ? $0 : nil }
            ?? Day(year: end.year - 1, month: first.month, day: first.dayOfMonth)
        guard let beginning, beginning <= end else { return nil }
        return beginning...end
    }

    /// "from Monday to Friday", "с завтрашнего дня до пятницы"
    private func namedDays(_ first: Int, from index: Int) -> DayRangeExpression? {
        guard let begin = day(first, isBound: true), let next = through(begin.end),
            let last = day(next, isBound: true), canEnd(last.end)
        else { return nil }
        var end = last.value
        // Friday is the one after the first day.
        if let weekday = weekday(next), last.end == next + 1 {
            let days = weekday.days(since: begin.value.weekday)
            end = begin.value.advanced(by: days == 0 ? 7 : days)
        }
        let days = isPostponed(index) || end < begin.value ? nil : begin.value...end
        return DayRangeExpression(days: days, firstEnd: begin.end, lastBegin: begin.end, end: last.end)
    }
}

extension PartialDate {
    /// Another day of the same month.
    fileprivate func on(_ dayOfMonth: Int) -> PartialDate {
        PartialDate(dayOfMonth: dayOfMonth, month: month, year: year)
    }

    /// The last such day of a month before this day: before 8 January, 28 is that of December.
    fileprivate func before(_ dayOfMonth: Int) -> PartialDate {
        guard dayOfMonth > self.dayOfMonth else { return on(dayOfMonth) }
        let year = year.map { month == 1 ? $0 - 1 : $0 }
        return PartialDate(dayOfMonth: dayOfMonth, month: month == 1 ? 12 : month - 1, year: year)
    }
}
