import ArgumentParser
import DaybookCore
import Interchange
import Journal
import JournalStore
import Words

struct RecoverKey: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: "Show the recovery code, or restore the journal's key from it.",
        discussion: """
            daybook key
            daybook key --restore

            The journal and its backups are sealed with a key that is kept apart from them.
            Whoever has the recovery code can read them. Without the key or the code, nobody can.
            """)

    @Flag(help: "Restore the key from a recovery code, which is read from standard input.")
    var restore = false

    @OptionGroup var global: GlobalOptions

    // Does not open the journal to restore its key, because it does not open without that.
    func run() throws {
        let spoken = Words(.ofTerminal)
        guard restore else {
            let session = try Session(global)
            let code = try session.journal.key().recoveryCode
            if global.json {
                return try printOutput((["code": .string(code)] as JSONValue).indentedText, session.words)
            }
            return try printOutput(session.words.recoveryCode(code) + "\n", session.words)
        }
        let key = try JournalKey(typed: StandardInput.line(asking: spoken.recoveryCodeAsked) ?? "", spoken)
        let folder = try global.dataFolder(spoken)
        do throws(StoreFailure) {
            try SQLiteJournal<State>.restoreKey(key, folder: folder)
        } catch {
            throw ReportedError(error: error, words: spoken)
        }
        try printOutput(spoken.keyRestored + "\n", spoken)
    }
}

extension JournalKey {
    /// Parses a recovery code that a person typed. Throws a request's refusal that says what is wrong with it.
    init(typed text: String, _ words: Words) throws {
        do throws(RecoveryCode.Failure) {
            self.init(try RecoveryCode(text))
        } catch {
            throw InvalidRequest(words.reason(error))
        }
    }
}

extension Words {
    fileprivate func reason(_ failure: RecoveryCode.Failure) -> String {
        switch failure {
        case .wrongLength(let count): recoveryCodeLength(count, expected: RecoveryCode.characterCount)
        case .invalidCharacter(let character): recoveryCodeCharacter(character)
        case .wrongChecksum: recoveryCodeMistyped
        }
    }
}
