import CivilTime
import DaybookCore
import Journal

extension DaybookJSON {
    /// Reads the body's records.
    static func readBody(_ document: JSONValue) throws(ImportFailure) -> ImportedBody {
        var body = ImportedBody()
        guard let json = document["body"] else { return body }
        if let profile = json["profile"] {
            body.profile = try row(Profile(id: Profile.only), profile, "body.profile")
        }
        for (record, json) in try list("measurements", in: json, "body") {
            let measurement = try row(BodyMeasurement(id: try id(json, record)), json, record)
            try require(.day, of: measurement, record)
            guard let measure = measurement.measure else { throw .badField(record: record, field: "measure") }
            guard let value = measurement.value, measure.limits.contains(value) else {
                throw .badField(record: record, field: "value")
            }
            body.measurements.append(measurement)
        }
        body.exercises = try rows("exercises", in: json, "body")
        body.foods = try rows("foods", in: json, "body")
        for (record, json) in try list("routines", in: json, "body") {
            let routine = try row(Routine(id: try id(json, record)), json, record)
            body.routines.append(routine)
            body.routineExercises += try rows("exercises", in: json, record, required: .exercise) {
                $0.routine = routine.id
            }
        }
        for (record, json) in try list("workouts", in: json, "body") {
            let workout = try row(Workout(id: try id(json, record)), json, record)
            try require(.day, of: workout, record)
            body.workouts.append(workout)
            body.sets += try rows("sets", in: json, record, required: .exercise) { $0.workout = workout.id }
        }
        for (record, json) in try list("meals", in: json, "body") {
            let meal = try row(Meal(id: try id(json, record)), json, record)
            try require(.day, of: meal, record)
            body.meals.append(meal)
            body.mealItems += try rows("items", in: json, record) { $0.meal = meal.id }
        }
        return body
    }
}
