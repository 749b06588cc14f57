import CivilTime

/// A day that tasks are often moved to.
public enum DueChoice: CaseIterable, Sendable {
    case today, tomorrow
    /// The coming Saturday; at the weekend, that of the next one.
    case weekend
    /// The first day of the next week.
    case nextWeek
    /// The same weekday of the next week.
    case inAWeek

    /// The choices of different days: on a Friday, tomorrow is the weekend.
    ///
    /// - Parameter dueDay: The day on which the task is due already, which is no choice.
    public static func choices(from today: Day, firstWeekday: Weekday, dueDay: Day?) -> [DueChoice] {
        var days: Set<Day> = []
        return allCases.filter { choice in
            let day = choice.day(from: today, firstWeekday: firstWeekday)
            return days.insert(day).inserted && day != dueDay
        }
    }

    public func day(from today: Day, firstWeekday: Weekday) -> Day {
        switch self {
        case .today: today
        case .tomorrow: today.advanced(by: 1)
        case .weekend: today.startOfWeek(.saturday).advanced(by: 7)
        case .nextWeek: today.startOfWeek(firstWeekday).advanced(by: 7)
        case .inAWeek: today.advanced(by: 7)
        }
    }
}
