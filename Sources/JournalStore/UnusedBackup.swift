import GRDB
import Journal

/// A daily backup of which a repair can use nothing.
public struct UnusedBackup: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// It has no actions.
        case empty
        case otherJournal
        /// Nothing in it can be read.
        case unreadable
    }

    public let path: String
    public let reason: Reason

    /// The daily backups in a folder of which a journal can use nothing, the latest first.
    static func all(in folder: String, _ sealer: Sealer, _ keyFolder: KeyFolder) -> [UnusedBackup] {
        FileSystem.names(in: folder).filter { BackupDay(fileName: $0) != nil }.sorted().reversed().compactMap { name in
            let path = folder + "/" + name
            return reason(path, sealer, keyFolder).map { UnusedBackup(path: path, reason: $0) }
        }
    }

    private static func reason(_ path: String, _ sealer: Sealer, _ keyFolder: KeyFolder) -> Reason? {
        guard let bytes = FileSystem.read(path) else { return .unreadable }
        if bytes.isEmpty { return .empty }
        let found = try? contents(path, keyFolder)
        if let found, found.journal == sealer.journal { return found.hasBatches ? nil : .empty }
        // The marks by which a damaged one is identified can be damaged, too.
        let whole = ReceivedBatches([], [], damagedCount: 0).adding(
            wholeIn: bytes, sealer, devices: keyFolder.devices(in: sealer.journal))
        if !whole.batches.isEmpty { return nil }
        return found == nil ? .unreadable : .otherJournal
    }

    private static func contents(
        _ path: String, _ keyFolder: KeyFolder
    ) throws(StoreFailure) -> (journal: JournalID, hasBatches: Bool) {
        let backup = try JournalFile(opening: path, readonly: true)
        defer { backup.close() }
        return try backup.access { db in
            guard try backup.version(db) > 0 else { throw StoreFailure.notAJournal(path: path) }
            let state = try backup.provenState(keyFolder, db) ?? backup.fileState(db)
            let hasBatches = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM batches)") ?? false
            return (state.journal, hasBatches)
        }
    }
}
