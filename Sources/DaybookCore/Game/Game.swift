import CivilTime
import Journal

/// The game as it stands on a day: points, level, achievements and challenges. All of it is computed from the journal's facts.
///
/// `today` matters in two ways. What counts for a later day is not there yet: a fact counts for its own day, a budget for the
/// first day after its period. And a limit is not kept before its day is over. So the game of a day is the same on all devices that have the same facts.
public struct Game: Sendable {
    public let today: Day
    public let ledger: PointLedger
    /// All achievements, in the order of `Achievement.allCases`.
    public let achievements: [AchievementProgress]
    /// The challenges that the person joined or made, those that begin last first.
    public let challenges: [ChallengeStatus]

    fileprivate init(in state: State, today: Day) {
        self.today = today
        let index = state.gameIndex(on: today)
        let away = state.awayDays
        challenges = state.livingChallenges.compactMap {
            ChallengeStatus($0, index, in: state, away: away, today: today)
        }
        let finder = AchievementFinder(
            index, in: state, away: away, won: challenges.compactMap { $0.earnedOn }, today: today)
        achievements = Achievement.allCases.map { finder.progress(towards: $0) }
        var prizes: [PointEntry] = []
        for status in challenges {
            guard let day = status.earnedOn else { continue }
            let level = status.challenge.level
            prizes.append(
                PointEntry(day, .challenge(level), .challenge(status.challenge.id)))
        }
        for progress in achievements {
            guard let day = progress.earnedOn else { continue }
            let achievement = progress.achievement
            prizes.append(PointEntry(day, achievement.points, .achievement(achievement), .achievement(achievement)))
        }
        ledger = PointLedger(index, in: state, prizes: prizes, today: today)
    }

    public var level: Level { ledger.level }

    /// The progress towards an achievement.
    public func progress(towards achievement: Achievement) -> AchievementProgress {
        achievements.first { $0.achievement == achievement }
            ?? AchievementProgress(achievement: achievement, count: 0, earnedOn: nil)
    }

    /// The achievements earned on a day.
    public func achievements(earnedOn day: Day) -> [Achievement] {
        achievements.filter { $0.earnedOn == day }.map { $0.achievement }
    }
}

extension State {
    /// Whether the journal has records that do not count in the game: those of an import that earns nothing, and workouts
    /// recorded by a watch or phone.
    public var hasRecordsWithoutPoints: Bool {
        imports.rows.contains { $0.end && !$0.earns } || !recordedWorkouts().isEmpty
    }

    /// The game as it stands on a day.
    public func game(today: Day) -> Game { Game(in: self, today: today) }
}
