import DaybookCore
import Words

extension Words {
    /// An action on an away period in a sentence.
    func description(_ action: AwayAction) -> String {
        switch action {
        case .beginAway: awayBegun
        case .editAway: awaySaved
        case .endAway: awayEnded
        case .deleteAway: awayDeleted
        }
    }
}
