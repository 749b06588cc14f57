import CivilTime
import Journal

/// The parts of all series of repeating tasks that were split.
///
/// A part ends before the next one of its series begins, as two devices can have split a series at different occurrences.
/// Time is linear in the number of tasks.
struct SeriesParts: Sendable {
    /// A part of a series.
    struct Part: Sendable {
        let id: RecordID
        /// The day from which the part takes over: the one on which the series was split, or its first day if that is earlier.
        let start: Day
        /// Its first day.
        let dueDay: Day?
        /// The day on which the series was split; the first day of all for the part that it began with.
        let split: Day
    }

    /// The living parts by the task that their series began with, in order, unless there is only one.
    private var parts: [RecordID: [Part]] = [:]

    init(_ tasks: Table<TaskItem>) {
        for task in tasks.rows where task.isAlive && TaskItem.isContinuation(task.id) {
            guard let part = Part(task) else { continue }
            parts[TaskItem.first(of: task.id), default: []].append(part)
        }
        for first in parts.keys {
            if let task = tasks[first], task.isAlive, let part = Part(task) { parts[first]?.append(part) }
            parts[first]?.sort { ($0.start, $0.split) < ($1.start, $1.split) }
        }
    }

    /// The parts of a task's series in order; empty if it was never split.
    func all(with id: RecordID) -> [Part] { parts.isEmpty ? [] : parts[TaskItem.first(of: id)] ?? [] }

    /// The parts of a task's series that come after it, in order.
    func later(than id: RecordID) -> ArraySlice<Part> {
        let parts = all(with: id)
        guard let index = parts.firstIndex(where: { $0.id == id }) else { return [] }
        return parts[(index + 1)...]
    }
}

extension SeriesParts.Part {
    /// Nil if the task has no day.
    init?(_ task: TaskItem) {
        id = task.id
        dueDay = task.dueDay
        let day = TaskItem.isContinuation(task.id) ? Day(keyBytes: task.id) : nil
        // Of a task that repeats after completion it is a number.
        let isDay = day.map { !TaskItem.numbers.contains($0.number) } ?? false
        guard let start = [isDay ? day : nil, dueDay].compactMap({ $0 }).min() else { return nil }
        self.start = start
        split = day ?? .first
    }
}
