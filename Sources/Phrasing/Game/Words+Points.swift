import DaybookCore
import Journal
import Words

extension Words {
    /// The reason for points: "Habit done".
    public func reason(_ reason: PointReason) -> String {
        switch reason {
        case .habitMarked: forHabit
        case .streakMilestone(let length, let unit): forStreak(streakLength(length, unit))
        case .taskDone: forTask
        case .taskBeforeDue: forTaskInTime
        case .workout: forWorkout
        case .goalReached: forGoal
        case .budgetKept(.week): forWeekBudget
        case .budgetKept(.month): forMonthBudget
        case .budgetKept(.year): forYearBudget
        case .moodLogged: forMood
        case .allHabitsDone: forAllHabits
        case .achievement: forAchievement
        case .challenge: forChallenge
        }
    }

    /// The reasons of two entries of one cause: "Task done +10 · Done on time +5".
    public func reasons(_ first: PointEntry, _ second: PointEntry) -> String {
        [first, second].map { "\(reason($0.reason)) \(earned($0.points))" }.joined(separator: " · ")
    }

    /// The name of the record that earned points; nil for the day itself, and for a record that is no more.
    public func name(of cause: PointCause, in state: State) -> String? {
        switch cause {
        case .habit(let id): state.habit(id)?.title
        case .task(let id): state.task(id)?.title
        case .workout(let id): state.workout(id).map { name($0, in: state) }
        case .goal(let id): state.goal(id).map { state.title(of: $0) }
        case .budget(let id): state.budget(id).flatMap { state.moneyCategory($0.category) }.map { title($0) }
        case .mood(let id): state.mood(id).flatMap { name($0, in: state) }
        case .day: nil
        case .achievement(let achievement): title(achievement)
        case .challenge(let id): state.challenge(id).map { title($0, in: state) }
        }
    }

    /// The mood of an entry, after the name of the pet whose it is: "Good", "Rex: happy".
    private func name(_ entry: MoodEntry, in state: State) -> String? {
        guard let mood = entry.mood.map({ self.mood($0) }) else { return nil }
        guard let pet = entry.subject.flatMap({ state.subject($0) }) else { return mood }
        return "\(pet.name): \(mood.lowercased())"
    }

    private func streakLength(_ length: Int, _ unit: Streak.Unit) -> String {
        switch unit {
        case .days: days(length)
        case .weeks: weeks(length)
        case .months: months(length)
        }
    }

    /// A challenge that was brought on or won: "Log moods 4 times: 3 of 4", "Challenge won: Log moods 4 times".
    public func progress(_ status: ChallengeStatus, in state: State) -> String {
        let title = title(status.challenge, in: state)
        return status.isWon ? challengeWon(title: title) : "\(title): \(amount(status.count, of: status.target))"
    }

    /// The title of a level.
    public func title(_ level: Level) -> String { levelTitle(level.titleIndex) }

    /// The line of the game on Today: "Level 2 · 925 points to go", "Achievement: Perfect day".
    public func text(_ news: GameNews, in state: State) -> String {
        switch news {
        case .level(let level): self.level(level.number, missing: level.missing)
        case .levelReached(let level): levelReached(self.level(level.number), title(level))
        case .challengeWon(let challenge): challengeWon(title: title(challenge, in: state))
        case .achievement(let achievement): achievementEarned(title(achievement))
        case .perfectDay: perfectDay
        case .yesterday(let news): ofYesterday(text(news, in: state))
        }
    }
}
