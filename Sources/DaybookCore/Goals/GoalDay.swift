import CivilTime
import Journal

/// The steps towards a goal on one day.
public struct GoalDay: Sendable {
    public let goal: Goal
    /// The milestones completed on the day, in manual order.
    public let milestones: [Milestone]
    /// The progress recorded for the day, oldest first.
    public let progress: [GoalProgress]
    /// Whether the goal was reached on the day, as it stands today.
    public let isReached: Bool
}

extension State {
    /// The goals towards which something was done on a day, in manual order. Tasks and habits that count towards a goal are not
    /// among it.
    public func goalDays(on day: Day, today: Day) -> [GoalDay] {
        let reached = Set(goalsReached(in: day...day, today: today).map { $0.id })
        return livingGoals.compactMap { goal in
            let completed = milestones(of: goal.id).filter { $0.doneOn == day }
            let recorded = progress(of: goal.id).filter { $0.day == day }
            let isReached = reached.contains(goal.id)
            guard isReached || !completed.isEmpty || !recorded.isEmpty else { return nil }
            return GoalDay(goal: goal, milestones: completed, progress: recorded, isReached: isReached)
        }
    }
}
