import Foundation
import GRDB
import Journal

/// A journal stored in SQLite, with the state its batches fold into.
///
/// Several processes may open the same journal. Reading folds in what others appended, and a write is one transaction
/// that does so first. Use it from one actor or thread at a time.
public final class SQLiteJournal<State: JournalState> {
    /// The folder `journals/<name>`, which holds the database, its snapshot and its backups.
    public let folder: String
    /// The path of the database.
    public let path: String
    let snapshotPath: String
    let file: JournalFile
    let randomness: () -> UInt64
    /// The folder with the journal's key.
    public let keyFolder: KeyFolder
    /// Seals and opens the journal's batches.
    public internal(set) var sealer: Sealer

    /// The device that writes to this copy of the journal.
    public internal(set) var device: DeviceID
    /// The replica, folded up to `position`.
    var replica: Replica<State>
    /// The position of the last folded batch; 0 if none.
    var position: Int64 = 0
    /// The hash of the batch at `position`, to detect that the file was replaced.
    var hash = BatchHash.none
    /// The file's `rebuilds` at the time of folding.
    var rebuilds: Int64
    /// The file's `data_version` at the time of folding; nil to check the file in any case.
    private var dataVersion: Int64?
    /// The number of changes folded since the snapshot on disk.
    var changesPastSnapshot = 0

    /// Opens a person's journal in a data folder, or creates a new one.
    ///
    /// - Parameters:
    ///   - folder: The data folder, created if missing.
    ///   - name: The name of the journal's folder, without slashes.
    ///   - keyFolder: The folder with the journal's key, or where it is made; nil for the usual one.
    ///   - busyTimeout: The number of seconds to wait for other processes.
    ///   - randomness: Returns 64 random bits on each call, suitable for secrets.
    public init(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil, busyTimeout: Double = 5,
        randomness: @escaping () -> UInt64
    ) throws(StoreFailure) {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        self.keyFolder = keyFolder
        self.folder = folder + "/journals/" + name
        path = self.folder + "/journal.sqlite"
        snapshotPath = self.folder + "/snapshot"
        self.randomness = randomness
        guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(UInt8(ascii: "/")) else {
            throw .cannotOpen(path: self.folder, reason: "no name of a journal")
        }
        try FileSystem.makeFolder(self.folder)
        let hasBackups = !FileSystem.names(in: self.folder + "/backups").isEmpty
        if FileSystem.status(path)?.st_size ?? 0 == 0, FileSystem.status(snapshotPath) != nil || hasBackups {
            throw .damaged("journal.sqlite is empty or gone, though there is a snapshot or a backup of what was in it")
        }
        let file = try JournalFile(path: path, busyTimeout: busyTimeout, randomness: randomness)
        self.file = file
        let fileState = try file.access { db in try file.fileState(db) }
        sealer = try Self.sealer(of: file, fileState, keyFolder, randomness)
        device = fileState.device
        rebuilds = fileState.rebuilds
        replica = Replica(journal: fileState.journal)
        try openLaterBatches()
        loadSnapshot()
        let isOfNow = rebuilds == fileState.rebuilds
        let stored = replica.head(of: fileState.device)
        try catchUp()
        // It may contain values erased since.
        if !isOfNow { try? file.access { db in try transaction(db) { (removeSnapshot(), .rollback) } } }
        if let stored { try beginDeviceIfOlder(than: stored) }
    }

    /// The sealer of a file's batches. Makes the key of a new one. Throws `.keyMissing` or `.wrongKey`.
    private static func sealer(
        of file: JournalFile, _ fileState: JournalFile.FileState, _ keyFolder: KeyFolder,
        _ randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> Sealer {
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
        return sealer
    }

    /// Files batches that were kept unopened, because a later version or another key wrote them, and can be opened now.
    private func openLaterBatches() throws(StoreFailure) {
        try file.access { db in
            var decoder = BatchDecoder()
            let rows = try Row.fetchAll(
                db, sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE action IS NULL ORDER BY position")
            let opened = try rows.map { try StoredEnvelope($0) }.compactMap { stored -> Replacement? in
                guard let batch = stored.stored(sealer, &decoder), let envelope = try? stored.envelope(of: journal)
                else {
                    return nil
                }
                return Replacement(position: stored.position, form: SealedBatch(batch, envelope), before: nil)
            }
            if opened.isEmpty { return }
            try transaction(db) {
                try replace(opened, db)
                // Both those that were opened before and these can erase.
                var erasures: [StoredBatch] = []
                try file.forEach(after: 0, db) { if let batch = $0.stored(sealer, &decoder) { erasures.append(batch) } }
                _ = try erase(by: erasures, db)
                return ((), .commit)
            }
            rebuilds = try file.fileState(db).rebuilds
        }
    }

    /// Starts a new device if the snapshot has more of this device's batches than the file, which means an older file
    /// was restored.
    private func beginDeviceIfOlder(than stored: Head) throws(StoreFailure) {
        guard device == stored.device, replica.head(of: device)?.sequence ?? 0 < stored.sequence else { return }
        try file.access { db in try transaction(db) { (try beginDevice(db), .commit) } }
    }

    /// The journal's id.
    public var journal: JournalID { replica.journal }

    /// The journal's key.
    public func key() throws(StoreFailure) -> JournalKey { try keyFolder.key(of: journal, given: nil) }

    /// Reads the folded state, including what other processes have appended.
    ///
    /// Errors thrown by `body` pass through. Errors of the store are `StoreFailure`.
    public func read<Result>(_ body: (Replica<State>) throws -> Result) throws -> Result {
        try catchUp()
        return try body(replica)
    }

    /// Folds in what other processes appended. Returns whether there was anything.
    @discardableResult
    public func catchUp() throws(StoreFailure) -> Bool {
        try file.access { db in try catchUp(db) }
    }

    @discardableResult
    func catchUp(_ db: Database) throws -> Bool {
        if let dataVersion, replica.unsettled.isEmpty, try file.dataVersion(db) == dataVersion { return false }
        let before = position
        if db.isInsideTransaction {
            try foldAppended(db)
        } else {
            try db.inTransaction(.deferred) {
                try foldAppended(db)
                return .commit
            }
        }
        return position != before
    }

    private func foldAppended(_ db: Database) throws {
        let version = try file.dataVersion(db)
        let fileState = try file.fileState(db)
        let isSame = try position == 0 || file.hash(at: position, db) == hash
        if fileState.journal != journal || fileState.rebuilds != rebuilds || !isSame { try reset(fileState) }
        device = fileState.device
        var decoder = BatchDecoder()
        try file.forEach(after: position, db) { fold($0.held(sealer, &decoder), at: $0.position) }
        try settle(db)
        dataVersion = version
    }

    /// Discards the folded state.
    func reset(_ fileState: JournalFile.FileState) throws {
        // Another process may have joined another journal.
        if fileState.journal != sealer.journal {
            let key = try keyFolder.key(of: fileState.journal, given: nil)
            sealer = Sealer(journal: fileState.journal, key: key, randomness: randomness)
        }
        replica = Replica(journal: fileState.journal)
        rebuilds = fileState.rebuilds
        position = 0
        hash = .none
        changesPastSnapshot = 0
        dataVersion = nil
    }

    func fold(_ batch: HeldBatch, at position: Int64) {
        replica.fold(batch)
        self.position = position
        hash = batch.identity.hash
        changesPastSnapshot += max(1, batch.stored?.batch.changes.count ?? 0)
    }

    /// Runs a transaction that excludes other writers, after folding in everything appended. If it fails, the next
    /// access checks the file again.
    func transaction<Result>(_ db: Database, _ body: () throws -> (Result, Database.TransactionCompletion)) throws
        -> Result
    {
        var result: Result?
        do {
            try db.inTransaction(.immediate) {
                try catchUp(db)
                let (value, completion) = try body()
                result = value
                return completion
            }
        } catch {
            dataVersion = nil
            throw error
        }
        return result!
    }
}
