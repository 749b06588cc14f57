import CivilTime
import Journal

extension State {
    /// The score of a habit; nil if the game is switched off. See `PointRules.score`.
    public func score(of history: HabitHistory) -> Int64? {
        settings.isGameOff ? nil : PointRules.score(of: history)
    }

    /// The points that a task earned or, while it is open, will earn if it is done today. Nil if there are none, or the game is
    /// switched off.
    public func points(of task: TaskItem, today: Day) -> Int64? {
        if settings.isGameOff { return nil }
        if task.status.isOpen {
            return PointRules.task(task.priority, isBeforeDue: task.dueDay.map { today <= $0 } ?? false)
        }
        guard task.status == .completed, let day = task.closedOn else { return nil }
        let entries = game(today: today).ledger.entries(on: day)
        let earned = entries.filter { $0.cause == .task(task.id) }.reduce(0) { $0 + $1.points }
        return earned > 0 ? earned : nil
    }
}
