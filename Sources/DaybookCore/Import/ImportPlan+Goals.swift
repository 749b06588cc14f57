import CivilTime
import Journal

extension ImportPlanner {
    /// Adds the goals of a Daybook export with their milestones and progress, under their own ids.
    mutating func add(goalsOf journal: ImportedJournal, categories: [RecordID: RecordID], today: Day) {
        var existing: Set<RecordID> = []
        var last = state.livingGoals.last?.position ?? ""
        for original in journal.goals where taken.insert(original.id).inserted {
            let current = state.goals[original.id]
            if current?.isAlive != true {
                if let current, current.life > 0, !current.title.isEmpty {
                    guard restoresDeleted else {
                        plan.deletedGoalCount += 1
                        continue
                    }
                    plan.changes.append(current.restoration)
                } else {
                    var goal = original
                    if goal.position.isEmpty { goal.position = Position.last(after: last, for: goal.id) }
                    if last.utf8.lexicographicallyPrecedes(goal.position.utf8) { last = goal.position }
                    goal.category = goal.category.flatMap { categories[$0] }
                    goal.createdOn = goal.createdOn ?? today
                    write(goal, goal.id, over: current)
                }
                plan.newGoalCount += 1
            }
            existing.insert(original.id)
        }
        for milestone in journal.milestones where milestone.goal.map({ existing.contains($0) }) ?? false {
            add(milestone)
        }
        for progress in journal.goalProgress where progress.goal.map({ existing.contains($0) }) ?? false {
            add(progress)
        }
    }

    private mutating func add(_ milestone: Milestone) {
        let current = state.milestones[milestone.id]
        // Milestones the person deleted stay deleted. Ones whose creation was undone are added again.
        guard current == nil || current?.isAlive == false && current?.goal == nil, taken.insert(milestone.id).inserted
        else {
            return
        }
        write(milestone, milestone.id, over: current)
    }

    private mutating func add(_ progress: GoalProgress) {
        let current = state.goalProgress[progress.id]
        guard current == nil || current?.isAlive == false && current?.goal == nil, taken.insert(progress.id).inserted
        else {
            return
        }
        write(progress, progress.id, over: current)
    }
}
