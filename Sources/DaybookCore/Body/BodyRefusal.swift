import CivilTime
import Journal

/// Why something about the body was refused.
public enum BodyRefusal: Error, Hashable, Sendable {
    case nameBlank
    case nameTooLong(limit: Int)
    case nameTaken(String)
    case noteTooLong(limit: Int)
    case notANumber(String)
    case numberMissing
    /// A number that is too small or too large to be meant.
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
    /// A routine without any exercise.
    case routineEmpty
    case tooManyExercises(limit: Int)
    case noSuchMeal
    case noSuchMealItem
    case noSuchFood
    case mealEmpty
    /// A portion of this food was asked for, or an amount of one known by the portion, and nobody knows what one weighs.
    case portionUnknown(RecordID)
    case tooManyItems(limit: Int)
}
