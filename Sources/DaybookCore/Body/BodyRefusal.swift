import CivilTime
import Journal

/// Reasons to refuse a body, workout or meal command.
public enum BodyRefusal: Error, Hashable, Sendable {
    case nameBlank
    case nameTooLong(limit: Int)
    case nameTaken(String)
    case noteTooLong(limit: Int)
    case notANumber(String)
    case numberMissing
    /// The number is too small or too large to be plausible.
    case notWithin(BodyNumber)
    case unknownChoice(String)
    case noSuchDay(String)
    case noSuchTime(String)
    case dayTooEarly(Day)
    case dayInTheFuture(Day)
    case noSuchMeasurement
    case noSuchWorkout
    case noSuchSet
    case noSuchExercise
    case tooManySets(limit: Int)
    case noSuchRoutine
    /// The routine has no exercises.
    case routineEmpty
    case tooManyExercises(limit: Int)
    case noSuchMeal
    case noSuchMealItem
    case noSuchFood
    case mealEmpty
    /// The weight of one portion of this food is unknown, so portions and grams cannot be converted.
    case portionUnknown(RecordID)
    case tooManyItems(limit: Int)
}
