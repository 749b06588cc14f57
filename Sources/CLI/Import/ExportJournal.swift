import ArgumentParser
import DaybookCore
import Foundation
import Interchange
import Words

struct ExportJournal: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export the whole journal, or its tasks, to a file.",
        discussion: """
            daybook export -o journal.json
            daybook export --format csv -o journal.zip
            """)

    /// An export format.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json, csv, ics, todotxt
    }

    @Option(
        help:
            "json has everything and can be imported; csv has everything, too, as a zip of tables for spreadsheets; ics and todotxt have the tasks."
    )
    var format = Format.json

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"))
    var output: String?

    @Flag(help: "Replace the file if it exists.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let session = try Session(global)
        do {
            if let output, !force, access(output, F_OK) == 0 {
                throw InvalidRequest(session.words.fileNotReplaced(output))
            }
            if output == nil, format == .csv, isatty(STDOUT_FILENO) == 1 {
                throw InvalidRequest(session.words.archiveNeedsFile)
            }
            let bytes = try session.read { state in
                switch format {
                case .json: Export.json(state, on: state.today(session.now), withTimes: true)
                case .csv: Export.tables(state, on: state.today(session.now))
                case .ics:
                    ICalendarWriter.bytes(
                        of: ExportedTasks.tasks(of: state), stamp: session.now.utc,
                        ImportContext { Clock.offset(at: $0) })
                case .todotxt:
                    TodoTxtWriter.bytes(
                        of: ExportedTasks.lines(of: state, today: state.today(session.now)))
                }
            }
            if let output {
                try OutputFile.write(bytes, to: output, session.words)
                let sentence = session.words.fileWritten(output)
                let json =
                    ([
                        "file": .string(output), "bytes": .count(bytes.count),
                    ] as JSONValue)
                try printOutput(global.json ? json.indentedText : sentence + "\n", session.words)
            } else {
                try OutputFile.writeToStandardOutput(bytes, session.words)
            }
            session.journal.saveSnapshotIfStale()
        } catch {
            throw ReportedError(error: error, words: session.words)
        }
    }
}
