import DaybookCore
import Words

extension HealthRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// Why something about health was refused.
    public func reason(_ refusal: HealthRefusal) -> String {
        switch refusal {
        case .lastDayBeforeFirst: lastDayBeforeFirst
        case .nothingThere: noHealthYet
        case .noSuchWorkout: workoutGone
        }
    }
}
