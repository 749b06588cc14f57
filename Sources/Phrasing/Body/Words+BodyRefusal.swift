import DaybookCore
import Words

extension Words {
    /// The reason for refusing an action on the body.
    ///
    /// - Parameter units: the units in which limits are shown.
    public func reason(_ refusal: BodyRefusal, _ units: UnitSystem = .metric) -> String {
        switch refusal {
        case .nameBlank: nameMissing
        case .nameTooLong(let limit): titleTooLong(most: limit)
        case .nameTaken(let name): titleTaken(name)
        case .noteTooLong(let limit): textTooLong(most: limit)
        case .notANumber: notANumber
        case .numberMissing: numberMissing
        case .notWithin(let number):
            notBetween(
                limit(number.limits.lowerBound, of: number, units), limit(number.limits.upperBound, of: number, units))
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
