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
        folder: String, name: String = "me", randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> RepairReport {
        let journalFolder = folder + "/journals/" + name
        let path = journalFolder + "/journal.sqlite"
        let aside = journalFolder + "/damaged"
        var isReadable = true
        do throws(StoreFailure) {
            let report = try check(path)
            if report.isSound { return RepairReport(report: report) }
            isReadable = !report.faults.contains { if case .database = $0 { true } else { false } }
        } catch {
            guard case .damaged = error else { throw error }
            isReadable = false
        }
        var unreadableCount = 0
        if !isReadable { unreadableCount = try Salvage(of: path, aside: aside, randomness: randomness).run() }

        let file = try JournalFile(opening: path, readonly: false)
        let (mended, removed) = try file.access { db in
            var found: (mended: [DamagedBatch], removed: [DamagedBatch]) = ([], [])
            try db.inTransaction(.immediate) {
                let device = try file.fileState(db).device
                found = try file.repair(db) { batch throws(StoreFailure) in
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

        let journal = try SQLiteJournal(folder: folder, name: name, randomness: randomness)
        let removedIDs = Set(removed.map { $0.id })
        var recovered: Set<DamagedBatch.ID> = []
        var restoredCount = 0
        for backup in backups(in: journalFolder + "/backups", of: journal.journal) {
            if unreadableCount == 0 && recovered.count == removedIDs.count { break }
            let wanted = backup.filter { unreadableCount > 0 || removedIDs.contains(DamagedBatch.ID($0)) }
            guard let received = try? journal.receive(wanted) else { continue }
            let found = removedIDs.intersection(wanted.map { DamagedBatch.ID($0) }).subtracting(recovered)
            restoredCount += received.new - found.count
            recovered.formUnion(found)
        }
        var report = RepairReport(report: try journal.check())
        report.mended = mended
        report.recovered = removed.filter { recovered.contains($0.id) }
        report.lost = removed.filter { !recovered.contains($0.id) }
        report.unreadableCount = unreadableCount
        report.restoredCount = restoredCount
        report.folder = FileSystem.status(aside) == nil ? nil : aside
        return report
    }

    /// The batches of each sound daily backup of a journal, those of the latest first.
    private static func backups(in folder: String, of journal: JournalID) -> some Sequence<[EncodedBatch]> {
        FileSystem.names(in: folder).filter { BackupDay(fileName: $0) != nil }.reversed().lazy.compactMap { name in
            let path = folder + "/" + name
            guard let report = try? check(path), report.isSound, report.journal == journal,
                let backup = try? JournalFile(opening: path, readonly: true)
            else { return nil }
            defer { backup.close() }
            var batches: [EncodedBatch] = []
            try? backup.access { db in try backup.forEach(after: 0, db) { batches.append($1) } }
            return batches
        }
    }
}
