/// The line of the game on Today: the level or, on its day, what was reached.
public enum GameNews: Sendable {
    case level(Level)
    case levelReached(Level)
    /// The one with the most points of what was won or earned today.
    case challengeWon(Challenge)
    case achievement(Achievement)

    /// Nil without points.
    ///
    /// - Parameter isDayDone: Whether nothing is left to do on the day. A habit that was added to a perfect day takes nothing from
    ///   it, but "Perfect day" beside "One to go" would seem wrong.
    public init?(_ game: Game, isDayDone: Bool) {
        guard game.ledger.total > 0 else { return nil }
        let won = game.challenges.filter { $0.earnedOn == game.today }.map { $0.challenge }
            .max { PointRules.challenge($0.level) < PointRules.challenge($1.level) }
        let earned = game.achievements(earnedOn: game.today).filter { isDayDone || !$0.countsPerfectDays }
            .max { $0.points < $1.points }
        if let level = game.ledger.levelReached(on: game.today) {
            self = .levelReached(level)
        } else if let won, PointRules.challenge(won.level) >= earned?.points ?? 0 {
            self = .challengeWon(won)
        } else if let earned {
            self = .achievement(earned)
        } else {
            self = .level(game.ledger.level)
        }
    }
}
