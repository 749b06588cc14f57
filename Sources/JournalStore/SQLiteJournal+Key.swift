import GRDB
import Journal

extension SQLiteJournal {
    /// The journal of a data folder whose key is locked by a passphrase; nil if its key is open or missing, or if there is no
    /// journal. One that cannot be read is known by its backups.
    public static func lockedJournal(folder: String, name: String = "me", keyFolder: KeyFolder) -> JournalID? {
        let journalFolder = folder + "/journals/" + name
        let backups = FileSystem.names(in: journalFolder + "/backups").reversed().map { "/backups/" + $0 }
        for name in ["/journal.sqlite"] + backups {
            let path = journalFolder + name
            guard FileSystem.status(path) != nil, let journal = try? fileState(of: path).journal else { continue }
            do throws(StoreFailure) {
                // A damaged file can name another.
                if try keyFolder.key(of: journal) == nil { _ = try provenState(of: path, keyFolder) }
            } catch {
                if case .keyLocked(let locked, _) = error { return locked }
            }
            return nil
        }
        return nil
    }

    /// Puts the key of a journal back, whose file is missing, damaged, locked or that of another key. Throws `.wrongKey` if it
    /// does not open the journal. Returns whether the file was changed.
    ///
    /// - Parameters:
    ///   - passphrase: What the file is wrapped by; nil for a file in the clear.
    ///   - randomness: Returns 64 random bits on each call, suitable for secrets.
    @discardableResult
    public static func restoreKey(
        _ key: JournalKey, folder: String, name: String = "me", keyFolder: KeyFolder? = nil,
        wrappedBy passphrase: Passphrase? = nil, cost: ScryptCost = .standard, randomness: () -> UInt64
    ) throws(StoreFailure) -> Bool {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        let path = folder + "/journals/" + name + "/journal.sqlite"
        guard FileSystem.status(path) != nil else { throw .cannotOpen(path: path, reason: "there is no such file") }
        let journal = try self.journal(of: path, openedBy: key, keyFolder)
        if passphrase == nil, (try? keyFolder.key(of: journal)) == key { return false }
        try keyFolder.replaceKey(of: journal, with: key, wrappedBy: passphrase, cost: cost, randomness: randomness)
        return true
    }

    /// Wraps the file of the journal's key by a passphrase; without one, puts the key there in the clear. Returns whether what was
    /// there before could be overwritten.
    @discardableResult
    public func wrapKey(by passphrase: Passphrase?, cost: ScryptCost = .standard) throws(StoreFailure) -> Bool {
        try keyFolder.replaceKey(
            of: journal, with: try key(), wrappedBy: passphrase, cost: cost, randomness: randomness)
    }

    /// The journal of a file, also of one that names another because it is damaged. Throws `.wrongKey` if the key does not open it.
    private static func journal(
        of path: String, openedBy key: JournalKey, _ keyFolder: KeyFolder
    ) throws(StoreFailure) -> JournalID {
        let fileState = try fileState(of: path)
        if fileState.keyCheck == Sealer(journal: fileState.journal, key: key, randomness: { 0 }).keyCheck {
            return fileState.journal
        }
        guard let proven = try provenState(of: path, keyFolder, given: key) else { throw .wrongKey }
        return proven.journal
    }

    private static func provenState(
        of path: String, _ keyFolder: KeyFolder, given: JournalKey? = nil
    ) throws(StoreFailure) -> JournalFile.FileState? {
        let file = try JournalFile(opening: path, readonly: true)
        defer { file.close() }
        return try file.access { db in try file.provenState(keyFolder, given: given, db) }
    }

    private static func fileState(of path: String) throws(StoreFailure) -> JournalFile.FileState {
        JournalFile.rollBack(path)
        let file = try JournalFile(opening: path, readonly: true)
        defer { file.close() }
        return try file.access { db in
            guard try file.version(db) > 0 else { throw StoreFailure.notAJournal(path: path) }
            return try file.fileState(db)
        }
    }

    /// Makes an empty file whose key is damaged a new journal, with a key of its own: nothing is in it that the other key could
    /// open. Browsers that have written to the journal keep it, and say that the server has another one.
    static func beginAnewIfKeyIsLost(
        _ file: JournalFile, _ keyFolder: KeyFolder, _ randomness: () -> UInt64
    ) throws(StoreFailure) {
        let journal = try file.access { db in try file.fileState(db).journal }
        do throws(StoreFailure) { _ = try keyFolder.key(of: journal) } catch {
            guard case .damagedKey = error else { throw error }
            try file.access { db in
                try db.inTransaction(.immediate) {
                    guard try file.isEmpty(db), try file.fileState(db).journal == journal else { return .rollback }
                    try file.setJournal(JournalID(high: randomness(), low: randomness()), keyCheck: nil, db)
                    try file.beginDevice(DeviceID(randomness()), db)
                    return .commit
                }
            }
        }
    }

    /// The key of a file's batches, made for a new one. Throws `.keyMissing`, `.keyLocked` or `.wrongKey`; `.damaged` if a key
    /// that is here opens the batches and the file says otherwise.
    static func key(
        of file: JournalFile, _ fileState: JournalFile.FileState, _ keyFolder: KeyFolder,
        _ randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> JournalKey {
        do throws(StoreFailure) {
            return try namedKey(of: file, fileState, keyFolder, randomness)
        } catch {
            switch error {
            case .keyMissing, .wrongKey: try expectSoundIdentity(of: file, keyFolder)
            default: break
            }
            throw error
        }
    }

    /// Throws `.damaged` if the batches of a file prove another identity than its own.
    private static func expectSoundIdentity(of file: JournalFile, _ keyFolder: KeyFolder) throws(StoreFailure) {
        let proven = try file.access { db in try file.provenState(keyFolder, db) }
        if proven != nil { throw .damaged("the journal's id or key check does not match its actions") }
    }

    /// The key of the journal that a file names.
    private static func namedKey(
        of file: JournalFile, _ fileState: JournalFile.FileState, _ keyFolder: KeyFolder,
        _ randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> JournalKey {
        let journal = fileState.journal
        let key =
            try fileState.keyCheck == nil
            ? keyFolder.makeKey(of: journal, randomness: randomness) : keyFolder.key(of: journal, given: nil)
        let sealer = Sealer(journal: journal, key: key, randomness: randomness)
        var keyCheck = fileState.keyCheck
        if keyCheck == nil {
            // Another process may have made another key, in another folder: the first counts.
            keyCheck = try file.access { db in
                try file.setKeyCheck(sealer.keyCheck, db)
                return try file.fileState(db).keyCheck
            }
        }
        guard sealer.keyCheck == keyCheck else { throw .wrongKey }
        return key
    }
}
