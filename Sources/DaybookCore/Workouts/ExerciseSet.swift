import Journal

/// A set of an exercise in a workout. Each is its own record, so entries from two devices never overwrite each other.
public struct ExerciseSet: SetValues, PositionedRow {
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
        required: [Field.workout.rawValue, Field.exercise.rawValue],
        owners: [.column(Field.workout.rawValue, of: "workouts")],
        member: "sets")

    public static var editable: [Field] { [.exercise, .kind, .repetitions, .load, .reserve, .seconds, .metres] }

    /// The kind of a set.
    public enum Kind: String, CaseIterable, ColumnChoice {
        public static let choices = allCases
        case normal, warmUp, drop, failure
    }

    public var isAlive: Bool { exists && has(.workout) && has(.exercise) }

    /// Kilograms times repetitions; zero if either is unknown.
    public var volume: Double { (load ?? 0) * Double(repetitions ?? 0) }

    private var saysWhatWasDone: Bool { repetitions != nil || seconds != nil || metres != nil }

    /// The set, after checking its exercise and numbers.
    ///
    /// - Parameter old: The current set; nil for a new one.
    func validated(in state: State, over old: ExerciseSet?) throws(BodyRefusal) -> ExerciseSet {
        try checkFigures(in: state, over: old)
        try BodyQuantity.repsInReserve.validate(repsInReserve)
        // A load alone does not say what was done with it, but files of other apps have such sets.
        guard saysWhatWasDone || load != nil && old.map({ !$0.saysWhatWasDone }) ?? false else {
            throw .field(FieldError("repetitions", .numberMissing))
        }
        return self
    }
}

// One accessor per line.
// swift-format-ignore
extension ExerciseSet {
    public var workout: RecordID? { get { self[.workout] } set { self[.workout] = newValue } }
    public var exercise: RecordID? { get { self[.exercise] } set { self[.exercise] = newValue } }
    /// Sort key within the workout; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var kind: Kind { get { self[.kind] ?? .normal } set { self[.kind] = newValue } }
    public var repetitions: Int64? { get { self[.repetitions] } set { self[.repetitions] = newValue } }
    public var load: Double? { get { self[.load] } set { self[.load] = newValue } }
    /// Repetitions in reserve: how many more the person could have done.
    public var repsInReserve: Int64? { get { self[.reserve] } set { self[.reserve] = newValue } }
    public var seconds: Int64? { get { self[.seconds] } set { self[.seconds] = newValue } }
    public var metres: Double? { get { self[.metres] } set { self[.metres] = newValue } }
}
