import Journal

/// The parents of all tasks, computed in one pass over them.
///
/// Time is linear in the number of tasks, and nothing recurses, as a chain of subtasks can have any length.
struct TaskTree: Sendable {
    /// The tasks at which cycles of parents are broken: of each, the one with the lowest id.
    private var openings: Set<RecordID> = []
    /// The series that each task follows which is in one.
    private var series: [RecordID: RecordID] = [:]

    /// Whether a cycle of parents is broken at a task, which thus has no parent. An occurrence is in no cycle of its own.
    func breaksCycle(at id: RecordID) -> Bool { !openings.isEmpty && openings.contains(id) }

    /// The topmost repeating task among a task and its ancestors, whose schedule it follows. Nil if none repeats.
    func series(over id: RecordID) -> RecordID? { series.isEmpty ? nil : series[TaskItem.root(of: id)] }

    init(_ tasks: Table<TaskItem>) {
        let rows = tasks.rows
        /// The row of each task's parent, or of the series that its parent is an occurrence of; −1 for none.
        var parents = [Int](repeating: -1, count: rows.count)
        var belongsToOccurrence = [Bool](repeating: false, count: rows.count)
        var repeating: [Int] = []
        for index in rows.indices {
            let task = rows[index]
            guard task.has(.parent) || task.has(.repetition), !task.isOccurrence else { continue }
            if task.has(.repetition), TaskSeries.repeats(task) { repeating.append(index) }
            guard let parent = task.parent, let above = tasks.index(of: TaskItem.root(of: parent)),
                rows[above].isAlive
            else { continue }
            parents[index] = above
            belongsToOccurrence[index] = TaskItem.occurrence(parent) != nil
        }
        breakCycles(of: &parents) { rows[$0].id }
        findSeries(repeating, parents, belongsToOccurrence) { rows[$0].id }
    }

    /// Removes the parent of one task of each cycle.
    private mutating func breakCycles(of parents: inout [Int], _ id: (Int) -> RecordID) {
        /// The walk that came to each row first, from 1; 0 for none yet.
        var walks = [Int](repeating: 0, count: parents.count)
        var walk = 0
        for start in parents.indices where parents[start] >= 0 && walks[start] == 0 {
            walk += 1
            var row = start
            while row >= 0, walks[row] == 0 {
                walks[row] = walk
                row = parents[row]
            }
            // It ended at a root, or came to where another had been, which broke the cycle if there was one.
            guard row >= 0, walks[row] == walk else { continue }
            var lowest = row
            var next = parents[row]
            while next != row {
                if id(next) < id(lowest) { lowest = next }
                next = parents[next]
            }
            openings.insert(id(lowest))
            parents[lowest] = -1
        }
    }

    /// A task follows the series of its parent. A subtask of a single occurrence does not repeat with the others.
    private mutating func findSeries(
        _ repeating: [Int], _ parents: [Int], _ belongsToOccurrence: [Bool], _ id: (Int) -> RecordID
    ) {
        guard !repeating.isEmpty else { return }
        /// The row of the series of each row; −1 for none, −2 while unknown.
        var found = [Int](repeating: -2, count: parents.count)
        var repeats = [Bool](repeating: false, count: parents.count)
        for row in repeating { repeats[row] = true }
        for start in parents.indices where found[start] == -2 {
            var path: [Int] = []
            var row = start
            while found[row] == -2 {
                path.append(row)
                guard parents[row] >= 0, !belongsToOccurrence[row] else { break }
                row = parents[row]
            }
            var above = max(found[row], -1)
            while let row = path.popLast() {
                if above < 0, repeats[row] { above = row }
                found[row] = above
                if above >= 0 { series[id(row)] = id(above) }
            }
        }
    }
}
