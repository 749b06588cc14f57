import CivilTime
import Journal

/// Wholes and their parts.
///
/// What is a part of a repeated task is, at one of its times, a part of that time; other tasks can be parts of one time
/// alone. Where devices that were apart have made a circle of parts, the task of the least id in it is a part of none,
/// on every device alike.
extension State {
    /// Whether anything was ever written to be a part of a task or, for a time of a repeated one, of that.
    public func hasParts(_ id: RecordID) -> Bool {
        tasks.hasRows(ownedBy: id, as: 1)
            || TaskItem.occurrence(id).map { tasks.hasRows(ownedBy: $0.series, as: 1) } ?? false
    }

    /// The task a task is a part of.
    public func parent(of id: RecordID) -> RecordID? { ancestors(of: id).first }

    /// The task that a task is a part of, and the one that that is a part of, and so on up.
    public func ancestors(of id: RecordID) -> [RecordID] {
        var path = ancestorPath(from: id)
        var key = TaskItem.occurrence(id)?.day
        guard key != nil || path.contains(where: { TaskItem.occurrence($0) != nil }) else { return path }
        // Of a time the wholes are times too, up to the repeated task that all of them come with.
        var comesAgain = false
        var isTime = path.map { _ in false }
        for place in path.indices.reversed() {
            comesAgain = TaskItem.occurrence(path[place]) == nil && (comesAgain || repeats(path[place]))
            isTime[place] = comesAgain
        }
        for place in path.indices {
            if let time = TaskItem.occurrence(path[place]) {
                key = time.day
            } else if isTime[place], let day = key, let time = TaskItem.id(of: path[place], on: day) {
                path[place] = time
            }
        }
        return path
    }

    /// Whether a task comes again, by itself or as a part of one that does.
    public func isRepeated(_ id: RecordID) -> Bool { series(over: id) != nil }

    /// The repeated task whose times a task comes with: the uppermost one of it and its wholes; nil if none of them is.
    func series(over id: RecordID) -> RecordID? {
        let root = TaskItem.root(of: id)
        var found = repeats(root) ? root : nil
        for parent in ancestorPath(from: root) {
            // A part of one time alone does not come again with the others.
            if TaskItem.occurrence(parent) != nil { break }
            if repeats(parent) { found = parent }
        }
        return found
    }

    /// The living parts of a task, in the order made by hand.
    public func children(of id: RecordID) -> [TaskItem] {
        isLivingTask(id) ? children(of: id, besides: openingOfCircle(at: id)) : []
    }

    /// All living parts of a task and theirs, each before its own.
    public func descendants(of id: RecordID) -> [TaskItem] {
        guard isLivingTask(id) else { return [] }
        var found: [TaskItem] = []
        // Whatever circle a part is in, its wholes are in too: one look is enough for all of them.
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
        return children.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    private func writtenChildren(of id: RecordID, besides opening: RecordID?) -> [TaskItem] {
        tasks.rows(ownedBy: id, as: 1)
            .filter { $0.isAlive && $0.parent == id && $0.id != opening && !$0.isOccurrence }
    }

    /// The parent as written, of a task that is no time, if it was not deleted.
    fileprivate func writtenParent(of id: RecordID) -> RecordID? {
        tasks[id]?.parent.flatMap { isLivingTask($0) ? $0 : nil }
    }

    private func isLivingTask(_ id: RecordID) -> Bool { tasks[TaskItem.root(of: id)]?.isAlive == true }

    fileprivate func repeats(_ id: RecordID) -> Bool { tasks[id].map { TaskSeries.repeats($0) } ?? false }

    /// The parents as written, up to the last or to where a circle is opened.
    private func ancestorPath(from id: RecordID) -> [RecordID] {
        var path: [RecordID] = []
        var roots = [TaskItem.root(of: id)]
        var places = [roots[0]: 0]
        while let parent = writtenParent(of: roots[roots.count - 1]) {
            let root = TaskItem.root(of: parent)
            if let start = places[root] {
                return Array(path.prefix(Self.placeOfLeast(roots, from: start)))
            }
            places[root] = roots.count
            roots.append(root)
            path.append(parent)
        }
        return path
    }

    /// Where the circle that a task is in is opened; nil for a task that is in none.
    private func openingOfCircle(at id: RecordID) -> RecordID? {
        let root = TaskItem.root(of: id)
        var least = root
        var seen: Set<RecordID> = [root]
        var next = root
        while let parent = writtenParent(of: next) {
            next = TaskItem.root(of: parent)
            if next == root { return least }
            // A circle further up, of which this one is no part.
            guard seen.insert(next).inserted else { return nil }
            least = min(least, next)
        }
        return nil
    }

    fileprivate static func placeOfLeast(_ ids: [RecordID], from start: Int) -> Int {
        var least = start
        for place in start..<ids.count where ids[place] < ids[least] { least = place }
        return least
    }
}

/// Where many tasks belong, with each way up gone once.
struct TaskTree {
    /// What is known of a task: the repeated task that it comes with, and whether it is a part of none.
    private struct Ancestry {
        var series: RecordID?
        var isTop: Bool
    }

    private let state: State
    private var known: [RecordID: Ancestry] = [:]

    init(_ state: State) { self.state = state }

    /// The same as `State.series(over:)`.
    mutating func series(over id: RecordID) -> RecordID? { ancestry(of: id).series }

    /// Whether a task is a part of none.
    mutating func isTop(_ id: RecordID) -> Bool { ancestry(of: id).isTop }

    private mutating func ancestry(of id: RecordID) -> Ancestry {
        if let found = known[id] { return found }
        var path: [RecordID] = []
        var places: [RecordID: Int] = [:]
        var above: Ancestry?
        var next: RecordID? = id
        while let task = next {
            if let found = known[task] {
                above = found
                break
            }
            if let start = places[task] {
                let least = State.placeOfLeast(path, from: start)
                settle(path[(least + 1)...] + path[start...least], below: nil)
                above = known[task]
                path.removeSubrange(start...)
                break
            }
            places[task] = path.count
            path.append(task)
            next = state.writtenParent(of: task)
            if let parent = next, TaskItem.occurrence(parent) != nil {
                // A part of one time comes with no others. What that time is a part of makes it no whole of its own,
                // but for a circle.
                above = Ancestry(series: nil, isTop: false)
                if state.parent(of: task) == nil { above = nil }
                break
            }
        }
        settle(path[...], below: above)
        return known[id] ?? Ancestry(series: nil, isTop: true)
    }

    /// Takes tasks in, each a part of the next one.
    private mutating func settle(_ path: ArraySlice<RecordID>, below above: Ancestry?) {
        var above = above
        for task in path.reversed() {
            let series = above?.series ?? (state.repeats(task) ? task : nil)
            above = Ancestry(series: series, isTop: above == nil)
            known[task] = above
        }
    }
}
