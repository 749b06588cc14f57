import DaybookCore
import Words

extension ChallengeRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on a challenge.
    public func reason(_ refusal: ChallengeRefusal) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .endsBeforeItBegins: endsBeforeItBegins
        case .tooLong(let limit): challengeTooLong(limit)
        case .noSuchHabit: habitNotFound
        case .limitHabit: limitIsNoChallenge
        case .noSuchChallenge: challengeWasDeleted
        case .isSuggested: challengeIsSuggested
        case .isWon: wonChallengeStays
        case .alreadyReached(let count): challengeIsReached(count)
        case .isOver: challengeIsOver
        case .tooMany(let most): challengeAsksForTooMany(most)
        case .beyondReach(let most): challengeBeyondReach(number(most))
        }
    }
}
