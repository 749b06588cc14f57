import GRDB
import Journal

extension SQLiteJournal {
    /// Erases from kept batches what new ones, kept in the same transaction, say is gone: in the database and its free
    /// pages, though not in backups taken before. Returns how many batches lost something.
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
        try file.countRebuild(db)
        // Before the commit, in case this process is killed right after it.
        removeSnapshot()
        return found.count
    }

    /// Folds anew once batches that were folded were replaced, or are another journal's.
    func foldAnew(afterErasing hasErased: Bool, _ db: Database) throws {
        startOver(try file.fileState(db))
        try catchUp(db)
        // What was erased is overwritten with zeros already; a disk without room for a copy is no reason to fail.
        if hasErased { try? db.execute(sql: "VACUUM") }
    }
}
