import CivilTime

extension DateExpressionParser {
    /// Reads two or more weekdays without "every", as weekly: "mon wed fri", "в пн и ср", "tue/thu", "mon-fri".
    ///
    /// Abbreviated weekdays, three or more, and those after a preposition count anywhere. Otherwise "Friday Saturday"
    /// counts only at the end, because a title may follow it.
    func bareWeekdays(_ index: Int) -> RuleExpression? {
        let isBound = has(.on, index) || has(.along, index)
        let first = isBound ? index + 1 : index
        guard weekday(first) != nil, isBound || !isNamed(first) else { return nil }
        var ranges = 0
        let days = list(first, isSpaced: true) { index in
            let found = weekdayOrRange(index)
            if let found, found.value.count > 1 { ranges += 1 }
            return found
        }
        guard let days, canEnd(days.end) else { return nil }
        let weekdays = Self.sorted(days.value)
        guard weekdays.count > 1 else { return nil }
        // Other ranges are rather a single span of days: "Camp fri-sun".
        if ranges > 0 { guard weekdays == RuleDescription.workingDays.map({ .init($0) }) else { return nil } }
        guard isBound || weekdays.count > 2 || isShort(first..<days.end) || isWholeText || isFollowedByTime(days.end)
        else { return nil }
        var rule = RecurrenceRule(.weekly)
        rule.weekdays = weekdays
        return RuleExpression(rule: rule, end: days.end, isOpen: false)
    }

    /// Returns whether the word before makes a weekday part of a name or of another expression.
    private func isNamed(_ index: Int) -> Bool {
        terms(index - 1).contains { term in
            switch term {
            case .filler, .article, .ordinal, .next, .this, .and, .every, .other, .beginning, .by, .from, .until,
                .blocking, .naming, .notBeforeWeekday:
                true
            default: false
            }
        } || isOrdinalEnding(index - 1)
    }

    private func isShort(_ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            let token = tokens[index]
            return token.range.count <= 4 || token.text == "thurs" || token.text == "niedz"
        }
    }
}
