import GRDB
import Journal

extension SQLiteJournal {
    /// All batches of an action, in order.
    public func batches(ofAction action: ActionID) throws(StoreFailure) -> [Batch] {
        try file.access { db in
            let positions = try Int64.fetchAll(
                db.cachedStatement(sql: "SELECT position FROM batches WHERE action = ? ORDER BY position"),
                arguments: [action.blob])
            return try file.batches(at: positions, db).map(\.batch).sorted { $0.action.part < $1.action.part }
        }
    }

    /// All batches that changed any of these records, in local order.
    public func history(ofRecords records: [RecordID]) throws(StoreFailure) -> [Batch] {
        try file.access { db in
            let statement = try db.cachedStatement(sql: "SELECT position FROM recordIndex WHERE record = ?")
            var positions: Set<Int64> = []
            for record in records {
                positions.formUnion(try Int64.fetchAll(statement, arguments: [Blob(record.bytes)]))
            }
            return try file.batches(at: positions.sorted(), db).map(\.batch)
        }
    }

    /// The latest action of a device (default: this one) that is in effect and can be undone; nil if there is none.
    ///
    /// An undo does not count as such an action, so repeated undo walks back in history. If the undo of an action was
    /// itself undone (a redo), the action is in effect again, and the redo is returned.
    public func latestUndoable(device: DeviceID? = nil) throws(StoreFailure) -> ActionID? {
        try file.access { db in
            try catchUp(db)
            // Byte 5 of a batch is the kind of its content; 0 is plain, neither sealed nor erased (see `Batch.encoded`).
            let statement = try db.cachedStatement(
                sql: """
                    SELECT action FROM batches
                    WHERE device = ? AND undoes IS NULL AND substr(bytes, 5, 1) = x'00' ORDER BY sequence DESC
                    """)
            let actions = try Blob.fetchCursor(statement, arguments: [(device ?? self.device).blob])
            while let action = try actions.next() {
                if let tip = try latestInEffect(of: ActionID(action), db) { return tip }
            }
            return nil
        }
    }

    /// Follows the chain of undos and redos from an action. Returns the last one if the action is in effect, otherwise
    /// nil.
    private func latestInEffect(of action: ActionID, _ db: Database) throws -> ActionID? {
        let statement = try db.cachedStatement(
            sql: "SELECT action FROM batches WHERE undoes = ? ORDER BY position DESC LIMIT 1")
        var tip = action
        var isInEffect = true
        var seen: Set<ActionID> = [action]
        while let next = try Blob.fetchOne(statement, arguments: [tip.blob]).map({ ActionID($0) }),
            seen.insert(next).inserted
        {
            tip = next
            isInEffect.toggle()
        }
        return isInEffect ? tip : nil
    }
}
