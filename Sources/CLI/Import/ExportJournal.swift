import ArgumentParser
import DaybookCore
import Foundation
import Interchange
import Words

struct ExportJournal: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write the whole journal to a file.")

    /// An export format.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json, csv, ics, todotxt
    }

    @Option(
        help: "json has everything in it and can be imported; csv is for a spreadsheet; ics and todotxt have the tasks."
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
            let bytes = try session.read { state in
                switch format {
                case .json: Export.json(state, on: state.today(session.now))
                case .csv: Export.csv(state)
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
                try write(bytes, to: output, session.words)
                let sentence = session.words.fileWritten(output)
                let json =
                    ([
                        "file": .string(output), "bytes": .count(bytes.count),
                    ] as JSONValue)
                try printOutput(global.json ? json.indentedText : sentence + "\n", session.words)
            } else {
                try printOutput(String(decoding: bytes, as: UTF8.self), session.words)
            }
            session.journal.saveSnapshotIfStale()
        } catch {
            throw ReportedError(error: error, words: session.words)
        }
    }

    /// Replaces the file atomically. Only the owner can read it.
    private func write(_ bytes: [UInt8], to path: String, _ words: Words) throws {
        let new = path + ".new"
        let file = open(new, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
        guard file >= 0 else { throw OperationFailure(words.fileUnwritable(path)) }
        var bytesWritten = 0
        while bytesWritten < bytes.count {
            let part = bytes.withUnsafeBytes {
                Foundation.write(file, $0.baseAddress! + bytesWritten, $0.count - bytesWritten)
            }
            guard part > 0 else { break }
            bytesWritten += part
        }
        let isComplete = bytesWritten == bytes.count && fsync(file) == 0
        let isFull = errno == ENOSPC || errno == EDQUOT
        close(file)
        guard isComplete, rename(new, path) == 0 else {
            unlink(new)
            throw OperationFailure(isFull && !isComplete ? words.diskFull : words.fileUnwritable(path))
        }
    }
}
