import Journal

/// The dependencies between tasks, prepared for querying many tasks.
///
/// Devices working offline can create a cycle of tasks that wait for each other. In every cycle some task waits for one
/// with a greater id. Such dependencies are ignored, so no task stays blocked, and every device agrees.
public struct TaskDependencies: Sendable {
    private let state: State
    private let cycles: TaskCycles

    public init(_ state: State) {
        self.state = state
        cycles = state.taskRelations.cycles(of: state)
    }

    /// The tasks that block a task, completed or not, ordered by id. Deleted ones are excluded. An occurrence has the
    /// blockers of its series.
    public func blockers(of id: RecordID) -> [RecordID] {
        let owner = TaskItem.root(of: id)
        return state.writtenBlockers(of: owner).filter { !createsCycle(owner, $0) }.sorted()
    }

    /// The tasks that wait for a task, ordered by id. Deleted ones are excluded.
    public func blocked(by id: RecordID) -> [RecordID] {
        let owner = TaskItem.root(of: id)
        return state.writtenWaiting(for: owner).filter { !createsCycle($0, owner) }.sorted()
    }

    /// Whether a blocker of the task is still open.
    public func isBlocked(_ id: RecordID) -> Bool {
        let owner = TaskItem.root(of: id)
        return state.writtenBlockers(of: owner).contains { isOpen($0) && !createsCycle(owner, $0) }
    }

    /// Whether an open task waits for it.
    public func isBlocking(_ id: RecordID) -> Bool {
        let owner = TaskItem.root(of: id)
        return state.writtenWaiting(for: owner).contains { isOpen($0) && !createsCycle($0, owner) }
    }

    private func isOpen(_ id: RecordID) -> Bool { state.task(id)?.status.isOpen == true }

    private func createsCycle(_ id: RecordID, _ blocker: RecordID) -> Bool {
        if id == blocker { return true }
        return id < blocker && cycles.contain(id, with: blocker)
    }
}

extension State {
    /// The blockers of one task; see `TaskDependencies.blockers(of:)`.
    public func blockers(of id: RecordID) -> [RecordID] {
        taskBlockers.hasRows(ownedBy: TaskItem.root(of: id)) ? TaskDependencies(self).blockers(of: id) : []
    }

    /// Whether a task waits for another, directly or indirectly, including through ignored dependencies of a cycle.
    func waits(_ id: RecordID, for blocker: RecordID) -> Bool {
        var seen: Set<RecordID> = [id]
        var waiting = [id]
        while let next = waiting.popLast() {
            for found in writtenBlockers(of: next) where seen.insert(found).inserted {
                if found == blocker { return true }
                waiting.append(found)
            }
        }
        return false
    }

    /// The stored blockers of a task, unordered.
    func writtenBlockers(of id: RecordID) -> [RecordID] {
        guard taskBlockers.hasRows(ownedBy: id) else { return [] }
        return taskBlockers.rows(ownedBy: id)
            .compactMap { $0.isAlive ? $0.blocker : nil }
            .filter { tasks[$0]?.isAlive == true }
    }

    /// The tasks stored as waiting for a task, unordered.
    fileprivate func writtenWaiting(for id: RecordID) -> [RecordID] {
        guard taskBlockers.hasRows(ownedBy: id, as: 1) else { return [] }
        return taskBlockers.rows(ownedBy: id, as: 1)
            .compactMap { $0.isAlive ? $0.task : nil }
            .filter { tasks[$0]?.isAlive == true }
    }
}
