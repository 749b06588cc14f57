import Journal

/// The computed relations between all tasks, as far as they were asked for. Copies of the state share them.
struct TaskRelations: Sendable {
    private var trees = SharedCache<TaskTree>()
    private var cycles = SharedCache<TaskCycles>()
    private var parts = SharedCache<SeriesParts>()
    private var subtasksForSomeday = SharedCache<Set<RecordID>>()

    func tree(of state: State) -> TaskTree {
        if let known = trees.value { return known }
        let tree = TaskTree(state.tasks)
        trees.store(tree)
        return tree
    }

    func cycles(of state: State) -> TaskCycles {
        if let known = cycles.value { return known }
        let found = TaskCycles(state)
        cycles.store(found)
        return found
    }

    func parts(of state: State) -> SeriesParts {
        if let known = parts.value { return known }
        let found = SeriesParts(state.tasks)
        parts.store(found)
        return found
    }

    func subtasksForSomeday(of state: State) -> Set<RecordID> {
        if let known = subtasksForSomeday.value { return known }
        let found = state.findSubtasksForSomeday()
        subtasksForSomeday.store(found)
        return found
    }

    /// Forgets what changes to some columns can affect. Called after each change of the state.
    mutating func forget(_ slots: [ColumnNames.Slot?]) {
        if slots.contains(where: { Self.decidesTree($0) }) {
            Self.clear(&trees)
            Self.clear(&parts)
        }
        if slots.contains(where: { Self.decidesCycles($0) }) { Self.clear(&cycles) }
        if slots.contains(where: { Self.decidesSomeday($0) }) { Self.clear(&subtasksForSomeday) }
    }

    /// Copies of the state keep theirs.
    private static func clear<Value: Sendable>(_ cache: inout SharedCache<Value>) {
        if cache.value == nil && isKnownUniquelyReferenced(&cache) { return }
        cache = SharedCache()
    }

    private static func decidesTree(_ slot: ColumnNames.Slot?) -> Bool {
        guard let slot, slot.table == State.TableNumber.tasks.rawValue else { return false }
        return [TaskItem.Field.life, .parent, .repetition, .dueDay, .dueTime].contains { $0.rawValue == slot.column }
    }

    private static func decidesSomeday(_ slot: ColumnNames.Slot?) -> Bool {
        if decidesTree(slot) { return true }
        guard let slot, slot.table == State.TableNumber.tasks.rawValue else { return false }
        return [TaskItem.Field.status, .startDay, .waitUntil].contains { $0.rawValue == slot.column }
    }

    private static func decidesCycles(_ slot: ColumnNames.Slot?) -> Bool {
        switch slot?.table {
        case State.TableNumber.tasks.rawValue: slot?.column == TaskItem.Field.life.rawValue
        case State.TableNumber.taskBlockers.rawValue: true
        default: false
        }
    }
}
