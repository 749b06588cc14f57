import CivilTime

/// Text lengths and number ranges allowed in body records.
public enum BodyLimits {
    /// Characters of a name, after trimming.
    public static let name = 80
    /// Characters of a note.
    public static let note = 10_000
    /// Height in centimetres.
    public static let height = 50.0...280.0
    /// Body weight in kilograms.
    public static let weight = 1.0...700.0
    /// Desired weight change in kilograms a week.
    public static let rate = 0.05...1.5
    /// Body fat in percent.
    public static let share = 1.0...90.0
    /// Circumference of a body part in centimetres.
    public static let girth = 1.0...500.0
    /// Covers the limits of every measure.
    public static let measured = 1.0...700.0
    /// Duration of a workout in minutes.
    public static let minutes: ClosedRange<Int64> = 1...1440
    /// Kilocalories burned in a workout or eaten at once.
    public static let energy = 0.0...20_000.0
    /// Number of exercises completed in a workout.
    public static let exercises: ClosedRange<Int64> = 0...1000
    /// Maximum number of sets in a workout.
    public static let sets = 500
    /// Maximum number of exercises in a routine.
    public static let routineExercises = 50
    /// Number of sets of an exercise in a routine.
    public static let routineSets: ClosedRange<Int64> = 1...30
    /// Rest after a set in seconds.
    public static let rest: ClosedRange<Int64> = 5...3600
    /// Repetitions in a set.
    public static let repetitions: ClosedRange<Int64> = 1...10_000
    /// Load of a set in kilograms.
    public static let load = 0.0...2000.0
    /// Repetitions in reserve after a set.
    public static let repsInReserve: ClosedRange<Int64> = 0...20
    /// Duration of a set in seconds.
    public static let seconds: ClosedRange<Int64> = 1...172_800
    /// Distance of a set in metres.
    public static let metres = 0.1...1_000_000.0
    /// Grams, millilitres or portions of a food eaten at once, and grams in one portion.
    public static let amount = 0.01...20_000.0
    /// Characters of a barcode's number.
    public static let barcode = 48
    /// Grams of protein, carbohydrate, fat or fibre.
    public static let grams = 0.0...5000.0
    /// Maximum number of items in a meal.
    public static let mealItems = 100
    /// The earliest day a record may have.
    public static let firstDay = HabitLimits.firstDay
    /// A point in time in milliseconds since 1970 (UTC).
    static let moment: ClosedRange<Int64> = -(1 << 53)...(1 << 53)
    /// Offset of local time from UTC in minutes.
    static let offset: ClosedRange<Int64> = -1440...1440
}
