import ArgumentParser
import DaybookCore
import Foundation
import Interchange
import JournalStore
import Words

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
            let tried = session.hasJournal ? nil : try keysAfterTrial(path, code, session)
            let received = try global.unlocking(try tried ?? session.journal.keyFolder, words) { keys in
                try session.journal.restore(from: path, key: code, keyFolder: keys)
            }
            return CommandOutput(
                received.lines(words),
                json: [
                    "new": .count(received.new), "erased": .count(received.erased),
                    "damaged": .count(received.damaged), "regained": .count(received.regained),
                    "refused": .count(received.refused), "mayLackLatest": .bool(received.mayLackLatest),
                    "setAside": .count(received.setAside), "lacking": .count(received.lacking),
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

extension RestoreBackup {
    /// Restores a backup into a folder that is removed again, so that one that is refused starts no journal. Returns the keys, which
    /// need no passphrase any more.
    private func keysAfterTrial(_ path: String, _ code: JournalKey?, _ session: Session) throws -> KeyFolder {
        var name = Array((NSTemporaryDirectory() + "/daybook-XXXXXX").utf8CString)
        guard let made = mkdtemp(&name) else {
            throw OperationFailure(session.words.fileUnwritable(NSTemporaryDirectory()))
        }
        let folder = String(cString: made)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let journal = try SQLiteJournal<State>(
            folder: folder + "/data", keyFolder: KeyFolder(path: folder + "/keys"), randomness: Randomness.bits)
        return try global.unlocking(KeyFolder(for: session.dataFolder), session.words) { keys in
            _ = try journal.restore(from: path, key: code, keyFolder: keys)
            return keys
        }
    }
}

extension ReceiveResult {
    private var isWhole: Bool { damaged == 0 && !mayLackLatest && setAside == 0 && lacking == 0 }

    fileprivate func lines(_ words: Words) -> [String] {
        var lines: [String] = []
        if restored > 0 {
            lines.append(words.restored(actions: restored))
        } else if new + regained == 0 {
            lines.append(isWhole ? words.nothingToRestore : words.nothingReadableToRestore)
        }
        if regained > 0 { lines.append(words.actionsRegained(regained)) }
        if refused > 0 { lines.append(words.formsRefused(refused)) }
        if damaged > 0 { lines.append(words.damagedNotRestored(damaged)) }
        if setAside > 0 { lines.append(words.actionsSetAside(setAside)) }
        if lacking > 0 { lines.append(words.actionsLackingInFile(lacking)) }
        if mayLackLatest { lines.append(words.latestMayBeLacking) }
        return lines
    }
}
