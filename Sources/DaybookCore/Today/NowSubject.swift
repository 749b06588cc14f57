import CivilTime
import Journal

/// The one thing that matters right now: a running workout, bills that are due, a suggestion about a pet or oneself, overdue
/// tasks, or the recovery code until it is kept. If nothing does, it is a challenge that is nearly done, the challenges that are
/// suggested on the first day of a week, the day's insight, or a running challenge.
public enum NowSubject: Sendable {
    case workout(Workout)
    case bills([RecurringOccurrence])
    case advice(Advice)
    case overdue(Int)
    case recoveryCode
    /// A running challenge, and how much is missing.
    case challenge(Challenge, left: Int64)
    /// The challenges of a week that begins, of which none was joined.
    case suggestions([ChallengeSuggestion])
    case insight(Insight)
    /// A challenge that runs.
    case running(ChallengeStatus)

    /// Whether it is a moment to be glad.
    public var isCelebration: Bool {
        switch self {
        case .challenge, .insight: true
        case .workout, .bills, .advice, .overdue, .recoveryCode, .suggestions, .running: false
        }
    }

    /// Whether something is to be done.
    public var needsAttention: Bool {
        switch self {
        case .workout, .bills, .advice, .overdue, .recoveryCode: true
        case .challenge, .suggestions, .insight, .running: false
        }
    }
}

extension State {
    /// The subject that matters most right now; nil if there is nothing to say.
    ///
    /// - Parameters:
    ///   - agenda: The agenda of today.
    ///   - game: Nil if it is switched off.
    ///   - canShowCode: Whether the recovery code can be shown here: by a server or the terminal, not by a browser alone.
    public func nowSubject(
        of agenda: DayAgenda, _ game: Game?, canShowCode: Bool = true, now: LocalInstant
    ) -> NowSubject? {
        let today = agenda.today
        if !settings.hides(.workouts), let running = runningWorkouts.first { return .workout(running) }
        let bills = billsDueNow(today: today)
        if !bills.isEmpty { return .bills(bills) }
        if !settings.hides(.moods), let advice = warning(today: today) { return .advice(advice) }
        let overdue = agenda.openTasks.count { $0.isOverdue(today: today, now: now) }
        if overdue > 0 { return .overdue(overdue) }
        if !settings.hasKeptCode, canShowCode, hasMuchToLose { return .recoveryCode }
        let running = game?.challenges.filter { $0.result == .running } ?? []
        let nearest = running.max { $0.share < $1.share }
        if let nearest, nearest.share >= Self.nearlyDone {
            return .challenge(nearest.challenge, left: nearest.target - nearest.count)
        }
        if let suggestions = suggestionsToOffer(game) { return .suggestions(suggestions) }
        if let insight = insight(of: agenda) { return .insight(insight) }
        return nearest.map { .running($0) }
    }

    /// The suggestions of a week on its first day, until one is joined; nil on other days, and for those who earned nothing
    /// before today: the first mark moves nothing.
    private func suggestionsToOffer(_ game: Game?) -> [ChallengeSuggestion]? {
        guard let game, game.today == game.today.startOfWeek(settings.firstWeekday),
            game.ledger.total > game.ledger.points(on: game.today)
        else { return nil }
        let suggestions = challengeSuggestions(on: game.today)
        return suggestions.isEmpty || suggestions.contains { challenge($0.id) != nil } ? nil : suggestions
    }

    /// The bills and incomes that are due; none while money is off.
    public func billsDueNow(today: Day) -> [RecurringOccurrence] {
        settings.hides(.money) ? [] : billsDue(through: today)
    }

    /// The part from which a challenge is nearly done.
    private static let nearlyDone = 0.8

    /// Whether so much was logged that the recovery code is worth being written down.
    private var hasMuchToLose: Bool {
        entries.rows.count + tasks.rows.count + moodEntries.rows.count + transactions.rows.count >= 20
    }

    /// The first suggestion that is a warning, pets first.
    private func warning(today: Day) -> Advice? {
        guard hasMoods else { return nil }
        let owners: [RecordID?] = activeSubjects.map { $0.id } + [nil]
        for owner in owners {
            if let advice = advice(on: owner, today: today).first(where: { $0.rule != .weeklyRise }) { return advice }
        }
        return nil
    }
}
