import CivilTime

/// The line of the game on Today: the level or, on its day, what was reached.
public indirect enum GameNews: Sendable {
    case level(Level)
    case levelReached(Level)
    /// The one with the most points of what was won or earned today.
    case challengeWon(Challenge)
    case achievement(Achievement)
    case perfectDay
    /// What only the end of yesterday decided, as a limit is kept once its day is over.
    case yesterday(GameNews)

    /// Nil without points.
    ///
    /// - Parameter isDayDone: Whether nothing is left to do on the day. A habit that was added to a perfect day takes nothing from
    ///   it, but "Perfect day" beside "One to go" would seem wrong.
    public init?(_ game: Game, isDayDone: Bool, in state: State) {
        guard game.ledger.total > 0 else { return nil }
        if let news = Self.reached(on: game.today, in: game, where: { isDayDone || !$0.countsPerfectDays }) {
            self = news
        } else if let news = Self.decidedByTheEndOfYesterday(in: game, state) {
            self = .yesterday(news)
        } else {
            self = .level(game.ledger.level)
        }
    }

    /// - Parameter before: The game without what is news.
    private static func reached(
        on day: Day, in game: Game, since before: Game? = nil, where isTold: (Achievement) -> Bool = { _ in true }
    ) -> GameNews? {
        let known = Set(before?.challenges.filter { $0.earnedOn == day }.map { $0.challenge.id } ?? [])
        let won = game.challenges.filter { $0.earnedOn == day && !known.contains($0.challenge.id) }
            .map { $0.challenge }.max { PointRules.challenge($0.level) < PointRules.challenge($1.level) }
        let earlier = Set(before?.achievements(earnedOn: day) ?? [])
        let earned = game.achievements(earnedOn: day).filter { isTold($0) && !earlier.contains($0) }
            .max { $0.points < $1.points }
        if let level = game.ledger.levelReached(on: day), before?.ledger.levelReached(on: day)?.number != level.number {
            return .levelReached(level)
        }
        if let won, PointRules.challenge(won.level) >= earned?.points ?? 0 { return .challengeWon(won) }
        return earned.map { .achievement($0) }
    }

    private static func decidedByTheEndOfYesterday(in game: Game, _ state: State) -> GameNews? {
        func isPerfect(_ game: Game, _ day: Day) -> Bool {
            game.ledger.entries(on: day).contains { $0.reason == .allHabitsDone }
        }
        guard let yesterday = game.today.neighbor(-1), game.ledger.points(on: yesterday) > 0,
            state.activeHabits.contains(where: { habit in
                habit.kind == .atMost && state.history(of: habit, today: game.today).isDone(on: yesterday)
            })
        else { return nil }
        // As of yesterday nobody could tell yet.
        let before = state.game(today: yesterday)
        if let news = reached(on: yesterday, in: game, since: before) { return news }
        return isPerfect(game, yesterday) && !isPerfect(before, yesterday) ? .perfectDay : nil
    }
}
