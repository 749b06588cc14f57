/// Something that is earned once, for good as long as its facts are there. Raw values are used in addresses and must not change.
public enum Achievement: String, CaseIterable, Hashable, Sendable {
    // First use of each part.
    case firstHabit, firstTask, firstGoal, firstNote, firstMood, firstPetMood, firstMeal, firstWeighIn, firstNight
    case firstTransaction
    // Streaks of any habit, in times done.
    case streak7, streak30, streak100, streak365
    // Habits.
    case habits100, habits1000, habits5000, fullDay, perfectWeek, perfectMonth
    // Workouts.
    case workouts1, workouts10, workouts50, workouts100, workouts500
    // Tasks.
    case tasks10, tasks100, tasks1000, onTime50
    // Goals.
    case goals1, goals5, goals20
    // Savings: budgets kept, and a goal that an account reached.
    case budgets1, budgets12, budgets52, savingsGoal
    // Days with a mood.
    case moods7, moods30, moods100, moods365, petMoods30
    // Days with a meal.
    case meals7, meals30, meals100, meals365
    // Weight.
    case weighIns10, weighIns100, weightGoal
    // Notes.
    case notes10, notes100
    // Challenges won.
    case challenges1, challenges10, challenges50
    // Surprises.
    case earlyBird, comeback, fullHouse, newYear, leapDay
}

/// A group of achievements.
public enum AchievementFamily: String, CaseIterable, Hashable, Sendable {
    case first, streaks, habits, workouts, tasks, goals, savings, moods, meals, weight, notes, challenges, surprises

    /// The part of life it belongs to; nil for the others.
    public var part: JournalPart? {
        switch self {
        case .streaks, .habits: .habits
        case .workouts: .workouts
        case .tasks: .tasks
        case .goals: .goals
        case .savings: .money
        case .moods: .moods
        case .meals: .meals
        case .weight: .weight
        case .notes: .notes
        case .first, .challenges, .surprises: nil
        }
    }
}

extension Game {
    /// The achievements to show: those of parts of life that are in use.
    public func shownAchievements(_ settings: Settings) -> [AchievementProgress] {
        achievements.filter { progress in progress.achievement.part.map { !settings.hides($0) } ?? true }
    }
}

extension Collection<AchievementProgress> {
    /// The number of those earned that are no surprises.
    public var earnedCount: Int { count { $0.isEarned && !$0.achievement.isHidden } }
    /// The number of those that are no surprises, so that it does not grow when one is found.
    public var knownCount: Int { count { !$0.achievement.isHidden } }
    /// The number of surprises found.
    public var surpriseCount: Int { count { $0.isEarned && $0.achievement.isHidden } }
}

/// The icon of an achievement, by the names of `Icon` in Markup.
public enum AchievementIcon: String, CaseIterable, Hashable, Sendable {
    case add, flame, habits, check, calendar, training, tasks, clock, goal, money, smile, heart, meal, scale, watch,
        note,
        review
    case sun, restore, today
}

extension Achievement {
    public var family: AchievementFamily { facts.family }

    /// The part of life it belongs to; nil for those of several.
    public var part: JournalPart? {
        switch self {
        case .firstHabit: .habits
        case .firstTask: .tasks
        case .firstGoal: .goals
        case .firstNote: .notes
        case .firstMood, .firstPetMood: .moods
        case .firstMeal: .meals
        case .firstWeighIn: .weight
        case .firstNight: .health
        case .firstTransaction: .money
        default: family.part
        }
    }

    /// The number to reach; see `AchievementProgress.count`.
    public var threshold: Int { facts.threshold }
    /// Its own points.
    public var points: Int64 { facts.points }
    public var icon: AchievementIcon { facts.icon }
    /// Whether it stays a surprise until it is earned.
    public var isHidden: Bool { family == .surprises }

    /// Whether it is earned by a perfect day.
    var countsPerfectDays: Bool {
        switch self {
        case .fullDay, .perfectWeek, .perfectMonth: true
        default: false
        }
    }

    /// The achievements of a family, in order.
    public static func of(_ family: AchievementFamily) -> [Achievement] { allCases.filter { $0.family == family } }

    /// The number that an achievement is about.
    enum Measure {
        /// The times something was done.
        case total(GameCount)
        /// The days on which something was done.
        case days(GameCount)
        /// Days in a row on which all habits were done. Days on which none was due are passed over.
        case perfectDays
        /// The times that a habit was done in its longest streak; see `HabitHistory.forEachStreakStep`.
        case streak
        case challengesWon
        case weightGoal
        /// A habit is marked again after two weeks without any.
        case comeback
        /// A day with a habit, a task, a mood, a workout and a meal.
        case fullHouse
        /// Anything done on a day of the year.
        case dayOfYear(month: Int, day: Int)
    }

    struct Facts {
        let family: AchievementFamily
        let measure: Measure
        let threshold: Int
        let points: Int64
        let icon: AchievementIcon

        init(
            _ family: AchievementFamily, _ measure: Measure, _ threshold: Int, points: Int64, _ icon: AchievementIcon
        ) {
            (self.family, self.measure, self.threshold) = (family, measure, threshold)
            (self.points, self.icon) = (points, icon)
        }
    }

    /// The table of achievements.
    var facts: Facts {
        switch self {
        case .firstHabit: Facts(.first, .total(.habitMarks), 1, points: 10, .habits)
        case .firstTask: Facts(.first, .total(.tasks), 1, points: 10, .tasks)
        case .firstGoal: Facts(.first, .total(.goalsMade), 1, points: 10, .goal)
        case .firstNote: Facts(.first, .total(.notes), 1, points: 10, .note)
        case .firstMood: Facts(.first, .total(.moods), 1, points: 10, .smile)
        case .firstPetMood: Facts(.first, .total(.petMoods), 1, points: 10, .heart)
        case .firstMeal: Facts(.first, .total(.meals), 1, points: 10, .meal)
        case .firstWeighIn: Facts(.first, .total(.weighIns), 1, points: 10, .scale)
        case .firstNight: Facts(.first, .total(.nights), 1, points: 10, .watch)
        case .firstTransaction: Facts(.first, .total(.transactions), 1, points: 10, .money)
        case .streak7: Facts(.streaks, .streak, 7, points: 25, .flame)
        case .streak30: Facts(.streaks, .streak, 30, points: 100, .flame)
        case .streak100: Facts(.streaks, .streak, 100, points: 250, .flame)
        case .streak365: Facts(.streaks, .streak, 365, points: 1000, .flame)
        case .habits100: Facts(.habits, .total(.habitMarks), 100, points: 50, .check)
        case .habits1000: Facts(.habits, .total(.habitMarks), 1000, points: 200, .check)
        case .habits5000: Facts(.habits, .total(.habitMarks), 5000, points: 500, .check)
        case .fullDay: Facts(.habits, .total(.fullDays), 1, points: 25, .today)
        case .perfectWeek: Facts(.habits, .perfectDays, 7, points: 100, .calendar)
        case .perfectMonth: Facts(.habits, .perfectDays, 30, points: 300, .calendar)
        case .workouts1: Facts(.workouts, .total(.workouts), 1, points: 25, .training)
        case .workouts10: Facts(.workouts, .total(.workouts), 10, points: 50, .training)
        case .workouts50: Facts(.workouts, .total(.workouts), 50, points: 200, .training)
        case .workouts100: Facts(.workouts, .total(.workouts), 100, points: 400, .training)
        case .workouts500: Facts(.workouts, .total(.workouts), 500, points: 1000, .training)
        case .tasks10: Facts(.tasks, .total(.tasks), 10, points: 25, .tasks)
        case .tasks100: Facts(.tasks, .total(.tasks), 100, points: 100, .tasks)
        case .tasks1000: Facts(.tasks, .total(.tasks), 1000, points: 500, .tasks)
        case .onTime50: Facts(.tasks, .total(.tasksOnTime), 50, points: 100, .clock)
        case .goals1: Facts(.goals, .total(.goals), 1, points: 50, .goal)
        case .goals5: Facts(.goals, .total(.goals), 5, points: 200, .goal)
        case .goals20: Facts(.goals, .total(.goals), 20, points: 500, .goal)
        case .budgets1: Facts(.savings, .total(.budgets), 1, points: 25, .money)
        case .budgets12: Facts(.savings, .total(.budgets), 12, points: 100, .money)
        case .budgets52: Facts(.savings, .total(.budgets), 52, points: 300, .money)
        case .savingsGoal: Facts(.savings, .total(.savingsGoals), 1, points: 200, .money)
        case .moods7: Facts(.moods, .days(.moods), 7, points: 25, .smile)
        case .moods30: Facts(.moods, .days(.moods), 30, points: 50, .smile)
        case .moods100: Facts(.moods, .days(.moods), 100, points: 200, .smile)
        case .moods365: Facts(.moods, .days(.moods), 365, points: 500, .smile)
        case .petMoods30: Facts(.moods, .days(.petMoods), 30, points: 50, .heart)
        case .meals7: Facts(.meals, .days(.meals), 7, points: 25, .meal)
        case .meals30: Facts(.meals, .days(.meals), 30, points: 50, .meal)
        case .meals100: Facts(.meals, .days(.meals), 100, points: 200, .meal)
        case .meals365: Facts(.meals, .days(.meals), 365, points: 500, .meal)
        case .weighIns10: Facts(.weight, .days(.weighIns), 10, points: 25, .scale)
        case .weighIns100: Facts(.weight, .days(.weighIns), 100, points: 200, .scale)
        case .weightGoal: Facts(.weight, .weightGoal, 1, points: 500, .scale)
        case .notes10: Facts(.notes, .total(.notes), 10, points: 25, .note)
        case .notes100: Facts(.notes, .total(.notes), 100, points: 200, .note)
        case .challenges1: Facts(.challenges, .challengesWon, 1, points: 25, .review)
        case .challenges10: Facts(.challenges, .challengesWon, 10, points: 100, .review)
        case .challenges50: Facts(.challenges, .challengesWon, 50, points: 400, .review)
        case .earlyBird: Facts(.surprises, .total(.earlyWorkouts), 5, points: 50, .sun)
        case .comeback: Facts(.surprises, .comeback, 1, points: 50, .restore)
        case .fullHouse: Facts(.surprises, .fullHouse, 1, points: 100, .review)
        case .newYear: Facts(.surprises, .dayOfYear(month: 1, day: 1), 1, points: 25, .calendar)
        case .leapDay: Facts(.surprises, .dayOfYear(month: 2, day: 29), 1, points: 29, .calendar)
        }
    }
}
