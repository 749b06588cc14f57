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
    private(set) var file: JournalFile
    let randomness: () -> UInt64
    /// The folder with the journal's key, which it holds in memory.
    public internal(set) var keyFolder: KeyFolder
    /// Seals and opens the journal's batches.
    public internal(set) var sealer: Sealer

    /// The device that writes to this copy of the journal.
    public internal(set) var device: DeviceID
    /// The key of this or an earlier device; see `signingKey()`.
    var loadedKey: SigningKey?
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
    /// Whether the snapshot on disk knows later actions than the file, which then is an older one than it was.
    var isOlderThanSnapshot = false
    /// Devices of which more is known than what is in the file, as an older one has the place of that which was folded. Nothing is
    /// written as one of them: it would use sequences again.
    var outrunDevices: Set<DeviceID> = []
    /// Whether it is being opened, so that what was folded comes from the snapshot on disk.
    private var isOpening = true
    private var mayHaveNewerSnapshots = false
    /// Whether the snapshot on disk that knows later actions has another name, too.
    var isLaterSnapshotKept = false
    /// Whether a repair uses it, which erases only once it has taken what the snapshots have.
    var isRepairing = false
    /// The devices that were begun since the file was opened or another one took its place.
    var begunDevices: Set<DeviceID> = []
    /// Whether SQLite could not read some of the batches. Nothing is written then, as that could spread the damage.
    private(set) var hasUnreadablePages = false
    /// Whether some of the batches could not be read, of those that were read since the file was opened.
    public private(set) var isReadInPart = false
    /// Whether a check of a copy has found damage since the file was opened.
    public internal(set) var isKnownDamaged = false
    /// Finds what is gone from the file.
    var losses = LossFinder()
    /// Whether an action was written here since the journal was opened.
    var hasWritten = false

    /// Whether a data folder has a journal, or something that is left of one. What cannot be looked at counts as one.
    public static func exists(in folder: String, name: String = "me") -> Bool {
        let own = folder + "/journals/" + name
        guard FileSystem.status(own) != nil else { return errno != ENOENT && errno != ENOTDIR }
        return access(own, R_OK | X_OK) != 0 || !FileSystem.names(in: own).isEmpty
    }

    /// Opens a person's journal in a data folder, or creates a new one. Throws `.keyLocked` if a passphrase is needed.
    ///
    /// - Parameters:
    ///   - folder: The data folder, created if missing.
    ///   - name: The name of the journal's folder, without slashes.
    ///   - keyFolder: The folder with the journal's key, or where it is made; nil for the usual one.
    ///   - readOnly: Whether nothing is written, so that every write throws `.unwritable`; nil if the file cannot be written.
    ///   - busyTimeout: The number of seconds to wait for other processes.
    ///   - randomness: Returns 64 random bits on each call, suitable for secrets.
    public init(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil, readOnly: Bool? = nil,
        busyTimeout: Double = 5, randomness: @escaping () -> UInt64
    ) throws(StoreFailure) {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        self.folder = folder + "/journals/" + name
        path = self.folder + "/journal.sqlite"
        snapshotPath = self.folder + "/snapshot"
        self.randomness = randomness
        guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(UInt8(ascii: "/")) else {
            throw .cannotOpen(path: self.folder, reason: "no name of a journal")
        }
        let readOnly = readOnly ?? FileSystem.isReadOnly(path)
        if !readOnly { try FileSystem.makeFolder(self.folder) }
        let hasBackups = !FileSystem.names(in: self.folder + "/backups").isEmpty
        let hasSnapshots =
            FileSystem.status(snapshotPath) != nil || !UnfinishedRepair.snapshotPaths(in: self.folder).isEmpty
        if FileSystem.status(path)?.st_size ?? 0 == 0, hasBackups || hasSnapshots {
            throw .damaged("journal.sqlite is empty or gone, though there is a snapshot or a backup of what was in it")
        }
        let file = try JournalFile(
            path: path, readOnly: readOnly, busyTimeout: busyTimeout, randomness: randomness)
        self.file = file
        if !hasBackups, !readOnly { try Self.beginAnewIfKeyIsLost(file, keyFolder, randomness) }
        let fileState = try file.access { db in try file.fileState(db) }
        let key = try Self.key(of: file, fileState, keyFolder, randomness)
        self.keyFolder = keyFolder.holding(key, of: fileState.journal)
        sealer = Sealer(journal: fileState.journal, key: key, randomness: randomness)
        device = fileState.device
        rebuilds = fileState.rebuilds
        replica = Replica(journal: fileState.journal)
        if !file.isReadOnly {
            do throws(StoreFailure) {
                try openLaterBatches()
                try releaseWronglySetAside()
            } catch {
                // A damaged file is read, but not written.
                guard case .damaged = error else { throw error }
                try file.access { db in try reset(try file.fileState(db)) }
            }
        }
        mayHaveNewerSnapshots = !NewerSnapshots.paths(in: self.folder).isEmpty
        loadSnapshot()
        let isSnapshotOfNow = rebuilds == fileState.rebuilds
        let stored = replica.head(of: fileState.device)
        try catchUp()
        let isOfNow = isSnapshotOfNow || isOlderThanSnapshot
        // An older snapshot, or a part of one that a crash left, may contain values erased since.
        let unfinished = FileSystem.unfinished(snapshotPath)
        if !isOfNow || FileSystem.status(unfinished) != nil {
            try? file.access { db in
                try transaction(db) {
                    if isOfNow { FileSystem.remove(unfinished) } else { removeSnapshot() }
                    return ((), .rollback)
                }
            }
        }
        isOpening = false
        if let stored, !file.isReadOnly { try beginDeviceIfOlder(than: stored) }
        try beginDeviceIfItCannotSign()
    }

    /// Files batches that were kept unopened, because a later version or another key wrote them, and can be opened now. Those
    /// that should open by now and do not are dropped, as they would be if they arrived now: peers do not take them either.
    private func openLaterBatches() throws(StoreFailure) {
        try file.access { db in
            var (opened, unreadable): ([Replacement], [Int64]) = ([], [])
            var decoder = BatchDecoder()
            for stored in try file.unopenedEnvelopes(db) {
                // Damage of the disk is left to a repair.
                guard let envelope = try? stored.envelope(of: journal),
                    Sealer.isIntact(envelope, hash: stored.identity.hash)
                else { continue }
                do throws(DecodingFailure) {
                    guard case .opened(let batch) = try sealer.open(envelope, hash: stored.identity.hash, &decoder)
                    else { continue }
                    opened.append(
                        Replacement(position: stored.position, form: SealedBatch(batch, envelope), before: nil))
                } catch {
                    unreadable.append(stored.position)
                }
            }
            if opened.isEmpty && unreadable.isEmpty { return }
            try transaction(db) {
                for position in unreadable { try file.remove(at: position, db) }
                try replace(opened, db)
                // Both those that were opened before and these can erase.
                try eraseByAll(db)
                return ((), .commit)
            }
            // The transaction has folded what was there before.
            try reset(try file.fileState(db))
        }
    }

    /// Applies the erasures of all batches to all batches, after some of them were not folded.
    func eraseByAll(_ db: Database) throws {
        var erasures: [StoredBatch] = []
        var decoder = BatchDecoder()
        try file.forEach(after: 0, db) { if let batch = $0.stored(sealer, &decoder) { erasures.append(batch) } }
        _ = try erase(by: erasures, expectingNothingToRepair: false, db)
    }

    /// Starts a new device if the snapshot has more of this device's batches than the file, which means an older file
    /// was restored.
    private func beginDeviceIfOlder(than stored: Head) throws(StoreFailure) {
        guard device == stored.device, replica.head(of: device)?.sequence ?? 0 < stored.sequence, !hasUnreadablePages
        else { return }
        try file.access { db in try transaction(db) { (try beginDevice(db), .commit) } }
    }

    /// Whether an older file has the place of the journal's, while snapshots still have what is lacking: a repair brings it back.
    public var isOlderThanItWas: Bool { mayHaveNewerSnapshots && !NewerSnapshots.paths(in: folder).isEmpty }

    /// Whether the journal's file was removed or moved since it was opened, and nothing has its place.
    public var isFileGone: Bool { (try? file.access { db in file.isGone(db) }) ?? false }

    /// Whether the file of the journal's key is gone, so that nothing opens the journal once this process has ended.
    public var lacksKeyFile: Bool { keyFolder.lacksFile(of: journal) }

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
        try reopenIfReplaced()
        return try file.access { db in try catchUp(db) }
    }

    /// Opens the file that has the place of the open one, as after a repair.
    func reopenIfReplaced() throws(StoreFailure) {
        guard try file.access({ db in file.isReplaced(db) }) else { return }
        file = try JournalFile(
            path: path, readOnly: file.isReadOnly, busyTimeout: file.busyTimeout, randomness: randomness)
        begunDevices = []
        (losses, isKnownDamaged) = (LossFinder(), false)
        dataVersion = nil
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
                // SQLite commits nothing after it has found damage.
                return hasUnreadablePages ? .rollback : .commit
            }
        }
        return position != before
    }

    private func foldAppended(_ db: Database) throws {
        let version = try file.dataVersion(db)
        let fileState = try file.fileState(db)
        // On a damaged page nothing is left of a batch but its fold.
        let isKnownSame = try position == 0 ? true : file.hasHash(hash, at: position, db)
        let isSame = isKnownSame ?? true
        var known: FoldedReplica<State>?
        if fileState.journal != journal || fileState.rebuilds != rebuilds || !isSame {
            begunDevices = []
            if fileState.journal == journal, fileState.rebuilds <= rebuilds {
                known = folded
            }
            try reset(fileState)
        }
        device = fileState.device
        var decoder = BatchDecoder()
        var hasImpossibleRows = false
        hasUnreadablePages =
            try file.forEach(after: position, db, passingOver: { hasImpossibleRows = true }) {
                fold($0.held(sealer, &decoder), at: $0.position)
            } || hasUnreadablePages || isKnownSame == nil
        isReadInPart = isReadInPart || hasImpossibleRows || hasUnreadablePages
        if let known { keepIfLater(known) }
        do {
            try settle(db)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            (hasUnreadablePages, isReadInPart) = (true, true)
            try settleWithoutIndexes(db)
        }
        dataVersion = version
    }

    /// Keeps what was folded if an older file has the place of that one, so that a repair finds it.
    private func keepIfLater(_ known: FoldedReplica<State>) {
        // A snapshot that has what was erased is of no use.
        guard known.replica.erasures.include(replica.erasures) else { return }
        let later = known.replica.heads.filter { $0.sequence > replica.head(of: $0.device)?.sequence ?? 0 }
        guard !later.isEmpty else { return }
        isOlderThanSnapshot = true
        outrunDevices.formUnion(later.map(\.device))
        if isOpening || file.isReadOnly { return }
        mayHaveNewerSnapshots = true
        if known.isOnDisk {
            isLaterSnapshotKept = (try? NewerSnapshots.keep(snapshotPath, in: folder)) != nil
        } else if let bytes = sealedSnapshot(of: known) {
            try? NewerSnapshots.keep(bytes, in: folder)
        }
    }

    /// Discards the folded state.
    func reset(_ fileState: JournalFile.FileState) throws {
        // Another process may have joined another journal.
        if fileState.journal != sealer.journal {
            let key = try keyFolder.key(of: fileState.journal, given: nil)
            keyFolder = keyFolder.holding(key, of: fileState.journal)
            sealer = Sealer(journal: fileState.journal, key: key, randomness: randomness)
        }
        replica = Replica(journal: fileState.journal)
        rebuilds = fileState.rebuilds
        position = 0
        hash = .none
        changesPastSnapshot = 0
        dataVersion = nil
        hasUnreadablePages = false
        isReadInPart = false
        (losses, isKnownDamaged) = (LossFinder(), false)
    }

    func fold(_ batch: HeldBatch, at position: Int64) {
        replica.fold(batch)
        self.position = position
        hash = batch.identity.hash
        changesPastSnapshot += max(1, batch.stored?.batch.changes.count ?? 0)
    }

    /// Runs a transaction that excludes other writers, after folding in everything appended. If it fails, the next
    /// access checks the file again.
    ///
    /// - Parameter appending: Returns the last batch that was appended. If it is in the file although the end of the commit failed,
    ///   the transaction has not failed.
    func transaction<Result>(
        _ db: Database, appending: () -> Appended? = { nil },
        _ body: () throws -> (Result, Database.TransactionCompletion)
    ) throws -> Result {
        // A batch written before the copy is a new device would be of the device of which it is a copy.
        if file.isReadOnly { throw StoreFailure.unwritable(path: path) }
        var result: Result?
        do {
            try db.inTransaction(.immediate) {
                // A repair keeps writers out before another file takes the place of this one.
                if file.isReplaced(db) { throw StoreFailure.busy }
                if file.isGone(db) { throw StoreFailure.fileGone(path: path) }
                try catchUp(db)
                if hasUnreadablePages { throw StoreFailure.damaged("some actions cannot be read") }
                let (value, completion) = try body()
                result = value
                return completion
            }
        } catch {
            dataVersion = nil
            if let result, let last = appending(), try isCommitted(last, despite: error, db) { return result }
            if case .unwritable = StoreFailure(error, path: path), file.isOnlyReadByHeader(db) {
                throw StoreFailure.damaged(JournalFile.onlyReadByHeader)
            }
            throw error
        }
        return result!
    }
}
