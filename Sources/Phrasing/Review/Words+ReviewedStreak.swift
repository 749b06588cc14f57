import CivilTime
import DaybookCore
import Words

extension ReviewedStreak {
    /// A schedule whose streaks have its unit.
    public var schedule: Schedule { habits.first?.schedule ?? .daily }
}

extension Words {
    /// The name of the longest streak among the days of a period, which may have begun before it.
    public func longestStreak(in period: Period) -> String {
        switch period {
        case .week: longestStreakOfWeek
        case .month: longestStreakOfMonth
        case .year: longestStreakOfYear
        case .all: longestStreak
        }
    }

    /// The owner of a streak: the title of the only habit, or how many they are.
    public func owner(of streak: ReviewedStreak) -> String {
        guard let habit = streak.habits.first, streak.habits.count == 1 else { return habitsCount(streak.habits.count) }
        return habit.isArchived ? archived(habit.title) : habit.title
    }
}
