import GRDB
import Journal

extension JournalFile {
    /// The batches that are marked as set aside though they are their device's own, in order of arrival: a signed head ends in
    /// them, or a batch that counts names them as previous. Damage of the disk makes such marks. None if the file cannot be read.
    func wronglySetAside(in journal: JournalID, _ db: Database) throws -> [StoredEnvelope] {
        do {
            return try coveredSetAside(in: journal, db)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return []
        }
    }

    private func coveredSetAside(in journal: JournalID, _ db: Database) throws -> [StoredEnvelope] {
        // The index of actions has those without one.
        let marked = try Row.fetchAll(
            db, sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE action IS NULL AND isSetAside != 0"
        ).compactMap { StoredEnvelope($0) }
        if marked.isEmpty { return [] }
        let ends = try Set(signedHeads(db).filter { $0.isValid && $0.journal == journal }.map(\.last))
        var covered: [BatchIdentity: StoredEnvelope] = [:]
        // From the latest down, as one that is covered covers the one before it.
        for row in marked.sorted(by: { $0.identity.sequence > $1.identity.sequence }) {
            let identity = row.identity
            let followers = try envelopes(of: identity.device, sequence: identity.sequence + 1, db)
            let isCovered =
                ends.contains(identity)
                || followers.contains {
                    (!$0.isSetAside || covered[$0.identity] != nil) && $0.predecessor(in: journal) == identity
                }
            if isCovered { covered[identity] = row }
        }
        return covered.values.sorted { $0.position < $1.position }
    }

    /// The batches that are set aside.
    func setAside(_ db: Database) throws -> Set<BatchIdentity> {
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE action IS NULL AND isSetAside != 0")
        return Set(rows.compactMap { StoredEnvelope($0)?.identity })
    }

    /// Gives marks that cannot be the value that they are read as.
    func correctImpossibleMarks(_ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE batches SET isSetAside = (isSetAside != 0 AND action IS NULL)
                WHERE isSetAside NOT IN (0, 1) OR isSetAside = 1 AND action IS NOT NULL
                """)
    }
}

extension SQLiteJournal {
    /// Folds what is marked as set aside though it is its device's own. An erasing batch among it erases again.
    func releaseWronglySetAside() throws(StoreFailure) {
        try file.access { db in
            if try file.wronglySetAside(in: journal, db).isEmpty { return }
            try transaction(db) {
                _ = try release(try file.wronglySetAside(in: journal, db), db)
                try eraseByAll(db)
                return ((), .commit)
            }
            // The transaction has folded what was there before.
            try reset(try file.fileState(db))
        }
    }
}
