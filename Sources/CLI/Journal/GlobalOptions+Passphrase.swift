import DaybookCore
import Foundation
import Journal
import JournalStore
import Words

extension GlobalOptions {
    /// The number of times a person is asked for a passphrase.
    private static let attempts = 3

    /// Does something that needs a key. If a passphrase wraps it, the person is asked for that first.
    ///
    /// - Parameter readsStandardInput: Whether a passphrase is the first line of standard input, if that is no terminal.
    func unlocking<Result>(
        _ keys: KeyFolder, _ words: Words, readsStandardInput: Bool = false, _ body: (KeyFolder) throws -> Result
    ) throws -> Result {
        do {
            return try body(keys)
        } catch StoreFailure.keyLocked(let journal, _) {
            return try body(unlocked(keys, journal, words, readsStandardInput: readsStandardInput))
        }
    }

    /// The folder of keys with a key unlocked, by the passphrase in the file that was named or as the person types it.
    ///
    /// - Parameter question: Asks for the passphrase; nil for the usual question.
    func unlocked(
        _ keys: KeyFolder, _ journal: JournalID, _ words: Words, asking question: String? = nil,
        readsStandardInput: Bool = false
    ) throws -> KeyFolder {
        let locked = StoreFailure.keyLocked(journal, path: keys.file(of: journal))
        if let passphraseFile {
            return try keys.unlocking(journal, with: try Passphrase(inFile: passphraseFile, words))
        }
        if readsStandardInput, isatty(STDIN_FILENO) == 0 {
            guard let passphrase = FirstLine.read(from: STDIN_FILENO).flatMap({ Passphrase($0) }) else { throw locked }
            return try keys.unlocking(journal, with: passphrase)
        }
        guard let prompt = SecretPrompt() else { throw locked }
        for attempt in 1...Self.attempts {
            guard let typed = prompt.ask(question ?? words.passphraseAsked), !typed.isEmpty else { throw locked }
            do {
                guard let passphrase = Passphrase(typed) else { throw StoreFailure.wrongPassphrase }
                return try keys.unlocking(journal, with: passphrase)
            } catch StoreFailure.wrongPassphrase where attempt < Self.attempts {
                prompt.say(words.passphraseWrong)
            }
        }
        throw StoreFailure.wrongPassphrase
    }

    /// The folder of keys for a server, unlocked if that is possible before it starts. Without a terminal, or if the person
    /// just presses Enter, the browser asks later.
    func keysForServer(of folder: String, _ words: Words) throws -> KeyFolder {
        let keys = KeyFolder(for: folder)
        guard let journal = SQLiteJournal<State>.lockedJournal(folder: folder, keyFolder: keys) else { return keys }
        do {
            return try unlocked(keys, journal, words, asking: words.passphraseAskedByServer)
        } catch StoreFailure.keyLocked {
            return keys
        }
    }
}

extension Passphrase {
    /// The first line of a file; "-" is standard input.
    init(inFile path: String, _ words: Words) throws {
        let line = path == "-" ? StandardInput.passphrase : try Self.firstLine(of: path, words)
        guard let line, let passphrase = Passphrase(line) else { throw InvalidRequest(words.passphraseMissing) }
        self = passphrase
    }

    private static func firstLine(of path: String, _ words: Words) throws -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw InvalidRequest(errno == ENOENT ? words.fileNotFound(path) : words.fileUnreadable(path))
        }
        defer { close(file) }
        return FirstLine.read(from: file)
    }

    /// A new passphrase, which a person types twice, or else the next line of standard input.
    init(newAskedWith words: Words) throws {
        var typed: String?
        if isatty(STDIN_FILENO) == 0 {
            typed = StandardInput.nextLine()
        } else if let prompt = SecretPrompt() {
            typed = prompt.ask(words.newPassphraseAsked)
            try Self.check(typed, words)
            guard prompt.ask(words.newPassphraseAskedAgain) == typed else {
                throw InvalidRequest(words.passphrasesDiffer)
            }
        }
        self = try Self.check(typed, words)
    }

    /// The new passphrase. Throws what is wrong with it.
    @discardableResult
    private static func check(_ typed: String?, _ words: Words) throws -> Passphrase {
        guard let typed, !typed.isEmpty else { throw InvalidRequest(words.passphraseMissing) }
        guard let passphrase = Passphrase(typed) else { throw InvalidRequest(words.passphraseTooLong(maximumSize)) }
        guard passphrase.isLongEnough else { throw InvalidRequest(words.passphraseTooShort(minimumLength)) }
        return passphrase
    }
}
