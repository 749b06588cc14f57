extension RecurrenceRule {
    /// The rule with its days kept within short months: "monthly" from the 31st comes on 28 February too.
    ///
    /// A rule that names its days, or says what becomes of missing ones, stays as it is.
    public func keptWithinShortMonths(from first: Day) -> RecurrenceRule {
        guard skip == .omit, takesDay(from: first) else { return self }
        var rule = self
        rule.skip = .backward
        return rule
    }

    /// The rule with the day of its first occurrence named, if it was kept within short months. It can then begin on the
    /// last day of a shorter one.
    public func naming(dayOf first: Day) -> RecurrenceRule {
        guard skip == .backward, takesDay(from: first) else { return self }
        var rule = self
        rule.monthDays = [first.dayOfMonth]
        if rule.frequency == .yearly, rule.months.isEmpty { rule.months = [first.month] }
        return rule
    }

    /// Whether it takes its day from the first one, and some month or year lacks that day.
    private func takesDay(from first: Day) -> Bool {
        guard monthDays.isEmpty, weekdays.isEmpty, yearDays.isEmpty, weeks.isEmpty, first.dayOfMonth > 28 else {
            return false
        }
        return switch frequency {
        case .monthly: true
        case .yearly: !months.isEmpty || first.month == 2
        default: false
        }
    }
}

extension Repetition {
    /// The repetition with its days kept within short months; see `RecurrenceRule.keptWithinShortMonths(from:)`.
    public func keptWithinShortMonths(from first: Day?) -> Repetition {
        guard case .calendar(let rule) = self, let first else { return self }
        return .calendar(rule.keptWithinShortMonths(from: first))
    }
}
