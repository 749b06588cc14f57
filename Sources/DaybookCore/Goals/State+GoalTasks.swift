import CivilTime
import Journal

/// The living tasks of each goal, found in one pass over all tasks.
public struct GoalTasks: Sendable {
    private var tasks: [RecordID: [TaskItem]] = [:]

    init(_ table: Table<TaskItem>) {
        for place in table.rows.indices {
            // Only what is needed is read: copying whole tasks is most of the work otherwise.
            guard let goal = table.rows[place].goal, table.rows[place].isAlive else { continue }
            tasks[goal, default: []].append(table.rows[place])
        }
        for goal in tasks.keys { tasks[goal]?.sort { ($0.position, $0.id) < ($1.position, $1.id) } }
    }

    /// Those of one goal, in the order made by hand; a repeated task is one.
    public func of(_ goal: RecordID) -> [TaskItem] { tasks[goal] ?? [] }
}

extension State {
    /// The tasks of all goals.
    public var tasksOfGoals: GoalTasks { GoalTasks(tasks) }

    /// The days on which a task was completed: one at most or, for a task that comes again, one for each time.
    public func completionDays(of task: TaskItem) -> [Day] {
        let own: [Day] = task.status == .completed ? [task.closedOn ?? task.createdOn ?? .first] : []
        let times = tasks.rows(ownedBy: task.id).filter { $0.status == .completed }
        return own + times.map { $0.closedOn ?? task.createdOn ?? .first }
    }

    /// Whether there is still something to do for a task; for one that comes again, whether it has not ended.
    public func isOpen(_ task: TaskItem, today: Day) -> Bool {
        guard task.status.isOpen else { return false }
        guard let series = series(over: task.id).flatMap({ tasks[$0] }) else { return true }
        return TaskSeries(series, in: self)?.current(today: today) != nil
    }

    func openCount(of tasks: [TaskItem], today: Day) -> Int {
        tasks.count { isOpen($0, today: today) }
    }
}
