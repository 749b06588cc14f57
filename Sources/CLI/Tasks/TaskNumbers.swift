import CivilTime
import DaybookCore
import Journal

/// Short numbers of tasks in the terminal; see `ShortNumbers`.
struct TaskNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) {
        numbers = ShortNumbers(Self.roots(state))
    }

    private static func roots(_ state: State) -> [RecordID] {
        let items = state.tasks.rows
        var ids: [RecordID] = []
        ids.reserveCapacity(items.count)
        for index in items.indices where items[index].isAlive && !items[index].isOccurrence {
            ids.append(items[index].id)
        }
        return ids
    }

    /// The number of a single task, without sorting those of the others.
    static func number(of id: RecordID, in state: State) -> String {
        ShortNumbers.number(of: TaskItem.root(of: id), among: roots(state))
    }

    /// The number of a task. An occurrence has that of its series.
    func number(of id: RecordID) -> String { numbers.number(of: TaskItem.root(of: id)) }

    /// The number of an occurrence: "482/2026-12-01", or "482/3" if the task repeats after completion.
    func number(ofTime task: TaskItem) -> String {
        guard let (_, key) = TaskItem.occurrence(task.id) else { return number(of: task.id) }
        if case .afterDone = task.repetition { return "\(number(of: task.id))/\(key.number)" }
        return "\(number(of: task.id))/\(key.text)"
    }

    /// Whether a task's number starts with the typed digits.
    static func has(_ id: RecordID, _ typed: String) -> Bool { ShortNumbers.has(TaskItem.root(of: id), typed) }
}
