import CivilTime
import DaybookCore
import Journal

/// The tasks of a journal as other programs' files have them.
public enum ExportedTasks {
    /// Every task that was not deleted, a repeated one as the one it is and each of its times that was completed or
    /// cancelled beside it; in the order made by hand.
    public static func tasks(of state: State) -> [ImportedTask] {
        var rows = state.tasks.items.rows.filter { $0.isAlive }
        rows.sort { ($0.position, $0.id) < ($1.position, $1.id) }
        let waits = TaskWaits(state)
        var tasks: [ImportedTask] = []
        for row in rows {
            tasks.append(task(row, waits, state))
            for time in state.closedTimes(of: row.id).reversed() where time.status != .skipped {
                tasks.append(self.time(time, state))
            }
        }
        return tasks
    }

    /// What names a task in a file: the name that another program gave it or, without one, its id. The format is that
    /// program's, in whose words what Daybook has no field for was kept.
    static func identity(of task: TaskItem) -> ImportIdentity {
        // format:ordinal:key
        let parts = task.source.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        let isNamed = parts.count == 3 && parts[1] == "1" && !parts[2].isEmpty
        return ImportIdentity(
            format: parts.count == 3 ? String(parts[0]) : "daybook", key: isNamed ? String(parts[2]) : task.id.hex)
    }

    private static func key(of task: TaskItem) -> String { identity(of: task).key }

    private static func task(_ row: TaskItem, _ waits: TaskWaits, _ state: State) -> ImportedTask {
        var task = ImportedTask(identity: identity(of: row))
        fill(&task, from: row, state)
        task.repetition = row.repetition
        task.startDay = row.startDay
        task.waitUntil = row.waitUntil
        task.parentKey = state.parent(of: row.id).flatMap { state.tasks.items[$0] }.map { key(of: $0) }
        task.blockerKeys = waits.blockers(of: row.id).compactMap { state.tasks.items[$0].map { key(of: $0) } }
        task.links = state.links(of: row.id).map { $0.url }
        task.reminders = state.taskReminders(of: row.id).compactMap { $0.when }
        task.foreign = row.foreign
        return task
    }

    /// One time of a repeated task, which other programs know as a task of its own.
    private static func time(_ row: TaskItem, _ state: State) -> ImportedTask {
        var task = ImportedTask(identity: ImportIdentity(format: "daybook", key: row.id.hex))
        fill(&task, from: row, state)
        return task
    }

    private static func fill(_ task: inout ImportedTask, from row: TaskItem, _ state: State) {
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
