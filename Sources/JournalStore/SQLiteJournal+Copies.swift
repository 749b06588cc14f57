import GRDB
import Journal

/// Whether the copies of a journal have what its file has not. Of a sound file, they are compared by the hashes of batches: one that
/// was put in the place of a later one may have used sequences again. In a damaged one, hashes can be damaged, too.
extension SQLiteJournal {
    /// Whether a snapshot knows actions that are not in the journal's file, as when that is an older one than it was. False if that
    /// cannot be told, as without the key.
    ///
    /// - Parameter isSound: Whether the file has no faults. Otherwise only later actions count.
    public static func isOlderThanSnapshot(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil, isSound: Bool = true
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
            return try snapshots.contains { stored in
                guard let snapshot = Snapshot<State>(stored, sealer), snapshot.rebuilds >= fileState.rebuilds else {
                    return false
                }
                return try snapshot.replica.heads.contains { head in
                    if head.sequence > last[head.device] ?? 0 { return true }
                    return try isSound && !file.holds(head, db)
                }
            }
        }
    }

    /// Whether a daily backup has actions that are not in the journal's file, as when that is an older one than it was. False if that
    /// cannot be told, as without the key.
    ///
    /// - Parameter isSound: Whether the file has no faults. Otherwise only later actions count.
    public static func isOlderThanBackup(
        folder: String, name: String = "me", keyFolder: KeyFolder? = nil, isSound: Bool = true
    ) throws(StoreFailure) -> Bool {
        let keyFolder = keyFolder ?? KeyFolder(for: folder)
        let backups = folder + "/journals/" + name + "/backups"
        let names = FileSystem.names(in: backups).filter { BackupDay(fileName: $0) != nil }
        if names.isEmpty { return false }
        let file = try JournalFile(opening: folder + "/journals/" + name + "/journal.sqlite", readonly: true)
        defer { file.close() }
        let (journal, last, held) = try file.access { db in
            (
                try (file.provenState(keyFolder, db) ?? file.fileState(db)).journal, try file.lastSequences(db),
                try isSound ? file.identities(db) : []
            )
        }
        guard let key = try keyFolder.key(of: journal) else { return false }
        let sealer = Sealer(journal: journal, key: key) { 0 }
        return names.reversed().contains { name in
            // One that is damaged is of no use.
            (try? hasMore(backups + "/" + name, sealer) { batch in
                if !isSound { return batch.sequence > last[batch.device] ?? 0 }
                // Another process may have written it since.
                return try !held.contains(batch) && file.access { db in try file.envelope(of: batch, db) == nil }
            }) ?? false
        }
    }

    /// Whether a backup has an intact batch that is lacking.
    private static func hasMore(
        _ path: String, _ sealer: Sealer, isLacking: (BatchIdentity) throws -> Bool
    ) throws(StoreFailure) -> Bool {
        let backup = try JournalFile(opening: path, readonly: true)
        defer { backup.close() }
        return try backup.access { db in
            var decoder = BatchDecoder()
            var hasMore = false
            try backup.forEachIdentity(db) { position, identity, _ in
                if hasMore { return }
                guard try isLacking(identity), let row = try backup.envelope(at: position, db) else { return }
                hasMore = row.intact(sealer, &decoder) != nil
            }
            return hasMore
        }
    }
}

extension JournalFile {
    /// The greatest sequence of each device.
    fileprivate func lastSequences(_ db: Database) throws -> [DeviceID: Int64] {
        let rows = try Row.fetchAll(db, sql: "SELECT device, max(sequence) FROM batches GROUP BY device")
        return try Dictionary(rows.map { (DeviceID(try $0.value(0) as Blob), try $0.value(1)) }) { max($0, $1) }
    }

    fileprivate func identities(_ db: Database) throws -> Set<BatchIdentity> {
        var identities: Set<BatchIdentity> = []
        try forEachIdentity(db) { _, identity, _ in identities.insert(identity) }
        return identities
    }

    /// Whether the last batch of a head and batches of all sequences below are there.
    fileprivate func holds(_ head: Head, _ db: Database) throws -> Bool {
        if head.sequence == 0 { return true }
        let last = BatchIdentity(device: head.device, sequence: head.sequence, hash: head.hash)
        guard try envelope(of: last, db) != nil else { return false }
        return try sequenceCount(of: head.device, upTo: head.sequence, db) == head.sequence
    }

    /// The number of sequences of which a device's batches are there.
    func sequenceCount(of device: DeviceID, upTo last: Int64, _ db: Database) throws -> Int64 {
        try Int64.fetchOne(
            db, sql: "SELECT count(DISTINCT sequence) FROM batches WHERE device = ? AND sequence <= ?",
            arguments: [device.blob, last]) ?? 0
    }
}
