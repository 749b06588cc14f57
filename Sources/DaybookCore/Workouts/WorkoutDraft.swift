import CivilTime
import Journal

/// A workout as entered in a form or command, not yet validated.
public struct WorkoutDraft: Hashable, Sendable {
    public var title = ""
    public var type: WorkoutType?
    public var moment = BodyMoment()
    public var minutes: Int64?
    /// In kilocalories.
    public var energy: Double?
    /// The number of completed exercises.
    public var exercises: Int64?
    public var note = ""
    /// The routine it was started from. Nil keeps the current one.
    public var routine: RecordID?
    /// Its first sets. Ignored when editing.
    public var sets: [SetDraft] = []

    public init() {}

    /// Creates a draft for editing a stored workout.
    public init(_ workout: Workout) {
        title = workout.title
        type = workout.type
        moment = BodyMoment(day: workout.day, time: workout.time)
        minutes = workout.minutes
        energy = workout.energy
        exercises = workout.exercises
        note = workout.note
        routine = workout.routine
    }

    /// Validates the draft and applies it to the stored workout.
    func checked(over old: Workout, _ moment: StoredMoment) throws(BodyRefusal) -> Workout {
        var wanted = old
        wanted.title = try Workout.text(title, .title)
        wanted.note = try Workout.text(note, .note)
        try BodyQuantity.minutes.validate(minutes)
        try BodyQuantity.exercises.validate(exercises)
        try BodyQuantity.energy.validate(energy)
        wanted.type = type
        wanted.minutes = minutes
        wanted.energy = energy
        wanted.exercises = exercises
        wanted.routine = routine ?? old.routine
        (wanted.day, wanted.at, wanted.offset) = (moment.day, moment.at, moment.offset)
        return wanted
    }
}

extension WorkoutDraft {
    /// The field values of a workout when editing began, reconstructed from the draft the form showed.
    public func seenValues(of workout: Workout) -> [String: Value] {
        let moment = StoredMoment(day: workout.day ?? .first, at: workout.at, offset: workout.offset)
        guard let held = try? checked(over: workout, moment) else { return [:] }
        // Leave out day and time: they are one choice, so changing either takes both from the person.
        return held.values.filter { !["day", "at", "offset"].contains($0.key) }
    }
}

/// A set as entered in a form or command.
public struct SetDraft: Hashable, Sendable {
    public var exercise: RecordID
    public var kind = ExerciseSet.Kind.normal
    public var repetitions: Int64?
    /// In kilograms.
    public var load: Double?
    public var repsInReserve: Int64?
    public var seconds: Int64?
    public var metres: Double?

    public init(_ exercise: RecordID) { self.exercise = exercise }

    /// Creates a draft for editing a stored set.
    public init?(_ set: ExerciseSet) {
        guard let exercise = set.exercise else { return nil }
        self.init(exercise)
        kind = set.kind
        repetitions = set.repetitions
        load = set.load
        repsInReserve = set.repsInReserve
        seconds = set.seconds
        metres = set.metres
    }

    /// Validates the draft and applies it to the stored set.
    func checked(over old: ExerciseSet, in state: State) throws(BodyRefusal) -> ExerciseSet {
        guard exercise == old.exercise || state.exercise(exercise) != nil else { throw .noSuchExercise }
        try BodyQuantity.repetitions.validate(repetitions)
        try BodyQuantity.repsInReserve.validate(repsInReserve)
        try BodyQuantity.seconds.validate(seconds)
        try BodyQuantity.load.validate(load)
        try BodyQuantity.metres.validate(metres)
        guard repetitions != nil || load != nil || seconds != nil || metres != nil else {
            throw .field(FieldError("repetitions", .numberMissing))
        }
        var wanted = old
        wanted.exercise = exercise
        wanted.kind = kind
        wanted.repetitions = repetitions
        wanted.load = load
        wanted.repsInReserve = repsInReserve
        wanted.seconds = seconds
        wanted.metres = metres
        return wanted
    }
}

/// One of the person's own exercises as entered in a form or command.
public struct ExerciseDraft: Hashable, Sendable {
    public var name: String
    public var muscle = Muscle.wholeBody
    public var equipment = Equipment.none
    public var type = WorkoutType.strength

    public init(name: String) { self.name = name }

    /// Creates a draft for editing a stored exercise.
    public init(_ exercise: Exercise) {
        name = exercise.name
        muscle = exercise.muscle
        equipment = exercise.equipment
        type = exercise.type
    }
}
