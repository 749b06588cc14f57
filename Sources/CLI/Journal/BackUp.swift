import ArgumentParser
import DaybookCore
import DaybookServer
import Interchange
import JournalStore

struct BackUp: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Back up the whole journal to a file, and check the copy.",
        discussion: """
            daybook backup journal.backup

            Attached files are not in it. Copy the folder journals/me/attachments in the data folder as well.
            """)

    @Argument(help: "A new file.")
    var file: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        try session.refuseAmongJournals(file)
        let missing = try backUp(session.journal)
        let leftovers = UnfinishedFile.possibleLeftovers(beside: file)
        var lines = [words.fileWritten(file)] + (missing.map { [words.backupLacksDamaged($0)] } ?? [])
        lines += leftovers.map { words.backupLeftover($0) }
        let attached = try attachedFiles(session)
        let folder = try session.attachmentFiles.folder
        if attached.count > 0 {
            lines.append(words.backupLacksFiles(attached.count, words.fileSize(attached.bytes), in: folder))
        }
        return CommandOutput(
            lines,
            json: [
                "file": .string(file), "missing": missing.map { .count($0) } ?? .null,
                "leftovers": .array(leftovers.map { .string($0) }),
                "attachmentsLeftOut": attached.count == 0
                    ? .null
                    : [
                        "files": .count(attached.count), "bytes": .integer(attached.bytes), "folder": .string(folder),
                    ],
            ])
    }

    /// Returns nil if the journal is sound; else the number of actions that are known to be missing in its backup.
    private func backUp(_ journal: SQLiteJournal<State>) throws -> Int? {
        do {
            try journal.backup(to: file)
            return nil
        } catch StoreFailure.damaged {
            return try journal.backUpRest(to: file)
        }
    }

    /// The attached files that are here: their number and the bytes of their contents.
    private func attachedFiles(_ session: Session) throws -> (count: Int, bytes: Int64) {
        let files = try session.attachmentFiles
        let rows = try session.read { $0.attachments.rows }
        let sizes = Dictionary(rows.map { ($0.digest, $0.count) }) { max($0, $1) }
            .filter { !$0.key.isEmpty && files.has($0.key) }
        // Another device can have written any number.
        let bytes = sizes.values.reduce(0) { $0 + min(max($1, 0), AttachmentLimits.count) }
        return (sizes.count, bytes)
    }
}
