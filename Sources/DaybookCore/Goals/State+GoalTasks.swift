import CivilTime
import Journal

/// The tasks of each goal, collected in one pass over all tasks. Deleted tasks are excluded.
public struct GoalTasks: Sendable {
    private var tasks: [RecordID: [TaskItem]] = [:]

    init(_ table: Table<TaskItem>) {
        for task in table.rows {
            if let goal = task.goal, task.isAlive { tasks[goal, default: []].append(task) }
        }
        tasks = tasks.mapValues { $0.sortedByPosition() }
    }

    /// The tasks of one goal in manual order. A repeating task counts as one.
    public func of(_ goal: RecordID) -> [TaskItem] { tasks[goal] ?? [] }
}

extension State {
    /// The tasks of every goal.
    public var tasksByGoal: GoalTasks { GoalTasks(tasks) }

    /// The days on which a task was completed: at most one or, for a repeating task, one per completed occurrence.
    public func completionDays(of task: TaskItem) -> [Day] {
        let own: [Day] = task.status == .completed ? [task.closedOn ?? task.createdOn ?? .first] : []
        let times = tasks.rows(ownedBy: task.id).filter { $0.status == .completed }
        return own + times.map { $0.closedOn ?? task.createdOn ?? .first }
    }

    /// Whether a task is still open. A repeating task is open until its series ends.
    public func isOpen(_ task: TaskItem, today: Day) -> Bool {
        guard task.status.isOpen else { return false }
        guard let series = series(over: task.id).flatMap({ tasks[$0] }) else { return true }
        return TaskSeries(series, in: self)?.current(today: today, countsMissed: false) != nil
    }

    func openCount(of tasks: [TaskItem], today: Day) -> Int {
        tasks.count { isOpen($0, today: today) }
    }
}
