/// The actions on workouts, exercises and routines. Their names are in the journal, and stay.
public enum WorkoutAction: String, CaseIterable, FeatureAction {
    case addExercise, addRoutine, addSet, addWorkout, deleteExercise, deleteRoutine, deleteSet, deleteWorkout,
        editExercise, editRoutine, editSet, editWorkout, finishWorkout, moveSet, startWorkout

    public var name: ActionName { .workout(self) }
}
