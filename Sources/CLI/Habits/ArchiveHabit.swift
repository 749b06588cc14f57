import ArgumentParser
import DaybookCore
import Interchange
import Journal

struct ArchiveHabit: SingleHabitCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Archive a habit with its entries.")

    @OptionGroup var choice: HabitArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(habit, first: .active, { .archive($0) }, saying: session.words.wasArchived)
    }
}

struct RestoreHabit: SingleHabitCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore an archived habit.")

    @OptionGroup var choice: HabitArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(habit, first: .archived, { .restore($0) }, saying: session.words.wasRestored)
    }
}

struct DeleteHabit: SingleHabitCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete an archived habit with its entries.")

    @OptionGroup var choice: HabitArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(habit, first: .archived, { .delete($0) }, saying: session.words.wasDeleted(_:))
    }
}

extension Session {
    /// Runs a command on the habit with a title and reports the result.
    fileprivate func output(
        _ typed: String, first scope: HabitSearchScope, _ command: (RecordID) -> HabitCommand,
        saying sentence: (String) -> String
    ) throws -> CommandOutput {
        var found: Habit?
        var before: JSONValue = nil
        let changed = try save { state in
            let habit = try habit(typed, in: state, first: scope)
            found = habit
            before = json(habit, in: state)
            return try decide(command(habit.id), in: state)
        }
        return try read { state in
            guard let found else { throw HabitRefusal.noSuchHabit }
            let after = state.habit(found.id).map { json($0, in: state) }
            return CommandOutput(report(sentence(found.title), changed: changed), json: after ?? before)
        }
    }
}
