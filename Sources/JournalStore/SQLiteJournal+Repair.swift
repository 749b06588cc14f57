import Foundation
import GRDB
import Journal

/// The result of a repair of a journal.
public struct RepairReport: Hashable, Sendable {
    /// The damaged batches that were made whole again from what the file still had of them.
    public internal(set) var mended: [DamagedBatch] = []
    /// The batches that were damaged and replaced from a backup.
    public internal(set) var recovered: [DamagedBatch] = []
    /// The batches that were set aside, and are in no backup.
    public internal(set) var lost: [DamagedBatch] = []
    /// The number of batches that could not even be found in the damaged database.
    public internal(set) var unreadableCount = 0
    /// Whether the damaged database does not tell how many batches it had, so that its latest ones may be lacking.
    public internal(set) var mayLackLatest = false
    /// The number of other batches that backups had, after batches were not found.
    public internal(set) var restoredCount = 0
    /// The number of records that were written again from the snapshot.
    public internal(set) var rewrittenCount = 0
    /// The batches that were here and are missing after the repair.
    public var missing: [MissingBatches] { report.missing.filter(\.isLost) }
    /// The daily backups of which the journal can use nothing.
    public internal(set) var unusedBackups: [UnusedBackup] = []
    /// The folder with the original bytes of everything that was damaged; nil if nothing was.
    public internal(set) var folder: String?
    /// The check after the repair.
    public internal(set) var report: JournalReport
}

extension SQLiteJournal {
    /// Gets a damaged journal going again. Everything damaged is first copied to the folder `damaged`; what daily backups have
    /// of it is taken from them, and what only the snapshot has is written again. Sound journals that have all that their snapshot
    /// and daily backups have are left as they are.
    ///
    /// Throws `.beyondRepair`, `.notAJournal` or `.damaged` if nothing can be read, `.tooNew` and `.keyLocked`; then nothing was changed.
    /// Throws `.busy` while another process writes or repairs, and `.cannotOpen` while a snapshot or a daily backup is there that
    /// cannot be read: what only that has would be lost.
    ///
    /// A repair that is stopped goes on when it is run again; `hasUnfinishedRepair` tells of it until then.
    ///
    /// - Parameters:
    ///   - rewriting: The name of the action that writes again what only the snapshot has; nil to leave that out.
    ///   - beginsEmpty: Whether an empty journal with the same key takes the place of one that is beyond repair.
    public static func repair(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil,
        rewriting: String? = nil, beginsEmpty: Bool = false, randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> RepairReport {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        let journalFolder = folder + "/journals/" + name
        let path = journalFolder + "/journal.sqlite"
        let aside = journalFolder + "/damaged"
        // Before anything is changed: what is salvaged is counted only once.
        if let locked = lockedJournal(folder: folder, name: name, keyFolder: keyFolder) {
            throw .keyLocked(locked, path: keyFolder.file(of: locked))
        }
        // Two at once would share their files, and one would put a backup in the place of what the other has found.
        guard let lock = FolderLock(journalFolder, waiting: true) else { throw .busy }
        defer { lock.release() }
        var unfinished = UnfinishedRepair(in: journalFolder)
        let isResumed = unfinished.exists
        let snapshot = FileSystem.read(journalFolder + "/snapshot")
        let newer = NewerSnapshots.paths(in: journalFolder).compactMap { FileSystem.read($0) }
        let snapshots = [snapshot].compactMap { $0 } + unfinished.snapshots + newer
        let canBeMade = !snapshots.isEmpty || !FileSystem.names(in: journalFolder + "/backups").isEmpty
        let found = FileSystem.status(path) != nil || !canBeMade ? try readableReport(path, keyFolder) : nil
        let isReadable = found != nil && found?.databaseDamage == nil
        let fileNumber = FileSystem.status(path)?.st_ino
        var isOlder = false
        if isReadable {
            isOlder =
                (try? isOlderThanSnapshot(
                    folder: folder, name: name, keyFolder: keyFolder, isSound: found?.isSound ?? false)) ?? false
                || (try? isOlderThanBackup(
                    folder: folder, name: name, keyFolder: keyFolder, isSound: found?.isSound ?? false)) ?? false
        }
        if let found, found.isSound, !isResumed, !isOlder {
            // A copy that cannot be read may have what is missing.
            if found.missing.contains(where: \.isLost) { try expectReadableCopies(in: journalFolder) }
            var report = RepairReport(report: found)
            if let key = try keyFolder.key(of: found.journal) {
                report.unusedBackups = UnusedBackup.all(
                    in: journalFolder + "/backups",
                    Sealer(journal: found.journal, key: key, randomness: randomness), keyFolder)
            }
            return report
        }
        try expectReadableCopies(in: journalFolder)
        // In a damaged database, rows can be gone that nothing tells of. The repair that was stopped may have removed some.
        let mayLackRows = !isReadable || isResumed || isOlder
        var isChanged = isResumed
        // The repair that was stopped may have kept the file without having found everything in it.
        let damagedFiles = ((found?.isSound ?? false ? [] : [path]) + (isResumed ? keptFiles(in: aside) : []))
            .compactMap { FileSystem.read($0) }
        var repaired = JournalFile.Repaired()
        var replicas: [Replica<State>] = []
        let sealer: Sealer
        do throws(StoreFailure) {
            try unfinished.begin(rewriting == nil ? nil : snapshot)
            if !isReadable {
                let salvaged = try makeReadable(
                    path, snapshots.first, aside: aside, keyFolder, canBeEmpty: rewriting != nil,
                    beginsEmpty: beginsEmpty, randomness)
                isChanged = true
                try unfinished.add(salvaged)
            }
            // Reading the file drops the locks that this process has on it, so it is read before it is opened.
            if let found, found.faults.contains(.identity), let bytes = FileSystem.read(path) {
                try FileSystem.makeFolder(aside)
                try FileSystem.replace(aside + "/journal-unidentified.sqlite", with: bytes)
            }
            let file = try JournalFile(opening: path, readonly: false)
            defer { file.close() }
            let (fileState, isMended) = try file.mendIdentity(keyFolder)
            if isMended { isChanged = true }
            // Without the key, nothing could be told apart.
            let key = try keyFolder.key(of: fileState.journal, given: nil)
            sealer = Sealer(journal: fileState.journal, key: key, randomness: randomness)
            for stored in snapshots {
                guard let opened = Snapshot<State>(stored, sealer) else { continue }
                // One from before an erasure has what was erased.
                if stored == snapshot, opened.rebuilds < fileState.rebuilds {
                    unfinished.removeAdded()
                } else {
                    replicas.append(opened.replica)
                }
            }
            repaired = try file.repair(
                sealer, keyFolder, aside: aside, damagedFiles: damagedFiles, mayLackRows: mayLackRows, randomness
            ) {
                FileSystem.remove(journalFolder + "/snapshot")
            }
            if repaired.foundCount > 0 { try unfinished.foundAgain(repaired.foundCount) }
        } catch {
            // Nothing was changed. A snapshot that stayed would take the place of later ones.
            if !isChanged, FileSystem.status(path)?.st_ino == fileNumber { unfinished.abandon() }
            throw error
        }

        let journal = try SQLiteJournal(folder: folder, name: name, keyFolder: keyFolder, randomness: randomness)
        journal.isRepairing = true
        try journal.eraseAgain()
        let (recovered, restoredCount) = try journal.receiveBackups(
            in: journalFolder + "/backups", sealer, keyFolder, missing: Set(repaired.removed.map(\.identity)),
            all: mayLackRows
                || (try? isOlderThanBackup(folder: folder, name: name, keyFolder: keyFolder)) ?? false)
        var rewrittenCount = 0
        if let rewriting {
            for replica in replicas { rewrittenCount += try journal.rewrite(replica, as: rewriting) }
            // Last: an erasure removes the copies of snapshots.
            for replica in replicas { try journal.erase(as: replica, name: rewriting) }
        }
        unfinished.finish(keepingSnapshots: rewriting == nil)
        if rewriting != nil { NewerSnapshots.remove(in: journalFolder) }
        var report = RepairReport(report: try journal.check())
        report.mended = repaired.mended
        for batch in repaired.removed where recovered.contains(batch.identity) {
            report.recovered.append(batch.described(by: try journal.batch(batch.identity)))
        }
        report.lost = repaired.removed.filter { !recovered.contains($0.identity) }
        (report.unreadableCount, report.mayLackLatest) = (
            unfinished.salvaged.unreadableCount, !unfinished.salvaged.isEndKnown
        )
        report.restoredCount = restoredCount
        report.rewrittenCount = rewrittenCount
        report.unusedBackups = UnusedBackup.all(in: journalFolder + "/backups", sealer, keyFolder)
        report.folder = FileSystem.status(aside) == nil ? nil : aside
        return report
    }

    /// A stored batch; nil if it is not there or cannot be opened.
    private func batch(_ identity: BatchIdentity) throws(StoreFailure) -> Batch? {
        var decoder = BatchDecoder()
        return try file.access { db in try file.envelope(of: identity, db) }?.stored(sealer, &decoder)?.batch
    }

    /// The damaged files that repairs have kept.
    private static func keptFiles(in aside: String) -> [String] {
        FileSystem.names(in: aside).filter { $0.hasSuffix(".sqlite") }.map { aside + "/" + $0 }
    }

    /// Throws if a snapshot or a daily backup of a journal is there that cannot be opened, such as one on a disk that is not connected.
    private static func expectReadableCopies(in journalFolder: String) throws(StoreFailure) {
        let backups = journalFolder + "/backups"
        if FileSystem.isOutOfReach(backups) {
            throw .cannotOpen(path: backups, reason: FileSystem.reasonNotOpened(backups) ?? "it cannot be read")
        }
        let backupPaths = FileSystem.names(in: backups).filter { BackupDay(fileName: $0) != nil }
            .map { backups + "/" + $0 }
        let snapshots =
            [journalFolder + "/snapshot"] + UnfinishedRepair.snapshotPaths(in: journalFolder)
            + NewerSnapshots.paths(in: journalFolder)
        for path in snapshots + backupPaths {
            if let reason = FileSystem.reasonNotOpened(path) { throw .cannotOpen(path: path, reason: reason) }
        }
    }

    /// The check of a journal's file; nil if so much of it is damaged that it has to be salvaged.
    private static func readableReport(_ path: String, _ keyFolder: KeyFolder) throws(StoreFailure) -> JournalReport? {
        do throws(StoreFailure) {
            return try check(path, keyFolder: keyFolder)
        } catch {
            switch error {
            case .damaged, .notAJournal: return nil
            default: throw error
            }
        }
    }

    /// Takes from daily backups, the latest first, the batches that are missing; all of those that the journal has not if others
    /// may be missing, too. Returns which of the missing ones were found, and the number of others.
    private func receiveBackups(
        in folder: String, _ sealer: Sealer, _ keyFolder: KeyFolder, missing: Set<BatchIdentity>, all: Bool
    ) throws(StoreFailure) -> (recovered: Set<BatchIdentity>, restoredCount: Int) {
        var recovered: Set<BatchIdentity> = []
        var restoredCount = 0
        for name in FileSystem.names(in: folder).filter({ BackupDay(fileName: $0) != nil }).reversed() {
            if !all && recovered.count == missing.count { break }
            guard let backup = try Self.backup(at: folder + "/" + name, sealer, keyFolder) else { continue }
            let wanted = backup.filter { all || missing.contains($0.identity) }
            let received: ReceiveResult
            do throws(StoreFailure) {
                received = try receive(wanted)
            } catch {
                switch error {
                case .diskFull, .busy, .unwritable, .disk: throw error
                default: continue
                }
            }
            let found = missing.intersection(wanted.batches.map(\.identity)).subtracting(recovered)
            restoredCount += received.new - found.count
            recovered.formUnion(found)
        }
        return (recovered, restoredCount)
    }

    /// Whether a repair was stopped before it had taken everything from backups and the snapshot, though the journal may be sound.
    /// Throws `.busy` while one runs.
    public static func hasUnfinishedRepair(folder: String, name: String = "me") throws(StoreFailure) -> Bool {
        let journalFolder = folder + "/journals/" + name
        guard UnfinishedRepair(in: journalFolder).exists else { return false }
        guard let lock = FolderLock(journalFolder, waiting: true) else { throw .busy }
        lock.release()
        return true
    }

    /// The batches of a daily backup of a journal, of a damaged one those that can be read. Throws if it cannot be opened, which may
    /// pass.
    private static func backup(
        at path: String, _ sealer: Sealer, _ keyFolder: KeyFolder
    ) throws(StoreFailure) -> ReceivedBatches? {
        do throws(StoreFailure) {
            let report = try check(path, keyFolder: keyFolder)
            guard report.journal == sealer.journal || !report.isSound else { return nil }
            let backup = try JournalFile(opening: path, readonly: true)
            defer { backup.close() }
            guard let bytes = report.isSound ? nil : FileSystem.read(path) else { return try backup.batches(sealer) }
            let readable = try? backup.batches(sealer)
            return wholeBatches(of: bytes, readable, sealer, keyFolder)
        } catch {
            switch error {
            case .cannotOpen(_, let reason), .disk(let reason): throw .cannotOpen(path: path, reason: reason)
            case .busy, .diskFull, .unwritable: throw error
            default: return FileSystem.read(path).map { wholeBatches(of: $0, nil, sealer, keyFolder) }
            }
        }
    }

    /// The batches of a damaged backup: those that can be read, and others that are whole in its bytes.
    static func wholeBatches(
        of bytes: [UInt8], _ readable: ReceivedBatches?, _ sealer: Sealer, _ keyFolder: KeyFolder
    ) -> ReceivedBatches {
        (readable ?? ReceivedBatches([], [], damagedCount: 0))
            .adding(wholeIn: bytes, sealer, devices: keyFolder.devices(in: sealer.journal))
    }
}
