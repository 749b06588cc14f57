/// What an export says of the body, with the ids that its records have there.
public struct ImportedBody: Hashable, Sendable {
    /// Nil where the export has none.
    public var profile: Profile?
    public var measurements: [BodyMeasurement] = []
    public var exercises: [Exercise] = []
    public var workouts: [Workout] = []
    public var sets: [ExerciseSet] = []
    public var routines: [Routine] = []
    public var routineExercises: [RoutineExercise] = []
    public var foods: [Food] = []
    public var meals: [Meal] = []
    public var mealItems: [MealItem] = []

    public init() {}
}
