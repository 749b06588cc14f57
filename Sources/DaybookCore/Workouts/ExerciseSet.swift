import Journal

/// One set of one exercise in a workout: a record of its own, so that two devices write and neither is lost.
public struct ExerciseSet: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, workout, exercise, position, kind, repetitions, load, reserve, seconds, metres }

    public static let schema = Schema(
        "exerciseSets",
        [
            .life,
            Column("workout", .reference),
            Column("exercise", .reference),
            Column("position", .position),
            Column("kind", Kind.column(implied: .normal)),
            Column("repetitions", .integer(BodyLimits.repetitions)),
            Column("load", .real(BodyLimits.load)),
            Column("reserve", .integer(BodyLimits.repsInReserve)),
            Column("seconds", .integer(BodyLimits.seconds)),
            Column("metres", .real(BodyLimits.metres)),
        ],
        owners: [.column(Field.workout.rawValue, of: "workouts")])

    /// What a set is for.
    public enum Kind: String, CaseIterable, ColumnChoice {
        public static let choices = allCases
        case normal, warmUp, drop, failure
    }

    public var isAlive: Bool { life & 1 == 1 && workout != nil && exercise != nil }

    /// Kilograms times repetitions; zero where either is not known.
    public var volume: Double { (load ?? 0) * Double(repetitions ?? 0) }
}

// One accessor per line.
// swift-format-ignore
extension ExerciseSet {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    public var workout: RecordID? { get { self[.workout] } set { self[.workout] = newValue } }
    /// One of the library or of the person's own, see `Exercise`.
    public var exercise: RecordID? { get { self[.exercise] } set { self[.exercise] = newValue } }
    /// Its place in the workout, see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var kind: Kind { get { self[.kind] ?? .normal } set { self[.kind] = newValue } }
    public var repetitions: Int64? { get { self[.repetitions] } set { self[.repetitions] = newValue } }
    /// Kilograms.
    public var load: Double? { get { self[.load] } set { self[.load] = newValue } }
    /// How many more repetitions would have gone.
    public var repsInReserve: Int64? { get { self[.reserve] } set { self[.reserve] = newValue } }
    public var seconds: Int64? { get { self[.seconds] } set { self[.seconds] = newValue } }
    public var metres: Double? { get { self[.metres] } set { self[.metres] = newValue } }
}
