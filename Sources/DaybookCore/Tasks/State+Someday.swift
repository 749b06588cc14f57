import Journal

/// Tasks put off for someday, and their subtasks.
extension State {
    /// Whether an open task is put off for someday, by itself or with the task it is a subtask of. One that was started is not any
    /// more, as long as it is in progress, and its subtasks are not put off with it.
    public func isForSomeday(_ task: TaskItem) -> Bool {
        task.status.isOpen && task.status != .inProgress && (task.isSomeday || subtasksForSomeday.contains(task.id))
    }

    /// The open subtasks at every level of tasks put off for someday. One that was started or has a day of its own stays where its
    /// day puts it, with its own subtasks.
    var subtasksForSomeday: Set<RecordID> { taskRelations.subtasksForSomeday(of: self) }

    /// Linear in the number of tasks, whatever their depth.
    func findSubtasksForSomeday() -> Set<RecordID> {
        var found: Set<RecordID> = []
        var seen: Set<RecordID> = []
        for task in tasks.rows where task.isAlive && task.isSomeday && isForSomeday(alone: task) {
            var parents = [task.id]
            while let parent = parents.popLast() {
                guard seen.insert(parent).inserted, hasSubtasks(parent) else { continue }
                for subtask in children(of: parent) where !isScheduled(subtask) {
                    if subtask.status.isOpen { found.insert(subtask.id) }
                    parents.append(subtask.id)
                }
            }
        }
        return found
    }

    private func isForSomeday(alone task: TaskItem) -> Bool {
        task.status.isOpen && task.status != .inProgress && !isRepeated(task.id)
    }

    /// Whether a task was started, has a day of its own or repeats.
    private func isScheduled(_ task: TaskItem) -> Bool {
        task.status == .inProgress || task.dueDay != nil || task.startDay != nil || task.repetition != nil
    }
}
