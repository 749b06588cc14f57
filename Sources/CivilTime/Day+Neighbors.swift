extension Day {
    /// The day some days later, or earlier when negative; nil outside `first...last`.
    public func neighbor(_ days: Int) -> Day? { Day(number: number + Int32(days)) }

    /// The days of its week, in order: seven, but fewer at the ends of the calendar.
    public func week(from firstWeekday: Weekday) -> [Day] {
        let offset = weekday.days(since: firstWeekday)
        return (-offset..<7 - offset).compactMap { neighbor($0) }
    }
}
