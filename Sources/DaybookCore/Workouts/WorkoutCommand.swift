import CivilTime
import Journal

/// Commands that change workouts, their sets and the person's own exercises. Each states the desired result, so running
/// one twice has the same effect as running it once.
public enum WorkoutCommand: Hashable, Sendable {
    /// Adds a workout with its first sets. `id` comes from the form.
    case add(WorkoutDraft, id: RecordID)
    /// Starts a workout now, from a routine or without one. `id` comes from the form.
    case start(RecordID?, id: RecordID)
    /// Finishes a running workout. Without `minutes`, it lasted until now.
    case finish(RecordID, minutes: Int64? = nil)
    /// Updates a workout, except its sets, from the draft. `seen` holds the field values from when editing began.
    case edit(RecordID, WorkoutDraft, seen: [String: Value] = [:])
    /// Deletes a workout with its sets.
    case delete(RecordID)
    /// Appends a set to a workout. `id` comes from the form.
    case addSet(SetDraft, to: RecordID, id: RecordID)
    case editSet(RecordID, SetDraft)
    case deleteSet(RecordID)
    /// Moves a set after another of the same workout, or to the front if nil.
    case moveSet(RecordID, behind: RecordID?)
    /// Adds an exercise. `id` comes from the form.
    case addExercise(ExerciseDraft, id: RecordID)
    case editExercise(RecordID, ExerciseDraft)
    /// Deletes one of the person's own exercises. Its sets stay.
    case deleteExercise(RecordID)
}

extension WorkoutCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(BodyRefusal) -> Decision {
        switch self {
        case .add(let draft, let id): return try Self.add(draft, id, state, now, newID)
        case .edit(let id, let draft, let seen):
            let old = try Self.known(id, state)
            var moment = StoredMoment(day: old.day ?? .first, at: old.at, offset: old.offset)
            if draft.moment != BodyMoment(day: old.day, time: old.time) {
                moment = try draft.moment.kept(in: state, now: now)
            }
            return Decision(
                WorkoutAction.editWorkout, (try draft.checked(over: old, moment)).changes(from: old, seen: seen))
        case .start(let routine, let id): return try Self.start(routine, id, state, now)
        case .finish(let id, let minutes): return try Self.finish(id, minutes, state, now)
        case .delete(let id):
            guard let old = state.workouts[id], old.life & 1 == 1 else {
                return Decision(WorkoutAction.deleteWorkout, [])
            }
            return Decision(WorkoutAction.deleteWorkout, [Change(Workout.table, id, "life", .integer(old.life + 1))])
        case .addSet(let draft, let workout, let id): return try Self.addSet(draft, to: workout, id, state)
        case .editSet(let id, let draft):
            let old = try Self.knownSet(id, state)
            return Decision(WorkoutAction.editSet, (try draft.checked(over: old, in: state)).changes(from: old))
        case .deleteSet(let id):
            guard let old = state.exerciseSets[id], old.life & 1 == 1 else {
                return Decision(WorkoutAction.deleteSet, [])
            }
            return Decision(WorkoutAction.deleteSet, [Change(ExerciseSet.table, id, "life", .integer(old.life + 1))])
        case .moveSet(let id, let other):
            let set = try Self.knownSet(id, state)
            guard let workout = set.workout else { throw .noSuchWorkout }
            let others = state.sets(of: workout).filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
            guard
                let changes = Position.move(
                    id, of: ExerciseSet.table, at: set.position, behind: other, among: others)
            else { throw .noSuchSet }
            return Decision(WorkoutAction.moveSet, changes)
        case .addExercise(let draft, let id): return try Self.addExercise(draft, id, state)
        case .editExercise(let id, let draft):
            guard let old = state.exercises[id], old.isAlive else { throw .noSuchExercise }
            return Decision(WorkoutAction.editExercise, (try Self.checked(draft, over: old, state)).changes(from: old))
        case .deleteExercise(let id):
            guard let old = state.exercises[id], old.isAlive else {
                return Decision(WorkoutAction.deleteExercise, [])
            }
            return Decision(WorkoutAction.deleteExercise, [Change(Exercise.table, id, "life", .integer(old.life + 1))])
        }
    }

    private static func add(
        _ draft: WorkoutDraft, _ id: RecordID, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        // A form submitted twice changes nothing, even after its record was deleted.
        if state.workouts[id] != nil { return Decision(WorkoutAction.addWorkout, []) }
        var workout = try draft.checked(over: Workout(id: id), try draft.moment.kept(in: state, now: now))
        workout.life = 1
        guard draft.sets.count <= BodyLimits.sets else { throw .tooManySets(limit: BodyLimits.sets) }
        guard !workout.title.isEmpty || workout.type != nil || !draft.sets.isEmpty else {
            throw .field(FieldError("title", .textMissing))
        }
        var changes = workout.changes
        var last = ""
        for draft in draft.sets {
            let set = newID()
            last = Position.last(after: last, for: set)
            changes += (try new(draft, set, of: id, at: last, state)).changes
        }
        return Decision(WorkoutAction.addWorkout, changes)
    }

    private static func start(
        _ routine: RecordID?, _ id: RecordID, _ state: State, _ now: LocalInstant
    ) throws(BodyRefusal) -> Decision {
        // A form submitted twice changes nothing, even after its record was deleted.
        if state.workouts[id] != nil { return Decision(WorkoutAction.startWorkout, []) }
        var workout = Workout(id: id)
        workout.life = 1
        workout.isRunning = true
        if let routine {
            guard let known = state.routine(routine) else { throw .noSuchRoutine }
            (workout.routine, workout.title) = (routine, known.name)
        }
        let moment = try BodyMoment().kept(in: state, now: now)
        (workout.day, workout.at, workout.offset) = (moment.day, moment.at, moment.offset)
        return Decision(WorkoutAction.startWorkout, workout.changes)
    }

    private static func finish(
        _ id: RecordID, _ minutes: Int64?, _ state: State, _ now: LocalInstant
    ) throws(BodyRefusal) -> Decision {
        let old = try known(id, state)
        guard old.isRunning else { return Decision(WorkoutAction.finishWorkout, []) }
        try BodyQuantity.minutes.validate(minutes)
        var wanted = old
        wanted.isRunning = false
        wanted.minutes = minutes ?? old.minutesRun(until: now)
        return Decision(WorkoutAction.finishWorkout, wanted.changes(from: old))
    }

    private static func addSet(
        _ draft: SetDraft, to workout: RecordID, _ id: RecordID, _ state: State
    ) throws(BodyRefusal) -> Decision {
        _ = try known(workout, state)
        if state.exerciseSets[id] != nil { return Decision(WorkoutAction.addSet, []) }
        let others = state.sets(of: workout)
        guard others.count < BodyLimits.sets else { throw .tooManySets(limit: BodyLimits.sets) }
        let position = Position.last(after: others.last?.position ?? "", for: id)
        return Decision(WorkoutAction.addSet, (try new(draft, id, of: workout, at: position, state)).changes)
    }

    private static func new(
        _ draft: SetDraft, _ id: RecordID, of workout: RecordID, at position: String, _ state: State
    ) throws(BodyRefusal) -> ExerciseSet {
        var set = try draft.checked(over: ExerciseSet(id: id), in: state)
        set.life = 1
        set.workout = workout
        set.position = position
        return set
    }

    private static func addExercise(
        _ draft: ExerciseDraft, _ id: RecordID, _ state: State
    ) throws(BodyRefusal) -> Decision {
        if state.exercises[id] != nil { return Decision(WorkoutAction.addExercise, []) }
        var exercise = try checked(draft, over: Exercise(id: id), state)
        exercise.life = 1
        return Decision(WorkoutAction.addExercise, exercise.changes)
    }

    private static func checked(
        _ draft: ExerciseDraft, over old: Exercise, _ state: State
    ) throws(BodyRefusal) -> Exercise {
        var exercise = old
        exercise.name = try Exercise.text(draft.name, .name)
        for other in state.ownExercises where other.id != old.id && PlainText.isSame(other.name, exercise.name) {
            throw .nameTaken(other.name)
        }
        (exercise.muscle, exercise.equipment, exercise.type) = (draft.muscle, draft.equipment, draft.type)
        return exercise
    }

    private static func known(_ id: RecordID, _ state: State) throws(BodyRefusal) -> Workout {
        guard let workout = state.workout(id) else { throw .noSuchWorkout }
        return workout
    }

    private static func knownSet(_ id: RecordID, _ state: State) throws(BodyRefusal) -> ExerciseSet {
        guard let set = state.exerciseSets[id], set.isAlive, state.workout(set.workout) != nil else {
            throw .noSuchSet
        }
        return set
    }
}
