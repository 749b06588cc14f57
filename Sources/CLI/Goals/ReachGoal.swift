import ArgumentParser
import DaybookCore
import Interchange
import Journal

struct ReachGoal: OneGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Say that a goal is reached, whatever its numbers say.")

    @OptionGroup var choice: GoalChoice

    func answer(in session: Session) throws -> Answer {
        try session.answer(goal, { .reach($0) }, saying: session.words.goalReached)
    }
}

struct ReopenGoal: OneGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen", abstract: "Take back that a goal is reached.")

    @OptionGroup var choice: GoalChoice

    func answer(in session: Session) throws -> Answer {
        try session.answer(goal, { .reopen($0) }, saying: session.words.goalReopened)
    }
}

struct ArchiveGoal: OneGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Put a goal away, with all it has.")

    @OptionGroup var choice: GoalChoice

    func answer(in session: Session) throws -> Answer {
        try session.answer(goal, { .archive($0) }, saying: session.words.wasArchived)
    }
}

struct RestoreGoal: OneGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Take a goal out of the archive.")

    @OptionGroup var choice: GoalChoice

    func answer(in session: Session) throws -> Answer {
        try session.answer(goal, { .restore($0) }, saying: session.words.wasRestored)
    }
}

struct DeleteGoal: OneGoalCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a goal; its tasks and its habit stay.")

    @OptionGroup var choice: GoalChoice

    func answer(in session: Session) throws -> Answer {
        try session.answer(goal, { .delete($0) }, saying: session.words.wasDeleted)
    }
}

extension Session {
    /// Runs a command on the goal with a title and reports the result.
    fileprivate func answer(
        _ typed: String, _ command: (RecordID) -> GoalCommand, saying sentence: (String) -> String
    ) throws -> Answer {
        var found: Goal?
        var before: JSONValue = nil
        let changed = try keep { state in
            let goal = try goal(typed, in: state)
            found = goal
            before = json(goal, in: state)
            return try decide(command(goal.id), in: state)
        }
        return try read { state in
            guard let found else { throw GoalRefusal.noSuchGoal }
            let after = state.goal(found.id).map { json($0, in: state) }
            return Answer(say(sentence(found.title), changed: changed), json: after ?? before)
        }
    }
}
