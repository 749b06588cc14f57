import CivilTime
import Journal
import Money

extension State {
    /// The goal, unless deleted.
    public func goal(_ id: RecordID?) -> Goal? {
        guard let id, let goal = goals[id], goal.isAlive else { return nil }
        return goal
    }

    /// All goals, archived ones included, in manual order. Deleted goals are excluded.
    public var livingGoals: [Goal] {
        goals.rows.filter { $0.isAlive }.sortedByPosition()
    }

    /// The milestone, unless it or its goal was deleted.
    public func milestone(_ id: RecordID) -> Milestone? {
        guard let milestone = milestones[id], milestone.isAlive, goal(milestone.goal) != nil else { return nil }
        return milestone
    }

    /// The milestones of a goal in manual order. Deleted ones are excluded.
    public func milestones(of goal: RecordID) -> [Milestone] {
        milestones.rows(ownedBy: goal).filter { $0.isAlive && $0.goal == goal }
            .sortedByPosition()
    }

    /// The recorded progress of a goal, oldest first. Deleted entries are excluded.
    public func progress(of goal: RecordID) -> [GoalProgress] {
        goalProgress.rows(ownedBy: goal).filter { $0.isAlive && $0.goal == goal }
            .sorted { ($0.day ?? .first, $0.at ?? 0, $0.id) < ($1.day ?? .first, $1.at ?? 0, $1.id) }
    }

    /// The progress of a goal as of today.
    ///
    /// - Parameter tasks: The tasks of every goal (see `tasksByGoal`). Pass them when asking for many goals.
    public func status(of goal: Goal, today: Day, tasks: GoalTasks? = nil) -> GoalStatus {
        switch goal.measure {
        case .amount:
            return GoalStatus(
                goal, start: goal.startValue ?? 0, target: goal.target, curve: amountCurve(of: goal), today: today)
        case .milestones:
            let milestones = milestones(of: goal.id)
            return GoalStatus(
                goal, start: 0, target: milestones.isEmpty ? nil : Double(milestones.count),
                curve: GoalCurve(counting: milestones.compactMap { $0.doneOn }), today: today)
        case .tasks:
            let linked = (tasks ?? tasksByGoal).of(goal.id)
            let open = linked.isEmpty ? 0 : openCount(of: linked, today: today)
            let done = linked.flatMap { completionDays(of: $0) }
            let all = done.count + open
            return GoalStatus(
                goal, start: 0, target: goal.target ?? (all == 0 ? nil : Double(all)),
                curve: GoalCurve(counting: done), today: today)
        case .habitCount:
            return GoalStatus(
                goal, start: 0, target: goal.target, curve: habitCurve(of: goal, today: today), today: today)
        case .habitStrength:
            return GoalStatus(
                goal, start: 0, target: goal.target, curve: strengthCurve(of: goal, today: today), today: today)
        }
    }

    /// The goals reached on some days, as they stand today; not those that were closed below their target.
    public func goalsReached(in days: ClosedRange<Day>, today: Day) -> [Goal] {
        let goals = livingGoals
        let tasks = goals.contains { $0.measure == .tasks } ? tasksByGoal : nil
        return goals.filter { goal in
            let status = status(of: goal, today: today, tasks: tasks)
            return status.reachedOn.map { days.contains($0) } ?? false && !status.isClosedBelowTarget
        }
    }

    /// The day on which the person marked a goal as reached or, without that, on which its target was first met after it was
    /// not. Unlike `GoalStatus.reachedOn` it stays when the value falls back later, and depends on no clock: the strength of a
    /// habit counts through its last mark, and of all tasks none may repeat.
    ///
    /// - Parameter tasks: The tasks of every goal, for a goal measured by them.
    func firstReached(_ goal: Goal, _ tasks: GoalTasks?) -> Day? {
        if let day = goal.reachedOn { return day }
        var (start, target) = (0.0, goal.target)
        let curve: GoalCurve
        switch goal.measure {
        case .amount:
            start = goal.startValue ?? 0
            curve = amountCurve(of: goal)
        case .milestones:
            let milestones = milestones(of: goal.id)
            target = milestones.isEmpty ? nil : Double(milestones.count)
            curve = GoalCurve(counting: milestones.compactMap { $0.doneOn })
        case .tasks:
            let linked = (tasks ?? tasksByGoal).of(goal.id)
            let done = linked.flatMap { completionDays(of: $0) }
            if target == nil, !linked.contains(where: { $0.status.isOpen }) { target = Double(max(done.count, 1)) }
            curve = GoalCurve(counting: done)
        case .habitCount: curve = habitCurve(of: goal, today: .last)
        case .habitStrength:
            let marks = goal.habit.flatMap { habit($0) }.map { self.marks(of: $0) } ?? []
            let days = marks.filter { $0.state == .done || $0.total != nil }.map { $0.day }
            guard let last = days.filter({ DailyCounts.days.contains($0) }).max() else { return nil }
            curve = strengthCurve(of: goal, through: last)
        }
        guard let target else { return nil }
        var before = curve.start
        for step in curve.steps {
            if step.day >= goal.firstDay, GoalStatus.share(of: step.value, from: start, to: target) >= 1,
                GoalStatus.share(of: before, from: start, to: target) < 1
            {
                return step.day
            }
            before = step.value
        }
        return nil
    }

    private func amountCurve(of goal: Goal) -> GoalCurve {
        if let account = goal.account { return balanceCurve(of: account) }
        let start = goal.startValue ?? 0
        var value = start
        var steps: [GoalCurve.Point] = []
        for progress in progress(of: goal.id) {
            guard let day = progress.day else { continue }
            value = progress.applied(to: value)
            if steps.last?.day == day { steps.removeLast() }
            steps.append(GoalCurve.Point(day: day, value: value))
        }
        return GoalCurve(start: start, steps: steps)
    }

    /// The balance of an account in major units, at the end of each day on which it changed. Empty if it was deleted.
    private func balanceCurve(of id: RecordID) -> GoalCurve {
        guard let account = account(id) else { return GoalCurve(adding: []) }
        func shown(_ balance: Int64) -> Double { Double(balance) / Double(account.currency.minorUnits) }
        var balance = AmountSum(account.opening)
        var steps: [GoalCurve.Point] = []
        let index = transactionIndex
        if let number = index.number(of: id) {
            for entry in index.entries where Int(entry.account) == number || Int(entry.toAccount) == number {
                balance += entry.effect(on: number)
                if steps.last?.day == entry.day { steps.removeLast() }
                steps.append(GoalCurve.Point(day: entry.day, value: shown(balance.amount)))
            }
        }
        return GoalCurve(start: shown(account.opening), steps: steps)
    }

    /// The running total of a habit since the goal's first day: times done or, for a measured habit, the sum of
    /// amounts.
    private func habitCurve(of goal: Goal, today: Day) -> GoalCurve {
        guard let habit = goal.habit.flatMap({ habit($0) }) else { return GoalCurve(adding: []) }
        var amounts: [GoalCurve.Point] = []
        for mark in marks(of: habit) where mark.day >= goal.firstDay && mark.day <= today && mark.state != .skipped {
            let amount = mark.total ?? defaultAmount(of: mark, habit)
            if amount != 0 { amounts.append(GoalCurve.Point(day: mark.day, value: amount)) }
        }
        return GoalCurve(adding: amounts)
    }

    /// The amount of a mark without a recorded one: the target if a measured habit is marked as done.
    private func defaultAmount(of mark: DayMark, _ habit: Habit) -> Double {
        switch mark.state {
        case .done: habit.kind.isMeasure ? habit.target ?? 1 : 1
        case .skipped, .none: 0
        }
    }

    /// The strength of a habit through a day that is over.
    private func strengthCurve(of goal: Goal, through day: Day) -> GoalCurve {
        guard let habit = goal.habit.flatMap({ habit($0) }) else { return GoalCurve(adding: []) }
        // Only a limit is kept by the end of a day.
        let isLimit = habit.kind == .atMost
        return strengthCurve(of: goal, history(of: habit, until: day, today: isLimit ? day.advanced(by: 1) : day))
    }

    private func strengthCurve(of goal: Goal, today: Day) -> GoalCurve {
        guard let habit = goal.habit.flatMap({ habit($0) }) else { return GoalCurve(adding: []) }
        return strengthCurve(of: goal, history(of: habit, today: today))
    }

    /// The strength of a habit in percent, starting the day before the goal's first day.
    private func strengthCurve(of goal: Goal, _ history: HabitHistory) -> GoalCurve {
        let before = goal.firstDay.advanced(by: -1)
        var start = 0.0
        var steps: [GoalCurve.Point] = []
        for (day, strength) in history.strengthCurve(from: before, to: history.today) {
            if day == before {
                start = strength * 100
            } else {
                steps.append(GoalCurve.Point(day: day, value: strength * 100))
            }
        }
        return GoalCurve(start: start, steps: steps)
    }
}
