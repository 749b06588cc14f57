import ArgumentParser
import DaybookCore
import Interchange
import Journal

struct ReachGoal: SingleGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Mark a goal reached, whatever its progress.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .reach($0) }, saying: session.words.goalReached)
    }
}

struct ReopenGoal: SingleGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen", abstract: "Reopen a reached goal.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .reopen($0) }, saying: session.words.goalReopened)
    }
}

struct ArchiveGoal: SingleGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Archive a goal.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .archive($0) }, saying: session.words.wasArchived)
    }
}

struct RestoreGoal: SingleGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore an archived goal.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .restore($0) }, saying: session.words.wasRestored)
    }
}

struct DeleteGoal: SingleGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a goal; its tasks and its habit stay.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .delete($0) }, saying: session.words.wasDeleted)
    }
}

extension Session {
    /// Runs a command on the goal with a title and reports the result.
    fileprivate func output(
        _ typed: String, _ command: (RecordID) -> GoalCommand, saying sentence: (String) -> String
    ) throws -> CommandOutput {
        var found: Goal?
        var before: JSONValue = nil
        let changed = try save { state in
            let goal = try goal(typed, in: state)
            found = goal
            before = json(goal, in: state)
            return try decide(command(goal.id), in: state)
        }
        return try read { state in
            guard let found else { throw GoalRefusal.noSuchGoal }
            let after = state.goal(found.id).map { json($0, in: state) }
            return CommandOutput(report(sentence(found.title), changed: changed), json: after ?? before)
        }
    }
}
