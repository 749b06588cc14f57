import CivilTime

/// How much text the body's records can hold, and within what their numbers must be.
public enum BodyLimits {
    /// Characters of a name, after trimming.
    public static let name = 80
    /// Characters of a note.
    public static let note = 10_000
    /// Centimetres of height.
    public static let height = 50.0...280.0
    /// Kilograms of a weight.
    public static let weight = 1.0...700.0
    /// Kilograms a week of the wanted change.
    public static let rate = 0.05...1.5
    /// Percent of fat.
    public static let share = 1.0...90.0
    /// Centimetres around a part of the body.
    public static let girth = 1.0...500.0
    /// Whatever is measured: the limits of its own measure are within these.
    public static let measured = 1.0...700.0
    /// Minutes of a workout.
    public static let minutes: ClosedRange<Int64> = 1...1440
    /// Kilocalories of a workout, or of what is eaten at once.
    public static let energy = 0.0...20_000.0
    /// Exercises completed in a workout.
    public static let exercises: ClosedRange<Int64> = 0...1000
    /// Sets of a workout.
    public static let sets = 500
    /// Exercises of a routine.
    public static let routineExercises = 50
    /// Sets of an exercise in a routine.
    public static let routineSets: ClosedRange<Int64> = 1...30
    /// Seconds of rest after a set.
    public static let rest: ClosedRange<Int64> = 5...3600
    /// Repetitions of a set.
    public static let repetitions: ClosedRange<Int64> = 1...10_000
    /// Kilograms of a set.
    public static let load = 0.0...2000.0
    /// Repetitions in reserve of a set.
    public static let repsInReserve: ClosedRange<Int64> = 0...20
    /// Seconds of a set.
    public static let seconds: ClosedRange<Int64> = 1...172_800
    /// Metres of a set.
    public static let metres = 0.1...1_000_000.0
    /// Grams, millilitres or portions of something eaten at once, and grams of a portion.
    public static let amount = 0.01...20_000.0
    /// Grams of protein, carbohydrate, fat or fibre.
    public static let grams = 0.0...5000.0
    /// What a meal can be of.
    public static let mealItems = 100
    /// The first day that can be given.
    public static let firstDay = HabitLimits.firstDay
    /// Milliseconds since 1970 of a moment.
    static let moment: ClosedRange<Int64> = -(1 << 53)...(1 << 53)
    /// Minutes that a clock on the wall is ahead of UTC.
    static let offset: ClosedRange<Int64> = -1440...1440
}
