import CivilTime
import Journal

/// Tasks and their subtasks.
///
/// A subtask of a repeating task is repeated with each occurrence; other tasks can be subtasks of a single occurrence.
/// Devices working offline can create a cycle of parents. The task with the lowest id in the cycle then has no parent,
/// so every device resolves it the same way.
extension State {
    /// Whether any task has ever named this one as its parent or, for an occurrence, has named its series.
    public func hasSubtasks(_ id: RecordID) -> Bool {
        tasks.hasRows(ownedBy: id, as: 1)
            || TaskItem.occurrence(id).map { tasks.hasRows(ownedBy: $0.series, as: 1) } ?? false
    }

    /// The parent of a task.
    public func parent(of id: RecordID) -> RecordID? {
        guard let parent = effectiveParent(of: TaskItem.root(of: id)) else { return nil }
        // That of an occurrence is an occurrence too, up to the repeating task they all belong to.
        guard let key = TaskItem.occurrence(id)?.day, TaskItem.occurrence(parent) == nil, isRepeated(parent) else {
            return parent
        }
        return TaskItem.id(of: parent, on: key) ?? parent
    }

    /// The parent of a task, its parent, and so on up.
    public func ancestors(of id: RecordID) -> [RecordID] {
        var ancestors: [RecordID] = []
        var key = TaskItem.occurrence(id)?.day
        var root = TaskItem.root(of: id)
        while let parent = effectiveParent(of: root) {
            if let time = TaskItem.occurrence(parent) {
                key = time.day
                ancestors.append(parent)
            } else {
                let day = isRepeated(parent) ? key : nil
                ancestors.append(day.flatMap { TaskItem.id(of: parent, on: $0) } ?? parent)
            }
            root = TaskItem.root(of: parent)
        }
        return ancestors
    }

    /// Whether a task repeats, by itself or as a subtask of a repeating task.
    public func isRepeated(_ id: RecordID) -> Bool { series(over: id) != nil }

    /// The topmost repeating task among a task and its ancestors, whose schedule it follows. Nil if none repeats.
    func series(over id: RecordID) -> RecordID? { taskTree.series(over: id) }

    /// The parents of all tasks.
    var taskTree: TaskTree { taskRelations.tree(of: self) }

    /// The scheduled day of an occurrence of a repeating task or of its subtask; nil if it is not known any more.
    public func scheduledDay(ofOccurrence id: RecordID) -> Day? {
        guard let key = TaskItem.occurrence(id)?.day else { return nil }
        guard let series = series(over: id).flatMap({ tasks[$0] }) else {
            // A task that no longer repeats does not say whether its keys are days or numbers. Those of the first years
            // are numbers.
            return TaskItem.numbers.contains(key.number) ? nil : key
        }
        guard case .afterDone? = series.repetition else { return key }
        return TaskSeries(series, in: self)?.day(of: key)
    }

    /// The subtasks of a task in manual order. Deleted ones are excluded.
    public func children(of id: RecordID) -> [TaskItem] {
        guard isLivingTask(id) else { return [] }
        var children = writtenChildren(of: id)
        if let (series, key) = TaskItem.occurrence(id) {
            children += writtenChildren(of: series).compactMap { child in
                TaskItem.id(of: child.id, on: key).map { occurrence($0, of: child, key) }
            }
        }
        return children.count > 1 ? children.sortedByPosition() : children
    }

    /// All subtasks of a task at every level, parents before children. Deleted ones are excluded.
    public func descendants(of id: RecordID) -> [TaskItem] { descendants(of: [id]) }

    /// All subtasks of some tasks at every level, each once. Deleted ones are excluded. Linear in their number, whatever the
    /// order of the tasks.
    public func descendants(of ids: [RecordID]) -> [TaskItem] {
        var found: [TaskItem] = []
        var seen: Set<RecordID> = []
        for id in ids where !seen.contains(id) && hasSubtasks(id) {
            var waiting = Array(children(of: id).reversed())
            while let task = waiting.popLast() {
                guard seen.insert(task.id).inserted else { continue }
                found.append(task)
                if hasSubtasks(task.id) { waiting += children(of: task.id).reversed() }
            }
        }
        return found
    }

    private func writtenChildren(of id: RecordID) -> [TaskItem] {
        guard tasks.hasRows(ownedBy: id, as: 1) else { return [] }
        let tree = taskTree
        return tasks.rows(ownedBy: id, as: 1)
            .filter { $0.isAlive && $0.parent == id && !tree.breaksCycle(at: $0.id) && !$0.isOccurrence }
    }

    /// The stored parent of a task that is not an occurrence, unless the parent was deleted or a cycle is broken here.
    private func effectiveParent(of id: RecordID) -> RecordID? {
        guard let parent = tasks[id]?.parent, isLivingTask(parent), !taskTree.breaksCycle(at: id) else { return nil }
        return parent
    }

    private func isLivingTask(_ id: RecordID) -> Bool { tasks[TaskItem.root(of: id)]?.isAlive == true }
}
