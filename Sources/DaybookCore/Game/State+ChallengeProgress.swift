import CivilTime
import Journal

extension State {
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
