import DaybookCore
import Words

extension Words {
    /// An action on a challenge in a sentence.
    func description(_ action: GameAction) -> String {
        switch action {
        case .joinChallenge: challengeJoined
        case .leaveChallenge: challengeLeft
        case .addChallenge: challengeAdded
        case .editChallenge: challengeSaved
        case .deleteChallenge: challengeDeleted
        }
    }
}
