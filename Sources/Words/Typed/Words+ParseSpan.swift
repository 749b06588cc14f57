import CivilTime

extension Words {
    /// Parses a whole text as a day or a span of days in any of the languages: "12 oct", "yesterday", "October",
    /// "в прошлом месяце", "ostatnie 7 dni", "2025". Nil for anything else.
    ///
    /// Without a year it is the latest such day or month that has begun.
    public func parseSpan(_ typed: String, today: Day, firstWeekday: Weekday) -> ClosedRange<Day>? {
        guard typed.utf8.count <= 60 else { return nil }
        for language in [language] + Language.allCases.filter({ $0 != language }) {
            // Short names of months and days are words of another language.
            let isOwn = language == self.language || language == .english
            guard isOwn || typed.count > 3 else { continue }
            let parser = DateExpressionParser(Words(language), typed, today: today, isWholeText: true)
            let startsWithPreposition =
                [.on, .within, .filler, .from].contains { parser.has($0, 0) } || parser.tokens.first?.text == "за"
            let span = parser.span(0, firstWeekday) ?? (startsWithPreposition ? parser.span(1, firstWeekday) : nil)
            if let span = span ?? parser.otherDay() { return span }
        }
        return nil
    }

    /// A span of days as a heading: "Monday, 12 October 2026", "October 2026", "2025", "3–9 Oct 2026".
    public func span(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return fullDay(first) }
        if first == first.monthOfYear.first, last == first.monthOfYear.last { return monthAndYear(first.monthOfYear) }
        let isYear = first.year == last.year && first.month == 1 && first.dayOfMonth == 1 && last.month == 12
        return isYear && last.dayOfMonth == 31 ? "\(first.year)" : range(first, last)
    }

    /// Some days, which may have no beginning or no end: "from 1 Nov 2026".
    public func openSpan(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == .first { return pick("until ", "до ", "do ") + shortDayAndYear(last) }
        if last == .last { return pick("from ", "с ", "od ") + shortDayAndYear(first) }
        return span(days)
    }
}

extension DateExpressionParser {
    /// The span that all tokens from an index on make.
    fileprivate func span(_ index: Int, _ firstWeekday: Weekday) -> ClosedRange<Day>? {
        guard index < tokens.count else { return nil }
        if let day = pastDate(index) ?? pastWeekday(index) { return day...day }
        return month(index) ?? year(index) ?? period(index, firstWeekday) ?? periods(index)
    }

    /// "12 oct", "oct 12, 2025", "12.10": without a year, the latest.
    private func pastDate(_ index: Int) -> Day? {
        let found = written(index) ?? numeric(index, isBound: true) ?? monthFirst(index, isBound: true)
        guard let found, isEnd(found.end) else { return nil }
        let date = found.value
        for year in stride(from: date.year ?? today.year, through: date.year ?? today.year - 8, by: -1) {
            guard let day = Day(year: year, month: date.month, day: date.dayOfMonth) else { continue }
            if date.year != nil || day <= today { return day }
        }
        return nil
    }

    /// "monday", "в среду": the latest, which may be today. Not "sun", which is another word too.
    private func pastWeekday(_ index: Int) -> Day? {
        guard isEnd(index + 1), let weekday = weekday(index) else { return nil }
        guard tokens[index].text.count > 3 || has(.weekday(weekday), index) else { return nil }
        return today.advanced(by: -today.weekday.days(since: weekday))
    }

    /// "October", "октябрь 2025 года", "2026-10"
    private func month(_ index: Int) -> ClosedRange<Day>? {
        if let month = Month(line.text(tokens[index].range.lowerBound..<line.scalars.count)) {
            return month.first...month.last
        }
        guard let number = monthNumber(index) else { return nil }
        let begun = number > today.month ? today.year - 1 : today.year
        guard let year = isEnd(index + 1) ? begun : yearNumber(index + 1), let month = Month(year: year, number: number)
        else { return nil }
        return month.first...month.last
    }

    private func monthNumber(_ index: Int) -> Int? {
        for term in terms(index) {
            switch term {
            case .month(let number), .monthFirst(let number), .looseMonthFirst(let number), .monthIn(let number):
                return number
            default: continue
            }
        }
        return (1...12).first { words.monthHeading($0).map { Words.fold($0) } == tokens[index].text }
    }

    /// "2025", "2025 год"
    private func year(_ index: Int) -> ClosedRange<Day>? { yearNumber(index).flatMap { days(ofYear: $0) } }

    private func yearNumber(_ index: Int) -> Int? {
        guard let digits = digits(index), digits.count == 4, (1900...2999).contains(digits.value) else { return nil }
        let isAlone = isEnd(index + 1) || isEnd(index + 2) && (has(.year, index + 1) || unit(index + 1) == .yearly)
        return isAlone ? digits.value : nil
    }

    private func days(ofYear year: Int) -> ClosedRange<Day>? {
        guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
            return nil
        }
        return first...last
    }

    /// "last month", "на этой неделе", "w zeszłym roku"
    private func period(_ index: Int, _ firstWeekday: Weekday) -> ClosedRange<Day>? {
        guard index + 1 < tokens.count, isEnd(index + 2) else { return nil }
        let isLast = isPrevious(index)
        guard isLast || Self.this.contains(tokens[index].text) else { return nil }
        // "Ten weeks" is a number of weeks, "ten tydzień" is this one.
        if tokens[index].text == "ten", tokens[index + 1].text.hasSuffix("s") { return nil }
        switch tokens[index + 1].text == "неделя" ? .weekly : unit(index + 1) {
        case .weekly:
            let first = today.startOfWeek(firstWeekday).advanced(by: isLast ? -7 : 0)
            return first...first.advanced(by: 6)
        case .monthly:
            let month = today.monthOfYear.advanced(by: isLast ? -1 : 0)
            return month.first...month.last
        case .yearly: return days(ofYear: today.year - (isLast ? 1 : 0))
        default: return nil
        }
    }

    /// "last 7 days", "последние 2 недели", "ostatnie 3 miesiące": up to today.
    private func periods(_ index: Int) -> ClosedRange<Day>? {
        guard isPrevious(index), let count = number(index + 1), (1...1000).contains(count), isEnd(index + 3) else {
            return nil
        }
        switch unit(index + 2) {
        case .daily: return today.advanced(by: 1 - count)...today
        case .weekly: return today.advanced(by: 1 - count * 7)...today
        case .monthly:
            let month = today.monthOfYear.advanced(by: -count)
            let day = Day(year: month.year, month: month.number, day: min(today.dayOfMonth, month.dayCount))
            return day.map { min($0.advanced(by: 1), today)...today }
        default: return nil
        }
    }

    /// "yesterday", "3 days ago", "last friday"; of days to come only those with a name: "tomorrow".
    fileprivate func otherDay() -> ClosedRange<Day>? {
        if isEnd(1), ["позавчера", "przedwczoraj"].contains(tokens[0].text) {
            return today.advanced(by: -2)...today.advanced(by: -2)
        }
        let text = line.text(0..<line.scalars.count)
        let isWeekday = isEnd(1) && weekday(0) != nil
        guard !isWeekday, text.contains(where: { $0.isLetter }), let day = words.parseAnyDay(text, today: today) else {
            return nil
        }
        return day <= today || words.parseDay(text, today: today) != nil ? day...day : nil
    }

    private func isEnd(_ index: Int) -> Bool {
        index == tokens.count || index == tokens.count - 1 && isSign(".", index)
    }

    private func isPrevious(_ index: Int) -> Bool {
        Self.previous.contains { tokens[index].text.hasPrefix($0) }
    }

    private static let previous = [
        "last", "past", "previous", "прошл", "прошед", "последн", "предыдущ", "zeszl", "ubiegl", "ostatni", "poprzedni",
        "minion",
    ]

    private static let this: Set<String> = [
        "this", "current", "этот", "эта", "эту", "этой", "этом", "текущий", "текущая", "текущем", "ten", "tym",
        "biezacy",
        "biezacym", "obecny", "obecnym",
    ]
}
