import CivilTime
import Journal

extension GoalCommand {
    static func add(
        _ draft: GoalDraft, _ id: RecordID, _ state: State, _ now: Now, _ newID: () -> RecordID
    ) throws(GoalRefusal) -> Decision {
        // The form carries the id, so submitting it twice adds one.
        if state.goal(id) != nil { return Decision("addGoal", []) }
        let validated = try draft.checked(in: state, over: nil)
        let today = state.today(now)
        try refuseLateStart(validated, today)
        var goal = Goal(id: id)
        goal.life = (state.goals[id]?.life ?? 0) + 1
        goal.createdOn = today
        goal.position = Position.last(after: state.livingGoals.last?.position ?? "", for: id)
        let (category, made) = try category(validated.category, state, newID)
        validated.write(to: &goal, category: category, today: today)
        var changes = goal.changes + made
        var last = ""
        for title in validated.milestones {
            let milestone = newID()
            last = Position.last(after: last, for: milestone)
            changes += new(title, of: id, milestone, life: 1, at: last)
        }
        return Decision("addGoal", changes)
    }

    static func edit(
        _ id: RecordID, _ draft: GoalDraft, seen: [String: Value], _ state: State, _ now: Now,
        _ newID: () -> RecordID
    ) throws(GoalRefusal) -> Decision {
        let old = try known(id, state)
        let validated = try draft.checked(in: state, over: old)
        let (category, made) = try category(validated.category, state, newID)
        var goal = old
        validated.write(to: &goal, category: category, today: old.firstDay)
        if let deadline = goal.deadline, deadline < goal.firstDay {
            throw .deadlineBeforeStart(start: goal.firstDay, deadline: deadline)
        }
        return Decision("editGoal", goal.changes(from: old, seen: seen) + made)
    }

    /// A goal without a start day starts today.
    private static func refuseLateStart(_ draft: GoalDraft, _ today: Day) throws(GoalRefusal) {
        if draft.startDay == nil, let deadline = draft.deadline, deadline < today {
            throw .deadlineBeforeStart(start: today, deadline: deadline)
        }
    }

    private static func category(
        _ choice: CategoryChoice, _ state: State, _ newID: () -> RecordID
    ) throws(GoalRefusal) -> (RecordID?, [Change]) {
        do throws(CategoryRefusal) {
            return try choice.decide(in: state, newID)
        } catch {
            throw .category(error)
        }
    }

    static func move(_ id: RecordID, behind other: RecordID?, _ state: State) throws(GoalRefusal) -> Decision {
        let goal = try known(id, state)
        let others = state.livingGoals.filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
        guard let changes = Position.move(id, of: Goal.table, at: goal.position, behind: other, among: others) else {
            throw .noSuchGoal
        }
        return Decision("moveGoal", changes)
    }
}
