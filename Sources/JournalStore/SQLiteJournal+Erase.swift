import GRDB
import Journal

extension SQLiteJournal {
    /// Erases the values of batches for good: in the database, its free pages and the snapshot, though not in backups
    /// taken before.
    ///
    /// - Returns: the erased forms, for peers to receive.
    @discardableResult
    public func erase(where isErasable: (Batch) -> Bool) throws(StoreFailure) -> [[UInt8]] {
        try file.access { db in
            let erased: [[UInt8]] = try transaction(db) {
                var found: [(position: Int64, batch: EncodedBatch)] = []
                try file.forEach(after: 0, db) { position, batch in
                    if case .erased = batch.batch.content { return }
                    if isErasable(batch.batch) { found.append((position, batch.erased)) }
                }
                if found.isEmpty { return ([], .rollback) }
                try db.execute(sql: "PRAGMA secure_delete = ON")
                for (position, batch) in found { try file.replace(at: position, with: batch, db) }
                try file.countRebuild(db)
                return (found.map(\.batch.bytes), .commit)
            }
            if erased.isEmpty { return [] }
            removeSnapshot()
            startOver(try file.standing(db))
            try catchUp(db)
            try db.execute(sql: "VACUUM")
            return erased
        }
    }
}
