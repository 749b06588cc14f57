import CivilTime
import Journal

extension GoalCommand {
    static func addProgress(
        _ typed: GoalProgress, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(GoalRefusal) -> Decision {
        guard let goal = state.goal(typed.goal) else { throw .noSuchGoal }
        guard goal.isMeasuredByHand else { throw .notMeasuredByHand(goal.title) }
        let today = state.today(now)
        var progress = typed
        progress.day = typed.day ?? today
        do throws(FieldError) {
            progress = try progress.validated()
            if progress.value == nil, progress.amount == nil { throw FieldError("value", .numberMissing) }
        } catch {
            throw .field(error)
        }
        if let day = progress.day, day > today { throw .dayInTheFuture(day) }
        // A form sent again after its progress was deleted adds nothing either.
        let (id, isNew) = state.goalProgress.addition(under: typed.id, newID) {
            $0.goal == progress.goal && $0.hasSameFields(as: progress)
        }
        guard isNew else { return Decision(GoalAction.addProgress, [], adding: id) }
        progress = progress.copy(id: id)
        progress.life = 1
        progress.at = now.milliseconds
        return Decision(GoalAction.addProgress, progress.changes, adding: id)
    }

    static func addMilestone(
        _ title: String, to goal: RecordID, _ id: RecordID, _ state: State, _ newID: () -> RecordID
    ) throws(GoalRefusal) -> Decision {
        _ = try requireGoal(goal, in: state)
        var milestone = try Milestone(id: id).titled(title)
        let (id, isNew) = state.milestones.addition(under: id, newID) {
            $0.isAlive && $0.goal == goal && $0.hasSameFields(as: milestone)
        }
        guard isNew else { return Decision(GoalAction.addMilestone, [], adding: id) }
        milestone = milestone.copy(id: id)
        let others = state.milestones(of: goal)
        guard others.count < GoalLimits.milestones else { throw .tooManyMilestones(limit: GoalLimits.milestones) }
        milestone.position = Position.last(after: others.last?.position ?? "", for: id)
        milestone.life = 1
        milestone.goal = goal
        return Decision(GoalAction.addMilestone, milestone.changes, adding: id)
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
    /// The milestone with another title.
    func titled(_ title: String) throws(GoalRefusal) -> Milestone {
        var milestone = self
        milestone.title = title
        do throws(FieldError) { return try milestone.validated() } catch { throw .milestone(error) }
    }
}
