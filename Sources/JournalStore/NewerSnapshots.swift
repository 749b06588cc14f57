import GRDB
import Journal

/// Snapshots that know later actions than the journal's file, since an older one was put in its place. They stay beside the
/// snapshots that follow, until a repair has written again what they know. Nothing is erased until then.
enum NewerSnapshots {
    private static let prefix = "snapshot.newer-"

    /// The paths of those in a journal's folder.
    static func paths(in folder: String) -> [String] {
        FileSystem.names(in: folder).filter { $0.hasPrefix(prefix) }.map { folder + "/" + $0 }
    }

    /// Keeps the snapshot at a path, in whose place another is about to be written.
    static func keep(_ path: String, in folder: String) throws(StoreFailure) {
        guard FileSystem.status(path) != nil else { return }
        var number = 0
        while FileSystem.status("\(folder)/\(prefix)\(number)") != nil { number += 1 }
        try FileSystem.publish(path, as: "\(folder)/\(prefix)\(number)")
    }

    static func remove(in folder: String) { for path in paths(in: folder) { FileSystem.remove(path) } }
}

extension SQLiteJournal {
    /// Whether a snapshot knows later actions than the journal's file, which then is an older one than it was. False if that cannot
    /// be told, as without the key.
    public static func isOlderThanSnapshot(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil
    ) throws(StoreFailure) -> Bool {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        let journalFolder = folder + "/journals/" + name
        let snapshots = ([journalFolder + "/snapshot"] + NewerSnapshots.paths(in: journalFolder))
            .compactMap { FileSystem.read($0) }
        if snapshots.isEmpty { return false }
        let file = try JournalFile(opening: journalFolder + "/journal.sqlite", readonly: true)
        defer { file.close() }
        return try file.access { db in
            let fileState = try file.provenState(keyFolder, db) ?? file.fileState(db)
            guard let key = try keyFolder.key(of: fileState.journal) else { return false }
            let sealer = Sealer(journal: fileState.journal, key: key) { 0 }
            let last = try file.lastSequences(db)
            return snapshots.contains { stored in
                guard let snapshot = Snapshot<State>(stored, sealer), snapshot.rebuilds >= fileState.rebuilds else {
                    return false
                }
                return snapshot.replica.heads.contains { $0.sequence > last[$0.device] ?? 0 }
            }
        }
    }
}

extension SQLiteJournal {
    /// Whether a daily backup has later actions than the journal's file, which then is an older one than it was. False if that cannot
    /// be told, as without the key.
    public static func isOlderThanBackup(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil
    ) throws(StoreFailure) -> Bool {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        let backups = folder + "/journals/" + name + "/backups"
        let names = FileSystem.names(in: backups).filter { BackupDay(fileName: $0) != nil }
        if names.isEmpty { return false }
        let file = try JournalFile(opening: folder + "/journals/" + name + "/journal.sqlite", readonly: true)
        defer { file.close() }
        let (journal, last) = try file.access { db in
            (try (file.provenState(keyFolder, db) ?? file.fileState(db)).journal, try file.lastSequences(db))
        }
        guard let key = try keyFolder.key(of: journal) else { return false }
        let sealer = Sealer(journal: journal, key: key) { 0 }
        return names.reversed().contains { name in
            // One that is damaged is of no use.
            (try? Self.backup(backups + "/" + name, hasAfter: last, sealer)) ?? false
        }
    }

    private static func backup(
        _ path: String, hasAfter last: [DeviceID: Int64], _ sealer: Sealer
    ) throws(StoreFailure) -> Bool {
        let backup = try JournalFile(opening: path, readonly: true)
        defer { backup.close() }
        return try backup.access { db in
            guard try backup.lastSequences(db).contains(where: { $0.value > last[$0.key] ?? 0 }) else { return false }
            var decoder = BatchDecoder()
            var isLater = false
            try backup.forEach(after: 0, db) { row in
                if isLater || row.identity.sequence <= last[row.identity.device] ?? 0 { return }
                isLater = row.intact(sealer, &decoder) != nil
            }
            return isLater
        }
    }
}

extension JournalFile {
    /// The greatest sequence of each device.
    fileprivate func lastSequences(_ db: Database) throws -> [DeviceID: Int64] {
        let rows = try Row.fetchAll(db, sql: "SELECT device, max(sequence) FROM batches GROUP BY device")
        return try Dictionary(rows.map { (DeviceID(try $0.value(0) as Blob), try $0.value(1)) }) { max($0, $1) }
    }
}
