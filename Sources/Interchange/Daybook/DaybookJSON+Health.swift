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

extension DaybookJSON {
    /// Reads health days and workouts.
    static func readHealth(_ document: JSONValue, into journal: inout ImportedJournal) throws(ImportFailure) {
        for (record, json) in try list("healthDays", in: document, "") {
            guard let day = json["day"]?.string.flatMap({ Day($0) }) else {
                throw .badField(record: record, field: "day")
            }
            journal.add(try row(HealthDay(day), json, record))
        }
        for (record, json) in try list("healthWorkouts", in: document, "") {
            let workout = try row(HealthWorkout(id: try id(json, record)), json, record)
            if workout.start == nil { throw .badField(record: record, field: "start") }
            if workout.day == nil { throw .badField(record: record, field: "day") }
            journal.add(workout)
        }
    }
}
