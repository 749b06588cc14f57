import Journal

/// The dependencies between tasks, prepared for querying many tasks.
///
/// Devices working offline can create a cycle of tasks that wait for each other. In every cycle some task waits for one
/// with a greater id. Such dependencies are ignored, so no task stays blocked, and every device agrees.
public struct TaskDependencies: Sendable {
    private let state: State
    /// The cycle, as a number, of each task that is in one with others.
    private let cycles: [RecordID: Int]

    public init(_ state: State) {
        self.state = state
        cycles = Self.cycles(reachedFrom: state.taskBlockers.rows.compactMap { $0.isAlive ? $0.task : nil }, state)
    }

    /// Prepares one task: follows only its direct and indirect blockers.
    init(_ state: State, around id: RecordID) {
        self.state = state
        cycles = Self.cycles(reachedFrom: [id], state)
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
        guard id < blocker, let cycle = cycles[id] else { return false }
        return cycle == cycles[blocker]
    }

    /// Finds the strongly connected components of more than one task.
    ///
    /// Source: Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972), with an explicit stack instead of
    /// recursion, as a chain can have any length.
    private static func cycles(reachedFrom starts: [RecordID], _ state: State) -> [RecordID: Int] {
        var cycles: [RecordID: Int] = [:]
        var numbers: [RecordID: Int] = [:]
        /// For each number, the lowest one it reaches, and whether its component is complete.
        var (lowest, isSettled): ([Int], [Bool]) = ([], [])
        var found: [RecordID] = []
        var path: [(id: RecordID, number: Int, next: [RecordID])] = []
        func enter(_ id: RecordID) {
            numbers[id] = lowest.count
            path.append((id, lowest.count, state.writtenBlockers(of: id)))
            lowest.append(lowest.count)
            isSettled.append(false)
            found.append(id)
        }
        for start in starts where numbers[start] == nil {
            enter(start)
            while let last = path.indices.last {
                let number = path[last].number
                if let next = path[last].next.popLast() {
                    guard let nextNumber = numbers[next] else {
                        enter(next)
                        continue
                    }
                    if !isSettled[nextNumber] { lowest[number] = min(lowest[number], nextNumber) }
                    continue
                }
                let (id, _, _) = path.removeLast()
                if let above = path.last?.number { lowest[above] = min(lowest[above], lowest[number]) }
                guard lowest[number] == number else { continue }
                let isAlone = found.last == id
                while let member = found.popLast() {
                    if let index = numbers[member] { isSettled[index] = true }
                    if !isAlone { cycles[member] = number }
                    if member == id { break }
                }
            }
        }
        return cycles
    }
}

extension State {
    /// The blockers of one task. For many tasks, use `TaskDependencies.blockers(of:)`.
    public func blockers(of id: RecordID) -> [RecordID] {
        TaskDependencies(self, around: TaskItem.root(of: id)).blockers(of: id)
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
    fileprivate func writtenBlockers(of id: RecordID) -> [RecordID] {
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
