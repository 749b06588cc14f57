import Journal

extension State {
    /// The living tasks that must be done before a task, whether done by now or not, in order of id; of a time of a
    /// repeated task, that one's. A circle that devices have made while apart is opened in the same way on each.
    public func blockers(of id: RecordID) -> [RecordID] {
        let owner = TaskItem.root(of: id)
        return writtenBlockers(of: owner).filter { !closesCircle(owner, $0) }
    }

    /// The living tasks that wait for a task, in order of id.
    public func blocked(by id: RecordID) -> [RecordID] {
        let owner = TaskItem.root(of: id)
        return tasks.blockedBy.of(owner).map { tasks.blockers.rows[$0] }
            .compactMap { $0.isAlive ? $0.task : nil }
            .filter { tasks.items[$0]?.isAlive == true && !closesCircle($0, owner) }
            .sorted()
    }

    /// Whether something that must be done first is still open.
    public func isBlocked(_ id: RecordID) -> Bool {
        let owner = TaskItem.root(of: id)
        guard tasks.blockersOf.has(owner) else { return false }
        return writtenBlockers(of: owner).contains { task($0)?.status.isOpen == true && !closesCircle(owner, $0) }
    }

    /// Whether something open waits for it.
    public func isBlocking(_ id: RecordID) -> Bool {
        let owner = TaskItem.root(of: id)
        guard tasks.blockedBy.has(owner) else { return false }
        return blocked(by: owner).contains { task($0)?.status.isOpen == true }
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

    private func writtenBlockers(of id: RecordID) -> [RecordID] {
        guard tasks.blockersOf.has(id) else { return [] }
        return tasks.blockersOf.of(id).map { tasks.blockers.rows[$0] }
            .compactMap { $0.isAlive ? $0.blocker : nil }
            .filter { tasks.items[$0]?.isAlive == true }
            .sorted()
    }

    /// Every circle has a task that waits for one of a greater id: those in a circle do not count, so none stays closed.
    private func closesCircle(_ id: RecordID, _ blocker: RecordID) -> Bool {
        id == blocker || id < blocker && waits(blocker, for: id)
    }
}
