import ArgumentParser
import DaybookCore
import DaybookServer
import Foundation
import Interchange
import JournalStore
import Words

struct CheckJournal: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Verify the whole journal, or a backup.",
        discussion: """
            daybook check --repair

            A repair sets aside what is damaged and takes it from the daily backups if they have it.
            """)

    @Flag(help: "Get a damaged journal going again.")
    var repair = false

    @Argument(help: "A backup (default: the journal itself).")
    var file: String?

    @OptionGroup var global: GlobalOptions

    /// The number of faults that are printed for people.
    private static let maximumFaults = 20

    // Does not open the journal the usual way, because a damaged one may not open.
    func run() throws {
        let words = Words(.ofTerminal)
        let path = file ?? global.folder + "/journals/me/journal.sqlite"
        guard access(path, F_OK) == 0 else {
            throw InvalidRequest(file == nil ? words.noJournalYet(global.folder) : words.fileNotFound(path))
        }
        guard !path.isFolder else { throw InvalidRequest(words.notAJournal(path)) }
        if repair {
            guard file == nil else { throw InvalidRequest(words.repairsOnlyTheJournal) }
            return try repairJournal(words)
        }
        let report = try report(of: path, words)
        if global.json {
            try printOutput(report.json.indentedText, words)
        } else if report.isSound {
            try printOutput(
                words.journalSound(actions: Int(report.batches), changes: Int(report.changes)) + "\n", words)
        }
        if report.unopened > 0, !global.json {
            try printOutput(words.actionsUnopened(Int(report.unopened)) + "\n", words)
        }
        for device in report.devices where !global.json {
            // Gaps next to damage are reported as the damage.
            if report.isSound, !device.gaps.isEmpty {
                try printOutput(words.actionsMissing(device.gaps.count) + "\n", words)
            }
            if !device.forks.isEmpty { try printOutput(words.copiedDevice + "\n", words) }
        }
        guard report.isSound else {
            var lines = report.faults.prefix(Self.maximumFaults).map { words.journalDamaged("\($0)") }
            if report.faults.count > lines.count { lines.append(words.andMoreRows(report.faults.count - lines.count)) }
            if file == nil { lines.append(words.repairOffered) }
            throw OperationFailure(lines.joined(separator: "\n"))
        }
        if file == nil { try checkAttachments() }
    }

    /// Names the attachments whose files are damaged, and those whose files are on another device only.
    private func checkAttachments() throws {
        let session = try Session(global)
        let attachments = try session.read { state in
            state.attachments.rows.filter { state.attachment($0.id) != nil }
        }
        var damaged: [String] = []
        for attachment in attachments {
            let name = session.words.title(attachment)
            switch session.failure(of: attachment) {
            case nil: continue
            case .damaged:
                // Its device replaces it at the next exchange.
                session.attachmentFiles.setAsideDamaged(attachment.digest)
                damaged.append(session.words.fileDamagedOnServer(name))
            case .missing where global.json: continue
            case .missing:
                let size = session.words.fileSize(attachment.count)
                try printOutput(session.words.fileMissingOnServer(name, size) + "\n", session.words)
            }
        }
        guard damaged.isEmpty else { throw OperationFailure(damaged.joined(separator: "\n")) }
    }

    /// The report on a file that is intact enough to be read.
    private func report(of path: String, _ words: Words) throws -> JournalReport {
        do throws(StoreFailure) {
            return try SQLiteJournal<State>.check(path, keyFolder: KeyFolder(for: global.folder))
        } catch {
            if global.json, case .damaged(let what) = error {
                try printOutput((["sound": false, "faults": [.string(what)]] as JSONValue).indentedText, words)
            }
            throw error
        }
    }
}

extension JournalReport {
    var json: JSONValue {
        [
            "sound": .bool(isSound),
            "journal": .string(journal.hex),
            "batches": .integer(batches),
            "changes": .integer(changes),
            "unopened": .integer(unopened),
            "devices": .array(
                devices.map { device in
                    [
                        "id": .string(device.id.hex), "batches": .integer(device.batches),
                        "gaps": .array(device.gaps.map { .integer($0) }),
                        "forks": .array(device.forks.map { .integer($0) }),
                    ]
                }),
            "faults": .array(faults.map { .string("\($0)") }),
        ]
    }
}
