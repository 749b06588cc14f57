import CivilTime
import Journal

/// Commands that change goals. Each states the desired result, so running one twice has the same effect as running it
/// once.
public enum GoalCommand: Hashable, Sendable {
    /// Adds a goal with its first milestones. Without a start day it begins today.
    case add(Goal, category: CategoryChoice? = nil, milestones: [String] = [])
    /// Saves a goal's editable fields. Nil keeps its category.
    case edit(Goal, category: CategoryChoice? = nil)
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
    /// Logs progress of a goal measured by hand: a new value, or an amount added. Without a day, it counts for today.
    case addProgress(GoalProgress)
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
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(GoalRefusal) -> Decision {
        switch self {
        case .add(let goal, let category, let milestones):
            return try Self.add(goal, category: category, milestones: milestones, state, now, newID)
        case .edit(let goal, let category): return try Self.edit(goal, category: category, state, newID)
        case .reach(let id):
            let goal = try Self.requireGoal(id, in: state)
            if goal.reachedOn != nil { return Decision(GoalAction.reachGoal, []) }
            return Decision(GoalAction.reachGoal, [Change(Goal.table, id, "reachedOn", Value(state.today(now)))])
        case .reopen(let id):
            let goal = try Self.requireGoal(id, in: state)
            if goal.reachedOn == nil { return Decision(GoalAction.reopenGoal, []) }
            return Decision(GoalAction.reopenGoal, [Change(Goal.table, id, "reachedOn", .null)])
        case .archive(let id): return try Self.setArchived(true, .archiveGoal, id, state)
        case .restore(let id): return try Self.setArchived(false, .restoreGoal, id, state)
        case .delete(let id):
            let goal = try Self.requireGoal(id, in: state)
            return Decision(GoalAction.deleteGoal, [goal.deletion])
        case .move(let id, let other): return try Self.move(id, behind: other, state)
        case .addProgress(let progress): return try Self.addProgress(progress, state, now, newID)
        case .deleteProgress(let id):
            return Decision(GoalAction.deleteProgress, state.goalProgress.deletion(of: id))
        case .addMilestone(let goal, let title, let id): return try Self.addMilestone(title, to: goal, id, state, newID)
        case .renameMilestone(let id, let title):
            let milestone = try Self.requireMilestone(id, in: state)
            return Decision(GoalAction.renameMilestone, try milestone.titled(title).changes(from: milestone))
        case .completeMilestone(let id):
            let milestone = try Self.requireMilestone(id, in: state)
            if milestone.isDone { return Decision(GoalAction.completeMilestone, []) }
            return Decision(
                GoalAction.completeMilestone, [Change(Milestone.table, id, "doneOn", Value(state.today(now)))])
        case .reopenMilestone(let id):
            let milestone = try Self.requireMilestone(id, in: state)
            if !milestone.isDone { return Decision(GoalAction.reopenMilestone, []) }
            return Decision(GoalAction.reopenMilestone, [Change(Milestone.table, id, "doneOn", .null)])
        case .moveMilestone(let id, let other): return try Self.moveMilestone(id, behind: other, state)
        case .deleteMilestone(let id):
            let milestone = try Self.requireMilestone(id, in: state)
            return Decision(GoalAction.deleteMilestone, [milestone.deletion])
        }
    }

    static func requireGoal(_ id: RecordID, in state: State) throws(GoalRefusal) -> Goal {
        guard let goal = state.goal(id) else { throw .noSuchGoal }
        return goal
    }

    static func requireMilestone(_ id: RecordID, in state: State) throws(GoalRefusal) -> Milestone {
        guard let milestone = state.milestone(id) else { throw .noSuchMilestone }
        return milestone
    }

    private static func setArchived(
        _ archived: Bool, _ action: GoalAction, _ id: RecordID, _ state: State
    ) throws(GoalRefusal) -> Decision {
        guard try requireGoal(id, in: state).isArchived != archived else { return Decision(action, []) }
        return Decision(action, [Change(Goal.table, id, "archived", Value(archived))])
    }
}

/// The actions on goals and their milestones. Raw values are stored in the journal and must not change.
public enum GoalAction: String, CaseIterable, FeatureAction {
    case addGoal, addMilestone, addProgress, archiveGoal, completeMilestone, deleteGoal, deleteMilestone,
        deleteProgress, editGoal, moveGoal, moveMilestone, reachGoal, renameMilestone, reopenGoal,
        reopenMilestone, restoreGoal

    public var name: ActionName { .goal(self) }

    public var table: String {
        switch self {
        case .addMilestone, .completeMilestone, .deleteMilestone, .moveMilestone, .renameMilestone, .reopenMilestone:
            Milestone.table
        case .addProgress, .deleteProgress: GoalProgress.table
        case .addGoal, .archiveGoal, .deleteGoal, .editGoal, .moveGoal, .reachGoal, .reopenGoal, .restoreGoal:
            Goal.table
        }
    }
}
