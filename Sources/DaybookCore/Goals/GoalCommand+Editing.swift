import CivilTime
import Journal

extension GoalCommand {
    static func add(
        _ typed: Goal, category: CategoryChoice?, milestones: [String], _ state: State, _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(GoalRefusal) -> Decision {
        let today = state.today(now)
        var goal = typed
        goal.startDay = typed.startDay ?? today
        goal = try goal.validated(in: state, over: nil)
        guard milestones.count <= GoalLimits.milestones else {
            throw .tooManyMilestones(limit: GoalLimits.milestones)
        }
        let (id, isNew) = state.goals.addition(under: typed.id, newID) { there in
            let steps = state.milestones(of: there.id).map { $0.title }
            return there.isAlive && there.hasSameFields(as: goal)
                && category?.isMet(by: there.category, in: state) ?? true
                && milestones.allSatisfy { steps.contains(PlainText.line($0)) }
        }
        guard isNew else { return Decision(GoalAction.addGoal, [], adding: id) }
        goal = goal.copy(id: id)
        goal.life = 1
        goal.createdOn = today
        goal.position = Position.last(after: state.livingGoals.last?.position ?? "", for: id)
        let made = try category?.apply(to: &goal.category, in: state, newID, or: GoalRefusal.category) ?? []
        var changes = goal.changes + made
        var last = ""
        for title in milestones {
            var milestone = try Milestone(id: newID()).titled(title)
            last = Position.last(after: last, for: milestone.id)
            (milestone.life, milestone.goal, milestone.position) = (1, id, last)
            changes += milestone.changes
        }
        return Decision(GoalAction.addGoal, changes, adding: id)
    }

    static func edit(
        _ typed: Goal, category: CategoryChoice?, _ state: State, _ newID: () -> RecordID
    ) throws(GoalRefusal) -> Decision {
        let old = try requireGoal(typed.id, in: state)
        var goal = old.copyingEditableFields(from: typed)
        goal.startDay = typed.startDay ?? old.startDay
        goal = try goal.validated(in: state, over: old)
        let made = try category?.apply(to: &goal.category, in: state, newID, or: GoalRefusal.category) ?? []
        return Decision(GoalAction.editGoal, goal.changes(from: old) + made)
    }

    static func move(_ id: RecordID, behind other: RecordID?, _ state: State) throws(GoalRefusal) -> Decision {
        let goal = try requireGoal(id, in: state)
        let others = state.livingGoals.filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
        guard let changes = Position.move(id, of: Goal.table, at: goal.position, behind: other, among: others) else {
            throw .noSuchGoal
        }
        return Decision(GoalAction.moveGoal, changes)
    }
}
