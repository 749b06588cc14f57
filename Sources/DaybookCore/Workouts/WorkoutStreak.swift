import CivilTime
import Journal

/// How many days and weeks in a row had a workout. Today and this week break nothing while they are not over.
public struct WorkoutStreak: Hashable, Sendable {
    public let days: Int
    public let weeks: Int
    public let longestDays: Int
    public let longestWeeks: Int

    /// - Parameter days: the days of workouts, in any order; those after today do not count.
    public init(_ days: [Day], today: Day, firstWeekday: Weekday) {
        let days = days.filter { $0 <= today }.map { Int($0.number) }
        let first = Int(today.startOfWeek(firstWeekday).number)
        (self.days, longestDays) = Self.runs(days, upTo: Int(today.number))
        // Weeks are numbered so that this one is 0.
        let weeks = days.map { $0 >= first ? 0 : -((first - $0 + 6) / 7) }
        (self.weeks, longestWeeks) = Self.runs(weeks, upTo: 0)
    }

    /// The run that lasts until a number or the one before it, and the longest.
    private static func runs(_ numbers: [Int], upTo last: Int) -> (current: Int, longest: Int) {
        var (length, longest) = (0, 0)
        var before: Int?
        for number in numbers.sorted() where number != before {
            length = before.map { number == $0 + 1 } ?? false ? length + 1 : 1
            longest = max(longest, length)
            before = number
        }
        return (before.map { $0 >= last - 1 } ?? false ? length : 0, longest)
    }
}

extension State {
    /// How many days and weeks in a row had a workout, one of the person's own or one that was recorded.
    public func workoutStreak(today: Day) -> WorkoutStreak {
        let own = workouts.rows.compactMap { $0.isAlive ? $0.day : nil }
        let recorded = healthWorkoutTable.rows.compactMap { $0.isAlive ? $0.day : nil }
        return WorkoutStreak(own + recorded, today: today, firstWeekday: settings.firstWeekday)
    }
}
