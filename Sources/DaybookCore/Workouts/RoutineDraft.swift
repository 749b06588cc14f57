import Journal

/// A routine as entered in a form or command, not yet validated.
public struct RoutineDraft: Hashable, Sendable {
    /// One exercise of a routine.
    public struct Item: Hashable, Sendable {
        /// The stored record; nil for a new one.
        public var id: RecordID?
        public var exercise: RecordID
        public var sets: Int64 = 3
        public var repetitions: Int64?
        /// In kilograms.
        public var load: Double?
        public var seconds: Int64?
        public var metres: Double?
        /// In seconds.
        public var rest: Int64?

        public init(_ exercise: RecordID) { self.exercise = exercise }

        /// Validates the item and applies it to the stored record.
        func checked(
            _ id: RecordID, of routine: RecordID, at position: String, in state: State
        ) throws(BodyRefusal) -> RoutineExercise {
            let old = state.routineExercises[id]
            guard old?.exercise == exercise || state.exercise(exercise) != nil else { throw .noSuchExercise }
            try BodyQuantity.routineSets.validate(sets)
            try BodyQuantity.repetitions.validate(repetitions)
            try BodyQuantity.seconds.validate(seconds)
            try BodyQuantity.rest.validate(rest)
            try BodyQuantity.load.validate(load)
            try BodyQuantity.metres.validate(metres)
            var row = old ?? RoutineExercise(id: id)
            if row.life & 1 == 0 { row.life += 1 }
            (row.routine, row.exercise, row.position) = (routine, exercise, position)
            (row.sets, row.repetitions, row.load) = (sets, repetitions, load)
            (row.seconds, row.metres, row.rest) = (seconds, metres, rest)
            return row
        }
    }

    public var name = ""
    public var note = ""
    public var exercises: [Item] = []

    public init(name: String = "") { self.name = name }

    /// Creates a draft for editing a stored routine.
    public init(_ routine: Routine, in state: State) {
        self.init(state.exercises(of: routine.id))
        name = routine.name
        note = routine.note
    }

    init(_ rows: [RoutineExercise]) {
        exercises = rows.compactMap { row in
            guard let exercise = row.exercise else { return nil }
            var item = Item(exercise)
            item.id = row.id
            item.sets = row.sets ?? 1
            (item.repetitions, item.load, item.rest) = (row.repetitions, row.load, row.rest)
            (item.seconds, item.metres) = (row.seconds, row.metres)
            return item
        }
    }

    /// Creates a routine from a workout: each exercise with its number of sets, without warm-ups, and the values of its
    /// first set.
    public init(of workout: Workout, in state: State) {
        name = workout.title
        for set in state.sets(of: workout.id) where set.kind != .warmUp {
            guard let exercise = set.exercise, state.exercise(exercise) != nil else { continue }
            if let place = exercises.firstIndex(where: { $0.exercise == exercise }) {
                exercises[place].sets = min(exercises[place].sets + 1, BodyLimits.routineSets.upperBound)
                continue
            }
            var item = Item(exercise)
            item.sets = 1
            (item.repetitions, item.load) = (set.repetitions, set.load)
            (item.seconds, item.metres) = (set.seconds, set.metres)
            exercises.append(item)
        }
    }

    /// Validates the draft and applies it to the stored routine.
    func checked(over old: Routine, in state: State) throws(BodyRefusal) -> Routine {
        var wanted = old
        wanted.name = try Routine.text(name, .name)
        for other in state.livingRoutines where other.id != old.id && PlainText.isSame(other.name, wanted.name) {
            throw .nameTaken(other.name)
        }
        wanted.note = try Routine.text(note, .note)
        guard !exercises.isEmpty else { throw .routineEmpty }
        guard exercises.count <= BodyLimits.routineExercises else {
            throw .tooManyExercises(limit: BodyLimits.routineExercises)
        }
        return wanted
    }

    /// The field values from when editing began.
    func seen(_ routine: Routine) -> [String: Value] { ["name": .text(name), "note": .text(note)] }
}
