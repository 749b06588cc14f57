import CivilTime
import DaybookCore
import Journal

/// The numbers by which people name tasks in a terminal, see `ShortNumbers`.
struct TaskNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) {
        let items = state.tasks.rows
        var known: [RecordID] = []
        known.reserveCapacity(items.count)
        for place in items.indices where items[place].isAlive && !items[place].isOccurrence {
            known.append(items[place].id)
        }
        numbers = ShortNumbers(known)
    }

    /// The number of a task; of a time of a repeated one, that one's.
    func number(of id: RecordID) -> String { numbers.number(of: TaskItem.root(of: id)) }

    /// The number of one time of a repeated task: "482/2026-12-01"; of what comes so long after it was done, "482/3".
    func number(ofTime task: TaskItem) -> String {
        guard let (_, key) = TaskItem.occurrence(task.id) else { return number(of: task.id) }
        if case .afterDone = task.repetition { return "\(number(of: task.id))/\(key.number)" }
        return "\(number(of: task.id))/\(key.text)"
    }

    /// Whether a task's digits begin with those that were typed.
    static func has(_ id: RecordID, _ typed: String) -> Bool { ShortNumbers.has(TaskItem.root(of: id), typed) }
}
