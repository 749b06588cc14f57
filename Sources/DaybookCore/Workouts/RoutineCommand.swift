import Journal

/// Commands that change routines. Each states the desired result, so running one twice has the same effect as running
/// it once.
public enum RoutineCommand: Hashable, Sendable {
    /// Adds a routine. `id` comes from the form.
    case add(RoutineDraft, id: RecordID)
    /// Updates a routine and its exercises, in the draft's order. Exercises in `seen` that the draft lacks are deleted;
    /// exercises added meanwhile by another device stay.
    case edit(RecordID, RoutineDraft, seen: RoutineDraft? = nil)
    /// Deletes a routine. Workouts started from it stay.
    case delete(RecordID)
}

extension RoutineCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, newID: () -> RecordID) throws(BodyRefusal) -> Decision {
        switch self {
        case .add(let draft, let id):
            // A form submitted twice changes nothing, even after its record was deleted.
            if state.routines[id] != nil { return Decision(WorkoutAction.addRoutine, []) }
            var routine = try draft.checked(over: Routine(id: id), in: state)
            routine.life = 1
            var changes = routine.changes
            var last = ""
            for item in draft.exercises {
                let exercise = newID()
                last = Position.last(after: last, for: exercise)
                changes += (try item.checked(exercise, of: id, at: last, in: state)).changes
            }
            return Decision(WorkoutAction.addRoutine, changes)
        case .edit(let id, let draft, let seen):
            guard let old = state.routine(id) else { throw .noSuchRoutine }
            let wanted = try draft.checked(over: old, in: state)
            let kept = try Self.rows(of: draft, id, seen, state, newID)
            return Decision(
                WorkoutAction.editRoutine, wanted.changes(from: old, seen: seen?.seen(old) ?? [:]) + kept)
        case .delete(let id):
            guard let old = state.routines[id], old.life & 1 == 1 else {
                return Decision(WorkoutAction.deleteRoutine, [])
            }
            return Decision(WorkoutAction.deleteRoutine, [Change(Routine.table, id, "life", .integer(old.life + 1))])
        }
    }

    /// The changes that give a routine the exercises of a draft.
    private static func rows(
        of draft: RoutineDraft, _ routine: RecordID, _ seen: RoutineDraft?, _ state: State, _ newID: () -> RecordID
    ) throws(BodyRefusal) -> [Change] {
        let here = state.exercises(of: routine)
        var changes: [Change] = []
        let isMoved = order(of: draft, here) != order(of: RoutineDraft(here), here)
        var last = ""
        for item in draft.exercises {
            let old = here.first { $0.id == item.id }
            let id = old?.id ?? newID()
            var position = old?.position ?? ""
            if old == nil || isMoved || position <= last { position = Position.last(after: last, for: id) }
            last = position
            let row = try item.checked(id, of: routine, at: position, in: state)
            if let old {
                let before = seen?.exercises.first { $0.id == id }
                let known = before.flatMap { try? $0.checked(id, of: routine, at: old.position, in: state) }
                changes += row.changes(from: old, seen: known.map { fields(of: $0) } ?? [:])
            } else {
                changes += row.changes
            }
        }
        let left = Set(draft.exercises.compactMap { $0.id })
        let known = seen.map { seen in Set(seen.exercises.compactMap { $0.id }) }
        for old in here where !left.contains(old.id) && known?.contains(old.id) ?? true {
            changes.append(Change(RoutineExercise.table, old.id, "life", .integer(old.life + 1)))
        }
        return changes
    }

    /// The ids of the draft's exercises that already exist, in the draft's order.
    private static func order(of draft: RoutineDraft, _ here: [RoutineExercise]) -> [RecordID] {
        draft.exercises.compactMap { item in here.contains { $0.id == item.id } ? item.id : nil }
    }

    private static func fields(of row: RoutineExercise) -> [String: Value] {
        var fields = row.values
        fields["position"] = nil
        return fields
    }
}
