import CivilTime

/// A day that tasks are often moved to.
public enum DueChoice: CaseIterable, Sendable {
    case today, tomorrow
    /// The next Saturday, not today.
    case weekend
    /// The first day of the next week.
    case nextWeek

    public func day(from today: Day, firstWeekday: Weekday) -> Day {
        switch self {
        case .today: today
        case .tomorrow: today.advanced(by: 1)
        case .weekend: today.startOfWeek(.saturday).advanced(by: 7)
        case .nextWeek: today.startOfWeek(firstWeekday).advanced(by: 7)
        }
    }
}
