import CivilTime
import Journal

/// The reason why a change to the body's records was refused.
public enum BodyRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case nameTaken(String)
    /// A number that is too small or too large to be meant.
    case outOfRange(BodyQuantity)
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

    init(_ refusal: RecordTimeRefusal) {
        switch refusal {
        case .field(let error): self = .field(error)
        case .dayInTheFuture(let day): self = .dayInTheFuture(day)
        }
    }
}

extension BodyRefusal {
    /// The column of a refused field; nil for a refusal of anything else.
    public var field: String? { if case .field(let error) = self { error.field } else { nil } }
}
