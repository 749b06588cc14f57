import CivilTime
import Journal

extension GoalCommand {
    static func addProgress(
        _ typed: GoalProgress, _ state: State, _ now: LocalInstant
    ) throws(GoalRefusal) -> Decision {
        guard let goal = state.goal(typed.goal) else { throw .noSuchGoal }
        guard goal.measure == .amount else { throw .notMeasuredByHand(goal.title) }
        // A form sent twice, or again after its progress was deleted, adds nothing.
        if state.goalProgress[typed.id] != nil { return Decision(GoalAction.addProgress, []) }
        let today = state.today(now)
        var progress = typed
        progress.day = typed.day ?? today
        do throws(FieldError) {
            progress = try progress.validated()
            if progress.value == nil, progress.amount == nil { throw FieldError("value", .numberMissing) }
        } catch {
            throw .field(error)
        }
        // A traveller's other device may already be in tomorrow.
        if let day = progress.day, day > today.advanced(by: 1) { throw .dayInTheFuture(day) }
        progress.life = 1
        progress.at = now.milliseconds
        return Decision(GoalAction.addProgress, progress.changes)
    }

    static func addMilestone(
        _ title: String, to goal: RecordID, _ id: RecordID, _ state: State
    ) throws(GoalRefusal) -> Decision {
        _ = try requireGoal(goal, in: state)
        if state.milestone(id) != nil { return Decision(GoalAction.addMilestone, []) }
        var milestone = try Milestone(id: id).titled(title)
        let others = state.milestones(of: goal)
        guard others.count < GoalLimits.milestones else { throw .tooManyMilestones(limit: GoalLimits.milestones) }
        milestone.position = Position.last(after: others.last?.position ?? "", for: id)
        milestone.life = (state.milestones[id]?.life ?? 0) + 1
        milestone.goal = goal
        return Decision(GoalAction.addMilestone, milestone.changes)
    }

    static func moveMilestone(
        _ id: RecordID, behind other: RecordID?, _ state: State
    ) throws(GoalRefusal) -> Decision {
        let milestone = try requireMilestone(id, in: state)
        guard let goal = milestone.goal else { throw .noSuchGoal }
        let others = state.milestones(of: goal).filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
        guard
            let changes = Position.move(
                id, of: Milestone.table, at: milestone.position, behind: other, among: others)
        else { throw .noSuchMilestone }
        return Decision(GoalAction.moveMilestone, changes)
    }
}

extension Milestone {
    /// The milestone under another title.
    func titled(_ title: String) throws(GoalRefusal) -> Milestone {
        var milestone = self
        milestone.title = title
        do throws(FieldError) { return try milestone.validated() } catch { throw .milestone(error) }
    }
}
