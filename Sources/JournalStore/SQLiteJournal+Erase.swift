import GRDB
import Journal

/// A stored batch with the form that replaces it.
struct Replacement {
    let position: Int64
    let form: SealedBatch
    /// The batch as it is stored; nil if it could not be opened.
    let before: Batch?
    /// Whether it is set aside afterwards.
    var isSetAside = false
}

extension SQLiteJournal {
    /// Applies the erasures of new batches, stored in the same transaction, to all stored batches, in the database and
    /// its free pages. `refold` does so in the daily backups. Returns the number of batches changed.
    ///
    /// Throws `.damaged` as `expectNothingToRepair` does, unless told otherwise.
    func erase(by new: [StoredBatch], expectingNothingToRepair: Bool = true, _ db: Database) throws -> Int {
        var erasures = Erasures()
        let erasing = new.filter { erasures.insert($0.batch) }
        if erasing.isEmpty { return 0 }
        if expectingNothingToRepair { try expectNothingToRepair(db) }
        removeRepairedSnapshots()
        let found = try notErased(by: erasures, db)
        if found.isEmpty { return 0 }
        try replace(found, db)
        return found.count
    }

    /// Throws `.damaged` while only a repair could bring something back: an erasure removes the snapshot, which may be all that has
    /// what a damaged batch had, and cannot erase from one.
    public func expectNothingToRepair() throws(StoreFailure) {
        try catchUp()
        try file.access { try expectNothingToRepair($0) }
    }

    func expectNothingToRepair(_ db: Database) throws {
        if isRepairing { return }
        if UnfinishedRepair(in: folder).exists {
            throw StoreFailure.damaged("a repair was stopped before it was finished")
        }
        if isOlderThanSnapshot || !NewerSnapshots.paths(in: folder).isEmpty {
            throw StoreFailure.damaged("journal.sqlite is older than its snapshot")
        }
        try file.forEach(after: 0, db, passingOver: { throw StoreFailure.damaged("a row that cannot be read") }) {
            row in
            guard let envelope = try? row.envelope(of: journal), Sealer.isIntact(envelope, hash: row.identity.hash)
            else {
                throw StoreFailure.damaged("batch \(row.position)")
            }
        }
    }

    /// Applies the erasures that are held to the batches that lack them, as when damage of the disk has brought back earlier forms of
    /// them: in the database, its free pages and the daily backups.
    func eraseAgain() throws(StoreFailure) {
        try file.access { db in
            var hasErased = false
            try transaction(db) {
                let found = try notErased(by: replica.erasures, db)
                if found.isEmpty { return ((), .rollback) }
                try replace(found, db)
                hasErased = true
                return ((), .commit)
            }
            if hasErased { try refold(afterErasing: true, db) }
        }
    }

    /// The batches that still have something of what was erased.
    private func notErased(by erasures: Erasures, _ db: Database) throws -> [Replacement] {
        var found: [Replacement] = []
        var decoder = BatchDecoder()
        try file.forEach(after: 0, db) { envelope in
            guard let stored = envelope.opened(sealer, &decoder).stored,
                let form = erasures.erasedForm(of: stored)
            else { return }
            found.append(
                Replacement(
                    position: envelope.position,
                    form: sealer.reseal(form, try envelope.envelope(of: journal).header), before: stored.batch,
                    isSetAside: envelope.isSetAside))
        }
        return found
    }

    /// Replaces stored batches with forms of which more was erased, without a trace of the ones before.
    func replace(_ forms: [Replacement], _ db: Database) throws {
        try db.execute(sql: "PRAGMA secure_delete = ON")
        for form in forms {
            try file.replace(
                at: form.position, with: BatchRow(form.form, sealer, isSetAside: form.isSetAside),
                removing: form.before?.recordEntries(sealer), db)
        }
        try file.requestRebuild(db)
        // Before the commit, in case the process is killed right after it.
        removeSnapshot()
        removeUnfinished()
    }

    /// Removes the snapshots of which a repair has still to write values again: they have what is erased.
    func removeRepairedSnapshots() {
        let paths = UnfinishedRepair.snapshotPaths(in: folder) + NewerSnapshots.paths(in: folder)
        for path in paths { FileSystem.remove(path) }
        // Nothing else tells, after the power goes, that they are not to come back.
        if !paths.isEmpty { try? FileSystem.sync(folder) }
    }

    /// Removes what killed processes have left of backups, restores and repairs. What another process is writing stays: it was copied
    /// before the erasure is committed, and its process erases from it in the end.
    func removeUnfinished() {
        let isOfJournal = { (name: String) in name.hasPrefix("journal.sqlite.new") }
        // A repair has locked the folder itself.
        if isRepairing {
            UnfinishedFile.removeUnlocked(in: folder, or: isOfJournal)
        } else {
            UnfinishedFile.removeLeftovers(in: folder, or: isOfJournal)
        }
        UnfinishedFile.removeLeftovers(in: folder + "/backups") { $0.contains(".new") }
    }

    /// Folds all batches again after folded ones were replaced or the journal changed.
    func refold(afterErasing hasErased: Bool, _ db: Database) throws {
        try reset(try file.fileState(db))
        try catchUp(db)
        // Erased values are already overwritten with zeros, so it is no error if the disk has no room for VACUUM's
        // copy.
        if hasErased {
            try? db.execute(sql: "VACUUM")
            eraseFromBackups()
        }
    }
}
