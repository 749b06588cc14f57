import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Words

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

/// The argument of commands on several tasks, with the global options.
struct TasksArgument: ParsableArguments {
    @Argument(help: ArgumentHelp("Titles, the start of them, or numbers.", valueName: "task"))
    var tasks: [String]

    @OptionGroup var global: GlobalOptions
}

/// A command on one or several tasks, all of which it changes or none.
protocol SeveralTasksCommand: ChangingCommand {
    var choice: TasksArgument { get }
}

extension SeveralTasksCommand {
    var tasks: [String] { choice.tasks }
    var global: GlobalOptions { choice.global }
}

extension Session {
    /// Runs a task command.
    func decide(_ command: TaskCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.recordID)
    }

    /// Finds one task that all the words name together, or else a task for each word. Throws if one is not found.
    func tasks(_ typed: [String], in state: State, first scope: TaskSearchScope = .open) throws -> [TaskItem] {
        try several(typed) { try task($0, in: state, first: scope) }
    }

    /// Runs a command on the named task and reports the result.
    ///
    /// - Parameter sentence: Returns the report. It gets the task as it was before, and the state after.
    func output(
        _ typed: String, first scope: TaskSearchScope = .open, _ command: (TaskItem) -> TaskCommand,
        saying sentence: (TaskItem, State) -> String
    ) throws -> CommandOutput {
        try output(
            ofTasks: [typed], first: scope, { tasks, state in try decide(command(tasks[0]), in: state) },
            saying: sentence)
    }

    /// Changes the named tasks in one action and reports the result, a sentence for each task.
    ///
    /// - Parameter sentence: Returns the report. It gets the task as it was before, and the state after.
    func output(
        ofTasks typed: [String], first scope: TaskSearchScope = .open,
        _ decide: ([TaskItem], State) throws -> Decision, saying sentence: (TaskItem, State) -> String
    ) throws -> CommandOutput {
        var found: [TaskItem] = []
        var before: [JSONValue] = []
        let changed = try save { state in
            let tasks = try tasks(typed, in: state, first: scope)
            found = tasks.map(\.detached)
            if printsJSON { before = tasks.map { json($0, in: state) } }
            return try decide(tasks, state)
        }
        return try read { state in
            let lines = found.map { report(sentence($0, state), changed: changed) }
            let records = found.indices.map { index in
                state.task(found[index].id).map { json($0, in: state) }
                    ?? (before.indices.contains(index) ? before[index] : nil)
            }
            return CommandOutput(lines, json: records.count == 1 ? records[0] : ["tasks": .array(records)])
        }
    }
}

extension Session {
    /// The record that all words name together, or else the one that each names, without duplicates. Throws if one
    /// names nothing, so that a command changes all of them or none.
    func several<Row: TableRow>(_ typed: [String], _ find: (String) throws -> Row) throws -> [Row] {
        let together: InvalidRequest
        do {
            return [try find(typed.joined(separator: " "))]
        } catch let error as InvalidRequest {
            guard typed.count > 1, error.namesNothing else { throw error }
            together = error
        }
        var rows: [Row] = []
        for word in typed {
            do {
                let row = try find(word)
                if !rows.contains(where: { $0.id == row.id }) { rows.append(row) }
            } catch let error as InvalidRequest {
                if together.hasSimilar { throw together }
                throw InvalidRequest("\(words.sentence(error.reason)) \(words.nothingChanged).")
            }
        }
        return rows
    }
}
