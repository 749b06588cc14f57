import CivilTime
import DaybookCore
import Words

extension Words {
    /// How a challenge stands: "Easy · +25 · 0 of 2 · 3 days left".
    ///
    /// - Parameter hasCount: Whether the number so far is among it.
    public func details(of status: ChallengeStatus, today: Day, hasCount: Bool = true) -> String {
        let count = hasCount ? [amount(status.count, of: status.target)] : []
        let facts: [String]
        switch status.result {
        case .upcoming:
            facts = stakes(of: status.challenge) + [challengeStarts(near(status.days.lowerBound, to: today))]
        case .running:
            let left = daysLeft(status.days.upperBound.days(since: today) + 1)
            facts = stakes(of: status.challenge) + count + [left] + reservations(status)
        case .won(let day):
            let points = PointRules.challenge(status.challenge.level)
            facts = [challengeWon(near(day, to: today))] + (status.earnedOn == nil ? [] : [earned(points)])
        case .ended:
            facts = [missedChallenge] + count + [range(status.days.lowerBound, status.days.upperBound)]
        }
        return facts.joined(separator: " · ")
    }

    /// Facts without which its numbers seem wrong: what does not count, and why it lasts longer.
    public func reservations(_ status: ChallengeStatus) -> [String] {
        (status.challenge.measure == .points ? [withoutPrizes] : [])
            + (status.daysAdded > 0 ? [daysAddedForAway(status.daysAdded)] : [])
    }
}
