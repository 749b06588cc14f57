/// The body records of an export, under their ids there.
public struct ImportedBody: Hashable, Sendable {
    /// Nil if the export has none.
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
