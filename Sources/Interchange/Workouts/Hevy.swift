import CivilTime
import DaybookCore

/// Reads Hevy's export: a row a set, with title, start_time, end_time, description, exercise_title, set_type, weight_kg or
/// weight_lbs, reps, distance_km or distance_miles, duration_seconds and rpe.
struct Hevy {
    static let format = "hevy"

    static func isHeader(_ header: CSVHeader) -> Bool {
        header.has("title", "start_time", "exercise_title", "set_type")
    }

    static func workouts(
        in file: ImportFile, _ surroundings: ImportSurroundings = ImportSurroundings()
    ) throws(ImportFailure) -> [ImportedWorkout] {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        let header = CSVHeader(try reader.next())
        var rows = WorkoutRows(format, surroundings)
        while let row = try reader.next() {
            guard let date = header.field("start_time", in: row) else {
                throw reader.failure(row.line, .missingField("start_time"))
            }
            guard let start = WorkoutDates.moment(date), start.day >= BodyLimits.firstDay else {
                throw reader.failure(row.line, .badDay(date.excerpt))
            }
            let name = PlainText.line(header.field("exercise_title", in: row) ?? "")
            guard !name.isEmpty else { throw reader.failure(row.line, .missingField("exercise_title")) }
            let set = set(name, row, header)
            if set.saysNothing { continue }
            rows.add(
                set, start: start, title: PlainText.line(header.field("title", in: row) ?? ""),
                remark: header.field("exercise_notes", in: row) ?? ""
            ) { workout in
                if let end = header.field("end_time", in: row).flatMap({ WorkoutDates.moment($0) }), end.time != nil {
                    workout.minutes = end.minutes - start.minutes
                }
                workout.note = header.field("description", in: row) ?? ""
            }
        }
        guard !rows.workouts.isEmpty else { throw .empty }
        return rows.workouts
    }

    private static func set(_ name: String, _ row: CSVReader.Row, _ header: CSVHeader) -> ImportedSet {
        var set = ImportedSet(named: name)
        switch header.field("set_type", in: row) {
        case "warmup": set.kind = .warmUp
        case "dropset": set.kind = .drop
        case "failure": set.kind = .failure
        default: break
        }
        set.repetitions = ImportedSet.whole(header.field("reps", in: row))
        set.seconds = ImportedSet.whole(header.field("duration_seconds", in: row))
        set.reserve = header.field("rpe", in: row).flatMap { ImportedSet.reserve(ofEffort: $0) }
        set.load =
            ImportedSet.positive(header.field("weight_kg", in: row))
            ?? ImportedSet.positive(header.field("weight_lbs", in: row)).map { $0 * kilogramsOfPound }
        set.metres =
            ImportedSet.positive(header.field("distance_km", in: row)).map { $0 * 1000 }
            ?? ImportedSet.positive(header.field("distance_miles", in: row)).map { $0 * metresOfMile }
        return set
    }
}
