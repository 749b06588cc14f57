import DaybookCore
import Journal
import Words

extension Words {
    /// The title of a challenge: the person's or, without one, what it asks for.
    public func title(_ challenge: Challenge, in state: State) -> String {
        if !challenge.title.isEmpty { return challenge.title }
        return title(challenge.measure ?? .points, challenge.habit, challenge.target ?? 1, in: state)
    }

    public func title(_ suggestion: ChallengeSuggestion, in state: State) -> String {
        title(suggestion.measure, suggestion.habit, suggestion.target, in: state)
    }

    private func title(
        _ measure: ChallengeMeasure, _ habit: RecordID?, _ target: Int64, in state: State
    ) -> String {
        let count = Int(clamping: target)
        switch measure {
        case .habits:
            guard let title = habit.flatMap({ state.habits[$0]?.title }), !title.isEmpty else {
                return challengeHabits(count)
            }
            return challengeHabit(title, count)
        case .fullDays: return challengeFullDays(count)
        case .tasks: return challengeTasks(count)
        case .workouts: return challengeWorkouts(count)
        case .moods: return challengeMoods(count)
        case .meals: return challengeMeals(count)
        case .notes: return challengeNotes(count)
        case .points: return challengePoints(count)
        case .steps: return challengeSteps(count)
        }
    }

    public func name(_ measure: ChallengeMeasure) -> String {
        switch measure {
        case .habits: habits
        case .fullDays: fullDaysMeasure
        case .tasks: tasks
        case .workouts: workouts
        case .moods: moods
        case .meals: meals
        case .notes: notes
        case .points: pointsLabel
        case .steps: stepsMeasure
        }
    }

    /// How hard a challenge is, and the points it earns: "Easy", "+25". One's own has no level.
    public func stakes(_ level: ChallengeLevel?) -> [String] {
        (level.map { [name($0)] } ?? []) + [earned(PointRules.challenge(level))]
    }

    public func stakes(of challenge: Challenge) -> [String] { stakes(challenge.level) }

    public func name(_ level: ChallengeLevel) -> String {
        switch level {
        case .easy: easyChallenge
        case .medium: mediumChallenge
        case .hard: hardChallenge
        }
    }
}
