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

    /// The device that writes to this copy of the journal.
    public internal(set) var device: DeviceID
    /// The replica, folded up to `position`.
    var replica: Replica<State>
    /// The position of the last folded batch; 0 if none.
    var position: Int64 = 0
    /// The checksum of the batch at `position`, to detect that the file was replaced.
    var checksum: UInt64 = 0
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
    ///   - busyTimeout: The number of seconds to wait for other processes.
    ///   - randomness: Returns 64 random bits on each call, for the ids of the journal and the device.
    public init(
        folder: String, name: String = "me", busyTimeout: Double = 5, randomness: @escaping () -> UInt64
    ) throws(StoreFailure) {
        self.folder = folder + "/journals/" + name
        path = self.folder + "/journal.sqlite"
        snapshotPath = self.folder + "/snapshot"
        self.randomness = randomness
        guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(UInt8(ascii: "/")) else {
            throw .cannotOpen(path: self.folder, reason: "no name of a journal")
        }
        try FileSystem.makeFolder(self.folder)
        if FileSystem.status(path)?.st_size == 0, FileSystem.status(snapshotPath) != nil {
            throw .damaged("journal.sqlite is empty, though there is a snapshot of what was in it")
        }
        let file = try JournalFile(path: path, busyTimeout: busyTimeout, randomness: randomness)
        self.file = file
        let fileState = try file.access { db in try file.fileState(db) }
        device = fileState.device
        rebuilds = fileState.rebuilds
        replica = Replica(journal: fileState.journal)
        loadSnapshot()
        let isOfNow = rebuilds == fileState.rebuilds
        let stored = replica.head(of: fileState.device)
        try catchUp()
        // It may contain values erased since.
        if !isOfNow { try? file.access { db in try transaction(db) { (removeSnapshot(), .rollback) } } }
        if let stored { try beginDeviceIfOlder(than: stored) }
    }

    /// Starts a new device if the snapshot has more of this device's batches than the file, which means an older file
    /// was restored.
    private func beginDeviceIfOlder(than stored: Head) throws(StoreFailure) {
        guard device == stored.device, replica.head(of: device)?.sequence ?? 0 < stored.sequence else { return }
        try file.access { db in try transaction(db) { (try beginDevice(db), .commit) } }
    }

    /// The journal's id.
    public var journal: JournalID { replica.journal }

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
        let isSame = try position == 0 || file.checksum(at: position, db) == checksum
        if fileState.journal != journal || fileState.rebuilds != rebuilds || !isSame { reset(fileState) }
        device = fileState.device
        try file.forEach(after: position, db) { position, batch in fold(batch, at: position) }
        try settle(db)
        dataVersion = version
    }

    /// Discards the folded state.
    func reset(_ fileState: JournalFile.FileState) {
        replica = Replica(journal: fileState.journal)
        rebuilds = fileState.rebuilds
        position = 0
        checksum = 0
        changesPastSnapshot = 0
        dataVersion = nil
    }

    func fold(_ batch: EncodedBatch, at position: Int64) {
        replica.fold(batch)
        self.position = position
        checksum = batch.checksum
        changesPastSnapshot += max(1, batch.batch.changes.count)
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
