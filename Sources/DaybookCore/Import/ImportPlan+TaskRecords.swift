import CivilTime
import Journal

extension ImportPlanner {
    /// Adds the tasks of a Daybook export with everything that belongs to them, under their own ids.
    mutating func add(tasksOf journal: ImportedJournal, categories: [RecordID: RecordID], today: Day) {
        var tasks = ExistingTasks()
        for original in journal[TaskItem.self] where take(original.id, of: TaskItem.table) {
            if let series = TaskItem.occurrence(original.id)?.series {
                guard tasks.existing.contains(series) else { continue }
                if state.tasks[original.id] == nil || tasks.new.contains(series) { add(time: original) }
            } else if let importStatus = add(original, categories: categories, today: today) {
                tasks.existing.insert(original.id)
                if importStatus == .new { tasks.new.insert(original.id) }
            }
        }
        add(journal[TaskTag.self], over: state.taskTags, of: tasks) { ($0.task, $0.life) }
        add(journal[TaskBlocker.self], over: state.taskBlockers, of: tasks) { ($0.task, $0.life) }
        add(journal[TaskLink.self], over: state.taskLinks, of: tasks) { ($0.task, $0.life) }
        add(journal[TaskReminder.self], over: state.taskReminders, of: tasks) { ($0.task, $0.life) }
        add(journal[TaskSession.self], over: state.taskSessions, of: tasks) { ($0.task, $0.life) }
    }

    /// Adds the parts of imported tasks. `reading` returns the task a row belongs to, and the row's `life`.
    private mutating func add<Row: TableRow>(
        _ rows: [Row], over table: Table<Row>, of tasks: ExistingTasks, reading: (Row) -> (task: RecordID?, life: Int64)
    ) {
        for row in rows {
            let current = table[row.id]
            guard tasks.isMissing(partOf: reading(row).task, life: current.map { reading($0).life }),
                take(row.id, of: Row.table)
            else { continue }
            write(row, row.id, over: current)
        }
    }

    /// Adds a task unless it exists. Returns its status before the import, or nil if it stays deleted.
    private mutating func add(
        _ original: TaskItem, categories: [RecordID: RecordID], today: Day
    ) -> ImportStatus? {
        let current = state.tasks[original.id]
        let importStatus = taskStatus(of: original.id)
        plan.tasks.append(
            PlannedTask(
                id: original.id, title: current?.title ?? original.title, status: original.status,
                dueDay: original.dueDay,
                repetition: original.repetition, importStatus: importStatus))
        switch importStatus {
        case .existing: break
        case .deleted: return nil
        case .restored: restore(original.id)
        case .new:
            var task = original
            task.category = task.category.flatMap { categories[$0] }
            task.createdOn = task.createdOn ?? today
            write(task, task.id, over: current)
        }
        return importStatus
    }

    /// Writes an occurrence of a repeating task, which has no `life` of its own.
    private mutating func add(time: TaskItem) {
        plan.changes += fitted(time).changes.filter { $0.field != "life" }
    }
}

/// The tasks of an export that exist after the import.
private struct ExistingTasks {
    var existing: Set<RecordID> = []
    /// The added ones, including those whose creation was undone.
    var new: Set<RecordID> = []

    /// Whether to add a part of a task: one that never existed, or one undone together with its task. Parts the person
    /// deleted stay deleted.
    func isMissing(partOf task: RecordID?, life: Int64?) -> Bool {
        guard let task else { return false }
        let root = TaskItem.root(of: task)
        let life = life ?? 0
        return existing.contains(root) && (life == 0 || life & 1 == 0 && new.contains(root))
    }
}
