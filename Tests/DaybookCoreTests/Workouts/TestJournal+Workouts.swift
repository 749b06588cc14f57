import CivilTime
import DaybookCore
import Journal

extension TestJournal {
    @discardableResult
    mutating func exercise(_ command: WorkoutCommand) throws -> [StoredBatch] {
        write(try exercising(of: command))
    }

    /// The decision of a command, without applying it.
    func exercising(of command: WorkoutCommand) throws -> Decision {
        try command.decide(in: state, now: now)
    }

    /// Adds a workout under an id, with sets under ids of their own.
    mutating func workOut(
        _ title: String = "Gym", on day: String? = nil, at time: TimeOfDay? = nil, id: UInt64,
        _ sets: [ExerciseSet] = [],
        _ adjust: (inout Workout) -> Void = { _ in }
    ) throws {
        var workout = Workout(id: Self.id(id))
        workout.title = title
        adjust(&workout)
        let first = UInt64(state.exerciseSets.rows.count) + 70_001
        let sets = sets.enumerated().map { $1.copy(id: Self.id(first + UInt64($0))) }
        try exercise(.add(workout, at: RecordTime(day: day.flatMap { Day($0) }, time: time), sets: sets))
    }
}

extension ExerciseSet {
    /// A set of a library exercise.
    init(
        _ code: String, _ repetitions: Int64? = nil, kilograms: Double? = nil, seconds: Int64? = nil,
        metres: Double? = nil, id: UInt64 = 70_000, of workout: UInt64? = nil
    ) {
        self.init(id: TestJournal.id(id))
        exercise = Exercise.id(ofCode: code)
        self.workout = workout.map { TestJournal.id($0) }
        self.repetitions = repetitions
        load = kilograms
        self.seconds = seconds
        self.metres = metres
    }
}

extension Exercise {
    /// An exercise of the person's own.
    init(_ name: String, id: UInt64) {
        self.init(id: TestJournal.id(id))
        self.name = name
    }
}
