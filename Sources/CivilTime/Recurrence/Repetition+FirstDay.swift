extension Repetition {
    /// The first day on or after another that something repeated so begins on, where none was said: "every other Tuesday"
    /// begins on the next Tuesday. Of what comes so long after it was done, and what never comes, that day itself.
    public func firstDay(from day: Day) -> Day {
        guard case .calendar(var rule) = self else { return day }
        // The interval is counted from the first time, so it has no say in which day that is.
        rule.interval = 1
        rule.end = .never
        guard let recurrence = try? Recurrence(rule, from: DateTime(unchecked: day, 0)) else { return day }
        var times = recurrence.times()
        return times.next()?.day ?? day
    }
}
