import ArgumentParser
import Foundation
import Interchange
import JournalStore

struct RestoreBackup: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Merge a backup into the journal.",
        discussion: """
            daybook restore journal.backup

            A backup is merged, so nothing written since is lost. daybook undo does not take it back. To see a backup \
            alone, restore it into an empty folder: --data FOLDER --key
            """)

    @Argument(help: "A file that daybook backup wrote, or that a browser saved; - reads standard input.")
    var file: String

    @Flag(help: "Ask for the recovery code of the backup's journal, if its key is not on this machine.")
    var key = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        guard !key || file != "-" else { throw InvalidRequest(session.words.keyNeedsStandardInput) }
        guard file == "-" else { return try restore(from: file, session) }
        return try StandardInput.withNamedFile { try restore(from: $0, session) }
    }

    private func restore(from path: String, _ session: Session) throws -> CommandOutput {
        let words = session.words
        guard access(path, F_OK) == 0 else { throw InvalidRequest(words.fileNotFound(file)) }
        guard !path.isFolder else { throw InvalidRequest(words.notAJournal(file)) }
        let code = try key ? JournalKey(typed: StandardInput.line(asking: words.recoveryCodeAsked) ?? "", words) : nil
        do {
            let received = try global.unlocking(session.journal.keyFolder, words) { keys in
                try session.journal.restore(from: path, key: code, keyFolder: keys)
            }
            var sentence =
                received.new + received.regained > 0
                ? words.restored(actions: received.new + received.regained)
                : received.isWhole ? words.nothingToRestore : words.nothingReadableToRestore
            if received.regained > 0 { sentence += "\n" + words.actionsRegained(received.regained) }
            if received.refused > 0 { sentence += "\n" + words.formsRefused(received.refused) }
            if received.damaged > 0 { sentence += "\n" + words.damagedNotRestored(received.damaged) }
            if received.mayLackLatest { sentence += "\n" + words.latestMayBeLacking }
            return CommandOutput(
                sentence,
                json: [
                    "new": .count(received.new), "erased": .count(received.erased),
                    "damaged": .count(received.damaged), "regained": .count(received.regained),
                    "refused": .count(received.refused), "mayLackLatest": .bool(received.mayLackLatest),
                    "forked": .array(received.forked.map { .string($0.hex) }),
                ])
        } catch let error as StoreFailure {
            switch error {
            case .notAJournal: throw InvalidRequest(words.notAJournal(file))
            case .keyMissing: throw InvalidRequest(words.backupKeyMissing)
            case .damaged(let what): throw InvalidRequest(words.journalDamaged(what))
            case .tooNew, .tooOld, .cannotOpen, .refusedBatch: throw InvalidRequest(words.reason(error))
            default: throw error
            }
        }
    }
}

extension ReceiveResult {
    fileprivate var isWhole: Bool { damaged == 0 && !mayLackLatest }
}
