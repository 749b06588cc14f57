import CivilTime
import DaybookCore
import Journal

/// The tasks of a journal as other programs represent them: all that are not deleted, in manual order. A repeating task
/// is one task that is due at its next occurrence, accompanied by those that were completed or cancelled.
public struct ExportedTasks {
    private let state: State
    private let waits: TaskDependencies
    /// The day from which repeating tasks continue.
    private let today: Day
    /// Whether the file is a plain list, which only has keys of its own.
    private let isList: Bool

    private init(_ state: State, from today: Day, isList: Bool) {
        self.state = state
        waits = TaskDependencies(state)
        self.today = today
        self.isList = isList
    }

    /// The tasks for a calendar.
    public static func tasks(of state: State, today: Day) -> [ImportedTask] {
        ExportedTasks(state, from: today, isList: false).tasks
    }

    /// The tasks for a plain list.
    public static func lines(of state: State, today: Day) -> [ImportedTask] {
        ExportedTasks(state, from: today, isList: true).tasks
    }

    private var tasks: [ImportedTask] {
        let rows = state.tasks.rows.filter { $0.isAlive }.sortedByPosition()
        var tasks: [ImportedTask] = []
        for row in rows {
            tasks.append(task(row))
            for time in state.closedOccurrences(of: row.id).reversed() where time.status != .skipped {
                tasks.append(self.time(time))
            }
        }
        return tasks
    }

    /// The identity of a task in a file: the key that another program gave it, or else its id. The format is that
    /// program's, as its lines were kept in `foreign`. A plain list accepts only its own keys.
    ///
    /// `ImportPlan` finds the tasks of Daybook's own files by it.
    private func identity(of task: TaskItem) -> ImportIdentity {
        // format:ordinal:key
        let parts = task.source.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        let format = parts.count == 3 ? String(parts[0]) : "daybook"
        let isNamed = parts.count == 3 && parts[1] == "1" && !parts[2].isEmpty
        let keepsName = isNamed && (!isList || format == TodoTxt.format)
        return ImportIdentity(format: format, key: keepsName ? String(parts[2]) : task.id.hex)
    }

    private func key(of task: TaskItem) -> String { identity(of: task).key }

    private func task(_ row: TaskItem) -> ImportedTask {
        var task = ImportedTask(identity: identity(of: row))
        fill(&task, from: row)
        task.repetition = row.repetition
        if let series = TaskSeries(row, in: state) {
            let next = series.current(today: today, countsMissed: false)
            if let next { task.dueDay = next.day }
            task.repetition = series.rest(from: next?.key ?? row.dueDay ?? .first)
        }
        // Those of a repeating task from another program keep their distance from its due day.
        let moved = task.dueDay.flatMap { due in row.dueDay.map { due.days(since: $0) } } ?? 0
        task.startDay = row.startDay?.advanced(by: moved)
        task.waitUntil = row.waitUntil?.advanced(by: moved)
        task.parentKey = state.parent(of: row.id).flatMap { state.tasks[$0] }.map { key(of: $0) }
        task.blockerKeys = waits.blockers(of: row.id).compactMap { state.tasks[$0].map { key(of: $0) } }
        task.links = state.links(of: row.id).map { $0.url }
        task.reminders = state.taskReminders(of: row.id).compactMap { $0.when }
        task.foreign = row.foreign
        return task
    }

    /// An occurrence of a repeating task, which other programs treat as a separate task.
    private func time(_ row: TaskItem) -> ImportedTask {
        var task = ImportedTask(identity: ImportIdentity(format: "daybook", key: row.id.hex))
        fill(&task, from: row)
        return task
    }

    private func fill(_ task: inout ImportedTask, from row: TaskItem) {
        task.title = row.title
        task.note = row.note
        task.priority = row.priority
        task.status = row.status
        task.dueDay = row.dueDay
        task.dueTime = row.dueDay == nil ? nil : row.dueTime
        task.createdOn = row.createdOn
        task.closedOn = row.closedOn
        task.estimate = row.estimate.flatMap { Int(exactly: $0) }
        task.tags = state.tags(of: row.id)
        task.category = state.category(row.category)?.name ?? ""
    }
}
