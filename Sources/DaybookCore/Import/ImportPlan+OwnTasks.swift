import CivilTime
import Journal

extension ImportPlanner {
    /// Adds the tasks of Daybook's own export with all that belongs to them, each record with its id.
    mutating func take(tasksOf journal: ImportedJournal, categories: [RecordID: RecordID], today: Day) {
        var standing: Set<RecordID> = []
        for original in journal.tasks {
            guard taken.insert(original.id).inserted else { continue }
            if let series = TaskItem.occurrence(original.id)?.series {
                if standing.contains(series), state.tasks.items[original.id] == nil { take(time: original) }
            } else if take(original, categories: categories, today: today) {
                standing.insert(original.id)
            }
        }
        for tag in journal.taskTags where tag.task.map({ standing.contains($0) }) ?? false {
            take(tag, over: state.tasks.tags[tag.id], life: state.tasks.tags[tag.id]?.life)
        }
        for edge in journal.taskBlockers where edge.task.map({ standing.contains($0) }) ?? false {
            take(edge, over: state.tasks.blockers[edge.id], life: state.tasks.blockers[edge.id]?.life)
        }
        for link in journal.taskLinks where link.task.map({ standing.contains($0) }) ?? false {
            take(link, over: state.tasks.links[link.id], life: state.tasks.links[link.id]?.life)
        }
        for reminder in journal.taskReminders where reminder.task.map({ standing.contains($0) }) ?? false {
            take(reminder, over: state.tasks.reminders[reminder.id], life: state.tasks.reminders[reminder.id]?.life)
        }
        for session in journal.taskSessions {
            guard let task = session.task, standing.contains(TaskItem.occurrence(task)?.series ?? task) else {
                continue
            }
            take(session, over: state.tasks.sessions[session.id], life: state.tasks.sessions[session.id]?.life)
        }
    }

    /// Whether the task is here then: known, or coming in.
    private mutating func take(_ original: TaskItem, categories: [RecordID: RecordID], today: Day) -> Bool {
        let here = state.tasks.items[original.id]
        let standing = taskStanding(of: original.id)
        plan.tasks.append(
            PlannedTask(
                id: original.id, title: here?.title ?? original.title, status: original.status, dueDay: original.dueDay,
                repetition: original.repetition, standing: standing))
        switch standing {
        case .known: return true
        case .deleted: return false
        case .broughtBack: bringBack(original.id)
        case .new:
            var task = original
            task.title = fitted(PlainText.line(task.title), TaskLimits.title.upperBound)
            task.note = fitted(PlainText.lines(task.note), TaskLimits.note)
            task.category = task.category.flatMap { categories[$0] }
            task.createdOn = task.createdOn ?? today
            write(task, task.id, over: here)
        }
        return true
    }

    /// What is written of one time of a repeated task; it has no life of its own.
    private mutating func take(time: TaskItem) {
        for field in TaskItem.fields where field.rule != .life && field.read(time) != .null {
            plan.changes.append(Change(TaskItem.table, time.id, field.name, field.read(time)))
        }
    }

    /// What was never here, or an undo took; what a person deleted here stays deleted.
    private mutating func take<Row: TableRow>(_ row: Row, over here: Row?, life: Int64?) {
        guard taken.insert(row.id).inserted, (life ?? 0) == 0 else { return }
        write(row, row.id, over: here)
    }
}
