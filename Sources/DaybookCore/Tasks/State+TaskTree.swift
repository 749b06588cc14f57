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
    public func parent(of id: RecordID) -> RecordID? { ancestors(of: id).first }

    /// The parent of a task, its parent, and so on up.
    public func ancestors(of id: RecordID) -> [RecordID] {
        var path = ancestorPath(from: id)
        var key = TaskItem.occurrence(id)?.day
        guard key != nil || path.contains(where: { TaskItem.occurrence($0) != nil }) else { return path }
        // An occurrence's ancestors are occurrences too, up to the repeating task they all belong to.
        var comesAgain = false
        var isOccurrence = path.map { _ in false }
        for index in path.indices.reversed() {
            comesAgain = TaskItem.occurrence(path[index]) == nil && (comesAgain || repeats(path[index]))
            isOccurrence[index] = comesAgain
        }
        for index in path.indices {
            if let time = TaskItem.occurrence(path[index]) {
                key = time.day
            } else if isOccurrence[index], let day = key, let time = TaskItem.id(of: path[index], on: day) {
                path[index] = time
            }
        }
        return path
    }

    /// Whether a task repeats, by itself or as a subtask of a repeating task.
    public func isRepeated(_ id: RecordID) -> Bool { series(over: id) != nil }

    /// The topmost repeating task among a task and its ancestors, whose schedule it follows. Nil if none repeats.
    func series(over id: RecordID) -> RecordID? {
        let root = TaskItem.root(of: id)
        var found = repeats(root) ? root : nil
        for parent in ancestorPath(from: root) {
            // A subtask of a single occurrence does not repeat with the others.
            if TaskItem.occurrence(parent) != nil { break }
            if repeats(parent) { found = parent }
        }
        return found
    }

    /// The scheduled day of an occurrence of a repeating task or of its subtask; nil if it is not known any more.
    public func scheduledDay(ofOccurrence id: RecordID) -> Day? {
        guard let key = TaskItem.occurrence(id)?.day else { return nil }
        guard let series = series(over: id).flatMap({ tasks[$0] }) else {
            // A task that no longer repeats does not say whether its keys are days or numbers. Those of the first years
            // are numbers.
            return (1...9999).contains(key.number) ? nil : key
        }
        guard case .afterDone? = series.repetition else { return key }
        return TaskSeries(series, in: self)?.day(of: key)
    }

    /// The subtasks of a task in manual order. Deleted ones are excluded.
    public func children(of id: RecordID) -> [TaskItem] {
        isLivingTask(id) ? children(of: id, besides: openingOfCircle(at: id)) : []
    }

    /// All subtasks of a task at every level, parents before children. Deleted ones are excluded.
    public func descendants(of id: RecordID) -> [TaskItem] {
        guard isLivingTask(id) else { return [] }
        var found: [TaskItem] = []
        // If a descendant is in a cycle, so are its ancestors, so looking up one opening is enough.
        let opening = openingOfCircle(at: id)
        var waiting = Array(children(of: id, besides: opening).reversed())
        while let task = waiting.popLast() {
            found.append(task)
            if tasks.hasRows(ownedBy: TaskItem.root(of: task.id), as: 1) || tasks.hasRows(ownedBy: task.id, as: 1) {
                waiting += children(of: task.id, besides: opening).reversed()
            }
        }
        return found
    }

    private func children(of id: RecordID, besides opening: RecordID?) -> [TaskItem] {
        var children = writtenChildren(of: id, besides: opening)
        if let (series, key) = TaskItem.occurrence(id) {
            children += writtenChildren(of: series, besides: opening).compactMap { child in
                TaskItem.id(of: child.id, on: key).map { occurrence($0, of: child, key) }
            }
        }
        return children.sortedByPosition()
    }

    private func writtenChildren(of id: RecordID, besides opening: RecordID?) -> [TaskItem] {
        tasks.rows(ownedBy: id, as: 1)
            .filter { $0.isAlive && $0.parent == id && $0.id != opening && !$0.isOccurrence }
    }

    /// The stored parent of a task that is not an occurrence, unless the parent was deleted.
    fileprivate func writtenParent(of id: RecordID) -> RecordID? {
        tasks[id]?.parent.flatMap { isLivingTask($0) ? $0 : nil }
    }

    private func isLivingTask(_ id: RecordID) -> Bool { tasks[TaskItem.root(of: id)]?.isAlive == true }

    fileprivate func repeats(_ id: RecordID) -> Bool { tasks[id].map { TaskSeries.repeats($0) } ?? false }

    /// The stored ancestors, up to the root or to where a cycle is broken.
    private func ancestorPath(from id: RecordID) -> [RecordID] {
        var path: [RecordID] = []
        var roots = [TaskItem.root(of: id)]
        var indices = [roots[0]: 0]
        while let parent = writtenParent(of: roots[roots.count - 1]) {
            let root = TaskItem.root(of: parent)
            if let start = indices[root] {
                return Array(path.prefix(Self.indexOfLowest(roots, from: start)))
            }
            indices[root] = roots.count
            roots.append(root)
            path.append(parent)
        }
        return path
    }

    /// The task at which the cycle containing `id` is broken; nil if it is in none.
    private func openingOfCircle(at id: RecordID) -> RecordID? {
        let root = TaskItem.root(of: id)
        var lowest = root
        var seen: Set<RecordID> = [root]
        var next = root
        while let parent = writtenParent(of: next) {
            next = TaskItem.root(of: parent)
            if next == root { return lowest }
            // A cycle further up, which does not contain this task.
            guard seen.insert(next).inserted else { return nil }
            lowest = min(lowest, next)
        }
        return nil
    }

    fileprivate static func indexOfLowest(_ ids: [RecordID], from start: Int) -> Int {
        var lowest = start
        for index in start..<ids.count where ids[index] < ids[lowest] { lowest = index }
        return lowest
    }
}

/// The ancestry of many tasks, with each path to the root walked only once.
struct TaskTree {
    /// The repeating task that a task follows, and whether the task has no parent.
    private struct Ancestry {
        var series: RecordID?
        var isTop: Bool
    }

    private let state: State
    private var cache: [RecordID: Ancestry] = [:]

    init(_ state: State) { self.state = state }

    /// The same as `State.series(over:)`.
    mutating func series(over id: RecordID) -> RecordID? { ancestry(of: id).series }

    /// Whether a task has no parent.
    mutating func isTop(_ id: RecordID) -> Bool { ancestry(of: id).isTop }

    private mutating func ancestry(of id: RecordID) -> Ancestry {
        if let found = cache[id] { return found }
        var path: [RecordID] = []
        var indices: [RecordID: Int] = [:]
        var above: Ancestry?
        var next: RecordID? = id
        while let task = next {
            if let found = cache[task] {
                above = found
                break
            }
            if let start = indices[task] {
                let lowest = State.indexOfLowest(path, from: start)
                settle(path[(lowest + 1)...] + path[start...lowest], below: nil)
                above = cache[task]
                path.removeSubrange(start...)
                break
            }
            indices[task] = path.count
            path.append(task)
            next = state.writtenParent(of: task)
            if let parent = next, TaskItem.occurrence(parent) != nil {
                // A subtask of a single occurrence does not repeat with the others. The occurrence's own ancestors do
                // not matter, except for a cycle.
                above = Ancestry(series: nil, isTop: false)
                if state.parent(of: task) == nil { above = nil }
                break
            }
        }
        settle(path[...], below: above)
        return cache[id] ?? Ancestry(series: nil, isTop: true)
    }

    /// Records the ancestry of a path in which each task's parent is the next one.
    private mutating func settle(_ path: ArraySlice<RecordID>, below above: Ancestry?) {
        var above = above
        for task in path.reversed() {
            let series = above?.series ?? (state.repeats(task) ? task : nil)
            above = Ancestry(series: series, isTop: above == nil)
            cache[task] = above
        }
    }
}
