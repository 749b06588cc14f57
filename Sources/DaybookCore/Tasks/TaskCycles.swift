import Journal

/// The cycles of tasks that wait for each other. Time is linear in the number of dependencies.
struct TaskCycles: Sendable {
    /// The cycle, as a number, of each task that is in one with others.
    private var cycles: [RecordID: Int] = [:]

    /// Whether two tasks are in the same cycle.
    func contain(_ id: RecordID, with other: RecordID) -> Bool {
        guard !cycles.isEmpty, let cycle = cycles[id] else { return false }
        return cycle == cycles[other]
    }

    /// Finds the strongly connected components of more than one task.
    ///
    /// Source: Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972), with an explicit stack instead of
    /// recursion, as a chain can have any length.
    init(_ state: State) {
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
        for edge in state.taskBlockers.rows where edge.isAlive {
            guard let start = edge.task, numbers[start] == nil else { continue }
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
    }
}
