import CivilTime

extension DateExpressionParser {
    /// Reads days that a daily rule, or a weekly one with days, leaves out: "except Sunday", "кроме выходных", "oprócz
    /// sobót i niedziel". Returns the weekdays that remain.
    func exception(_ index: Int, from rule: RecurrenceRule) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        var endless = rule
        endless.end = .never
        let isDaily = endless == RecurrenceRule(.daily)
        guard isDaily || rule.frequency == .weekly && rule.interval == 1 && !rule.weekdays.isEmpty,
            let next = end(of: Phrase.except, index) ?? (has(.except, index) ? skipping(.during, index + 1) : nil),
            let left = list(next, { index in excluded(index) }), canEnd(left.end)
        else { return nil }
        let all = isDaily ? Weekday.allCases.map { .init($0) } : rule.weekdays
        let remaining = all.filter { !left.value.contains($0) }
        return remaining.isEmpty ? nil : Parsed(value: Self.sorted(remaining), end: left.end)
    }

    private func excluded(_ index: Int) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        let index = skipping(.filler, skipping(.on, index))
        if has(.weekend, index) || has(.weekends, index) {
            return Parsed(value: [.init(.saturday), .init(.sunday)], end: index + 1)
        }
        return weekdaysInWords(index) ?? weekdayOrRange(index) ?? pluralWeekday(index)
    }

    /// Reads "monday to friday" after "every", "понедельника по пятницу" after "каждый день с". "Every monday until friday"
    /// has an end instead.
    func weekdaysInWords(_ index: Int) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        guard let first = weekday(index), has(.through, index + 1), !has(.until, index + 1),
            has(.from, index - 1) || !has(.by, index + 1), let last = weekday(index + 2)
        else { return nil }
        return Parsed(value: Self.sorted(Self.days(first, last)), end: index + 3)
    }

    /// Reads "from monday to friday" after "every day" or "every week".
    func weekdayRange(_ index: Int, of rule: RecurrenceRule) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        guard has(.from, index), rule == RecurrenceRule(.daily) || rule == RecurrenceRule(.weekly) else { return nil }
        return weekdaysInWords(index + 1)
    }
}
