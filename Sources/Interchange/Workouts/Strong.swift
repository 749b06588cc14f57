import CivilTime
import DaybookCore

/// Reads Strong's export, one row per set: Date, Workout Name, Duration (or Workout Duration), Exercise Name, Set
/// Order, Weight, Reps, Distance, Seconds, Notes, Workout Notes and RPE. Some versions use semicolons and state the
/// units, in columns of their own or in column names: Duration (sec), Weight (kg), Distance (meters).
///
/// Without a unit, that of the profile applies. Set Order is a number or a letter: W for warm-up, D for a drop set, F
/// for a set to failure. Rows with anything else, such as "Rest Timer", are not sets.
struct Strong {
    static let format = "strong"

    static func isHeader(_ header: CSVHeader) -> Bool {
        header.has("Date", "Workout Name", "Exercise Name", "Set Order")
    }

    static func workouts(
        in file: ImportFile, _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedWorkout] {
        let columns = WorkoutRows.Columns(
            start: "Date", exercise: "Exercise Name", title: "Workout Name", remark: "Notes",
            numbers: [
                "Weight", "Weight (kg)", "Weight (lb)", "Weight (lbs)", "Reps", "Distance", "Distance (meters)",
                "Distance (km)", "Distance (miles)", "Seconds", "RPE",
            ], effort: "RPE", counts: ["Reps", "Seconds"])
        return try WorkoutRows.workouts(
            in: file, format, context, columns, rejecting: &rejected, set: { set($0, $1, $2, context) }
        ) { workout, _, row, header in
            workout.minutes = minutes(header.field("Duration", "Workout Duration", "Duration (sec)", in: row) ?? "")
            workout.note = header.field("Workout Notes", in: row) ?? ""
        }
    }

    /// The set of a row; nil if the row is not a set.
    private static func set(
        _ name: String, _ row: CSVReader.Row, _ header: CSVHeader, _ context: ImportContext
    ) -> ImportedSet? {
        var set = ImportedSet(named: name)
        switch PlainText.line(header.field("Set Order", in: row) ?? "") {
        case "W": set.kind = .warmUp
        case "D": set.kind = .drop
        case "F": set.kind = .failure
        case let order where DecimalNumber.integer(order) != nil: break
        default: return nil
        }
        set.repetitions = ImportedSet.integer(header.field("Reps", in: row))
        set.seconds = ImportedSet.integer(header.field("Seconds", in: row))
        set.repsInReserve = header.field("RPE", in: row).flatMap { ImportedSet.reserve(ofEffort: $0) }
        if let pounds = ImportedSet.positive(header.field("Weight (lbs)", "Weight (lb)", in: row)) {
            set.load = pounds * kilogramsOfPound
        } else if let kilograms = ImportedSet.positive(header.field("Weight (kg)", in: row)) {
            set.load = kilograms
        } else if let weight = ImportedSet.positive(header.field("Weight", in: row)) {
            let unit = PlainText.line(header.field("Weight Unit", in: row) ?? "").lowercased()
            let isPounds = unit.isEmpty ? context.isImperial : unit.hasPrefix("lb")
            set.load = isPounds ? weight * kilogramsOfPound : weight
        }
        set.metres = metres(row, header, context)
        return set
    }

    /// The distance of a set; nil if the row has none.
    private static func metres(
        _ row: CSVReader.Row, _ header: CSVHeader, _ context: ImportContext
    ) -> Double? {
        let units = [("Distance (meters)", 1), ("Distance (km)", 1000), ("Distance (miles)", metresOfMile)]
        for (name, metres) in units {
            if let distance = ImportedSet.positive(header.field(name, in: row)) { return distance * metres }
        }
        return ImportedSet.positive(header.field("Distance", in: row)).map { distance in
            switch PlainText.line(header.field("Distance Unit", in: row) ?? "").lowercased() {
            case "km": return distance * 1000
            case "m": return distance
            case "mi", "miles": return distance * metresOfMile
            default:
                // Nobody covers two hundred kilometres in a set: such a number is in metres.
                if distance >= 200 { return distance }
                return distance * (context.isImperial ? metresOfMile : 1000)
            }
        }
    }

    /// Parses the minutes of "1h 5m", "52m", "45s" or a number of seconds; nil if it is invalid.
    static func minutes(_ text: String) -> Int64? {
        var seconds: Int64 = 0
        let parts = PlainText.line(text).lowercased().split(separator: " ").map(String.init)
        for part in parts {
            let unit: Int64 = part.hasSuffix("h") ? 3600 : part.hasSuffix("m") ? 60 : 1
            let digits = part.filter { $0 != "h" && $0 != "m" && $0 != "s" }
            guard let number = DecimalNumber.integer(digits) else { return nil }
            seconds += Int64(number) * unit
        }
        return parts.isEmpty || seconds < 30 ? nil : (seconds + 30) / 60
    }
}

/// Kilograms per pound (exact).
let kilogramsOfPound = 0.453_592_37
/// Metres per mile (exact).
let metresOfMile = 1609.344
