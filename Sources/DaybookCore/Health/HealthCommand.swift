import CivilTime
import Journal

/// What can be done to what a watch or phone measured.
public enum HealthCommand: Hashable, Sendable {
    /// Forgets the days of a range and the workouts that began on them.
    case delete(ClosedRange<Day>)
    /// Forgets a workout, also when a later export has it.
    case deleteWorkout(RecordID)
}

/// Why something about health was refused.
public enum HealthRefusal: Error, Hashable, Sendable {
    case lastDayBeforeFirst
    /// Nothing was measured then.
    case nothingThere
    case noSuchWorkout
}

extension HealthCommand {
    /// The changes it comes to. Throws where there are none.
    public func decide(in state: State) throws(HealthRefusal) -> Decision {
        switch self {
        case .delete(let range):
            var changes: [Change] = []
            for day in state.healthDays(range) {
                changes += HealthDay(id: day.id).changes(from: day)
            }
            for workout in state.healthWorkouts(range) {
                changes.append(Change(HealthWorkout.table, workout.id, "life", .integer(workout.life + 1)))
            }
            guard !changes.isEmpty else { throw .nothingThere }
            return Decision(JournalAction.deleteHealth, changes)
        case .deleteWorkout(let id):
            guard let workout = state.healthWorkoutTable[id], workout.life & 1 == 1 else { throw .noSuchWorkout }
            return Decision(
                JournalAction.deleteHealth, [Change(HealthWorkout.table, id, "life", .integer(workout.life + 1))])
        }
    }
}
