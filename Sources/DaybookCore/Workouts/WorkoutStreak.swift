import CivilTime
import Journal

/// The numbers of consecutive days and weeks with a workout. A current day or week without one does not break the
/// streak.
public struct WorkoutStreak: Hashable, Sendable {
    public let days: Int
    public let weeks: Int
    public let longestDays: Int
    public let longestWeeks: Int

    /// - Parameter days: The days of workouts, in any order. Those after today are ignored.
    public init(_ days: [Day], today: Day, firstWeekday: Weekday) {
        let days = days.filter { $0 <= today }.map { Int($0.number) }
        let first = Int(today.startOfWeek(firstWeekday).number)
        (self.days, longestDays) = Self.runs(days, upTo: Int(today.number))
        // Number the weeks so that the current one is 0.
        let weeks = days.map { $0 >= first ? 0 : -((first - $0 + 6) / 7) }
        (self.weeks, longestWeeks) = Self.runs(weeks, upTo: 0)
    }

    /// The length of the run that ends at `last` or just before it, and of the longest run.
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
    /// The workout streaks, counting the person's own workouts and those recorded by a watch or phone.
    public func workoutStreak(today: Day) -> WorkoutStreak {
        let own = workouts.rows.compactMap { $0.isAlive ? $0.day : nil }
        let recorded = healthWorkoutTable.rows.compactMap { $0.isAlive ? $0.day : nil }
        return WorkoutStreak(own + recorded, today: today, firstWeekday: settings.firstWeekday)
    }
}
