import CivilTime
import DaybookCore
import Journal

extension DaybookJSON {
    /// Reads the body section of a document.
    static func readBody(_ document: JSONValue) throws(ImportFailure) -> ImportedBody {
        var body = ImportedBody()
        guard let json = document["body"] else { return body }
        if let profile = json["profile"] {
            body.profile = try row(Profile(id: Profile.only), profile, "body.profile")
        }
        for (record, json) in try list("measurements", in: json, "body") {
            let measurement = try row(BodyMeasurement(id: try id(json, record)), json, record)
            try check(day: measurement.day, record)
            guard let measure = measurement.measure else { throw .badField(record: record, field: "measure") }
            guard let value = measurement.value, measure.limits.contains(value) else {
                throw .badField(record: record, field: "value")
            }
            body.measurements.append(measurement)
        }
        for (record, json) in try list("exercises", in: json, "body") {
            let exercise = try row(Exercise(id: try id(json, record)), json, record)
            guard !PlainText.line(exercise.name).isEmpty else { throw .badField(record: record, field: "name") }
            body.exercises.append(exercise)
        }
        for (record, json) in try list("routines", in: json, "body") { try readRoutine(json, record, into: &body) }
        for (record, json) in try list("workouts", in: json, "body") { try readWorkout(json, record, into: &body) }
        for (record, json) in try list("foods", in: json, "body") {
            let food = try row(Food(id: try id(json, record)), json, record)
            guard !PlainText.line(food.name).isEmpty else { throw .badField(record: record, field: "name") }
            body.foods.append(food)
        }
        for (record, json) in try list("meals", in: json, "body") { try readMeal(json, record, into: &body) }
        return body
    }

    private static func readMeal(
        _ json: JSONValue, _ record: String, into body: inout ImportedBody
    ) throws(ImportFailure) {
        let meal = try row(Meal(id: try id(json, record)), json, record)
        try check(day: meal.day, record)
        body.meals.append(meal)
        for (record, json) in try list("items", in: json, record) {
            var item = try row(MealItem(id: try id(json, record)), json, record)
            item.meal = meal.id
            body.mealItems.append(item)
        }
    }

    private static func readRoutine(
        _ json: JSONValue, _ record: String, into body: inout ImportedBody
    ) throws(ImportFailure) {
        let routine = try row(Routine(id: try id(json, record)), json, record)
        guard !PlainText.line(routine.name).isEmpty else { throw .badField(record: record, field: "name") }
        body.routines.append(routine)
        for (record, json) in try list("exercises", in: json, record) {
            var exercise = try row(RoutineExercise(id: try id(json, record)), json, record)
            guard exercise.exercise != nil else { throw .badField(record: record, field: "exercise") }
            exercise.routine = routine.id
            body.routineExercises.append(exercise)
        }
    }

    private static func readWorkout(
        _ json: JSONValue, _ record: String, into body: inout ImportedBody
    ) throws(ImportFailure) {
        let workout = try row(Workout(id: try id(json, record)), json, record)
        try check(day: workout.day, record)
        body.workouts.append(workout)
        for (record, json) in try list("sets", in: json, record) {
            var set = try row(ExerciseSet(id: try id(json, record)), json, record)
            guard set.exercise != nil else { throw .badField(record: record, field: "exercise") }
            set.workout = workout.id
            body.sets.append(set)
        }
    }

    /// Throws unless a record with a day has a valid one.
    private static func check(day: Day?, _ record: String) throws(ImportFailure) {
        guard let day, day >= BodyLimits.firstDay else { throw .badField(record: record, field: "day") }
    }
}
