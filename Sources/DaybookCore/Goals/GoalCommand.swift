import CivilTime
import Journal

/// Commands that change goals. Each states the desired result, so running one twice has the same effect as running it
/// once.
public enum GoalCommand: Hashable, Sendable {
    /// Adds a goal. `id` comes from the form.
    case add(GoalDraft, id: RecordID)
    /// Updates a goal from the draft. `seen` holds the field values from when editing began: fields the person did not
    /// change keep any newer values from other devices.
    case edit(RecordID, GoalDraft, seen: [String: Value] = [:])
    /// Marks a goal as reached, regardless of the numbers.
    case reach(RecordID)
    /// Undoes `reach`.
    case reopen(RecordID)
    case archive(RecordID)
    case restore(RecordID)
    /// Deletes a goal with its milestones and progress. Its tasks and habit stay.
    case delete(RecordID)
    /// Moves a goal after another, or to the front if nil.
    case move(RecordID, behind: RecordID?)
    /// Records progress on a goal measured by hand. `id` comes from the form.
    case addProgress(RecordID, GoalProgressDraft, id: RecordID)
    case deleteProgress(RecordID)
    /// Adds a milestone to a goal. `id` comes from the form.
    case addMilestone(RecordID, title: String, id: RecordID)
    case renameMilestone(RecordID, title: String)
    case completeMilestone(RecordID)
    case reopenMilestone(RecordID)
    /// Moves a milestone after another of the same goal, or to the front if nil.
    case moveMilestone(RecordID, behind: RecordID?)
    case deleteMilestone(RecordID)
}

extension GoalCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: Now, newID: () -> RecordID) throws(GoalRefusal) -> Decision {
        switch self {
        case .add(let draft, let id): return try Self.add(draft, id, state, now, newID)
        case .edit(let id, let draft, let seen): return try Self.edit(id, draft, seen: seen, state, now, newID)
        case .reach(let id):
            let goal = try Self.known(id, state)
            if goal.reachedOn != nil { return Decision("reachGoal", []) }
            return Decision("reachGoal", [Change(Goal.table, id, "reachedOn", Value(state.today(now)))])
        case .reopen(let id):
            let goal = try Self.known(id, state)
            if goal.reachedOn == nil { return Decision("reopenGoal", []) }
            return Decision("reopenGoal", [Change(Goal.table, id, "reachedOn", .null)])
        case .archive(let id): return try Self.setArchived(true, "archiveGoal", id, state)
        case .restore(let id): return try Self.setArchived(false, "restoreGoal", id, state)
        case .delete(let id):
            let goal = try Self.known(id, state)
            return Decision("deleteGoal", [Change(Goal.table, id, "life", .integer(goal.life + 1))])
        case .move(let id, let other): return try Self.move(id, behind: other, state)
        case .addProgress(let goal, let draft, let id): return try Self.addProgress(draft, to: goal, id, state, now)
        case .deleteProgress(let id):
            guard let progress = state.goalProgress[id], progress.life & 1 == 1 else {
                return Decision("deleteProgress", [])
            }
            return Decision("deleteProgress", [Change(GoalProgress.table, id, "life", .integer(progress.life + 1))])
        case .addMilestone(let goal, let title, let id): return try Self.addMilestone(title, to: goal, id, state)
        case .renameMilestone(let id, let title):
            let milestone = try Self.knownMilestone(id, state)
            let validated = try Milestone.title(title)
            if validated == milestone.title { return Decision("renameMilestone", []) }
            return Decision("renameMilestone", [Change(Milestone.table, id, "title", .text(validated))])
        case .completeMilestone(let id):
            let milestone = try Self.knownMilestone(id, state)
            if milestone.isDone { return Decision("completeMilestone", []) }
            return Decision(
                "completeMilestone", [Change(Milestone.table, id, "doneOn", Value(state.today(now)))])
        case .reopenMilestone(let id):
            let milestone = try Self.knownMilestone(id, state)
            if !milestone.isDone { return Decision("reopenMilestone", []) }
            return Decision("reopenMilestone", [Change(Milestone.table, id, "doneOn", .null)])
        case .moveMilestone(let id, let other): return try Self.moveMilestone(id, behind: other, state)
        case .deleteMilestone(let id):
            let milestone = try Self.knownMilestone(id, state)
            return Decision("deleteMilestone", [Change(Milestone.table, id, "life", .integer(milestone.life + 1))])
        }
    }

    static func known(_ id: RecordID, _ state: State) throws(GoalRefusal) -> Goal {
        guard let goal = state.goal(id) else { throw .noSuchGoal }
        return goal
    }

    static func knownMilestone(_ id: RecordID, _ state: State) throws(GoalRefusal) -> Milestone {
        guard let milestone = state.milestone(id) else { throw .noSuchMilestone }
        return milestone
    }

    private static func setArchived(
        _ archived: Bool, _ name: String, _ id: RecordID, _ state: State
    ) throws(GoalRefusal) -> Decision {
        guard try known(id, state).isArchived != archived else { return Decision(name, []) }
        return Decision(name, [Change(Goal.table, id, "archived", Value(archived))])
    }
}
