import CivilTime

extension Words {
    /// Parses a whole text as a day, past or future: everything `parseDay` reads, and "yesterday", "+3d", "-2w",
    /// "3 days ago", "last friday", "eow", "eom" and "eoy". Nil for anything else.
    public func parseAnyDay(_ typed: String, today: Day) -> Day? {
        if let day = parseDay(typed, today: today) { return day }
        let parser = DateExpressionParser(self, typed, today: today, isWholeText: true)
        return parser.named() ?? parser.offset() ?? parser.ago() ?? parser.lastWeekday()
    }

    /// Parses a whole text as a day on which something was done: a weekday, "sunday", "on sunday", "в воскресенье", is the
    /// latest one, which may be today. Everything else is read as by `parseAnyDay`.
    public func parseDoneDay(_ typed: String, today: Day) -> Day? {
        let parser = DateExpressionParser(self, typed, today: today, isWholeText: true)
        let index = parser.skipping(.on, 0)
        guard index + 1 == parser.tokens.count, let weekday = parser.weekday(index) else {
            return parseAnyDay(typed, today: today)
        }
        return today.advanced(by: -today.weekday.days(since: weekday))
    }

    /// Parses a whole text as a time of day: "18:00", "9:15", "6pm", "noon"; nil for anything else.
    public func parseTime(_ typed: String) -> TimeOfDay? {
        if let time = TimeOfDay(typed) ?? TimeOfDay("0" + typed) { return time }
        let parser = DateExpressionParser(self, typed, today: .first, isWholeText: true)
        guard let found = parser.time(0), found.end == parser.tokens.count else { return nil }
        return found.value
    }

    /// Something typed for a day that is none, with examples of what is.
    public func dayUnreadable(_ typed: String) -> String {
        let examples = pick(
            "today, yesterday, tomorrow, fri, next friday, in 3 days, 3 days ago, +3d, eow, 2026-11-20 or 25.12.2026",
            "сегодня, вчера, завтра, пт, через 3 дня, 3 дня назад, +3д, eow, 2026-11-20 или 25.12.2026",
            "dziś, wczoraj, jutro, pt, za 3 dni, 3 dni temu, +3d, eow, 2026-11-20 albo 25.12.2026")
        let how = pick("Write it as", "Напишите:", "Napisz:")
        return "\(dayDoesNotExist(typed)). \(how) \(examples)."
    }
}

/// Days that only the terminal reads.
extension DateExpressionParser {
    /// "yesterday", and the last day of this week, month or year: "eow", "eom", "eoy".
    fileprivate func named() -> Day? {
        let yesterday = today.advanced(by: -1)
        if let end = end(of: { $0.relative(yesterday, to: today) }, 0), end == tokens.count { return yesterday }
        guard tokens.count == 1 else { return nil }
        switch tokens[0].text {
        case "eow": return today.startOfWeek(words.firstWeekday).advanced(by: 6)
        case "eom": return today.monthOfYear.last
        case "eoy": return Day(year: today.year, month: 12, day: 31)
        default: return nil
        }
    }

    /// "+3d", "-2w", "3d", with a letter of this language or English.
    fileprivate func offset() -> Day? {
        var index = 0
        var isBack = false
        if let sign = tokens.first, sign.isSign, ["+", "-", "−"].contains(sign.text) {
            isBack = sign.text != "+"
            index = 1
        }
        guard tokens.count == index + 2, let count = tokens[index].number, !tokens[index + 1].startsWord,
            let unit = Self.units[tokens[index + 1].text]
        else { return nil }
        return day(count, unit, isBack: isBack)
    }

    private static let units: [String: CalendarSpan.Unit] = [
        "d": .days, "д": .days, "w": .weeks, "н": .weeks, "t": .weeks, "m": .months, "м": .months, "y": .years,
        "г": .years, "r": .years,
    ]

    /// "3 days ago", "a week ago", "неделю назад", "2 tygodnie temu"
    fileprivate func ago() -> Day? {
        var index = 0
        var count = 1
        if let number = number(0) {
            count = number
            index = 1
        } else if has(.article, 0) {
            index = 1
        }
        guard tokens.count == index + 2, ["ago", "назад", "temu"].contains(tokens[index + 1].text),
            let unit = unit(index).flatMap(calendarUnit)
        else { return nil }
        return day(count, unit, isBack: true)
    }

    /// "last friday", "в прошлую пятницу", "ostatni piątek": the latest such day before today.
    fileprivate func lastWeekday() -> Day? {
        let index = skipping(.on, 0)
        guard tokens.count == index + 2, let weekday = weekday(index + 1),
            ["last", "прошл", "последн", "ostatni", "zeszl", "miniony", "miniona"].contains(where: {
                tokens[index].text.hasPrefix($0)
            })
        else { return nil }
        let days = today.weekday.days(since: weekday)
        return today.advanced(by: days == 0 ? -7 : -days)
    }

    private func day(_ count: Int, _ unit: CalendarSpan.Unit, isBack: Bool) -> Day? {
        if count == 0 { return today }
        guard let span = CalendarSpan(count, unit) else { return nil }
        return isBack ? span.day(before: today) : span.day(after: today)
    }
}

extension CalendarSpan {
    /// The day that is this long before another. If the month is too short, its last day. Clamped to `Day.first`.
    fileprivate func day(before day: Day) -> Day {
        switch unit {
        case .days: return day.advanced(by: -count)
        case .weeks: return day.advanced(by: -count * 7)
        case .months, .years:
            let months = day.year * 12 + day.month - 1 - (unit == .years ? count * 12 : count)
            guard months >= 0, let month = Month(year: months / 12, number: months % 12 + 1) else { return .first }
            return Day(year: month.year, month: month.number, day: min(day.dayOfMonth, month.dayCount)) ?? .first
        }
    }
}
