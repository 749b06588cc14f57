import Journal

/// The exercise and the figures of a set, whether done or planned.
public protocol SetValues: DeletableRow {
    /// An exercise from the library or the person's own; see `Exercise`.
    var exercise: RecordID? { get set }
    var repetitions: Int64? { get set }
    /// In kilograms.
    var load: Double? { get set }
    var seconds: Int64? { get set }
    var metres: Double? { get set }
}

extension SetValues {
    /// A new record with the exercise and figures of another.
    public init(id: RecordID, like other: some SetValues) {
        self.init(id: id)
        (exercise, repetitions, load) = (other.exercise, other.repetitions, other.load)
        (seconds, metres) = (other.seconds, other.metres)
    }

    /// Whether it is faster than 36 m/s (130 km/h), which nobody is by their own strength.
    public var isImpossiblyFast: Bool {
        guard let metres, let seconds, seconds > 0 else { return false }
        return metres / Double(seconds) > 36
    }

    /// Whether the load is above the heaviest lift ever made, or repeated more often than anyone repeats a load: a slip of
    /// the finger.
    public var isImpossiblyHeavy: Bool {
        guard let load, load > 0 else { return false }
        return load > 501 || (repetitions ?? 0) > 300
    }

    /// Throws if the exercise does not exist, unless the record already has it, or if a number is outside its limits.
    func checkFigures(in state: State, over old: Self?) throws(BodyRefusal) {
        guard let exercise, exercise == old?.exercise || state.exercise(exercise) != nil else {
            throw .noSuchExercise
        }
        // Refusals of these limits state their units.
        try BodyQuantity.repetitions.validate(repetitions)
        try BodyQuantity.load.validate(load)
        try BodyQuantity.seconds.validate(seconds)
        try BodyQuantity.metres.validate(metres)
    }
}
