import Foundation
import GRDB
import Journal

extension SQLiteJournal {
    /// Writes a copy of the whole journal, checked before it is renamed to `path`. Opened as a journal, it becomes a
    /// new device.
    public func backup(to path: String, replacing: Bool = false) throws(StoreFailure) {
        if !replacing && FileSystem.status(path) != nil { throw .exists(path: path) }
        let new = path + ".new"
        FileSystem.remove(new)
        guard try FileSystem.makeFile(new) else { throw .exists(path: new) }
        do throws(StoreFailure) {
            try file.access { db in try db.execute(sql: "VACUUM INTO ?", arguments: [new]) }
            let copy = try JournalFile(opening: new, readonly: false)
            defer { copy.close() }
            try copy.access { db in try copy.clearFileIdentity(db) }
            copy.close()
            let report = try Self.check(new, keyFolder: keyFolder)
            if let fault = report.damage { throw .damaged("\(fault)") }
            try FileSystem.publish(new, as: path)
        } catch {
            FileSystem.remove(new)
            throw error
        }
        FileSystem.remove(new + "-journal")
    }

    /// Adds all missing batches of a backup. Nothing written since is lost; use undo to go back.
    ///
    /// The file can also be one saved by a browser when its app failed: batches, each preceded by its length.
    ///
    /// Refuses a backup of another journal, unless this one has no batches. Then it becomes a replica of that journal.
    ///
    /// - Parameter key: The key of the backup's journal; nil if it is in the folder of keys.
    @discardableResult
    public func restore(from path: String, key: JournalKey? = nil) throws(StoreFailure) -> ReceiveResult {
        try catchUp()
        if let batches = Self.savedBatches(path) {
            guard let first = batches.first else { return ReceiveResult(new: 0, erased: 0, forked: []) }
            let journal: JournalID
            do { journal = try BatchEnvelope(decoding: first).header.journal } catch {
                throw .refusedBatch(index: 0, error)
            }
            let (adopted, sealer) = try sealer(of: journal, key)
            return try receive(try ReceivedBatches(batches, sealer), adopting: adopted)
        }
        let report = try Self.check(path, keyFolder: keyFolder, key: key)
        if let fault = report.databaseDamage { throw .damaged("\(fault)") }
        let (adopted, sealer) = try sealer(of: report.journal, key)
        let backup = try JournalFile(opening: path, readonly: true)
        defer { backup.close() }
        return try receive(try backup.batches(sealer), adopting: adopted)
    }

    /// The sealer that opens the batches of a backup, and its journal and key if this one has to become a replica of that.
    private func sealer(
        of other: JournalID, _ key: JournalKey?
    ) throws(StoreFailure) -> (adopted: (journal: JournalID, key: JournalKey)?, Sealer) {
        if other == journal { return (nil, sealer) }
        guard position == 0 else { throw .otherJournal(other) }
        let key = try keyFolder.key(of: other, given: key)
        return ((other, key), Sealer(journal: other, key: key, randomness: randomness))
    }

    /// The batches of a file saved by a browser; nil for any other file.
    private static func savedBatches(_ path: String) -> [[UInt8]]? {
        guard let bytes = FileSystem.read(path) else { return nil }
        var reader = ByteReader(bytes)
        var batches: [[UInt8]] = []
        while !reader.isAtEnd {
            guard let batch = try? reader.lengthPrefixedBytes(), batch.starts(with: "DBK".utf8) else {
                return batches.isEmpty ? nil : batches + [[]]
            }
            batches.append(batch)
        }
        return batches.isEmpty ? nil : batches
    }
}

extension JournalFile {
    /// All batches, in order of arrival.
    func batches(_ sealer: Sealer) throws(StoreFailure) -> ReceivedBatches {
        try access { db in
            var batches: [SealedBatch] = []
            var damagedCount = 0
            var decoder = BatchDecoder()
            try forEach(after: 0, db) { stored in
                if let whole = stored.intact(sealer, &decoder) { batches.append(whole) } else { damagedCount += 1 }
            }
            return ReceivedBatches(batches, damagedCount: damagedCount)
        }
    }

    /// Clears the home, so that whoever opens the file as a journal becomes a new device.
    fileprivate func clearFileIdentity(_ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET home = ''")
    }
}
