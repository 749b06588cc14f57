import CivilTime
import Journal

extension GoalCommand {
    static func addProgress(
        _ draft: GoalProgressDraft, to goal: RecordID, _ id: RecordID, _ state: State, _ now: Now
    ) throws(GoalRefusal) -> Decision {
        let known = try known(goal, state)
        guard known.measure == .amount else { throw .notMeasuredByHand(known.title) }
        // The id already exists, even if deleted since: this form was submitted before.
        if state.goalProgress[id] != nil { return Decision("addProgress", []) }
        let today = state.today(now)
        let day = draft.day ?? today
        guard day >= GoalLimits.firstDay else { throw .dayTooEarly(GoalLimits.firstDay) }
        // A traveller's other device may already be on the next day.
        guard day <= today.advanced(by: 1) else { throw .dayInTheFuture(day) }
        let note = PlainText.lines(draft.note)
        guard note.count <= GoalLimits.note, note.utf8.count <= GoalLimits.note * 8 else {
            throw .noteTooLong(limit: GoalLimits.note)
        }
        let (field, number): (String, Double) =
            switch draft.figure {
            case .value(let value): ("value", value)
            case .addition(let amount): ("amount", amount)
            }
        guard number.isFinite, number.magnitude <= GoalLimits.value else { throw .numberTooLarge }
        var changes = [
            Change(GoalProgress.table, id, "life", .integer(1)),
            Change(GoalProgress.table, id, "goal", Value(goal)),
            Change(GoalProgress.table, id, "day", Value(day)),
            Change(GoalProgress.table, id, field, .real(number)),
            Change(GoalProgress.table, id, "at", .integer(now.milliseconds)),
        ]
        if !note.isEmpty { changes.append(Change(GoalProgress.table, id, "note", .text(note))) }
        return Decision("addProgress", changes)
    }

    static func addMilestone(
        _ title: String, to goal: RecordID, _ id: RecordID, _ state: State
    ) throws(GoalRefusal) -> Decision {
        _ = try known(goal, state)
        if state.milestone(id) != nil { return Decision("addMilestone", []) }
        let validated = try Milestone.title(title)
        let others = state.milestones(of: goal)
        guard others.count < GoalLimits.milestones else { throw .tooManyMilestones(limit: GoalLimits.milestones) }
        let position = Position.last(after: others.last?.position ?? "", for: id)
        let life = (state.milestones[id]?.life ?? 0) + 1
        return Decision("addMilestone", new(validated, of: goal, id, life: life, at: position))
    }

    /// The changes that create a milestone.
    static func new(
        _ title: String, of goal: RecordID, _ id: RecordID, life: Int64, at position: String
    ) -> [Change] {
        [
            Change(Milestone.table, id, "life", .integer(life)),
            Change(Milestone.table, id, "goal", Value(goal)),
            Change(Milestone.table, id, "title", .text(title)),
            Change(Milestone.table, id, "position", .text(position)),
        ]
    }

    static func moveMilestone(
        _ id: RecordID, behind other: RecordID?, _ state: State
    ) throws(GoalRefusal) -> Decision {
        let milestone = try knownMilestone(id, state)
        guard let goal = milestone.goal else { throw .noSuchGoal }
        let others = state.milestones(of: goal).filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
        guard
            let changes = Position.move(
                id, of: Milestone.table, at: milestone.position, behind: other, among: others)
        else { throw .noSuchMilestone }
        return Decision("moveMilestone", changes)
    }
}
