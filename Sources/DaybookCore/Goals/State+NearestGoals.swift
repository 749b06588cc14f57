import CivilTime
import Journal

extension State {
    /// The few open goals whose deadlines are nearest, as Today shows them. Those without one come last; among equals the person's
    /// order decides. None while goals are off.
    ///
    /// - Parameters:
    ///   - category: The category whose goals are shown; nil for all.
    ///   - days: The days within which the deadline is; nil for any, or none.
    public func nearestGoals(
        today: Day, category: RecordID? = nil, due days: ClosedRange<Day>? = nil, count: Int = 3
    ) -> [(goal: Goal, status: GoalStatus)] {
        if settings.hides(.goals) { return [] }
        let goals = livingGoals.filter { goal in
            guard !goal.isArchived, category == nil || goal.category == category else { return false }
            return days.map { days in goal.deadline.map { days.contains($0) } ?? false } ?? true
        }
        guard !goals.isEmpty else { return [] }
        let tasks = tasksByGoal
        let sorted = goals.enumerated().sorted {
            ($0.element.deadline ?? .last, $0.offset) < ($1.element.deadline ?? .last, $1.offset)
        }
        var nearest: [(goal: Goal, status: GoalStatus)] = []
        for (_, goal) in sorted where nearest.count < count {
            let status = status(of: goal, today: today, tasks: tasks)
            if !status.isReached { nearest.append((goal, status)) }
        }
        return nearest
    }
}
