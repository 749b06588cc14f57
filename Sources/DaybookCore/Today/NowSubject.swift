import CivilTime
import Journal

/// The one thing that matters right now: a running workout, bills that are due, a suggestion about a pet or oneself, overdue
/// tasks, or the recovery code until it is kept. If nothing does, it is a challenge that is nearly done, or the day's insight.
public enum NowSubject: Sendable {
    case workout(Workout)
    case bills([RecurringOccurrence])
    case advice(Advice)
    case overdue(Int)
    case recoveryCode
    /// A running challenge, and how much is missing.
    case challenge(Challenge, left: Int64)
    case insight(Insight)

    /// Whether something is to be done, rather than a moment to be glad.
    public var needsAttention: Bool {
        switch self {
        case .workout, .bills, .advice, .overdue, .recoveryCode: true
        case .challenge, .insight: false
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
        let running = game?.challenges.filter { $0.result == .running && $0.share >= Self.nearlyDone } ?? []
        if let nearest = running.max(by: { $0.share < $1.share }) {
            return .challenge(nearest.challenge, left: nearest.target - nearest.count)
        }
        return insight(of: agenda).map { .insight($0) }
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
