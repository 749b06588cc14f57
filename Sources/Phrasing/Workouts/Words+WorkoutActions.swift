import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a workout, an exercise or a routine in a sentence.
    func description(_ action: WorkoutAction, _ changes: [Change], in state: State) -> String {
        let workout = state.workouts.rows(of: changes).first
        let set = state.exerciseSets.rows(of: changes).first
        let title =
            workout.map { name($0, in: state) } ?? state.routines.rows(of: changes).first?.name
            ?? state.exercises.rows(of: changes).first.map { name($0) } ?? ""
        switch action {
        case .startWorkout: return workoutBegun(title)
        case .finishWorkout: return workoutFinished(title)
        case .addWorkout:
            let told = workout.map { figures($0, in: state) } ?? []
            if told.isEmpty, workout?.title.isEmpty ?? false,
                let added = onlySets(state.exerciseSets.rows(of: changes), in: state)
            {
                return added
            }
            return told.isEmpty ? wasAdded(title) : valueSet(title, told.joined(separator: " · "))
        case .addExercise, .addRoutine: return wasAdded(title)
        case .editWorkout, .editExercise, .editRoutine: return wasSaved(title)
        case .deleteWorkout, .deleteExercise, .deleteRoutine: return wasDeleted(title)
        case .addSet, .editSet:
            let told = set.map { figures($0, state.profile.units) } ?? ""
            // A set whose workout was taken back has no exercise.
            guard let exercise = set.flatMap({ state.exercise(of: $0) }) else {
                return told.isEmpty ? setSaved : "\(setSaved): \(told)"
            }
            return told.isEmpty ? wasSaved(name(exercise)) : valueSet(name(exercise), told)
        case .deleteSet: return setDeleted
        case .moveSet: return orderSaved
        }
    }

    /// Sets that are all alike: "Squat: 5 sets · 5 × 100 kg".
    private func onlySets(_ sets: [ExerciseSet], in state: State) -> String? {
        guard let first = sets.first, let exercise = state.exercise(of: first) else { return nil }
        let told = figures(first, state.profile.units)
        let areAlike = sets.allSatisfy {
            state.exercise(of: $0)?.id == exercise.id && figures($0, state.profile.units) == told
        }
        guard areAlike, !told.isEmpty else { return nil }
        return valueSet(name(exercise), sets.count == 1 ? told : self.sets(sets.count) + " · " + told)
    }
}
