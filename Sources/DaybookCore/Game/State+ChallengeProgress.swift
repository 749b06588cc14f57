import CivilTime
import Journal

extension State {
    /// The challenge that something of a day brought on, or that was won with it: of several, the one nearest to its number. Nil
    /// if none counts it, or if the game is switched off. Challenges of points and steps move with everything and are left out.
    ///
    /// - Parameters:
    ///   - measure: The measure that counts it.
    ///   - habit: The habit that was marked; nil for anything else.
    public func challenge(
        broughtOnBy measure: ChallengeMeasure, of habit: RecordID? = nil, on day: Day, today: Day
    ) -> ChallengeStatus? {
        if settings.isGameOff { return nil }
        let counting = livingChallenges.filter { challenge in
            guard let from = challenge.from, from <= day else { return false }
            if measure == .habits, challenge.measure == .fullDays { return true }
            return challenge.measure == measure && (challenge.habit == nil || challenge.habit == habit)
        }
        if counting.isEmpty { return nil }
        let index = gameIndex(on: today)
        func counts(_ measure: ChallengeMeasure, of habit: RecordID? = nil) -> Bool {
            MeasuredDays(measure, of: habit, index, in: self).sum(in: day...day).sum > 0
        }
        guard counts(measure, of: habit) else { return nil }
        let statuses = counting.compactMap { status(of: $0, today: today) }.filter { status in
            guard status.days.contains(day), status.challenge.measure == measure || counts(.fullDays) else {
                return false
            }
            // One that was won before is not won again.
            return status.result == .running || status.wonOn == day && status.count == status.target
        }
        return statuses.max { $0.share < $1.share }
    }

    /// The running challenges whose numbers grew since an earlier state, and those that were won; none if the game is switched
    /// off. Those of points and steps are left out, which move with everything.
    public func challengesBroughtOn(since earlier: State, today: Day) -> [ChallengeStatus] {
        if settings.isGameOff { return [] }
        let counting = livingChallenges.filter { $0.measure != .points && $0.measure != .steps }
        return counting.compactMap { challenge in
            guard let before = earlier.challenge(challenge.id).flatMap({ earlier.status(of: $0, today: today) }),
                before.result == .running, let now = status(of: challenge, today: today), now.count > before.count
            else { return nil }
            return now
        }
    }
}
