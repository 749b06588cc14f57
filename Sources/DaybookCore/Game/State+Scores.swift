import CivilTime
import Journal

extension State {
    /// The score of a habit; nil if the game is switched off. See `PointRules.score`.
    public func score(of history: HabitHistory) -> Int64? {
        settings.isGameOff ? nil : PointRules.score(of: history)
    }

    /// The points that a task earned or, while it is open, will earn if it is done today. Nil if there are none, or the game is
    /// switched off.
    public func points(of task: TaskItem, today: Day) -> Int64? { points(of: [task], today: today)[task.id] }

    /// The same of several tasks, by id, of which the ledger is read only once.
    public func points(of tasks: [TaskItem], today: Day) -> [RecordID: Int64] {
        if settings.isGameOff { return [:] }
        var points: [RecordID: Int64] = [:]
        for task in tasks where task.status.isOpen {
            points[task.id] = PointRules.task(task.priority, isBeforeDue: task.dueDay.map { today <= $0 } ?? false)
        }
        let completed = tasks.filter { $0.status == .completed }
        let days = completed.compactMap { $0.closedOn }
        guard let first = days.min(), let last = days.max() else { return points }
        let wanted = Set(completed.map { $0.id })
        for entry in game(today: today).ledger.entries(in: first...last) {
            guard case .task(let id) = entry.cause, wanted.contains(id), entry.points > 0 else { continue }
            points[id, default: 0] += entry.points
        }
        return points
    }
}
