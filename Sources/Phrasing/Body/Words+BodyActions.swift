import DaybookCore
import Journal
import Words

extension Words {
    /// An action on the body in a sentence.
    func description(_ action: BodyAction, _ changes: [Change], in state: State) -> String {
        switch action {
        case .saveProfile: return profileSaved
        case .measure, .editMeasurement: return measurementSentence(changes, in: state)
        case .deleteMeasurement: return measurementDeleted
        }
    }

    /// An action on a workout, an exercise or a routine in a sentence.
    func description(_ action: WorkoutAction, _ changes: [Change], in state: State) -> String {
        var workout = changes.lazy.compactMap { state.workouts[$0.record] }.first
        var title = ""
        for change in changes {
            // After undo the record has no values, so they are taken from the change itself.
            if let id = workout?.id, change.table == Workout.table, change.record == id {
                if let index = Workout.schema.index(of: change.field) { workout![column: index] = change.value }
            }
            if [Exercise.table, Routine.table].contains(change.table), change.field == "name",
                case .text(let text) = change.value
            {
                title = text
            }
        }
        if let workout { title = name(workout, in: state) }
        if title.isEmpty {
            title =
                changes.lazy.compactMap { state.exercises[$0.record]?.name ?? state.routines[$0.record]?.name }.first
                ?? ""
        }
        switch action {
        case .startWorkout: return workoutBegun(title)
        case .finishWorkout: return workoutFinished(title)
        case .addWorkout, .addExercise, .addRoutine: return wasAdded(title)
        case .editWorkout, .editExercise, .editRoutine: return wasSaved(title)
        case .deleteWorkout, .deleteExercise, .deleteRoutine: return wasDeleted(title)
        case .addSet, .editSet: return setSaved
        case .deleteSet: return setDeleted
        case .moveSet: return orderSaved
        }
    }

    /// The number of body records that an import added.
    func bodyRecordCount(_ changes: [Change]) -> Int {
        let tables = [BodyMeasurement.table, Workout.table, Exercise.table, Routine.table, Food.table, Meal.table]
        return changes.count { tables.contains($0.table) && $0.field == "life" }
    }

    /// "Weight: 81.4 kg · Waist: 84 cm"
    private func measurementSentence(_ changes: [Change], in state: State) -> String {
        var rows: [BodyMeasurement] = []
        for change in changes where change.table == BodyMeasurement.table {
            if rows.last?.id != change.record {
                // After undo the record has no values, so they are taken from the change itself.
                rows.append(state.measurements[change.record] ?? BodyMeasurement(id: change.record))
            }
            if let index = BodyMeasurement.schema.index(of: change.field) {
                rows[rows.count - 1][column: index] = change.value
            }
        }
        let told = rows.map { measured($0, in: state) }.filter { !$0.isEmpty }
        return told.isEmpty ? profileSaved : told.joined(separator: " · ")
    }
}
