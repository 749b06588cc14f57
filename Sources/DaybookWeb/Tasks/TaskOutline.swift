import DaybookCore
import Journal

/// The subtasks in a list, by the task they are under.
struct TaskOutline: Sendable {
    private var parts: [RecordID: [TaskItem]] = [:]
    /// The number of subtasks.
    private(set) var count = 0

    /// A subtask with the tasks that it may be under, in a list.
    struct Subtask {
        let task: TaskItem
        /// As in `TaskList`.
        let index: Int
        let parent: RecordID
    }

    init() {}

    /// Puts subtasks under their parents as far as those are listed, too.
    ///
    /// - Parameters:
    ///   - ids: The listed tasks that are no subtasks.
    ///   - others: Receives the subtasks whose parents are not listed.
    init(_ subtasks: [Subtask], besides ids: some Sequence<RecordID>, others: (Subtask) -> Void) {
        guard !subtasks.isEmpty else { return }
        let parents = Set(subtasks.map { $0.parent })
        var listed: Set<RecordID> = []
        for id in ids where parents.contains(id) { listed.insert(id) }
        for subtask in subtasks where parents.contains(subtask.task.id) { listed.insert(subtask.task.id) }
        for subtask in subtasks {
            if listed.contains(subtask.parent) {
                parts[subtask.parent, default: []].append(subtask.task)
                count += 1
            } else {
                others(subtask)
            }
        }
        parts = parts.mapValues { $0.sortedByPosition() }
    }

    /// Calls `body` with the subtasks under a task in the person's order, each followed by its own, and the number of
    /// listed tasks above each, until it returns false. Does not recurse, as subtasks can be nested to any depth.
    func forEach(under id: RecordID, _ body: (_ task: TaskItem, _ depth: Int) -> Bool) {
        guard let first = parts[id] else { return }
        var waiting = first.reversed().map { ($0, 1) }
        while let (task, depth) = waiting.popLast() {
            guard body(task, depth) else { return }
            if let next = parts[task.id] { waiting += next.reversed().map { ($0, depth + 1) } }
        }
    }
}
