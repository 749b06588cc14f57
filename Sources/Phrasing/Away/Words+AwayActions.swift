import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// An action on an away period in a sentence.
    func description(_ action: AwayAction, _ changes: [Change], in state: State, today: Day) -> String {
        switch action {
        case .beginAway:
            if let period = state.awayPeriods.rows(of: changes).first, let days = period.days, !days.contains(today) {
                awayOn(self.days(of: period))
            } else {
                awayBegun
            }
        case .editAway: awaySaved
        case .endAway: awayEnded
        case .deleteAway: awayDeleted
        }
    }
}
