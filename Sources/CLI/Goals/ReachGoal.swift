import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

struct ReachGoal: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Mark a goal reached; below 100 percent, asks first.")

    @Flag(help: "Mark it without asking.")
    var yes = false

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        if !yes { try session.confirmReaching(goal) }
        return try session.output(goal, { .reach($0) }, saying: session.words.goalReached)
    }
}

struct ReopenGoal: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen", abstract: "Reopen a reached goal.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .reopen($0) }, saying: session.words.goalReopened)
    }
}

struct ArchiveGoal: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Archive a goal.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .archive($0) }, saying: session.words.wasArchived)
    }
}

struct RestoreGoal: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore an archived goal.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .restore($0) }, saying: session.words.wasRestored)
    }
}

struct DeleteGoal: SingleGoalCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a goal; its tasks and its habit stay.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(goal, { .delete($0) }, saying: session.words.wasDeleted(_:))
    }
}

extension Session {
    /// Asks before a goal below 100 percent is marked as reached. Throws unless the answer is yes. Nothing is written
    /// meanwhile, so that no other program waits for the answer.
    fileprivate func confirmReaching(_ typed: String) throws {
        let percent = try read { state -> String? in
            let goal = try goal(typed, in: state)
            let status = state.status(of: goal, today: state.today(now))
            return status.isReached ? nil : words.percent(Double(words.wholePercent(of: status)) / 100)
        }
        guard let percent else { return }
        guard let answer = YesOrNo.ask(words.askToReach(percent) + " [y/n] ") else {
            throw InvalidRequest(words.reachingNeedsFlag(percent))
        }
        if !answer { throw InvalidRequest(words.nothingChanged) }
    }

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
