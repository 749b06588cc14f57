extension PointRules {
    /// A line of the table of points. The explanations show these same lines, so that they cannot go out of date.
    public struct Rule: Hashable, Sendable {
        public let reason: PointReason
        /// Nil for achievements, which have points of their own.
        public let points: Int64?
        /// How many times a day it earns them; nil for no limit.
        public let mostADay: Int64?
    }

    /// All rules, in the order in which they are explained.
    public static var all: [Rule] {
        reasons.map { reason in
            Rule(reason: reason, points: points(for: reason), mostADay: mostADay(reason))
        }
    }

    /// The points for a reason; nil for an achievement, which has its own.
    public static func points(for reason: PointReason) -> Int64? {
        switch reason {
        case .habitMarked: habitMarked
        case .streakMilestone: streakMilestone
        case .taskDone(let priority): task(priority)
        case .taskBeforeDue: taskBeforeDue
        case .workout: workout
        case .goalReached: goalReached
        case .budgetKept(let period): budgetKept(period)
        case .moodLogged: moodLogged
        case .allHabitsDone: allHabitsDone
        case .achievement: nil
        case .challenge(let level): challenge(level)
        }
    }

    /// One reason of each kind with points of its own.
    private static var reasons: [PointReason] {
        let units: [Streak.Unit] = [.days, .weeks, .months]
        let priorities: [TaskPriority?] = [nil] + TaskPriority.allCases.dropFirst().map { $0 }
        let levels: [ChallengeLevel?] = ChallengeLevel.allCases.map { $0 } + [nil]
        var reasons: [PointReason] = [.habitMarked]
        reasons += units.map { .streakMilestone(length: streakStep($0), unit: $0) }
        reasons.append(.allHabitsDone)
        reasons += priorities.map { .taskDone($0) }
        reasons += [.taskBeforeDue, .workout, .moodLogged, .goalReached]
        reasons += BudgetPeriod.allCases.map { .budgetKept($0) }
        reasons += levels.map { .challenge($0) }
        reasons.append(.achievement(.firstHabit))
        return reasons
    }
}
