import DaybookCore
import Words

extension Words {
    /// Why something about the body was refused.
    public func reason(_ refusal: BodyRefusal) -> String {
        switch refusal {
        case .nameBlank: nameMissing
        case .nameTooLong(let limit): titleTooLong(most: limit)
        case .nameTaken(let name): titleTaken(name)
        case .noteTooLong(let limit): textTooLong(most: limit)
        case .notANumber: notANumber
        case .numberMissing: numberMissing
        case .notWithin(let limits): notBetween(limits.lowerBound, limits.upperBound)
        case .unknownChoice(let typed): reason(HabitRefusal.unknownKind(typed))
        case .noSuchDay(let typed): reason(HabitRefusal.noSuchDay(typed))
        case .noSuchTime(let typed): reason(HabitRefusal.reminderTime(typed))
        case .dayTooEarly(let first): dayTooEarly(first)
        case .dayInTheFuture: dayInFuture
        case .noSuchMeasurement: measurementGone
        case .noSuchWorkout: workoutGone
        case .noSuchSet: setGone
        case .noSuchExercise: exerciseGone
        case .tooManySets(let limit): tooManySets(limit)
        case .noSuchRoutine: routineGone
        case .routineEmpty: routineEmpty
        case .tooManyExercises(let limit): tooManyExercises(limit)
        case .noSuchMeal, .noSuchMealItem: mealGone
        case .noSuchFood: foodGone
        case .mealEmpty: mealEmpty
        case .portionUnknown: portionUnknown
        case .tooManyItems(let limit): tooManyItems(limit)
        }
    }
}
