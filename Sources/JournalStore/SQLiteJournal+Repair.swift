import Foundation
import GRDB
import Journal

/// What a repair did to a journal.
public struct RepairReport: Hashable, Sendable {
    /// The batches in which a flipped bit was flipped back.
    public internal(set) var mended: [DamagedBatch] = []
    /// The batches that were damaged and replaced from a backup.
    public internal(set) var recovered: [DamagedBatch] = []
    /// The batches that were set aside, and are in no backup.
    public internal(set) var lost: [DamagedBatch] = []
    /// The number of batches that could not even be found in the damaged database.
    public internal(set) var unreadableCount = 0
    /// The number of other batches that backups had, after batches were not found.
    public internal(set) var restoredCount = 0
    /// The folder with the original bytes of everything that was damaged; nil if nothing was.
    public internal(set) var folder: String?
    /// The check after the repair.
    public internal(set) var report: JournalReport
}

extension SQLiteJournal {
    /// Gets a damaged journal going again. Everything damaged is first copied to the folder `damaged`; what daily backups have
    /// of it is taken from them. Sound journals are left as they are.
    ///
    /// Throws `.notAJournal` or `.damaged` if the file is beyond repair, and `.tooNew`; then nothing was changed.
    public static func repair(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil, randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> RepairReport {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        let journalFolder = folder + "/journals/" + name
        let path = journalFolder + "/journal.sqlite"
        let aside = journalFolder + "/damaged"
        var isReadable = true
        do throws(StoreFailure) {
            let report = try check(path, keyFolder: keyFolder)
            if report.isSound { return RepairReport(report: report) }
            isReadable = report.databaseDamage == nil
        } catch {
            switch error {
            case .damaged, .notAJournal: isReadable = false
            default: throw error
            }
        }
        var unreadableCount = 0
        var isFromBackup = false
        if !isReadable {
            do throws(StoreFailure) {
                unreadableCount = try Salvage(of: path, aside: aside, randomness: randomness).run()
            } catch {
                isFromBackup = try replace(path, withLatestOf: journalFolder + "/backups", aside: aside, keyFolder)
                if !isFromBackup { throw error }
            }
        }

        let file = try JournalFile(opening: path, readonly: false)
        let fileState = try file.access { db in try file.fileState(db) }
        // Without the key, nothing could be told apart.
        let key = try keyFolder.key(of: fileState.journal, given: nil)
        let sealer = Sealer(journal: fileState.journal, key: key, randomness: randomness)
        let (mended, removed) = try file.access { db in
            var found: (mended: [DamagedBatch], removed: [DamagedBatch]) = ([], [])
            try db.inTransaction(.immediate) {
                let device = try file.fileState(db).device
                found = try file.repair(sealer, db) { batch throws(StoreFailure) in
                    try FileSystem.makeFolder(aside)
                    try FileSystem.replace(aside + "/" + batch.fileName, with: batch.bytes)
                }
                // Its next batch must not take the sequence of one that other devices may have.
                if unreadableCount > 0 || found.removed.contains(where: { $0.device == device }) {
                    try file.beginDevice(DeviceID(randomness()), db)
                }
                FileSystem.remove(journalFolder + "/snapshot")
                return .commit
            }
            return found
        }
        file.close()

        let journal = try SQLiteJournal(folder: folder, name: name, keyFolder: keyFolder, randomness: randomness)
        let removedIDs = Set(removed.map(\.identity))
        var recovered: Set<BatchIdentity> = []
        var restoredCount = 0
        for backup in backups(in: journalFolder + "/backups", sealer, keyFolder) {
            if unreadableCount == 0 && !isFromBackup && recovered.count == removedIDs.count { break }
            let wanted = backup.filter {
                unreadableCount > 0 || isFromBackup || removedIDs.contains($0.identity)
            }
            guard let received = try? journal.receive(wanted) else { continue }
            let found = removedIDs.intersection(wanted.batches.map(\.identity)).subtracting(recovered)
            restoredCount += received.new - found.count
            recovered.formUnion(found)
        }
        var report = RepairReport(report: try journal.check())
        report.mended = mended
        report.recovered = removed.filter { recovered.contains($0.identity) }
        report.lost = removed.filter { !recovered.contains($0.identity) }
        report.unreadableCount = unreadableCount
        report.restoredCount = restoredCount
        report.folder = FileSystem.status(aside) == nil ? nil : aside
        return report
    }

    /// Puts the latest sound daily backup in the place of a file of which nothing can be read. Returns false if there is none.
    private static func replace(
        _ path: String, withLatestOf backups: String, aside: String, _ keyFolder: KeyFolder
    ) throws(StoreFailure) -> Bool {
        for name in FileSystem.names(in: backups).filter({ BackupDay(fileName: $0) != nil }).reversed() {
            let backup = backups + "/" + name
            guard let report = try? check(backup, keyFolder: keyFolder), report.databaseDamage == nil,
                let bytes = FileSystem.read(backup)
            else { continue }
            try FileSystem.makeFolder(aside)
            if let damaged = FileSystem.read(path) {
                try FileSystem.replace(aside + "/journal-unreadable.sqlite", with: damaged)
            }
            FileSystem.remove(path + "-journal")
            try FileSystem.replace(path, with: bytes)
            return true
        }
        return false
    }

    /// Puts the key of a journal back, whose file is missing, damaged or that of another key. Throws `.wrongKey` if it does
    /// not open the journal.
    public static func restoreKey(
        _ key: JournalKey, folder: String, name: String = "me", keyFolder: KeyFolder? = nil
    ) throws(StoreFailure) {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        let path = folder + "/journals/" + name + "/journal.sqlite"
        guard FileSystem.status(path) != nil else { throw .cannotOpen(path: path, reason: "there is no such file") }
        JournalFile.rollBack(path)
        let file = try JournalFile(opening: path, readonly: true)
        defer { file.close() }
        let journal = try file.access { db in
            guard try file.version(db) > 0 else { throw StoreFailure.notAJournal(path: path) }
            let fileState = try file.fileState(db)
            let check = Sealer(journal: fileState.journal, key: key) { 0 }.keyCheck
            guard fileState.keyCheck == check else { throw StoreFailure.wrongKey }
            return fileState.journal
        }
        if (try? keyFolder.key(of: journal)) != key { try keyFolder.replaceKey(of: journal, with: key) }
    }

    /// The batches of each sound daily backup of a journal, those of the latest first.
    private static func backups(
        in folder: String, _ sealer: Sealer, _ keyFolder: KeyFolder
    ) -> some Sequence<ReceivedBatches> {
        FileSystem.names(in: folder).filter { BackupDay(fileName: $0) != nil }.reversed().lazy.compactMap { name in
            let path = folder + "/" + name
            guard let report = try? check(path, keyFolder: keyFolder), report.databaseDamage == nil,
                report.journal == sealer.journal,
                let backup = try? JournalFile(opening: path, readonly: true)
            else { return nil }
            defer { backup.close() }
            return try? backup.batches(sealer)
        }
    }
}
