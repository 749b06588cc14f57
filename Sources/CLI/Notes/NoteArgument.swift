import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Words

/// The argument that names a note, with the global options.
struct NoteArgument: ParsableArguments {
    @Argument(help: "Its number in daybook note list, its id, or latest.")
    var note: String

    @OptionGroup var global: GlobalOptions
}

/// Short numbers of notes in the terminal; see `ShortNumbers`.
struct NoteNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) { numbers = ShortNumbers(state.livingNotes.map(\.id)) }

    func number(of note: Note) -> String { numbers.number(of: note.id) }
}

extension Session {
    /// Finds a note by number, id or "latest".
    func note(_ typed: String, in state: State) throws -> Note {
        let typed = PlainText.line(typed)
        let notes = state.livingNotes
        if ["latest", words.latestNote].contains(where: { PlainText.isSame(typed, $0) }) {
            guard let last = notes.last else { throw InvalidRequest(words.noNotesYet) }
            return last
        }
        if typed.utf8.count >= 16, let id = RecordID(hex: typed), let note = state.note(id) { return note }
        let isNumber = typed.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let found = isNumber ? notes.filter { ShortNumbers.has($0.id, typed) } : []
        if found.count == 1 { return found[0] }
        if found.isEmpty { throw InvalidRequest(words.noteNumberUnknown(typed)) }
        let numbers = NoteNumbers(state)
        throw InvalidRequest(words.numberAmbiguous(typed, found.prefix(10).map { numbers.number(of: $0) }))
    }

    func json(_ note: Note, _ numbers: NoteNumbers) -> JSONValue {
        [
            "id": .string(note.id.hex), "number": .string(numbers.number(of: note)), "text": .string(note.text),
            "day": .text(note.day?.text), "time": .text(note.time?.text),
        ]
    }

    /// Runs a command on notes.
    func decide(_ command: NoteCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.recordID)
    }
}
