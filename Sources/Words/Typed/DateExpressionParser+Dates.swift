import CivilTime

/// A day and month, possibly with a year.
struct PartialDate {
    let dayOfMonth: Int
    let month: Int
    let year: Int?
}

extension DateExpressionParser {
    /// Reads a date; without a year, the next such date, which may be today.
    func date(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        guard let found = written(index) ?? numeric(index, isBound: isBound) ?? monthFirst(index, isBound: isBound)
        else {
            return nil
        }
        if found.value.year == nil, let end = endOfNext(.yearly, found.end) {
            return Day(year: today.year + 1, month: found.value.month, day: found.value.dayOfMonth)
                .map { Parsed(value: $0, end: end) }
        }
        return day(of: found.value, from: today).map { Parsed(value: $0, end: found.end) }
    }

    /// The day of a date; without a year, the first on or after another day.
    func day(of date: PartialDate, from first: Day) -> Day? {
        if let year = date.year { return Day(year: year, month: date.month, day: date.dayOfMonth) }
        for year in first.year..<(first.year + 9) {
            if let day = Day(year: year, month: date.month, day: date.dayOfMonth), day >= first { return day }
        }
        return nil
    }

    /// "5 december 2027", "the 5th of december", "5 декабря"
    func written(_ index: Int) -> Parsed<PartialDate>? {
        guard let day = dayNumber(index) else { return nil }
        return date(day.value, before: skipping(.filler, day.end))
    }

    /// Reads the month and the year after the number of a day.
    func date(_ dayOfMonth: Int, before next: Int) -> Parsed<PartialDate>? {
        for case .month(let month) in terms(next) {
            let year = year(next + 1)
            return Parsed(
                value: PartialDate(dayOfMonth: dayOfMonth, month: month, year: year?.value), end: year?.end ?? next + 1)
        }
        // The Polish abbreviation of August is also another word, unless a year follows.
        if words.language == .polish, next < tokens.count, tokens[next].startsWord, tokens[next].text == "sie",
            let year = year(next + 1)
        {
            return Parsed(value: PartialDate(dayOfMonth: dayOfMonth, month: 8, year: year.value), end: year.end)
        }
        return nil
    }

    /// "dec 5", "december 5th, 2027"
    func monthFirst(_ index: Int, isBound: Bool) -> Parsed<PartialDate>? {
        for term in terms(index) {
            let month: Int
            var isLoose = false
            switch term {
            case .monthFirst(let number): month = number
            case .looseMonthFirst(let number):
                month = number
                isLoose = true
            default: continue
            }
            guard let day = dayNumber(index + 1), !isSign(":", day.end) else { return nil }
            let year = year(day.end)
            let end = year?.end ?? day.end
            guard !isLoose || isBound || isWholeText || year != nil || isFollowedByTime(end) else { return nil }
            return Parsed(value: PartialDate(dayOfMonth: day.value, month: month, year: year?.value), end: end)
        }
        return nil
    }

    /// "2026-12-05", "5.12.2026", "5.12.", "5.12", "25/12"
    func numeric(_ index: Int, isBound: Bool) -> Parsed<PartialDate>? {
        guard let first = digits(index), let second = digits(index + 2, startsWord: false) else { return nil }
        if first.count == 4 {
            guard isSign("-", index + 1), isSign("-", index + 3), second.count == 2,
                let third = digits(index + 4, startsWord: false), third.count == 2
            else { return nil }
            return Parsed(
                value: PartialDate(dayOfMonth: third.value, month: second.value, year: first.value), end: index + 5)
        }
        guard first.count <= 2, second.count <= 2 else { return nil }
        let isSlashed = isSign("/", index + 1)
        guard isSlashed || isSign(".", index + 1) else { return nil }
        var (dayOfMonth, month) = (first.value, second.value)
        if isSlashed {
            guard !isAmbiguous(index) else { return nil }
            if month > 12 { (dayOfMonth, month) = (month, dayOfMonth) }
        }
        if isSign(isSlashed ? "/" : ".", index + 3), let third = digits(index + 4, startsWord: false) {
            guard third.count == 4 || third.count == 2 else { return nil }
            let year = third.count == 2 ? 2000 + third.value : third.value
            return Parsed(value: PartialDate(dayOfMonth: dayOfMonth, month: month, year: year), end: index + 5)
        }
        if !isSlashed, isClosedDate(index) {
            return Parsed(value: PartialDate(dayOfMonth: dayOfMonth, month: month, year: nil), end: index + 4)
        }
        // It could also be a price, a version or a time.
        guard isSlashed || second.count == 2, isBound && !has(.at, index - 1) || isWholeText else { return nil }
        return Parsed(value: PartialDate(dayOfMonth: dayOfMonth, month: month, year: nil), end: index + 3)
    }

    /// Returns whether a day and a month with two full stops are at an index, "5.12." or "24.1."; in English only before a time, as
    /// the second one could also end a sentence about version 15.4, which is why the end of a line takes two digits.
    private func isClosedDate(_ index: Int) -> Bool {
        guard let day = digits(index), let month = digits(index + 2, startsWord: false), (1...31).contains(day.value),
            (1...12).contains(month.value), isSign(".", index + 3), !tokens[index + 3].startsWord, !has(.at, index - 1)
        else { return false }
        if words.language == .english { return beginsClockTime(index + 4) && time(index + 4, follows: true) != nil }
        if index + 4 < tokens.count { return tokens[index + 4].startsWord }
        return month.count == 2 || day.value > 12
    }

    /// Returns whether two numbers with a slash could be a day and a month in either order. In English, "5/12" is 12 May
    /// to Americans and 5 December to the British; other languages have the day first.
    private func isAmbiguous(_ index: Int) -> Bool {
        guard let first = digits(index)?.value, let second = digits(index + 2, startsWord: false)?.value else {
            return true
        }
        let isOneOrder = (first > 12) != (second > 12) || first == second
        return !isOneOrder && (words.language == .english || first > 12 || second > 12)
    }

    /// Returns whether a date that is not read may be at an index, "3/12", rather than a fraction, "1/2 kg".
    func isPossiblyDate(_ index: Int) -> Bool {
        guard let first = digits(index), let second = digits(index + 2, startsWord: false), isSign("/", index + 1),
            first.count <= 2, second.count <= 2, (1...12).contains(first.value), (1...12).contains(second.value)
        else { return false }
        let hasYear = isSign("/", index + 3) && digits(index + 4, startsWord: false) != nil
        let end = hasYear ? index + 5 : index + 3
        return canEnd(end) && (index == 0 || has(.on, index - 1) || isFollowedByNoNoun(end))
    }

    /// Returns whether a number with a slash and two digits follows, as in "31/12"; "1/2" is rather a fraction.
    func isPossiblyDayAndMonth(_ index: Int) -> Bool {
        isSign("/", index + 1) && digits(index + 2, startsWord: false)?.count == 2
    }

    /// Reads "31/12", and "31.12" in languages that write dates this way; with fewer digits it is a price or version.
    /// Before a time, "3/12" is a date in these languages too, and so is "10/10", which is full marks otherwise.
    func bareDate(_ index: Int) -> Parsed<Day>? {
        let isDotted = words.language != .english && isSign(".", index + 1)
        let isSlashed = isPossiblyDayAndMonth(index)
        if isClosedDate(index), let date = numeric(index, isBound: true) {
            return day(of: date.value, from: today).map { Parsed(value: $0, end: date.end) }
        }
        guard isDotted || isSlashed, let first = digits(index), let date = numeric(index, isBound: true),
            date.value.year == nil
        else { return nil }
        let isFullMarks = isSlashed && date.value.dayOfMonth == 10 && date.value.month == 10
        let needsTime = isFullMarks || isSlashed && words.language != .english && first.count == 1
        guard first.count == 2 || needsTime,
            !needsTime || beginsClockTime(date.end) && time(date.end, follows: true) != nil
        else { return nil }
        return day(of: date.value, from: today).map { Parsed(value: $0, end: date.end) }
    }

    /// Reads a day of this or the next month: "15th", "15-го", "15 числа", and in Polish "do 15.".
    ///
    /// - Parameter isBound: whether a preposition precedes. Otherwise it must begin or end the text of the title.
    func dayOfThisMonth(_ index: Int, isBound: Bool) -> Parsed<Day>? {
        guard let number = dayNumber(index) else { return nil }
        let isDotted = isSign(".", number.end - 1)
        guard !isDotted || isDottedDay(index, number.end, isBound: isBound) else { return nil }
        let isNamed = words.language == .russian && has(.dayNumber, number.end)
        let end = isNamed ? number.end + 1 : number.end
        if isNamed || number.isOrdinal, let end = endOfNext(.monthly, end) {
            let month = today.monthOfYear.advanced(by: 1)
            return Day(year: month.year, month: month.number, day: number.value).map { Parsed(value: $0, end: end) }
        }
        guard
            isNamed || isDotted || number.isOrdinal && (isWholeText || isFollowedByNoNoun(end))
                || isGenitive(number.end - 1)
        else { return nil }
        guard isNamed || isBound || isWholeText || !isPartOfName(index) else { return nil }
        // "15 и 30 числа" are two days.
        guard !isNamed || !has(.and, index - 1) || digits(index - 2) == nil else { return nil }
        for month in 0..<3 {
            let month = today.monthOfYear.advanced(by: month)
            if let day = Day(year: month.year, month: month.number, day: number.value), day >= today {
                return Parsed(value: day, end: end)
            }
        }
        return nil
    }

    /// Returns whether a number with a full stop is a day, as in Polish: after "do" or "na" with nothing of the title after it.
    /// "Od 10 do 15." are no days, and "1. kupić mleko" is a line of a list.
    private func isDottedDay(_ index: Int, _ end: Int, isBound: Bool) -> Bool {
        guard isBound, words.language == .polish, index > 0 else { return false }
        guard ["do", "na"].contains(tokens[index - 1].text), digits(index - 2) == nil else { return false }
        return isFollowedByTime(end) || endOfNext(.monthly, end) != nil
    }

    /// Returns whether a token is an ending such as in "28-го", at the beginning of the line.
    private func isGenitive(_ index: Int) -> Bool {
        index <= 2 && ["го", "ого", "go", "ego", "tego"].contains(tokens[index].text)
    }

    /// Returns whether "the" or the like precedes, as in "Henry the 8th".
    private func isPartOfName(_ index: Int) -> Bool {
        terms(index - 1).contains { term in
            switch term {
            case .filler, .article, .blocking, .every, .and: true
            default: false
            }
        }
    }

    /// Reads a month alone, as its first day: "June", "мая 2027".
    ///
    /// - Parameter mayPrecedeTitle: whether a word of the title may follow: "Every friday until may call gran".
    func monthBegin(_ index: Int, mayPrecedeTitle: Bool = false) -> Parsed<Day>? {
        for term in terms(index) {
            let number: Int
            switch term {
            case .month(let month), .monthFirst(let month), .looseMonthFirst(let month), .monthIn(let month):
                number = month
            default: continue
            }
            let year = year(index + 1)
            let end = year?.end ?? index + 1
            guard canEnd(end), digits(index + 1) == nil || year != nil,
                isFollowedByNoNoun(end) || mayPrecedeTitle && !isMonthContinued(end)
            else { return nil }
            let coming = number > today.month ? today.year : today.year + 1
            return Day(year: year?.value ?? coming, month: number, day: 1).map { Parsed(value: $0, end: end) }
        }
        return nil
    }

    /// Returns whether the word after a month belongs to it: "May Day", "May or June", "мая включительно".
    private func isMonthContinued(_ index: Int) -> Bool {
        guard index < tokens.count, !tokens[index].isSign, !tokens[index].isLiteral else { return true }
        if ["inclusive", "inclusively", "включительно", "wlacznie"].contains(tokens[index].text) { return true }
        return unit(index) != nil
            || terms(index).contains { term in
                switch term {
                case .and, .or, .end, .early, .month, .monthFirst, .looseMonthFirst, .number, .ordinal, .filler,
                    .article, .year, .dayNumber, .season:
                    true
                default: false
                }
            }
    }

    /// Returns whether a token is the ending of a number such as "2nd".
    func isOrdinalEnding(_ index: Int) -> Bool {
        index > 0 && !tokens[index].startsWord && Self.endings.contains(tokens[index].text)
            && tokens[index - 1].number != nil
    }

    /// Reads the number of a day in a month: "5", "5th", "5-го", "5.".
    func dayNumber(_ index: Int) -> (value: Int, end: Int, isOrdinal: Bool)? {
        guard let digits = digits(index), digits.count <= 2, (1...31).contains(digits.value) else { return nil }
        var next = index + 1
        if isSign(".", next) {
            guard next + 1 >= tokens.count || tokens[next + 1].startsWord else { return nil }
            return (digits.value, next + 1, true)
        }
        if isSign("-", next) { next += 1 }
        if next < tokens.count, !tokens[next].startsWord, Self.endings.contains(tokens[next].text) {
            return (digits.value, next + 1, true)
        }
        guard index + 1 >= tokens.count || tokens[index + 1].startsWord || canEnd(index + 1) else { return nil }
        return (digits.value, index + 1, false)
    }

    private static let endings = [
        "st", "nd", "rd", "th", "го", "ого", "му", "ому", "е", "ое", "й", "ый", "ю", "ую", "go", "ego", "tego",
    ]

    func year(_ index: Int) -> Parsed<Int>? {
        let next = isSign(",", index) ? index + 1 : index
        guard let digits = digits(next), digits.count == 4, (1900...2999).contains(digits.value), canEnd(next + 1),
            !isSign(":", next + 1)
        else { return nil }
        var end = skipping(.year, next + 1)
        // "2027 r." has a full stop of its own.
        if end > next + 1, tokens[end - 1].range.count == 1, isSign(".", end) { end += 1 }
        return Parsed(value: digits.value, end: end)
    }
}
