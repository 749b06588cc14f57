import GRDB
import Journal

/// A stored batch with the form that replaces it.
struct Replacement {
    let position: Int64
    let form: SealedBatch
    /// The batch as it is stored; nil if it could not be opened.
    let before: Batch?
}

extension SQLiteJournal {
    /// Applies the erasures of new batches, stored in the same transaction, to all stored batches, in the database and
    /// its free pages but not in earlier backups. Returns the number of batches changed.
    func erase(by new: [StoredBatch], _ db: Database) throws -> Int {
        var erasures = Erasures()
        let erasing = new.filter { erasures.insert($0.batch) }
        if erasing.isEmpty { return 0 }
        var found: [Replacement] = []
        var decoder = BatchDecoder()
        try file.forEach(after: 0, db) { envelope in
            guard let stored = envelope.stored(sealer, &decoder), let form = erasures.erasedForm(of: stored) else {
                return
            }
            found.append(
                Replacement(
                    position: envelope.position,
                    form: sealer.reseal(form, try envelope.envelope(of: journal).header), before: stored.batch))
        }
        if found.isEmpty { return 0 }
        try replace(found, db)
        return found.count
    }

    /// Replaces stored batches with forms of which more was erased, without a trace of the ones before.
    func replace(_ forms: [Replacement], _ db: Database) throws {
        try db.execute(sql: "PRAGMA secure_delete = ON")
        for form in forms {
            try file.replace(
                at: form.position, with: BatchRow(form.form, sealer), removing: form.before?.recordEntries(sealer), db)
        }
        try file.requestRebuild(db)
        // Before the commit, in case the process is killed right after it.
        removeSnapshot()
        removeUnfinished()
    }

    /// Removes what killed processes have left of backups and of a repair.
    private func removeUnfinished() {
        FileSystem.remove(FileSystem.unfinished(path))
        for name in FileSystem.names(in: folder + "/backups") where name.contains(".new") {
            FileSystem.remove(folder + "/backups/" + name)
        }
    }

    /// Folds all batches again after folded ones were replaced or the journal changed.
    func refold(afterErasing hasErased: Bool, _ db: Database) throws {
        try reset(try file.fileState(db))
        try catchUp(db)
        // Erased values are already overwritten with zeros, so it is no error if the disk has no room for VACUUM's
        // copy.
        if hasErased { try? db.execute(sql: "VACUUM") }
    }
}
