/// The due days of something, or the number of times in a period.
///
/// Values outside the ranges below are invalid: `init?(code:)` rejects them, and `isValid` is false.
public enum Schedule: Hashable, Sendable {
    /// Every day.
    case daily
    /// On these weekdays, at least one.
    case weekdays(WeekdaySet)
    /// This many times in each week, 1...7, on any of its days.
    case timesPerWeek(Int)
    /// This many times in each month, 1...31, on any of its days.
    case timesPerMonth(Int)
    /// This many times, 1...`inDays`, in any run of `inDays` days, 2...366.
    case times(Int, inDays: Int)
    /// On the first day and every that many days after it, 2...366.
    case everyDays(Int)

    /// Whether its numbers are in range and its weekdays are not empty.
    public var isValid: Bool {
        switch self {
        case .daily: true
        case .weekdays(let weekdays): !weekdays.isEmpty
        case .timesPerWeek(let times): (1...7).contains(times)
        case .timesPerMonth(let times): (1...31).contains(times)
        case .times(let times, let days): (2...366).contains(days) && times >= 1 && times <= days
        case .everyDays(let days): (2...366).contains(days)
        }
    }

    /// The required number of times, and the number of days they are spread over. A month counts as 30 days.
    public var requirement: (times: Int, inDays: Int) {
        switch self {
        case .daily: (1, 1)
        case .weekdays(let weekdays): (weekdays.count, 7)
        case .timesPerWeek(let times): (times, 7)
        case .timesPerMonth(let times): (times, 30)
        case .times(let times, let days): (times, days)
        case .everyDays(let days): (1, days)
        }
    }

    /// Whether it is due on `day` if it begins on `start`. Never before the start; every day if it counts times in a
    /// period.
    public func isDue(on day: Day, from start: Day) -> Bool {
        guard day >= start else { return false }
        switch self {
        case .weekdays(let weekdays): return weekdays.contains(day.weekday)
        case .everyDays(let days): return day.days(since: start) % max(days, 1) == 0
        case .daily, .timesPerWeek, .timesPerMonth, .times: return true
        }
    }
}
