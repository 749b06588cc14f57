extension Repetition {
    /// The first day of the repetition on or after a day: "every other Tuesday" begins on the next Tuesday. If it
    /// repeats after completion, or never matches, the given day itself.
    public func firstDay(from day: Day) -> Day {
        guard case .calendar(var rule) = self else { return day }
        // The interval counts from the first occurrence, so it cannot affect which day that is.
        rule.interval = 1
        rule.end = .never
        guard let recurrence = try? Recurrence(rule, from: DateTime(unchecked: day, 0)) else { return day }
        var times = recurrence.times()
        return times.next()?.day ?? day
    }
}
