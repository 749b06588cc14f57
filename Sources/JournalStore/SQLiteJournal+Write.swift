import GRDB
import Journal

extension SQLiteJournal {
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
        try file.accessForCaller { db in
            var erased = 0
            let written: [(position: Int64, batch: StoredBatch)] = try transaction(db) {
                guard let draft = try decide(replica), !draft.isEmpty else { return ([], .rollback) }
                try beginDeviceIfForked(db)
                let batches = try replica.author(
                    draft.changes, name: draft.name, id: draft.id, reversing: draft.reversed, device: device,
                    at: milliseconds)
                let written = try append(batches, db)
                erased = try erase(by: written.map(\.batch), db)
                return (written, .commit)
            }
            if erased > 0 {
                try refold(afterErasing: true, db)
            } else {
                for (position, batch) in written { fold(.opened(batch), at: position) }
                try? settle(db) // it is committed: the next access tries again, and says why that fails
            }
            return written.map(\.batch)
        }
    }

    private func append(_ batches: [Batch], _ db: Database) throws -> [(position: Int64, batch: StoredBatch)] {
        var previous = replica.head(of: device)?.hash ?? .none
        return try batches.map { batch in
            let sealed = sealer.seal(batch, after: previous)
            let stored = StoredBatch(batch, hash: sealed.identity.hash)
            previous = stored.hash
            return (try file.insert(BatchRow(sealed, sealer), db), stored)
        }
    }

    /// Starts a new device if this one was copied, instead of extending a forked chain.
    private func beginDeviceIfForked(_ db: Database) throws {
        if let own = replica.head(of: device), !own.isChain { try beginDevice(db) }
    }

    /// Makes this journal write as a new device from now on.
    func beginDevice(_ db: Database) throws {
        let new = DeviceID(randomness())
        try file.beginDevice(new, db)
        device = new
    }
}
