import CivilTime
import Journal

/// The numbers of consecutive days and weeks with a workout. A current day or week without one does not break the
/// streak, nor do days and whole weeks on which the person is away.
public struct WorkoutStreak: Hashable, Sendable {
    public let days: Int
    public let weeks: Int
    public let longestDays: Int
    public let longestWeeks: Int

    /// - Parameter days: The days of workouts, in any order. Those after today are ignored.
    public init(_ days: [Day], today: Day, firstWeekday: Weekday, awayDays: AwayDays = .none) {
        let days = days.filter { $0 <= today }
        let first = today.startOfWeek(firstWeekday)
        // Number the days and weeks without those that rest, and so that the current week is 0.
        let resting = RestingDays(awayDays, besides: Set(days), today: today, firstWeekday)
        (self.days, longestDays) = Self.runs(
            days.map { Int($0.number) - resting.days(before: $0) },
            upTo: Int(today.number) - resting.days(before: today))
        let weeks = days.map { day in
            let week = day >= first ? 0 : -((first.days(since: day) + 6) / 7)
            return week - resting.weeks(before: day)
        }
        (self.weeks, longestWeeks) = Self.runs(weeks, upTo: -resting.weeks(before: first))
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

/// The away days without a workout, and the weeks that consist of them.
private struct RestingDays {
    private var days: [Day] = []
    private var weeks: [Day] = []

    init(_ awayDays: AwayDays, besides trained: Set<Day>, today: Day, _ firstWeekday: Weekday) {
        for span in awayDays.spans where span.lowerBound < today {
            var run = 0
            for offset in 0...min(span.upperBound, today.advanced(by: -1)).days(since: span.lowerBound) {
                let day = span.lowerBound.advanced(by: offset)
                if trained.contains(day) {
                    run = 0
                    continue
                }
                days.append(day)
                if day.weekday == firstWeekday { run = 0 }
                run += 1
                if run == 7, day.advanced(by: 1).weekday == firstWeekday { weeks.append(day) }
            }
        }
    }

    /// The number of resting days before a day.
    func days(before day: Day) -> Int { days.partitioningIndex { $0 >= day } }

    /// The number of resting weeks before a day's.
    func weeks(before day: Day) -> Int { weeks.partitioningIndex { $0 >= day } }
}

extension State {
    /// The workout streaks, counting the person's own workouts and those recorded by a watch or phone.
    public func workoutStreak(today: Day) -> WorkoutStreak {
        let own = workouts.rows.compactMap { $0.isAlive ? $0.day : nil }
        let recorded = healthWorkoutTable.rows.compactMap { $0.isAlive ? $0.day : nil }
        return WorkoutStreak(
            own + recorded, today: today, firstWeekday: settings.firstWeekday, awayDays: awayDays)
    }
}
