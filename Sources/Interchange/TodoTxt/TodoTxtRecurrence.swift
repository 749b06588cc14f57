import CivilTime

/// Converts the "rec:" of todo.txt: "3d" repeats three days after completion, "+1m" every calendar month, "1b" every
/// day from Monday to Friday.
enum TodoTxtRecurrence {
    static func read(_ value: String) -> Repetition? {
        let isStrict = value.utf8.first == 43
        let text = isStrict ? String(value.dropFirst()) : value
        guard let letter = text.utf8.last, letter >= 97, letter <= 122 else { return nil }
        let digits = String(text.dropLast())
        guard let count = digits.isEmpty ? 1 : DecimalNumber.integer(digits) else { return nil }
        if letter == 98 {
            // Business days are a rule only if every one counts.
            return count == 1 ? weekdays.map { .calendar($0) } : nil
        }
        guard let unit = CalendarSpan.Unit.allCases.first(where: { $0.rawValue.utf8.first == letter - 32 }),
            let span = CalendarSpan(count, unit)
        else { return nil }
        if !isStrict { return .afterDone(span) }
        return .calendar(RecurrenceRule(frequency(of: span.unit), interval: count))
    }

    /// The word for a repetition. "+1m" from the 31st is kept within short months.
    static func word(_ repetition: Repetition, from due: Day) -> String {
        switch repetition {
        case .afterDone(let span): return "rec:\(span.count)\(span.unit.rawValue.lowercased())"
        case .calendar(let rule):
            if rule == weekdays { return "rec:+1b" }
            for unit in CalendarSpan.Unit.allCases where rule.interval <= 9999 {
                let plain = RecurrenceRule(frequency(of: unit), interval: rule.interval)
                if rule == plain.keptWithinShortMonths(from: due) {
                    return "rec:+\(rule.interval)\(unit.rawValue.lowercased())"
                }
            }
            return "rrule:" + rule.text
        }
    }

    private static var weekdays: RecurrenceRule? { try? RecurrenceRule("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR") }

    private static func frequency(of unit: CalendarSpan.Unit) -> RecurrenceRule.Frequency {
        switch unit {
        case .days: .daily
        case .weeks: .weekly
        case .months: .monthly
        case .years: .yearly
        }
    }
}
