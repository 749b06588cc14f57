import ArgumentParser
import DaybookCore
import Journal
import Phrasing
import Words

struct EditNote: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a note; what you leave out stays.",
        discussion: """
            daybook note edit latest "Met Ann by the river, and Bob."
            daybook note edit 479 --on yesterday --at 21:30
            """)

    @Argument(help: "Its number in daybook note list, its id, or latest.")
    var note: String

    @Argument(help: ArgumentHelp("The new text; - reads standard input.", valueName: "text"))
    var text: [String] = []

    @Option(help: ArgumentHelp("Another day.", valueName: "day"))
    var on: String?

    @Option(help: ArgumentHelp("Another time, such as 07:30.", valueName: "time"))
    var at: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let typed = text == ["-"] ? try StandardInput.text() : text.joined(separator: " ")
        return try session.output(about: note, saying: session.words.noteSaved) { old, state in
            var note = old
            if !text.isEmpty { note.text = typed }
            var moment = RecordTime(day: old.day, time: old.time)
            if let on { moment.day = try session.day(on, in: state) }
            if let at { moment.time = try session.time(at) }
            return .edit(note, at: moment)
        }
    }
}

struct DeleteNote: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a note.", aliases: ["rm"])

    @OptionGroup var choice: NoteArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.output(about: choice.note, saying: session.words.noteDeleted) { note, _ in .delete(note.id) }
    }
}

extension Session {
    /// Runs a command on a note and reports the result.
    fileprivate func output(
        about typed: String, saying sentence: String, _ command: (Note, State) throws -> NoteCommand
    ) throws -> CommandOutput {
        var found: (note: Note, state: State)?
        let changed = try save { state in
            let note = try note(typed, in: state)
            found = (note, state)
            return try decide(try command(note, state), in: state)
        }
        return try read { state in
            guard let found else { throw NoteRefusal.noSuchNote }
            // A deleted note is shown as it was before.
            let (note, state) = state.note(found.note.id).map { ($0, state) } ?? found
            return CommandOutput(report(sentence, changed: changed), json: json(note, NoteNumbers(state)))
        }
    }
}
