import CivilTime
import Journal

/// Commands that change workouts, their sets and the person's own exercises. Each states the desired result, so running
/// one twice has the same effect as running it once.
public enum WorkoutCommand: Hashable, Sendable {
    /// Adds a workout with its first sets.
    case add(Workout, at: RecordTime = RecordTime(), sets: [ExerciseSet] = [])
    /// Starts a workout now, from a routine or without one. `id` comes from the form.
    case start(RecordID?, id: RecordID)
    /// Finishes a running workout. Without `minutes`, it lasted until now.
    case finish(RecordID, minutes: Int64? = nil)
    /// Saves a workout's editable fields. Nil keeps its day and time.
    case edit(Workout, at: RecordTime? = nil)
    /// Deletes a workout with its sets.
    case delete(RecordID)
    /// Appends a set to its workout.
    case addSet(ExerciseSet)
    case editSet(ExerciseSet)
    case deleteSet(RecordID)
    /// Moves a set after another of the same workout, or to the front if nil.
    case moveSet(RecordID, behind: RecordID?)
    case addExercise(Exercise)
    case editExercise(Exercise)
    /// Deletes one of the person's own exercises. Its sets stay.
    case deleteExercise(RecordID)
}

extension WorkoutCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    public func decide(in state: State, now: LocalInstant) throws(BodyRefusal) -> Decision {
        switch self {
        case .add(let workout, let moment, let sets): return try Self.add(workout, moment, sets, state, now)
        case .edit(let typed, let moment):
            let old = try Self.existingWorkout(typed.id, state)
            let stored = try old.moment(editedTo: moment, in: state, now: now)
            let workout = try old.copyingEditableFields(from: typed).validated(at: stored)
            return Decision(WorkoutAction.editWorkout, workout.changes(from: old))
        case .start(let routine, let id): return try Self.start(routine, id, state, now)
        case .finish(let id, let minutes): return try Self.finish(id, minutes, state, now)
        case .delete(let id):
            return Decision(WorkoutAction.deleteWorkout, state.workouts.deletion(of: id))
        case .addSet(let set): return try Self.addSet(set, state)
        case .editSet(let typed):
            let old = try Self.knownSet(typed.id, state)
            let set = try old.copyingEditableFields(from: typed).validated(in: state, over: old)
            return Decision(WorkoutAction.editSet, set.changes(from: old))
        case .deleteSet(let id):
            return Decision(WorkoutAction.deleteSet, state.exerciseSets.deletion(of: id))
        case .moveSet(let id, let other):
            let set = try Self.knownSet(id, state)
            guard let workout = set.workout else { throw .noSuchWorkout }
            let others = state.sets(of: workout).filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
            guard
                let changes = Position.move(
                    id, of: ExerciseSet.table, at: set.position, behind: other, among: others)
            else { throw .noSuchSet }
            return Decision(WorkoutAction.moveSet, changes)
        case .addExercise(let typed):
            let (id, isNew) = state.exercises.addition(after: typed.id) { other in
                (try? typed.copy(id: other.id).validated(in: state)).map { other.hasSameFields(as: $0) } ?? false
            }
            guard isNew else { return Decision(WorkoutAction.addExercise, [], adding: id) }
            var exercise = try typed.copy(id: id).validated(in: state)
            exercise.life = 1
            return Decision(WorkoutAction.addExercise, exercise.changes, adding: id)
        case .editExercise(let typed):
            guard let old = state.exercises[typed.id], old.isAlive else { throw .noSuchExercise }
            let exercise = try old.copyingEditableFields(from: typed).validated(in: state)
            return Decision(WorkoutAction.editExercise, exercise.changes(from: old))
        case .deleteExercise(let id):
            return Decision(WorkoutAction.deleteExercise, state.exercises.deletion(of: id))
        }
    }

    private static func add(
        _ typed: Workout, _ moment: RecordTime, _ sets: [ExerciseSet], _ state: State, _ now: LocalInstant
    ) throws(BodyRefusal) -> Decision {
        var workout = try typed.validated(at: try moment.kept(in: state, now: now))
        let valid = try sets.map { set throws(BodyRefusal) in try set.validated(in: state, over: nil) }
        let (id, isNew) = state.workouts.addition(after: typed.id) { other in
            let done = state.sets(of: other.id)
            return other.isAddition(of: workout, at: moment) && done.count == valid.count
                && zip(done, valid).allSatisfy { $0.hasSameFields(as: $1) }
        }
        guard isNew else { return Decision(WorkoutAction.addWorkout, [], adding: id) }
        workout = workout.copy(id: id)
        workout.life = 1
        guard sets.count <= BodyLimits.sets else { throw .tooManySets(limit: BodyLimits.sets) }
        guard !workout.title.isEmpty || workout.type != nil || !sets.isEmpty else {
            throw .field(FieldError("title", .textMissing))
        }
        var changes = workout.changes
        var last = ""
        for set in sets {
            last = Position.last(after: last, for: set.id)
            changes += try set.added(to: id, at: last, in: state)
        }
        return Decision(WorkoutAction.addWorkout, changes, adding: id)
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
            guard let template = state.routine(routine) else { throw .noSuchRoutine }
            (workout.routine, workout.title) = (routine, template.name)
        }
        workout.moment = try RecordTime().kept(in: state, now: now)
        return Decision(WorkoutAction.startWorkout, workout.changes)
    }

    private static func finish(
        _ id: RecordID, _ minutes: Int64?, _ state: State, _ now: LocalInstant
    ) throws(BodyRefusal) -> Decision {
        let old = try Self.existingWorkout(id, state)
        guard old.isRunning else { return Decision(WorkoutAction.finishWorkout, []) }
        try BodyQuantity.minutes.validate(minutes)
        var updated = old
        updated.isRunning = false
        updated.minutes = minutes ?? old.minutesRun(until: now)
        return Decision(WorkoutAction.finishWorkout, updated.changes(from: old))
    }

    private static func addSet(_ set: ExerciseSet, _ state: State) throws(BodyRefusal) -> Decision {
        guard let workout = state.workout(set.workout) else { throw .noSuchWorkout }
        let valid = try set.validated(in: state, over: nil)
        let (id, isNew) = state.exerciseSets.addition(after: set.id) {
            $0.workout == workout.id && $0.hasSameFields(as: valid)
        }
        guard isNew else { return Decision(WorkoutAction.addSet, [], adding: id) }
        let others = state.sets(of: workout.id)
        guard others.count < BodyLimits.sets else { throw .tooManySets(limit: BodyLimits.sets) }
        let position = Position.last(after: others.last?.position ?? "", for: id)
        let changes = try set.copy(id: id).added(to: workout.id, at: position, in: state)
        return Decision(WorkoutAction.addSet, changes, adding: id)
    }

    private static func existingWorkout(_ id: RecordID, _ state: State) throws(BodyRefusal) -> Workout {
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

extension ExerciseSet {
    /// The changes that add the set to a workout.
    fileprivate func added(
        to workout: RecordID, at position: String, in state: State
    ) throws(BodyRefusal) -> [Change] {
        var set = try validated(in: state, over: nil)
        (set.life, set.workout, set.position) = (1, workout, position)
        return set.changes
    }
}

/// The actions on workouts, exercises and routines. Raw values are stored in the journal and must not change.
public enum WorkoutAction: String, CaseIterable, FeatureAction {
    case addExercise, addRoutine, addSet, addWorkout, deleteExercise, deleteRoutine, deleteSet, deleteWorkout,
        editExercise, editRoutine, editSet, editWorkout, finishWorkout, moveSet, startWorkout

    public var name: ActionName { .workout(self) }

    public var table: String {
        switch self {
        case .addWorkout, .deleteWorkout, .editWorkout, .finishWorkout, .startWorkout: Workout.table
        case .addSet, .deleteSet, .editSet, .moveSet: ExerciseSet.table
        case .addExercise, .deleteExercise, .editExercise: Exercise.table
        case .addRoutine, .deleteRoutine, .editRoutine: Routine.table
        }
    }
}
