import CivilTime
import DaybookCore

/// Reads Hevy's export, one row per set: title, start_time, end_time, description, exercise_title, set_type, weight_kg
/// or weight_lbs, reps, distance_km or distance_miles, duration_seconds and rpe.
struct Hevy {
    static let format = "hevy"

    static func isHeader(_ header: CSVHeader) -> Bool {
        header.has("title", "start_time", "exercise_title", "set_type")
    }

    static func workouts(
        in file: ImportFile, _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedWorkout] {
        let columns = WorkoutRows.Columns(
            start: "start_time", exercise: "exercise_title", title: "title", remark: "exercise_notes",
            numbers: [
                "weight_kg", "weight_lbs", "reps", "distance_km", "distance_miles", "duration_seconds", "rpe",
            ], effort: "rpe", counts: ["reps", "duration_seconds"], others: ["superset_id"])
        return try WorkoutRows.workouts(in: file, format, context, columns, rejecting: &rejected, set: set) {
            workout, start, row, header in
            if let end = header.field("end_time", in: row).flatMap({ WorkoutDates.moment($0) }), end.time != nil {
                workout.minutes = end.minutes - start.minutes
            }
            workout.note = header.field("description", in: row) ?? ""
        }
    }

    private static func set(_ name: String, _ row: CSVReader.Row, _ header: CSVHeader) -> ImportedSet {
        var set = ImportedSet(named: name)
        switch header.field("set_type", in: row) {
        case "warmup": set.kind = .warmUp
        case "dropset": set.kind = .drop
        case "failure": set.kind = .failure
        default: break
        }
        set.repetitions = ImportedSet.integer(header.field("reps", in: row))
        set.seconds = ImportedSet.integer(header.field("duration_seconds", in: row))
        set.repsInReserve = header.field("rpe", in: row).flatMap { ImportedSet.reserve(ofEffort: $0) }
        set.load =
            ImportedSet.positive(header.field("weight_kg", in: row))
            ?? ImportedSet.positive(header.field("weight_lbs", in: row)).map { $0 * kilogramsOfPound }
        set.metres =
            ImportedSet.positive(header.field("distance_km", in: row)).map { $0 * 1000 }
            ?? ImportedSet.positive(header.field("distance_miles", in: row)).map { $0 * metresOfMile }
        return set
    }
}
