import Foundation
import Journal

/// The folder with the keys of journals, apart from the data folder: who gets a copy of that cannot read it.
///
/// A key is in the file `<journal>.key`: as the recovery code that people write down, or wrapped by a passphrase.
public struct KeyFolder: Hashable, Sendable {
    public let path: String
    /// The keys in memory, which are not read from their files.
    private var keys: [JournalID: JournalKey] = [:]

    public init(path: String) { self.path = path }

    /// The folder of the environment's `DAYBOOK_KEYS`, or that beside the data folder: `daybook.keys` beside `daybook`.
    public init(for dataFolder: String) {
        let named = ProcessInfo.processInfo.environment["DAYBOOK_KEYS"] ?? ""
        // However the folder is named, it has one folder of keys.
        let folder = URL(fileURLWithPath: named.isEmpty ? dataFolder : named)
        let resolved = folder.standardizedFileURL.resolvingSymlinksInPath().path
        path = named.isEmpty ? resolved + ".keys" : resolved
    }

    public func file(of journal: JournalID) -> String { path + "/" + journal.hex + ".key" }

    /// Whether a journal's key has no file. False if that cannot be told.
    func lacksFile(of journal: JournalID) -> Bool { FileSystem.status(file(of: journal)) == nil && errno == ENOENT }

    /// The key of a journal; nil if there is none. Throws if its file is damaged, cannot be read, or is locked.
    public func key(of journal: JournalID) throws(StoreFailure) -> JournalKey? {
        if let key = keys[journal] { return key }
        switch try stored(journal) {
        case nil: return nil
        case .clear(let key): return key
        case .wrapped: throw .keyLocked(journal, path: file(of: journal))
        }
    }

    /// A key that was given, or else the one here. Throws if there is none.
    func key(of journal: JournalID, given: JournalKey?) throws(StoreFailure) -> JournalKey {
        if let given { return given }
        if let stored = try key(of: journal) { return stored }
        throw .keyMissing(journal, path: file(of: journal))
    }

    /// The content of a key's file.
    private enum Stored {
        case clear(JournalKey)
        case wrapped(WrappedKey)
    }

    private func stored(_ journal: JournalID) throws(StoreFailure) -> Stored? {
        let path = file(of: journal)
        guard FileSystem.status(path) != nil else {
            // A folder that may not be entered can have the key.
            guard errno != EACCES else { throw .cannotOpen(path: path, reason: String(cString: strerror(EACCES))) }
            return nil
        }
        guard let bytes = FileSystem.read(path, upTo: FileSystem.largestNote) else {
            throw .cannotOpen(path: path, reason: "it cannot be read")
        }
        if WrappedKey.isWrapped(bytes) {
            do throws(WrappedKey.Failure) {
                return .wrapped(try WrappedKey(decoding: bytes))
            } catch {
                switch error {
                case .damaged: throw .damagedKey(path: path)
                case .tooNew: throw .keyTooNew(path: path)
                case .tooCostly: throw .keyTooCostly(path: path)
                }
            }
        }
        guard let code = try? RecoveryCode(String(decoding: bytes, as: UTF8.self)) else {
            throw .damagedKey(path: path)
        }
        return .clear(JournalKey(code))
    }

    // MARK: - Keys of journals

    /// The journals that have a key here, whether it is locked or not.
    var journals: [JournalID] {
        FileSystem.names(in: path).compactMap { name in
            name.hasSuffix(".key") ? JournalID(hex: String(name.dropLast(4))) : nil
        }
    }

    /// Stores a key, unless there is one of this journal, and returns the stored one.
    func store(_ key: JournalKey, of journal: JournalID) throws(StoreFailure) -> JournalKey {
        do throws(StoreFailure) {
            if let stored = try self.key(of: journal) { return stored }
        } catch .keyLocked {
            return key // it cannot be compared, and stays as it is
        }
        try FileSystem.makeFolder(path)
        let file = file(of: journal)
        try FileSystem.create(file, with: Self.clear(key))
        guard let stored = try self.key(of: journal) else { throw .damagedKey(path: file) }
        return stored
    }

    /// The key of a journal, made if there is none.
    func makeKey(of journal: JournalID, randomness: () -> UInt64) throws(StoreFailure) -> JournalKey {
        if let stored = try key(of: journal) { return stored }
        return try store(JournalKey(randomness: randomness), of: journal)
    }

    /// The folder with a key in memory, whatever its file becomes.
    func holding(_ key: JournalKey, of journal: JournalID) -> KeyFolder {
        var folder = self
        folder.keys[journal] = key
        return folder
    }

    private static func clear(_ key: JournalKey) -> [UInt8] { Array((key.recoveryCode + "\n").utf8) }
}

// MARK: - Passphrases

extension KeyFolder {
    /// Whether the file of a journal's key is wrapped by a passphrase.
    public func isWrapped(_ journal: JournalID) throws(StoreFailure) -> Bool {
        if case .wrapped = try stored(journal) { true } else { false }
    }

    /// The folder with the key of a journal unlocked. Throws `.wrongPassphrase`.
    ///
    /// This takes 128 MB of memory and a few tenths of a second.
    public func unlocking(_ journal: JournalID, with passphrase: Passphrase) throws(StoreFailure) -> KeyFolder {
        switch try stored(journal) {
        case nil: throw .keyMissing(journal, path: file(of: journal))
        case .clear: return self
        case .wrapped(let wrapped):
            let unlocked = holding(try wrapped.key(of: journal, with: passphrase), of: journal)
            // A removal of the passphrase that was killed can have left the key in the clear. What is younger can be in use.
            eraseUnfinishedFiles(of: journal, olderThan: 60)
            return unlocked
        }
    }

    /// Stores a key in place of the one there, wrapped by a passphrase or, without one, in the clear.
    ///
    /// After a crash the file is the old one or the new one. What the old one had is overwritten, which a file system or a
    /// disk may do at another place.
    ///
    /// - Parameter randomness: Returns 64 random bits on each call, suitable for secrets.
    /// - Returns: Whether the old content could be overwritten.
    @discardableResult
    func replaceKey(
        of journal: JournalID, with key: JournalKey, wrappedBy passphrase: Passphrase? = nil,
        cost: ScryptCost = .standard, randomness: () -> UInt64 = { 0 }
    ) throws(StoreFailure) -> Bool {
        var bytes = Self.clear(key)
        if let passphrase {
            let wrapped = try WrappedKey(key, of: journal, with: passphrase, cost: cost, randomness: randomness)
            bytes = wrapped.encoded
        }
        try FileSystem.makeFolder(path)
        // A link to it stays one: what it leads to would keep the key as it was.
        let file = URL(fileURLWithPath: file(of: journal)).resolvingSymlinksInPath().path
        let isOverwritten = try FileSystem.replaceSecret(file, with: bytes)
        eraseUnfinishedFiles(of: journal)
        return isOverwritten
    }

    /// Erases what killed processes have left beside the file of a journal's key.
    ///
    /// - Parameter seconds: The age below which a file stays.
    private func eraseUnfinishedFiles(of journal: JournalID, olderThan seconds: Double = 0) {
        let name = journal.hex + ".key" + FileSystem.unfinished("")
        for left in FileSystem.names(in: path) where left.hasPrefix(name) {
            let file = path + "/" + left
            guard seconds == 0 || FileSystem.age(of: file) ?? 0 > seconds else { continue }
            FileSystem.eraseSecret(file)
        }
    }
}
