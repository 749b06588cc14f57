import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// An action on tasks in a sentence.
    func description(_ action: TaskAction, _ changes: [Change], in state: State, today: Day) -> String {
        let tasks = state.tasks(of: changes)
        let title = state.title(ofTasksIn: changes)
        return switch action {
        case .addTask:
            tasks.count > 1
                ? tasksAdded(tasks.count)
                : taskAdded(title, due(of: state.tasks.rows(of: changes).first, in: state, today))
        case .logTask: taskLogged(title)
        case .editTask: wasSaved(title)
        case .completeTask: taskDone(title)
        case .reopenTask: taskReopened(title)
        case .cancelTask: taskCancelled(title)
        case .skipTask: taskSkipped(title)
        case .startTask: taskStarted(title, stopping: state.titlesOfStoppedTasks(in: changes))
        case .stopTask: taskStopped(title)
        case .spendTime: timeWasLogged(title)
        case .deleteSession: sessionDeleted(title)
        case .deleteTasks:
            if let subtasks = state.subtasksDeleted(by: changes) {
                taskDeleted(title, withSubtasks: subtasks, shown: 3)
            } else {
                tasksDeleted(tasks.count)
            }
        case .moveTask: orderSaved
        case .changeTasks:
            if tasks.count == 1, state.tasks.rows(of: changes).first?.isSomeday ?? false,
                changes.contains(where: { $0.field == "waitUntil" })
            {
                taskPutOff(title)
            } else if tasks.count == 1, changes.contains(where: { $0.field == "dueDay" }) {
                taskRescheduled(title, to: state.tasks.rows(of: changes).first?.dueDay)
            } else if tasks.count == 1 {
                wasSaved(title)
            } else {
                tasks.isEmpty ? tasksChanged : tasksChanged(tasks.count)
            }
        }
    }
}

extension Words {
    /// The due date and time of an added task and how it repeats; empty without a date.
    private func due(of task: TaskItem?, in state: State, _ today: Day) -> [String] {
        guard let task, let day = task.dueDay else { return [] }
        let repetition = task.repetition.map { self.repetition($0, from: day) }
        let name = near(day, task.dueTime, to: today, dayEndsAt: state.settings.dayEndsAt)
        return [at(task.dueTime?.text, name)] + [repetition].compactMap { $0 }
    }
}

extension State {
    /// The distinct tasks that the changes are about, deleted or not, in order of the changes.
    fileprivate func tasks(of changes: [Change]) -> [RecordID] {
        var seen: Set<RecordID> = []
        return changes.compactMap { task(of: $0) }.filter { seen.insert($0).inserted }
    }

    /// The title of the first task that the changes are about; empty if there is none.
    func title(ofTasksIn changes: [Change]) -> String {
        tasks.rows(of: changes).lazy.map { $0.title }.first { !$0.isEmpty }
            ?? tasks(of: changes).first.flatMap { title(ofTask: $0) } ?? ""
    }

    /// The titles of the tasks whose timers stopped as that of another was started.
    fileprivate func titlesOfStoppedTasks(in changes: [Change]) -> [String] {
        let ends = changes.filter { $0.table == TaskSession.table && $0.field == "end" }
        let sessions = taskSessions.rows(of: ends).filter { !$0.isRunning }
        return tasks(of: ends).filter { id in task(id) != nil && sessions.contains { $0.task == id } }
            .compactMap { title(ofTask: $0) }
    }

    /// The titles of the subtasks that were deleted with a task; nil if the changes are about several tasks.
    fileprivate func subtasksDeleted(by changes: [Change]) -> [String]? {
        let deleted = self.tasks(of: changes)
        guard let first = deleted.first else { return [] }
        func stamp(_ id: RecordID) -> Stamp { self.stamp(of: Change(TaskItem.table, id, "life", .null)) }
        // The changes name all of them, unless they are those of a message about one record.
        let named = Set(deleted)
        let rows = tasks.rows
        var family: Set<RecordID> = [TaskItem.root(of: first)]
        var parts: [Int] = []
        var waiting = Array(family)
        while let parent = waiting.popLast() {
            for index in tasks.indices(ownedBy: parent, as: 1) {
                let task = rows[index]
                guard task.parent == parent, named.contains(task.id) || !task.isAlive && stamp(task.id) == stamp(first),
                    family.insert(task.id).inserted
                else { continue }
                parts.append(index)
                waiting.append(task.id)
            }
        }
        let titles = parts.sorted().map { rows[$0].title }
        return deleted.allSatisfy { family.contains($0) } ? titles : nil
    }

    private func task(of change: Change) -> RecordID? {
        switch change.table {
        case TaskItem.table: change.record
        case TaskTag.table: TaskTag(id: change.record).task
        case TaskBlocker.table: TaskBlocker(id: change.record).task
        case TaskSession.table: taskSessions.rows(of: [change]).first?.task
        case TaskLink.table: taskLinks.rows(of: [change]).first?.task
        case TaskReminder.table: taskReminders.rows(of: [change]).first?.task
        default: nil
        }
    }

    /// The title of a task, deleted or not; for an occurrence without a title of its own, that of the repeating task.
    fileprivate func title(ofTask id: RecordID) -> String? {
        if let own = tasks[id]?.title, !own.isEmpty { return own }
        return tasks[TaskItem.root(of: id)]?.title
    }
}
