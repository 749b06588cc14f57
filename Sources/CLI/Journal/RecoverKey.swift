import ArgumentParser
import DaybookCore
import Interchange
import Journal
import JournalStore
import Words

struct RecoverKey: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Show the recovery code, restore the journal's key from it, or lock the key with a passphrase.",
        discussion: """
            daybook key
            daybook key --restore
            daybook key --set-passphrase

            The journal and its backups are encrypted with a key that is kept apart from them.
            Whoever has the recovery code can read them. Without the key or the code, nobody can.
            A key with a passphrase opens only with that or the recovery code. Passphrases are read from the terminal or, \
            one a line, from standard input: first the one there is, then the new one.
            """)

    @Flag(help: "Restore the key from a recovery code, which is read from standard input.")
    var restore = false

    @Flag(help: "Lock the key with a passphrase.")
    var setPassphrase = false

    @Flag(help: "Replace the passphrase of the key.")
    var changePassphrase = false

    @Flag(help: "Store the key without a passphrase.")
    var removePassphrase = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let spoken = Words(.ofTerminal)
        try validateOptions(spoken)
        if restore { return try restoreKey(spoken) }
        guard setPassphrase || changePassphrase || removePassphrase else { return try onlyReading { try showCode() } }
        let folder = try global.dataFolder(spoken)
        let isLocked = SQLiteJournal<State>.lockedJournal(folder: folder, keyFolder: KeyFolder(for: folder)) != nil
        guard !setPassphrase || !isLocked else { throw InvalidRequest(spoken.passphraseAlreadySet) }
        let session = try session(spoken)
        let words = session.words
        guard setPassphrase || isLocked else { throw InvalidRequest(words.passphraseNotSet) }
        let isOverwritten: Bool
        do {
            let passphrase = removePassphrase ? nil : try Passphrase(newAskedWith: words)
            isOverwritten = try session.journal.wrapKey(by: passphrase)
        } catch {
            throw ReportedError(error: error, words: words)
        }
        try report(
            setPassphrase ? words.passphraseSet : removePassphrase ? words.passphraseRemoved : words.passphraseChanged,
            isLocked: !removePassphrase, words)
        if !removePassphrase, !isOverwritten { throw OperationFailure(words.oldKeyStays) }
    }

    private func validateOptions(_ words: Words) throws {
        let options = [
            ("--set-passphrase", setPassphrase), ("--change-passphrase", changePassphrase),
            ("--remove-passphrase", removePassphrase), ("--restore", restore),
        ]
        let given = options.filter(\.1).map(\.0)
        guard given.count <= 1 || given == ["--set-passphrase", "--restore"] else {
            throw InvalidRequest(words.onlyOne(of: given))
        }
    }

    /// A passphrase can be piped to these commands, which read nothing else from standard input.
    private func session(_ words: Words) throws -> Session {
        let keys = try global.unlocking(KeyFolder(for: try global.dataFolder(words)), words, readsStandardInput: true) {
            keys in
            if let locked = SQLiteJournal<State>.lockedJournal(folder: global.folder, keyFolder: keys) {
                throw StoreFailure.keyLocked(locked, path: keys.file(of: locked))
            }
            return keys
        }
        return try Session(global, keys: keys)
    }

    private func showCode() throws {
        let session = try session(Words(.ofTerminal))
        let code = try session.journal.key().recoveryCode
        if global.json {
            return try printOutput(["code": .string(code)], session.words)
        }
        try printOutput(session.words.recoveryCode(code) + "\n", session.words)
    }

    // Does not open the journal, because it does not open without its key.
    private func restoreKey(_ words: Words) throws {
        let key = try JournalKey(typed: StandardInput.line(asking: words.recoveryCodeAsked) ?? "", words)
        let passphrase = setPassphrase ? try Passphrase(newAskedWith: words) : nil
        let folder = try global.dataFolder(words)
        let wasLocked = SQLiteJournal<State>.lockedJournal(folder: folder, keyFolder: KeyFolder(for: folder)) != nil
        do throws(StoreFailure) {
            try SQLiteJournal<State>.restoreKey(
                key, folder: folder, wrappedBy: passphrase, randomness: Randomness.bits)
        } catch {
            throw ReportedError(error: error, words: words)
        }
        let sentences = [words.keyRestored] + (wasLocked ? [words.passphraseRemoved] : [])
        try report(
            passphrase == nil ? sentences.joined(separator: "\n") : words.keyRestoredWithPassphrase,
            isLocked: passphrase != nil, words)
    }

    private func report(_ sentence: String, isLocked: Bool, _ words: Words) throws {
        if global.json { return try printOutput(["passphrase": .bool(isLocked)], words) }
        try printOutput(sentence + "\n", words)
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
