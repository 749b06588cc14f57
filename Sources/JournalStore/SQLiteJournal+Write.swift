import GRDB
import Journal

extension SQLiteJournal {
    /// A batch that a transaction appended, by its place in the file.
    typealias Appended = (position: Int64, hash: BatchHash)

    private typealias Written = (position: Int64, batch: StoredBatch)

    /// Writes an action based on the current state, in one transaction that is on disk when this returns.
    ///
    /// - Parameters:
    ///   - milliseconds: The clock, in milliseconds since 1970 (UTC).
    ///   - decide: Returns the action, or nil for none. It may call `batches(ofAction:)`, `history(ofRecords:)`,
    ///     `latestUndoable` and `latestRedoable`. If it throws, nothing is written and the error passes through.
    /// - Returns: The appended batches; empty if there was nothing to write.
    @discardableResult
    public func write(
        at milliseconds: Int64, _ decide: (Replica<State>) throws -> Draft?
    ) throws -> [StoredBatch] {
        try reopenIfReplaced()
        return try file.accessForCaller { db in
            var erased = 0
            let written = try appending(db) {
                guard let draft = try decide(replica), !draft.isEmpty else { return [] }
                try beginDeviceIfForked(db)
                let batches = try replica.author(
                    draft.changes, name: draft.name, id: draft.id, reversing: draft.reversed, device: device,
                    at: milliseconds)
                let written = try append(batches, db)
                erased = try erase(by: written.map(\.batch), db)
                return written
            }
            if !written.isEmpty { hasWritten = true }
            if erased > 0 {
                try refold(afterErasing: true, db)
            } else {
                for (position, batch) in written { fold(.opened(batch), at: position) }
                try? settle(db) // it is committed: the next access tries again, and says why that fails
            }
            return written.map(\.batch)
        }
    }

    /// Runs a transaction that appends batches, if there are any.
    private func appending(_ db: Database, _ body: () throws -> [Written]) throws -> [Written] {
        var written: [Written] = []
        func last() -> Appended? { written.last.map { ($0.position, $0.batch.hash) } }
        return try transaction(db, appending: last) {
            written = try body()
            return (written, written.isEmpty ? .rollback : .commit)
        }
    }

    /// Whether a batch is in the file although its commit failed, and stays there.
    ///
    /// SQLite has committed once its rollback journal is cut to nothing, also if that did not reach the disk. Another commit writes
    /// over that journal, so that it cannot come back when the power goes.
    func isCommitted(_ last: Appended, despite error: any Error, _ db: Database) throws -> Bool {
        guard let error = error as? DatabaseError, error.resultCode == .SQLITE_IOERR else { return false }
        do {
            guard try file.hash(at: last.position, db) == last.hash else { return false }
            try file.commitAgain(db)
            return true
        } catch let later {
            throw StoreFailure.uncertain((later as? DatabaseError)?.message ?? error.message ?? "\(error.resultCode)")
        }
    }

    /// Writes again what another replica of the journal, such as a snapshot, has later. Returns the number of records.
    func rewrite(_ other: Replica<State>, as name: String) throws(StoreFailure) -> Int {
        func newID() -> ActionID { ActionID(high: randomness(), low: randomness()) }
        return try file.access { db in
            // First: what was taken back hides what it replaced.
            try write(db) { replica.reversing(as: other, name: name, device: device, newID: newID) }
            let batches = try write(db) { replica.rewriting(other, name: name, id: newID(), device: device) }
            return Set(batches.flatMap { batch in batch.changes.map { "\($0.table) \($0.record.hex)" } }).count
        }
    }

    /// Writes again the erasures that only another replica of the journal, such as a snapshot, knows. Backups have what they erased.
    func erase(as other: Replica<State>, name: String) throws(StoreFailure) {
        let id = ActionID(high: randomness(), low: randomness())
        try file.access { db in
            var erased = 0
            let written = try appending(db) {
                try beginDeviceIfForked(db)
                let batches = try replica.erasing(as: other, name: name, id: id, device: device)
                if batches.isEmpty { return [] }
                let written = try append(batches, db)
                erased = try erase(by: written.map(\.batch), db)
                return written
            }
            for (position, batch) in written { fold(.opened(batch), at: position) }
            if erased > 0 { try refold(afterErasing: true, db) }
        }
    }

    @discardableResult
    private func write(_ db: Database, _ author: () -> [Batch]) throws -> [Batch] {
        let written = try appending(db) {
            try beginDeviceIfForked(db)
            return try append(author(), db)
        }
        for (position, batch) in written { fold(.opened(batch), at: position) }
        try settle(db)
        return written.map(\.batch.batch)
    }

    private func append(_ batches: [Batch], _ db: Database) throws -> [Written] {
        if batches.isEmpty { return [] }
        guard let key = signingKey() else { throw StoreFailure.unwritable(path: keyFolder.path) }
        let head = replica.head(of: device)
        var previous = head?.hash ?? .none
        let written = try batches.map { batch in
            let sealed = sealer.seal(batch, after: previous, signingKey: key.publicKey)
            let stored = StoredBatch(batch, hash: sealed.identity.hash)
            previous = stored.hash
            return (position: try file.insert(BatchRow(sealed, sealer), db), batch: stored)
        }
        guard let last = written.last?.batch.identity else { return written }
        try file.insert(key.sign(last), db)
        if let head {
            try file.removeSignedHead(
                BatchIdentity(device: device, sequence: head.sequence, hash: head.hash), db)
        }
        return written
    }

    /// Starts a new device if this one was copied, instead of extending a forked chain, if its latest batch is not here because its
    /// row cannot be read, or if its key is gone.
    private func beginDeviceIfForked(_ db: Database) throws {
        let head = replica.head(of: device)
        let isForked = head.map { !$0.isChain } ?? false
        let hasSignedMore = try file.signedHeads(of: device, db).contains { $0.last.sequence > head?.sequence ?? 0 }
        if outrunDevices.contains(device) || isForked || hasSignedMore || signingKey() == nil { try beginDevice(db) }
    }

    /// The key with which this device signs; nil if it is not here.
    func signingKey() -> SigningKey? {
        if loadedKey?.device != device || loadedKey?.journal != journal {
            loadedKey = keyFolder.signingKey(of: device, in: journal)
        }
        return loadedKey
    }

    /// Starts a new device if the key of this one is not here: the folder is new, copied without its keys, or restored. A read-only
    /// one is only read.
    func beginDeviceIfItCannotSign() throws(StoreFailure) {
        if file.isReadOnly || hasUnreadablePages || signingKey() != nil { return }
        try file.access { db in
            try transaction(db) {
                if signingKey() != nil { return ((), .rollback) }
                return (try beginDevice(db), .commit)
            }
        }
    }

    /// Makes this journal write as a new device from now on, with a key of its own.
    func beginDevice(_ db: Database) throws {
        let key = SigningKey(journal: sealer.journal, randomness: randomness)
        try keyFolder.store(key)
        try file.beginDevice(key.device, db)
        device = key.device
        begunDevices.insert(device)
        loadedKey = key
    }
}
