import Journal

/// The parents of the new tasks of an import, with limited depth and without cycles.
///
/// A task that would have more than `TaskLimits.ancestors` tasks above it comes under the lowest of them that may have
/// subtasks. Of a cycle, the first task in the file has no parent. Time is linear in the number of tasks, and nothing
/// recurses.
struct ImportedParents {
    private let state: State
    private(set) var parents: [RecordID: RecordID] = [:]
    /// The number of tasks that got another parent than in the file, or none.
    private(set) var movedCount = 0
    /// The number of tasks above each task that was looked at.
    private var depths: [RecordID: Int] = [:]
    /// For each task that may not have subtasks, the lowest one above it that may.
    private var lowestWithRoom: [RecordID: RecordID] = [:]

    /// - Parameter tasks: The new tasks in file order, with the parents they have in the file.
    init(_ tasks: [(id: RecordID, parent: RecordID?)], in state: State) {
        self.state = state
        var order: [RecordID: Int] = [:]
        for (index, task) in tasks.enumerated() {
            order[task.id] = index
            parents[task.id] = task.parent
        }
        for task in tasks where depths[task.id] == nil { place(task.id, order) }
    }

    /// Places a task below those above it, which are placed first.
    private mutating func place(_ id: RecordID, _ order: [RecordID: Int]) {
        var path: [RecordID] = []
        var indices: [RecordID: Int] = [:]
        var next: RecordID? = id
        while let task = next, depths[task] == nil, order[task] != nil {
            if let start = indices[task] {
                // A cycle: begin anew from its first task, which is at the top.
                let first = path[start...].min { order[$0] ?? 0 < order[$1] ?? 0 } ?? task
                parents[first] = nil
                depths[first] = 0
                movedCount += 1
                next = id
                (path, indices) = ([], [:])
                continue
            }
            indices[task] = path.count
            path.append(task)
            next = parents[task]
        }
        for task in path.reversed() where depths[task] == nil { settle(task) }
    }

    /// Finds the depth of a task whose parent is placed.
    private mutating func settle(_ task: RecordID) {
        guard let parent = parents[task] else {
            depths[task] = 0
            return
        }
        if depth(of: parent) >= TaskLimits.ancestors {
            parents[task] = lowestWithRoom[parent]
            movedCount += 1
        }
        setDepth(of: task, under: parents[task])
    }

    /// The number of tasks above one that is placed or in the journal.
    private mutating func depth(of id: RecordID) -> Int {
        var path: [RecordID] = []
        var next: RecordID? = id
        while let task = next, depths[task] == nil {
            path.append(task)
            next = state.parent(of: task)
        }
        for task in path.reversed() { setDepth(of: task, under: state.parent(of: task)) }
        return depths[id] ?? 0
    }

    private mutating func setDepth(of task: RecordID, under parent: RecordID?) {
        let depth = parent.map { (depths[$0] ?? 0) + 1 } ?? 0
        depths[task] = depth
        if depth >= TaskLimits.ancestors {
            lowestWithRoom[task] = depth == TaskLimits.ancestors ? parent : parent.flatMap { lowestWithRoom[$0] }
        }
    }
}
