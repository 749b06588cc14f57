import CivilTime
import Journal

/// A goal that was made and, perhaps, reached.
struct GoalFact: Equatable, Sendable {
    let madeOn: Day?
    let reachedOn: Day?
    /// Whether an account reached it.
    let isSavings: Bool
}

extension GameIndex {
    mutating func setGoals(_ state: State, where isChanged: (Goal) -> Bool) {
        let table = state.goals
        if table.rows.count > goals.count { goals += Array(repeating: nil, count: table.rows.count - goals.count) }
        var tasks: GoalTasks?
        for (row, goal) in table.rows.enumerated() where isChanged(goal) {
            if goal.isAlive, goal.measure == .tasks, tasks == nil { tasks = state.tasksByGoal }
            let new = state.goalFact(row, goal, tasks, imported)
            if let old = goals[row] { count(old, times: -1) }
            goals[row] = new
            if let new { count(new, times: 1) }
        }
    }

    /// The index as of a day that is not over: a limit that was kept so far on it makes its habit no stronger yet, so that no goal
    /// is reached by it.
    func judgingGoals(on day: Day, _ state: State) -> GameIndex {
        let reached = goals.indices.filter { row in
            let goal = state.goals.rows[row]
            guard goals[row]?.reachedOn == day, goal.measure == .habitStrength, goal.reachedOn == nil,
                let habit = goal.habit.flatMap({ state.habit($0) })
            else { return false }
            return state.history(of: habit, today: day).isUndecided(on: day)
        }
        if reached.isEmpty { return self }
        var index = self
        for row in reached {
            guard let fact = goals[row] else { continue }
            let open = GoalFact(madeOn: fact.madeOn, reachedOn: nil, isSavings: fact.isSavings)
            index.count(fact, times: -1)
            index.goals[row] = open
            index.count(open, times: 1)
        }
        return index
    }

    private mutating func count(_ fact: GoalFact, times sign: Int64) {
        if let day = fact.madeOn { add(sign, .goalsMade, on: day) }
        guard let day = fact.reachedOn else { return }
        points.add(sign * PointRules.goalReached, on: day)
        add(sign, .goals, on: day)
        if fact.isSavings { add(sign, .savingsGoals, on: day) }
    }
}

extension State {
    /// A goal that was made and, perhaps, reached; nil if it was deleted.
    func goalFact(_ row: Int, _ goal: Goal, _ tasks: GoalTasks?, _ imported: ImportedStamps) -> GoalFact? {
        guard goal.isAlive else { return nil }
        let importedOn = imported.day(of: goals.stamp(at: row, column: Goal.Field.life.rawValue))
        let reachedOn = firstReached(goal, tasks).flatMap { day in
            // A goal that was reached when it was imported is of the past.
            DailyCounts.days.contains(day) && importedOn.map({ day > $0 }) ?? true ? day : nil
        }
        return GoalFact(
            madeOn: importedOn == nil ? goal.createdOn : nil, reachedOn: reachedOn,
            isSavings: goal.measure == .amount && goal.account != nil)
    }
}
