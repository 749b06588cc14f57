import ArgumentParser
import DaybookCore
import Journal
import Phrasing
import Words

struct AddNote: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a note.",
        discussion: """
            daybook note add "Met Ann by the river."
            daybook note add First snow --on yesterday --at 21:30
            daybook note add - <letter.txt
            """)

    @OptionGroup var text: NoteText
    @OptionGroup var moment: DateTimeOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let note = Note(id: Randomness.recordID(), try text.text())
        try session.save { state in
            try session.decide(.add(note, at: try moment.moment(in: session, state)), in: state)
        }
        return try session.read { state in
            guard let note = state.note(note.id) else { throw NoteRefusal.noSuchNote }
            return CommandOutput(
                session.words.noteAdded(for: note.day, today: state.today(session.now)),
                json: session.json(note, NoteNumbers(state)))
        }
    }
}

/// The text of a new note.
struct NoteText: ParsableArguments {
    @Argument(help: ArgumentHelp("The text; - reads standard input.", valueName: "text"))
    var words: [String]

    func text() throws -> String { words == ["-"] ? try StandardInput.text() : words.joined(separator: " ") }
}
