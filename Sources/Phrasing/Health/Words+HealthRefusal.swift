import DaybookCore
import Words

extension HealthRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on health data.
    public func reason(_ refusal: HealthRefusal) -> String {
        switch refusal {
        case .lastDayBeforeFirst: lastDayBeforeFirst
        case .noData: noHealthYet
        case .noSuchWorkout: workoutWasDeleted
        case .sleepIsMeasured: sleepIsMeasured
        case .sleepOutOfRange: notASleep
        }
    }
}
