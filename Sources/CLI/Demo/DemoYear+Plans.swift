import CivilTime
import DaybookCore
import Journal

/// Goals of the measures that are not tasks or a number, and the budgets of a week.
extension DemoYear {
    private static let album = "Family album"
    private static let steps = ["Sort the photos", "Choose the best", "Write the captions", "Order the book"]

    /// Adds what begins on a day. `left` is the number of days that follow.
    mutating func plan(day number: Int, left: Int) throws {
        let time = moment(day: number, minute: 1190)
        guard time.milliseconds <= end.milliseconds else { return }
        if left == 100 {
            try addGoals(at: time)
            try addBudgets(at: time)
        }
        if [70, 12].contains(left), let album = goals[Self.album],
            let step = state.milestones(of: album).first(where: { !$0.isDone })
        {
            let decision = try GoalCommand.completeMilestone(step.id).decide(in: state, now: time) { nextPlanID() }
            commit(decision, nextPlanAction(), at: time)
        }
    }

    private mutating func addGoals(at time: LocalInstant) throws {
        func habit(_ title: String) -> RecordID? { state.livingHabits.first { $0.title == title }?.id }
        var album = Goal(id: nextPlanID())
        (album.title, album.measure, album.deadline) = (Self.album, .milestones, last.advanced(by: 6))
        (album.color, album.icon) = (.amber, "📷")
        goals[album.title] = album.id
        var count = Goal(id: nextPlanID())
        (count.title, count.measure, count.habit) = ("Meditate a hundred times", .habitCount, habit("Meditate"))
        (count.target, count.color, count.icon) = (100, .plum, "🧘")
        var strength = Goal(id: nextPlanID())
        (strength.title, strength.measure, strength.habit) = (
            "Stretch without thinking", .habitStrength, habit("Stretch")
        )
        (strength.target, strength.color, strength.icon) = (95, .teal, "🤸")
        for (goal, steps) in [(album, Self.steps), (count, []), (strength, [])] {
            let command = GoalCommand.add(goal, milestones: steps)
            var ids: [RecordID] = []
            for _ in steps { ids.append(nextPlanID()) }
            let decision = try command.decide(in: state, now: time) { ids.isEmpty ? goal.id : ids.removeFirst() }
            commit(decision, nextPlanAction(), at: time)
        }
    }

    private mutating func addBudgets(at time: LocalInstant) throws {
        for (category, limit) in [(StandardCategory.groceries, 120_00), (.eatingOut, 30_00)]
            as [(StandardCategory, Int64)]
        {
            var budget = Budget(id: nextPlanID())
            (budget.category, budget.period, budget.limit) = (category.id, .week, limit)
            (budget.currencyCode, budget.since) = ("EUR", time.calendarDay)
            let decision = try MoneyCommand.setBudget(budget).decide(in: state, now: time) { budget.id }
            commit(decision, nextPlanAction(), at: time)
        }
    }

    private mutating func nextPlanID() -> RecordID { RecordID(nextPlanAction()) }

    private mutating func nextPlanAction() -> ActionID { ActionID(high: planRandom.next(), low: planRandom.next()) }
}
