import DaybookCore
import Words

extension BodyRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on the body, where no field beside it shows which number is meant.
    public func reasonAlone(_ refusal: BodyRefusal, _ units: UnitSystem) -> String {
        guard case .outOfRange(let number) = refusal else { return reason(refusal, units) }
        return notBetween(
            limit(number.limits.lowerBound, of: number, units), limit(number.limits.upperBound, of: number, units),
            named: name(number))
    }

    private func name(_ number: BodyQuantity) -> String {
        switch number {
        case .measured(let measure): name(measure)
        case .height: height
        case .rate: weightRate
        case .minutes: minutesLabel
        case .exercises: exercisesCompleted
        case .routineSets: setsHeading
        case .repetitions: repetitionsHeading
        case .load: load
        case .repsInReserve: inReserve
        case .seconds: timeOfSet
        case .rest: restHeading
        case .metres: distanceHeading
        case .energy: energySpent
        }
    }

    /// The reason for refusing an action on the body.
    ///
    /// - Parameter units: the units in which limits are shown.
    public func reason(_ refusal: BodyRefusal, _ units: UnitSystem = .metric) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .nameTaken(let name): titleTaken(name)
        case .outOfRange(let number):
            notBetween(
                limit(number.limits.lowerBound, of: number, units), limit(number.limits.upperBound, of: number, units))
        case .dayInTheFuture: dayInFuture
        case .noSuchMeasurement: measurementWasDeleted
        case .noSuchWorkout: workoutWasDeleted
        case .noSuchSet: setWasDeleted
        case .noSuchExercise: exerciseWasDeleted
        case .tooManySets(let limit): tooManySets(limit)
        case .noSuchRoutine: routineWasDeleted
        case .routineEmpty: routineEmpty
        case .tooManyExercises(let limit): tooManyExercises(limit)
        case .noSuchMeal, .noSuchMealItem: mealWasDeleted
        case .noSuchFood: foodWasDeleted
        case .mealEmpty: mealEmpty
        case .portionUnknown: portionUnknown
        case .tooManyItems(let limit): tooManyItems(limit)
        }
    }
}
