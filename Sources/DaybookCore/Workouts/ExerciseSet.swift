import Journal

/// One set of one exercise in a workout: a record of its own, so that two devices write and neither is lost.
public struct ExerciseSet: TableRow, Hashable {
    /// What a set is for.
    public enum Kind: String, CaseIterable, Sendable {
        case normal, warmUp, drop, failure
    }

    public let id: RecordID
    public var life: Int64 = 0
    public var workout: RecordID?
    /// One of the library or of the person's own, see `Exercise`.
    public var exercise: RecordID?
    /// Its place in the workout, see `Position`.
    public var position = ""
    public var kind = Kind.normal
    public var repetitions: Int64?
    /// Kilograms.
    public var load: Double?
    /// How many more repetitions would have gone.
    public var repsInReserve: Int64?
    public var seconds: Int64?
    public var metres: Double?

    public init(id: RecordID) { self.id = id }

    public static let table = "exerciseSets"

    public static let fields: [Field<ExerciseSet>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("workout", { $0.workout }, { $0.workout = $1 }),
        .record("exercise", { $0.exercise }, { $0.exercise = $1 }),
        .text("position", { $0.position }, { $0.position = $1 }),
        .text(
            "kind", { $0.kind == .normal ? "" : $0.kind.rawValue }, { $0.kind = Kind(rawValue: $1) ?? .normal }),
        .integer("repetitions", in: BodyLimits.repetitions, { $0.repetitions }, { $0.repetitions = $1 }),
        .real("load", in: BodyLimits.load, { $0.load }, { $0.load = $1 }),
        .integer("reserve", in: BodyLimits.repsInReserve, { $0.repsInReserve }, { $0.repsInReserve = $1 }),
        .integer("seconds", in: BodyLimits.seconds, { $0.seconds }, { $0.seconds = $1 }),
        .real("metres", in: BodyLimits.metres, { $0.metres }, { $0.metres = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && workout != nil && exercise != nil }

    /// Kilograms times repetitions; zero where either is not known.
    public var volume: Double { (load ?? 0) * Double(repetitions ?? 0) }
}
