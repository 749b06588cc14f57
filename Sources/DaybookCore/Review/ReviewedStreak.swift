import CivilTime

/// The longest streak of a review: within its days, and of which habits.
public struct ReviewedStreak: Sendable {
    public let streak: Streak
    /// The habits that have it, in their order.
    public let habits: [Habit]

    /// Nil if no habit was done.
    ///
    /// - Parameter reviewed: The habits of the review; see `State.reviewedHabits`.
    public init?(of reviewed: [(habit: Habit, history: HabitHistory)], in days: ClosedRange<Day>) {
        var longest: Streak?
        var habits: [Habit] = []
        for item in reviewed {
            // A window can cover days on which nothing was done.
            guard item.history.isDone(in: days) else { continue }
            let streak = item.history.longestStreak(in: days)
            guard streak.length > 0 else { continue }
            if let best = longest, best.daysCovered == streak.daysCovered, best.unit == streak.unit {
                habits.append(item.habit)
            } else if streak.daysCovered > longest?.daysCovered ?? 0 {
                (longest, habits) = (streak, [item.habit])
            }
        }
        guard let longest else { return nil }
        (streak, self.habits) = (longest, habits)
    }
}
