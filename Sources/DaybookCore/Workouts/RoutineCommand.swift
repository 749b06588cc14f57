import Journal

/// Commands that change routines. Each states the desired result, so running one twice has the same effect as running
/// it once.
public enum RoutineCommand: Hashable, Sendable {
    /// Adds a routine with its exercises, in their order.
    case add(Routine, [RoutineExercise])
    /// Saves the editable fields of a routine and its exercises, in their order. Other exercises of it are deleted.
    case edit(Routine, [RoutineExercise])
    /// Deletes a routine. Workouts started from it stay.
    case delete(RecordID)
}

extension RoutineCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    public func decide(in state: State) throws(BodyRefusal) -> Decision {
        switch self {
        case .add(let typed, let exercises):
            // A form submitted twice changes nothing, even after its record was deleted.
            if state.routines[typed.id] != nil { return Decision(WorkoutAction.addRoutine, []) }
            var routine = try typed.validated(in: state)
            routine.life = 1
            let changes = try Self.changes(to: exercises, of: routine.id, state)
            return Decision(WorkoutAction.addRoutine, routine.changes + changes)
        case .edit(let typed, let exercises):
            guard let old = state.routine(typed.id) else { throw .noSuchRoutine }
            let routine = try old.copyingEditableFields(from: typed).validated(in: state)
            let changes = try Self.changes(to: exercises, of: old.id, state)
            return Decision(WorkoutAction.editRoutine, routine.changes(from: old) + changes)
        case .delete(let id):
            return Decision(WorkoutAction.deleteRoutine, state.routines.deletion(of: id))
        }
    }

    /// The changes that give a routine these exercises in this order, and no others.
    private static func changes(
        to exercises: [RoutineExercise], of routine: RecordID, _ state: State
    ) throws(BodyRefusal) -> [Change] {
        guard !exercises.isEmpty else { throw .routineEmpty }
        guard exercises.count <= BodyLimits.routineExercises else {
            throw .tooManyExercises(limit: BodyLimits.routineExercises)
        }
        let current = state.exercises(of: routine)
        var changes: [Change] = []
        var last = ""
        for typed in exercises {
            let old = state.routineExercises[typed.id]
            guard old == nil || old?.routine == routine else { throw .noSuchExercise }
            var row = try (old ?? RoutineExercise(id: typed.id)).copyingEditableFields(from: typed).validated(in: state)
            if row.life & 1 == 0 { row.life += 1 }
            row.routine = routine
            if row.position <= last { row.position = Position.last(after: last, for: row.id) }
            last = row.position
            changes += old.map { row.changes(from: $0) } ?? row.changes
        }
        for old in current where !exercises.contains(where: { $0.id == old.id }) {
            changes.append(old.deletion)
        }
        return changes
    }
}
