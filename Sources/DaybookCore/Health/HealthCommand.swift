import CivilTime
import Journal

/// Commands that change the data imported from a watch or phone.
public enum HealthCommand: Hashable, Sendable {
    /// Deletes the health data of a range of days, with the workouts that began in it.
    case delete(ClosedRange<Day>)
    /// Deletes a workout. Later imports do not bring it back.
    case deleteWorkout(RecordID)
}

/// Reasons to refuse a health command.
public enum HealthRefusal: Error, Hashable, Sendable {
    case lastDayBeforeFirst
    /// There is no health data in the range.
    case noData
    case noSuchWorkout
}

extension HealthCommand {
    /// Returns the changes to make. Throws if there are none.
    public func decide(in state: State) throws(HealthRefusal) -> Decision {
        switch self {
        case .delete(let range):
            var changes: [Change] = []
            for day in state.healthDays(range) {
                changes += HealthDay(id: day.id).changes(from: day)
            }
            for workout in state.healthWorkouts(range) {
                changes.append(workout.deletion)
            }
            guard !changes.isEmpty else { throw .noData }
            return Decision(JournalAction.deleteHealth, changes)
        case .deleteWorkout(let id):
            guard let workout = state.healthWorkoutTable[id], workout.exists else { throw .noSuchWorkout }
            return Decision(JournalAction.deleteHealth, [workout.deletion])
        }
    }
}
