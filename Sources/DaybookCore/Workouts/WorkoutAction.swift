/// The actions on workouts, exercises and routines. Raw values are stored in the journal and must not change.
public enum WorkoutAction: String, CaseIterable, FeatureAction {
    case addExercise, addRoutine, addSet, addWorkout, deleteExercise, deleteRoutine, deleteSet, deleteWorkout,
        editExercise, editRoutine, editSet, editWorkout, finishWorkout, moveSet, startWorkout

    public var name: ActionName { .workout(self) }
}
