import GRDB
import Journal

extension SQLiteJournal {
    /// Applies the erasures of new batches, stored in the same transaction, to all stored batches, in the database and
    /// its free pages but not in earlier backups. Returns the number of batches changed.
    func erase(by new: [EncodedBatch], _ db: Database) throws -> Int {
        var erasures = Erasures()
        let erasing = new.filter { erasures.insert($0.batch) }
        if erasing.isEmpty { return 0 }
        var found: [(position: Int64, form: EncodedBatch)] = []
        try file.forEach(after: 0, db) { position, batch in
            if let form = erasures.erasedForm(of: batch) { found.append((position, form)) }
        }
        if found.isEmpty { return 0 }
        try db.execute(sql: "PRAGMA secure_delete = ON")
        for (position, form) in found { try file.replace(at: position, with: form, db) }
        try file.requestRebuild(db)
        // Before the commit, in case the process is killed right after it.
        removeSnapshot()
        return found.count
    }

    /// Folds all batches again after folded ones were replaced or the journal changed.
    func refold(afterErasing hasErased: Bool, _ db: Database) throws {
        reset(try file.fileState(db))
        try catchUp(db)
        // Erased values are already overwritten with zeros, so it is no error if the disk has no room for VACUUM's
        // copy.
        if hasErased { try? db.execute(sql: "VACUUM") }
    }
}
