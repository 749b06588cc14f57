import Foundation
import Journal

/// The folder with the keys of journals, apart from the data folder: who gets a copy of that cannot read it.
///
/// A key is in the file `<journal>.key`, as the recovery code that people write down.
public struct KeyFolder: Hashable, Sendable {
    public let path: String

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

    /// The key of a journal; nil if there is none. Throws if its file is damaged or cannot be read.
    public func key(of journal: JournalID) throws(StoreFailure) -> JournalKey? {
        let path = file(of: journal)
        guard FileSystem.status(path) != nil else { return nil }
        guard let bytes = FileSystem.read(path) else { throw .cannotOpen(path: path, reason: "it cannot be read") }
        guard let code = try? RecoveryCode(String(decoding: bytes, as: UTF8.self)) else {
            throw .damagedKey(path: path)
        }
        return JournalKey(code)
    }

    /// A key that was given, or else the one here. Throws if there is none.
    func key(of journal: JournalID, given: JournalKey?) throws(StoreFailure) -> JournalKey {
        if let given { return given }
        if let stored = try key(of: journal) { return stored }
        throw .keyMissing(journal, path: file(of: journal))
    }

    /// Stores a key, unless there is one of this journal, and returns the stored one.
    func store(_ key: JournalKey, of journal: JournalID) throws(StoreFailure) -> JournalKey {
        if let stored = try self.key(of: journal) { return stored }
        try FileSystem.makeFolder(path)
        let file = file(of: journal)
        try FileSystem.create(file, with: Array((key.recoveryCode + "\n").utf8))
        guard let stored = try self.key(of: journal) else { throw .damagedKey(path: file) }
        return stored
    }

    /// Stores a key in place of one that is damaged or is not the journal's.
    func replaceKey(of journal: JournalID, with key: JournalKey) throws(StoreFailure) {
        try FileSystem.makeFolder(path)
        try FileSystem.replace(file(of: journal), with: Array((key.recoveryCode + "\n").utf8))
    }

    /// The key of a journal, made if there is none.
    func makeKey(of journal: JournalID, randomness: () -> UInt64) throws(StoreFailure) -> JournalKey {
        if let stored = try key(of: journal) { return stored }
        return try store(JournalKey(randomness: randomness), of: journal)
    }
}
