import ArgumentParser
import DaybookCore
import Interchange
import Journal

/// The task that a command is about, beside what every command takes.
struct TaskChoice: ParsableArguments {
    @Argument(help: ArgumentHelp("Its title, a beginning of it, or its number.", valueName: "task"))
    var task: [String]

    @OptionGroup var global: GlobalOptions
}

/// A command on one task.
protocol OneTaskCommand: JournalCommand {
    var choice: TaskChoice { get }
}

extension OneTaskCommand {
    /// What was typed to name the task.
    var task: String { choice.task.joined(separator: " ") }
    var global: GlobalOptions { choice.global }
}

extension Session {
    /// Carries out a command on a task.
    func decide(_ command: TaskCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.record)
    }

    /// Carries out a command on the task that was named and says so.
    ///
    /// - Parameter sentence: what is said of the task as it was, in the State after.
    func answer(
        _ typed: String, first scope: TaskSearchScope = .open, _ command: (TaskItem) -> TaskCommand,
        saying sentence: (TaskItem, State) -> String
    ) throws -> Answer {
        var found: TaskItem?
        var before: JSONValue = nil
        let changed = try keep { state in
            let task = try task(typed, in: state, first: scope)
            found = task
            before = json(task, in: state)
            return try decide(command(task), in: state)
        }
        return try read { state in
            guard let found else { throw TaskRefusal.noSuchTask }
            let after = state.task(found.id).map { json($0, in: state) }
            return Answer(say(sentence(found, state), changed: changed), json: after ?? before)
        }
    }
}
