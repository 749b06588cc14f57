import ArgumentParser
import DaybookCore
import Interchange
import Journal

/// The task argument, with the global options.
struct TaskArgument: ParsableArguments {
    @Argument(help: ArgumentHelp("Its title, the start of it, or its number.", valueName: "task"))
    var task: [String]

    @OptionGroup var global: GlobalOptions
}

/// A command on one task.
protocol SingleTaskCommand: JournalCommand {
    var choice: TaskArgument { get }
}

extension SingleTaskCommand {
    /// The text that names the task.
    var task: String { choice.task.joined(separator: " ") }
    var global: GlobalOptions { choice.global }
}

extension Session {
    /// Runs a task command.
    func decide(_ command: TaskCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.recordID)
    }

    /// Runs a command on the named task and reports the result.
    ///
    /// - Parameter sentence: Returns the report. It gets the task as it was before, and the state after.
    func output(
        _ typed: String, first scope: TaskSearchScope = .open, _ command: (TaskItem) -> TaskCommand,
        saying sentence: (TaskItem, State) -> String
    ) throws -> CommandOutput {
        var found: TaskItem?
        var before: JSONValue = nil
        let changed = try save { state in
            let task = try task(typed, in: state, first: scope)
            found = task.detached
            if printsJSON { before = json(task, in: state) }
            return try decide(command(task), in: state)
        }
        return try read { state in
            guard let found else { throw TaskRefusal.noSuchTask }
            return CommandOutput(
                report(sentence(found, state), changed: changed),
                json: state.task(found.id).map { json($0, in: state) } ?? before)
        }
    }
}
