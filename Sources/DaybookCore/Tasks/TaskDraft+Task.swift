import CivilTime
import Journal

extension TaskDraft {
    /// Creates a draft for editing a stored task.
    public init(_ task: TaskItem, in state: State) {
        self.init(title: task.title)
        let root = TaskItem.root(of: task.id)
        note = task.note
        priority = task.priority
        dueDay = task.dueDay
        dueTime = task.dueDay == nil ? nil : task.dueTime
        startDay = task.startDay
        waitUntil = task.waitUntil
        estimate = task.estimate.map { Int(clamping: $0) }
        category = state.category(task.category).map { .existing($0.id) } ?? .none
        goal = task.goal
        parent = state.parent(of: root)
        repetition = task.repetition
        copyRelations(of: root, in: state)
    }

    /// Copies the tags, blockers, links and reminders of a task.
    mutating func copyRelations(of root: RecordID, in state: State) {
        tags = state.tags(of: root)
        blockers = state.blockers(of: root)
        links = state.links(of: root).map { TaskLinkDraft(url: $0.url, title: $0.title) }
        reminders = state.taskReminders(of: root).compactMap { $0.when.map { TaskReminderDraft($0) } }
    }
}
