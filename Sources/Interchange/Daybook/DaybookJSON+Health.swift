import CivilTime
import DaybookCore
import Journal

extension Export {
    /// The health members of the document; none if there are no days or workouts.
    static func health(_ state: State, _ times: RecordTimes?) -> [JSONMember] {
        let days = state.healthDays().map { day in
            JSONValue.object([JSONMember("day", .string(day.day?.text ?? ""))] + members(of: day, times: times))
        }
        let workouts = state.healthWorkouts().map { JSONValue.object([id($0.id)] + members(of: $0, times: times)) }
        return (days.isEmpty ? [] : [JSONMember("healthDays", .array(days))])
            + (workouts.isEmpty ? [] : [JSONMember("healthWorkouts", .array(workouts))])
    }
}

extension DaybookReader {
    /// Reads health days and workouts.
    mutating func readHealth(_ document: JSONValue) {
        readEach("healthDays", in: document, "") { (reader, path, json) throws(ImportFailure) in
            guard let day = json["day"]?.string.flatMap({ Day($0) }) else {
                throw .badField(record: path, field: "day")
            }
            reader.add(try reader.row(HealthDay(day), json, path))
        }
        readEach("healthWorkouts", in: document, "") { (reader, path, json) throws(ImportFailure) in
            let workout = try reader.row(HealthWorkout(id: try reader.id(json, path)), json, path)
            if workout.start == nil { throw .badField(record: path, field: "start") }
            if workout.day == nil { throw .badField(record: path, field: "day") }
            reader.add(workout)
        }
    }
}
