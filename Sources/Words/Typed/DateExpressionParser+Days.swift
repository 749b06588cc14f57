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
        if has(.at, index), let end = endOfPeriod(skipping(.filler, index + 1), isBound: true), canEnd(end.end) {
            return end
        }
        guard !has(.blocking, index - 1) else { return nil }
        return day(skipping(.filler, index), isBound: index + 1 < tokens.count && has(.filler, index) && isWholeText)
    }

    /// Returns whether a number without an ending is at an index.
    private func isPossiblyCount(_ index: Int) -> Bool { digits(index) != nil && dayNumber(index)?.isOrdinal != true }

    /// Returns the index after a day that is not a due day: "after next friday", "wait until 5 december".
    func otherDay(_ index: Int) -> Int? {
        guard has(.blocking, index) || has(.beginning, index),
            let first = day(skipping(.filler, skipping(.on, index + 1)), isBound: true)
        else { return nil }
        // "between 3 Aug and 14 Aug"
        guard has(.and, first.end) else { return first.end }
        return day(skipping(.filler, first.end + 1), isBound: true)?.end ?? first.end
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
            namedDay(index, isBound: isBound) ?? inTime(index) ?? timeFromDay(index)
            ?? endOfPeriod(index, isBound: isBound) ?? ordinalDay(index, isBound: isBound)
            ?? (isBound || isWholeText ? dayOfThisMonth(index, isBound: true) : nil)
        guard let found, canEnd(found.end) else { return nil }
        return found
    }

    func namedDay(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        weekdayAndDate(index) ?? date(index, isBound: isBound) ?? ahead(index) ?? weekdayDay(index, isBound: isBound)
    }

    /// "Monday, 23 November", "пн 23 ноября", "Monday the 23rd": a date whose weekday is that.
    private func weekdayAndDate(_ index: Int) -> Parsed<Day>? {
        guard let weekday = weekday(index) else { return nil }
        let next = skipping(.filler, isSign(",", index + 1) ? index + 2 : index + 1)
        guard let day = date(next, isBound: true) ?? dayOfThisMonth(next, isBound: true), day.value.weekday == weekday
        else { return nil }
        return day
    }

    /// "tomorrow", "day after tomorrow", "завтрашнего дня"
    private func ahead(_ index: Int) -> Parsed<Day>? {
        if let end = end(of: Phrase.ofTomorrow, index) { return Parsed(value: today.advanced(by: 1), end: end) }
        for case .days(let days) in terms(index) { return Parsed(value: today.advanced(by: days), end: index + 1) }
        let phrase: (Words) -> String = { _ in "day after tomorrow" }
        return end(of: phrase, index).map { Parsed(value: today.advanced(by: 2), end: $0) }
    }

    /// "fri", "next friday", "this weekend", "next month"
    private func weekdayDay(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        let week = today.startOfWeek(words.firstWeekday)
        if isBound ? isNext(index) : has(.next, index) {
            if let weekday = weekday(index + 1) {
                let days = 7 + weekday.days(since: words.firstWeekday)
                return Parsed(value: week.advanced(by: days), end: index + 2)
            }
            if has(.weekend, index + 1) { return Parsed(value: saturday(of: week.advanced(by: 7)), end: index + 2) }
            switch unit(index + 1) {
            case .weekly: return dayOfNextWeek(index + 2)
            case .monthly: return dayOfNextMonth(index + 2)
            case .yearly: return dayOfNextYear(index + 2)
            default: return nil
            }
        }
        let isThis = has(.this, index)
        let index = isThis ? index + 1 : index
        if has(.weekend, index), isThis || isBound || isWholeText {
            return Parsed(value: max(saturday(of: week), today), end: index + 1)
        }
        guard let weekday = weekday(index), isThis || isBound || isWholeText else { return nil }
        if let later = later(weekday, index + 1) { return later }
        return Parsed(
            value: isThis ? today.advanced(by: weekday.days(since: today.weekday)) : coming(weekday), end: index + 1)
    }

    /// The next such weekday, never today.
    private func coming(_ weekday: Weekday) -> Day {
        today.advanced(by: 1).first(weekday)
    }

    private func saturday(of week: Day) -> Day { week.advanced(by: Weekday.saturday.days(since: words.firstWeekday)) }

    /// Reads "someday", "когда-нибудь", "kiedyś". The caller accepts it only if no text of the title follows.
    func someday(_ index: Int) -> Parsed<QuickAdd.Kind>? {
        guard let end = end(of: { $0.someday }, index), canEnd(end) else { return nil }
        return Parsed(value: .someday, end: end)
    }

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
            case .filler, .article, .ordinal, .next, .this, .and, .or, .every, .other, .beginning, .by, .from, .until:
                true
            default: false
            }
        }
        guard !isOneOfSeveral, !isOrdinalEnding(index - 1) else { return nil }
        return later(weekday, index + 1) ?? Parsed(value: coming(weekday), end: index + 1)
    }

    /// Returns whether an ambiguous word is a weekday here.
    private func isUnambiguous(_ index: Int) -> Bool {
        for term in terms(index) {
            switch term {
            case .weekday: if !has(.naming, index - 1) { return true }
            case .boundWeekday:
                if tokens[index].range.count > 2, !has(.naming, index - 1), time(index + 1) != nil { return true }
            case .looseWeekday:
                let before = index > 0 ? lexicon.terms(of: tokens[index - 1].text) : []
                let isName = before.contains(.notBeforeWeekday) || before.contains(.naming)
                if !isName, isFollowedByTime(index + 1) || noun(index + 1) != nil { return true }
            default: break
            }
        }
        return false
    }
}
