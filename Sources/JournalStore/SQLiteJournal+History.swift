import GRDB
import Journal

extension SQLiteJournal {
    /// All batches of an action, in order.
    public func batches(ofAction action: ActionID) throws(StoreFailure) -> [Batch] {
        try file.access { db in try batches(ofAction: action, db) }
    }

    private func batches(ofAction action: ActionID, _ db: Database) throws -> [Batch] {
        let positions = try Int64.fetchAll(
            db.cachedStatement(sql: "SELECT position FROM batches WHERE action = ? ORDER BY position"),
            arguments: [action.blob])
        return try file.batches(at: positions, db).map(\.batch).sorted { $0.action.part < $1.action.part }
    }

    /// An action with what was undone of it; nil if there is none.
    public func recordedAction(_ action: ActionID) throws(StoreFailure) -> RecordedAction? {
        try file.access { db in
            try catchUp(db)
            let batches = try batches(ofAction: action, db)
            guard !batches.isEmpty else { return nil }
            return RecordedAction(batches: batches, isUndone: replica.isUndone(action))
        }
    }

    /// The actions, without undos and redos, whose ids begin with hexadecimal digits; at most two.
    public func actions(idPrefix digits: String) throws(StoreFailure) -> [ActionID] {
        try file.access { db in
            try catchUp(db)
            return try Blob.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT action FROM batches WHERE undoes IS NULL AND hex(action) LIKE ? || '%' LIMIT 2
                    """, arguments: [digits.filter { $0.isHexDigit }]
            ).map { ActionID($0) }
        }
    }

    /// All batches that changed any of these records, in local order.
    public func history(ofRecords records: [RecordID]) throws(StoreFailure) -> [Batch] {
        try file.access { db in try history(ofRecords: records, upTo: .max, db) }
    }

    private func history(ofRecords records: [RecordID], upTo last: Int64, _ db: Database) throws -> [Batch] {
        let statement = try db.cachedStatement(
            sql: "SELECT position FROM recordIndex WHERE record = ? AND position <= ?")
        var positions: Set<Int64> = []
        for record in records {
            positions.formUnion(try Int64.fetchAll(statement, arguments: [Blob(record.bytes), last]))
        }
        return try file.batches(at: positions.sorted(), db).map(\.batch)
    }

    /// Makes the state what it is with or without the actions that folded batches took back or did again.
    func settle(_ db: Database) throws {
        let actions = replica.unsettled
        if actions.isEmpty { return }
        let own = try actions.sorted().flatMap { try batches(ofAction: $0, db) }
        let records = Set(own.flatMap { $0.changes.map(\.record) })
        // Batches that another process has appended since count once they are folded.
        replica.settle(actions, history: try history(ofRecords: records.sorted(), upTo: position, db))
        changesPastSnapshot += own.reduce(0) { $0 + $1.changes.count }
    }

    /// The latest actions to arrive, without undos and redos, the latest first.
    ///
    /// - Parameters:
    ///   - position: Only actions that arrived before this position in the list of batches; nil for all.
    ///   - limit: The maximum number of actions, at least 1.
    public func recentActions(before position: Int64?, limit: Int) throws(StoreFailure) -> RecordedActions {
        try file.access { db in
            try catchUp(db)
            let statement = try db.cachedStatement(
                sql: """
                    SELECT position, action FROM batches WHERE position < ? AND undoes IS NULL ORDER BY position DESC
                    """)
            let last = try db.cachedStatement(sql: "SELECT max(position) FROM batches WHERE action = ?")
            var found: [(position: Int64, action: ActionID)] = []
            let rows = try Row.fetchCursor(statement, arguments: [position ?? .max])
            while found.count <= limit, let row = try rows.next() {
                // An action of several batches arrived with the last of them.
                let blob: Blob = row[1]
                guard try Int64.fetchOne(last, arguments: [blob]) == row[0] else { continue }
                found.append((row[0], ActionID(blob)))
            }
            let actions = try found.prefix(limit).map { _, action in
                RecordedAction(batches: try batches(ofAction: action, db), isUndone: replica.isUndone(action))
            }
            return RecordedActions(
                actions, next: found.count > limit ? found[limit - 1].position : nil, device: device)
        }
    }

    /// The latest action of a device (default: this one) that stands and can be undone; nil if there is none.
    ///
    /// An undo does not count as such an action, so repeated undo walks back in history.
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
            while let action = try actions.next().map({ ActionID($0) }) {
                if !replica.isUndone(action) { return action }
            }
            return nil
        }
    }

    /// The action that this device undid last, if it did nothing but undo and redo since. Nil if there is none.
    public func latestRedoable() throws(StoreFailure) -> ActionID? {
        try file.access { db in
            try catchUp(db)
            let statement = try db.cachedStatement(
                sql: """
                    SELECT undoes FROM batches
                    WHERE device = ? AND substr(bytes, 5, 1) = x'00' ORDER BY sequence DESC
                    """)
            let rows = try Row.fetchCursor(statement, arguments: [device.blob])
            while let row = try rows.next() {
                guard let action = (row[0] as Blob?).map({ ActionID($0) }) else { return nil }
                if replica.isUndone(action) { return action }
            }
            return nil
        }
    }
}
