import Journal

/// Which tasks wait for which, for many at once: each way from one to the next is gone once.
///
/// Devices that were apart can make a circle of tasks that wait for each other. In every circle is a task that waits for
/// one of a greater id; those waits do not count, so none stays closed, on every device alike.
public struct TaskWaits: Sendable {
    private let state: State
    /// Of tasks that are in a circle with others, in which.
    private let circles: [RecordID: Int]

    public init(_ state: State) {
        self.state = state
        circles = Self.circles(reachedFrom: state.taskBlockers.rows.compactMap { $0.isAlive ? $0.task : nil }, state)
    }

    /// For one task: only what it waits for, by itself or through others, is looked at.
    init(_ state: State, around id: RecordID) {
        self.state = state
        circles = Self.circles(reachedFrom: [id], state)
    }

    /// The living tasks that must be done before a task, whether done by now or not, in order of id; of a time of a
    /// repeated task, that one's.
    public func blockers(of id: RecordID) -> [RecordID] {
        let owner = TaskItem.root(of: id)
        return state.writtenBlockers(of: owner).filter { !closesCircle(owner, $0) }.sorted()
    }

    /// The living tasks that wait for a task, in order of id.
    public func blocked(by id: RecordID) -> [RecordID] {
        let owner = TaskItem.root(of: id)
        return state.writtenWaiting(for: owner).filter { !closesCircle($0, owner) }.sorted()
    }

    /// Whether something that must be done first is still open.
    public func isBlocked(_ id: RecordID) -> Bool {
        let owner = TaskItem.root(of: id)
        return state.writtenBlockers(of: owner).contains { isOpen($0) && !closesCircle(owner, $0) }
    }

    /// Whether something open waits for it.
    public func isBlocking(_ id: RecordID) -> Bool {
        let owner = TaskItem.root(of: id)
        return state.writtenWaiting(for: owner).contains { isOpen($0) && !closesCircle($0, owner) }
    }

    private func isOpen(_ id: RecordID) -> Bool { state.task(id)?.status.isOpen == true }

    private func closesCircle(_ id: RecordID, _ blocker: RecordID) -> Bool {
        if id == blocker { return true }
        guard id < blocker, let circle = circles[id] else { return false }
        return circle == circles[blocker]
    }

    /// The strongly connected components of more than one task.
    ///
    /// Source: Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972), with a list of what is under way in
    /// place of recursion, as a chain can have any length.
    private static func circles(reachedFrom starts: [RecordID], _ state: State) -> [RecordID: Int] {
        var circles: [RecordID: Int] = [:]
        var numbers: [RecordID: Int] = [:]
        /// Of each number the least one that it leads to, and whether its component is found.
        var (least, isSettled): ([Int], [Bool]) = ([], [])
        var found: [RecordID] = []
        var path: [(id: RecordID, number: Int, next: [RecordID])] = []
        func enter(_ id: RecordID) {
            numbers[id] = least.count
            path.append((id, least.count, state.writtenBlockers(of: id)))
            least.append(least.count)
            isSettled.append(false)
            found.append(id)
        }
        for start in starts where numbers[start] == nil {
            enter(start)
            while let last = path.indices.last {
                let number = path[last].number
                if let next = path[last].next.popLast() {
                    guard let known = numbers[next] else {
                        enter(next)
                        continue
                    }
                    if !isSettled[known] { least[number] = min(least[number], known) }
                    continue
                }
                let (id, _, _) = path.removeLast()
                if let above = path.last?.number { least[above] = min(least[above], least[number]) }
                guard least[number] == number else { continue }
                let isAlone = found.last == id
                while let member = found.popLast() {
                    if let place = numbers[member] { isSettled[place] = true }
                    if !isAlone { circles[member] = number }
                    if member == id { break }
                }
            }
        }
        return circles
    }
}

extension State {
    /// See `TaskWaits.blockers(of:)`, which is for many.
    public func blockers(of id: RecordID) -> [RecordID] {
        TaskWaits(self, around: TaskItem.root(of: id)).blockers(of: id)
    }

    /// Whether a task waits for another, by itself or through others, circles that are opened on reading included.
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

    /// What a task waits for as written, in no order.
    fileprivate func writtenBlockers(of id: RecordID) -> [RecordID] {
        guard taskBlockers.hasRows(ownedBy: id) else { return [] }
        return taskBlockers.rows(ownedBy: id)
            .compactMap { $0.isAlive ? $0.blocker : nil }
            .filter { tasks[$0]?.isAlive == true }
    }

    /// What waits for a task as written, in no order.
    fileprivate func writtenWaiting(for id: RecordID) -> [RecordID] {
        guard taskBlockers.hasRows(ownedBy: id, as: 1) else { return [] }
        return taskBlockers.rows(ownedBy: id, as: 1)
            .compactMap { $0.isAlive ? $0.task : nil }
            .filter { tasks[$0]?.isAlive == true }
    }
}
