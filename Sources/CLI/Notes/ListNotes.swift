import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListNotes: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List notes by day, latest first.",
        discussion: """
            daybook note list --from 2026-11-01 --to yesterday
            daybook note list --search river
            """, aliases: ["ls"])

    @OptionGroup var range: DayRangeOptions

    @Option(help: ArgumentHelp("Only notes with this in them.", valueName: "words"))
    var search: String?

    @Option(help: ArgumentHelp("The maximum number to list (default: 100; with --json, all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let maximum = try session.maximum(limit, default: 100, json: global.json)
        return try session.read { state in
            let found = try notes(session, state)
            let numbers = NoteNumbers(state)
            let shown = Array(found.prefix(maximum))
            return CommandOutput(
                lines(shown, of: found.count, session, state, numbers),
                json: [
                    "count": .count(found.count), "notes": .array(shown.map { session.json($0, numbers) }),
                ])
        }
    }

    /// The matching notes, latest first.
    private func notes(_ session: Session, _ state: State) throws -> [Note] {
        let days = try range.days(in: session, state)
        let query = SearchQuery(search ?? "")
        return state.livingNotes.reversed().filter { note in
            guard let day = note.day, days.contains(day) else { return false }
            return query.isEmpty || query.isFound(in: note.text)
        }
    }

    private static let excerptLength = 60

    private func lines(
        _ shown: [Note], of count: Int, _ session: Session, _ state: State, _ numbers: NoteNumbers
    ) -> [String] {
        let words = session.words
        guard !shown.isEmpty else { return [state.hasNotes ? words.noNotesMatch : words.noNotesYet] }
        let today = state.today(session.now)
        var days: [(day: Day, rows: Columns)] = []
        for note in shown {
            guard let day = note.day else { continue }
            if days.last?.day != day { days.append((day, Columns())) }
            days[days.count - 1].rows.append([
                Columns.Cell(numbers.number(of: note), .faint),
                Columns.Cell(note.time.map { words.time($0) } ?? "", isNumber: true),
                Columns.Cell(note.beginning(length: Self.excerptLength)),
            ])
        }
        let widths = Columns.widths(of: days.map(\.rows))
        var lines: [String] = []
        for (day, rows) in days {
            if !lines.isEmpty { lines.append("") }
            lines.append(session.style(.strong, words.near(day, to: today)))
            lines += rows.lines(session.style, indent: 2, widths: widths)
        }
        var foot = [words.notes(count)]
        if count > shown.count { foot.append("--limit \(count)") }
        return lines + ["", session.style(.faint, foot.joined(separator: " · "))]
    }
}

struct ShowNote: ReadingCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a note.")

    @OptionGroup var choice: NoteArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let note = try session.note(choice.note, in: state)
            let words = session.words
            let moment = [note.day.map { words.fullDay($0) }, note.time.map { words.time($0) }]
            let text = note.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return CommandOutput(
                [session.style(.faint, moment.compactMap { $0 }.joined(separator: ", "))] + text,
                json: session.json(note, NoteNumbers(state)))
        }
    }
}
