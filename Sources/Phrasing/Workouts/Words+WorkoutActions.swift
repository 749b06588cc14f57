import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a workout, an exercise or a routine in a sentence.
    func description(_ action: WorkoutAction, _ changes: [Change], in state: State) -> String {
        let title =
            state.workouts.rows(of: changes).first.map { name($0, in: state) }
            ?? state.routines.rows(of: changes).first?.name
            ?? state.exercises.rows(of: changes).first.map { name($0) } ?? ""
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
}
