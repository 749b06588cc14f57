import CivilTime

/// The values of the game, in one table.
///
/// Points are computed from the journal's facts and never stored: with a fact undone, its points are gone; with a fact logged
/// late, they are there in full. A fact earns on its own day, whenever it was logged. What an import wrote earns nothing
/// unless the import was asked to; see `ImportRecord`. `PointRules.all` lists them for the page that explains points.
public enum PointRules {
    public static let habitMarked: Int64 = 5
    /// For each step of a streak; see `streakStep`.
    public static let streakMilestone: Int64 = 10
    public static let taskBeforeDue: Int64 = 5
    public static let workout: Int64 = 50
    public static let goalReached: Int64 = 100
    public static let moodLogged: Int64 = 5
    public static let allHabitsDone: Int64 = 10
    public static let levelSize: Int64 = 1000

    /// How many times a day something earns that takes no more than a line to log; nil for no limit. Eight short walks typed in a minute
    /// would otherwise be worth half a level.
    static func mostADay(_ reason: PointReason) -> Int64? {
        switch reason {
        case .workout: 2
        case .moodLogged: 3
        case .habitMarked, .streakMilestone, .taskDone, .taskBeforeDue, .goalReached, .budgetKept, .allHabitsDone,
            .achievement, .challenge:
            nil
        }
    }

    /// The first day with these limits: that after they were added, as points that were earned stay.
    static let firstLimitedDay = Day(year: 2026, month: 12, day: 2) ?? .last

    /// The points of some facts of a reason on one day.
    static func points(_ reason: PointReason, times: Int64, on day: Day) -> Int64 {
        let most = day < firstLimitedDay ? nil : mostADay(reason)
        return (points(for: reason) ?? 0) * min(times, most ?? times)
    }

    /// The number of days, weeks or months from one milestone of a streak to the next. Even steps, so that marking a day
    /// between two streaks, which joins them, never costs a milestone.
    public static func streakStep(_ unit: Streak.Unit) -> Int {
        switch unit {
        case .days: 7
        case .weeks, .months: 1
        }
    }

    /// A task done. `isBeforeDue` is whether it was done by its due day.
    public static func task(_ priority: TaskPriority?, isBeforeDue: Bool = false) -> Int64 {
        let points: Int64 =
            switch priority {
            case .low, nil: 5
            case .medium: 10
            case .high: 15
            case .urgent: 20
            }
        return points + (isBeforeDue ? taskBeforeDue : 0)
    }

    public static func budgetKept(_ period: BudgetPeriod) -> Int64 {
        switch period {
        case .week: 20
        case .month: 50
        case .year: 200
        }
    }

    /// A challenge won; nil for the person's own.
    public static func challenge(_ level: ChallengeLevel?) -> Int64 {
        switch level {
        case .easy, nil: 25
        case .medium: 50
        case .hard: 100
        }
    }

    /// The score of a habit on its page, as in the Planner: ten for each step of the current streak and five for each time
    /// done. It is not part of the ledger.
    public static func score(of history: HabitHistory) -> Int64 {
        Int64(history.currentStreak.length) * 10 + Int64(history.totals.timesDone) * 5
    }
}
