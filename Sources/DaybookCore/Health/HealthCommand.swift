import CivilTime
import Journal

/// Commands that change health data.
public enum HealthCommand: Hashable, Sendable {
    /// Sets how long the person slept in the night that ended on a day, in minutes; nil removes what was typed.
    case logSleep(on: Day, minutes: Double?)
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
    /// A watch or phone measured the night.
    case sleepIsMeasured
    case sleepOutOfRange
}

/// The limits of what is typed.
public enum HealthLimits {
    /// Minutes of sleep in a night.
    public static let sleep = 1.0...1440.0
}

extension HealthCommand {
    /// Returns the changes to make. Throws if there are none.
    public func decide(in state: State) throws(HealthRefusal) -> Decision {
        switch self {
        case .logSleep(let day, let minutes):
            if let minutes, !HealthLimits.sleep.contains(minutes) { throw .sleepOutOfRange }
            let old = state.healthDayTable[HealthDay.id(of: day)] ?? HealthDay(day)
            if old.hasMeasuredSleep { throw .sleepIsMeasured }
            var new = old
            new[.sleepUnspecified] = minutes
            return Decision(JournalAction.logSleep, new.changes(from: old), adding: old.id)
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
