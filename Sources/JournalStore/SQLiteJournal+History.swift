import GRDB
import Journal

extension SQLiteJournal {
    /// All batches of an action, in order.
    public func batches(ofAction action: ActionID) throws(StoreFailure) -> [Batch] {
        try file.access { db in try batches(ofAction: action, db) }
    }

    private func batches(ofAction action: ActionID, _ db: Database) throws -> [Batch] {
        guard let entry = sealer.entry(of: action) else { return [] }
        return try batches(ofActionEntry: entry, db)
    }

    private func batches(ofActionEntry entry: Blob, _ db: Database) throws -> [Batch] {
        let positions = try Int64.fetchAll(
            db.cachedStatement(sql: "SELECT position FROM batches WHERE action = ? ORDER BY position"),
            arguments: [entry])
        return try file.batches(at: positions, sealer, db).sorted { $0.action.part < $1.action.part }
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
        let digits = digits.lowercased()
        if let whole = ActionID(hex: digits) { return try batches(ofAction: whole).isEmpty ? [] : [whole] }
        return try file.access { db in
            try catchUp(db)
            var found: [ActionID] = []
            var decoder = BatchDecoder()
            let rows = try Row.fetchCursor(
                db,
                sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE action IS NOT NULL AND undoes IS NULL")
            while found.count < 2, let row = try rows.next() {
                guard let action = StoredEnvelope(row)?.stored(sealer, &decoder)?.batch.action.id else { continue }
                if action.hex.hasPrefix(digits), !found.contains(action) { found.append(action) }
            }
            return found
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
            guard let entry = sealer.entry(of: record) else { continue }
            positions.formUnion(try Int64.fetchAll(statement, arguments: [entry, last]))
        }
        return try file.batches(at: positions.sorted(), sealer, db)
    }

    /// The envelopes of all batches that changed a record that one of some actions changed, in local order.
    ///
    /// - Parameters:
    ///   - size: The most bytes that they may have together.
    ///   - entries: The most entries of the index that may be read to find them.
    /// - Returns: Nil if that is not enough. Some of them would be taken for all.
    public func envelopes(
        ofHistoryOf actions: [ActionID], upTo size: Int, reading entries: Int
    ) throws(StoreFailure) -> [[UInt8]]? {
        try file.access { db in
            try catchUp(db)
            let byAction = try db.cachedStatement(sql: "SELECT position FROM batches WHERE action = ?")
            let byRecord = try db.cachedStatement(
                sql: """
                    SELECT other.position FROM recordIndex JOIN recordIndex AS other USING (record)
                    WHERE recordIndex.position = ?
                    """)
            var positions: Set<Int64> = []
            var entriesLeft = entries
            for entry in Set(actions).compactMap({ sealer.entry(of: $0) }) {
                for position in try Int64.fetchAll(byAction, arguments: [entry]) {
                    positions.insert(position)
                    let others = try Int64.fetchCursor(byRecord, arguments: [position])
                    while let other = try others.next() {
                        entriesLeft -= 1
                        if entriesLeft < 0 { return nil }
                        positions.insert(other)
                    }
                }
            }
            var envelopes: [[UInt8]] = []
            var bytesLeft = size
            for position in positions.sorted() {
                guard let envelope = try file.intactEnvelope(at: position, of: journal, db) else { continue }
                bytesLeft -= envelope.count
                if bytesLeft < 0 { return nil }
                envelopes.append(envelope)
            }
            return envelopes
        }
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

    /// Like `settle`, for a file of which the indexes cannot be read.
    func settleWithoutIndexes(_ db: Database) throws {
        let actions = replica.unsettled
        var batches: [Batch] = []
        var decoder = BatchDecoder()
        try file.forEach(after: 0, db) { stored in
            guard stored.position <= position, let batch = stored.stored(sealer, &decoder)?.batch else { return }
            batches.append(batch)
        }
        let own = batches.filter { actions.contains($0.action.id) }
        let records = Set(own.flatMap { $0.changes.map(\.record) })
        let history = batches.filter { $0.changes.contains { records.contains($0.record) } }
        replica.settle(actions, history: history)
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
                    SELECT position, action FROM batches
                    WHERE position < ? AND action IS NOT NULL AND undoes IS NULL ORDER BY position DESC
                    """)
            let last = try db.cachedStatement(sql: "SELECT max(position) FROM batches WHERE action = ?")
            var found: [(position: Int64, action: Blob)] = []
            let rows = try Row.fetchCursor(statement, arguments: [position ?? .max])
            while found.count <= limit, let row = try rows.next() {
                // An action of several batches arrived with the last of them.
                let (position, entry): (Int64, Blob) = (try row.value(0), try row.value(1))
                guard try Int64.fetchOne(last, arguments: [entry]) == position else { continue }
                found.append((position, entry))
            }
            let actions = try found.prefix(limit).compactMap { _, entry -> RecordedAction? in
                let batches = try batches(ofActionEntry: entry, db)
                guard let action = batches.first?.action.id else { return nil }
                return RecordedAction(batches: batches, isUndone: replica.isUndone(action))
            }
            return RecordedActions(
                actions, next: found.count > limit ? found[limit - 1].position : nil, device: device,
                formerDevices: keyFolder.devices(in: journal).subtracting([device]))
        }
    }

    /// The latest action of a device (default: this one) that stands and can be undone; nil if there is none.
    ///
    /// An undo does not count as such an action, so repeated undo walks back in history. Neither does an action of the name
    /// `passingOver`.
    public func latestUndoable(
        device: DeviceID? = nil, passingOver name: String? = nil
    ) throws(StoreFailure) -> ActionID? {
        try file.access { db in
            try catchUp(db)
            return try latestAction(of: device ?? self.device, where: "undoes IS NULL", db) { action in
                action.name == name || replica.isUndone(action.id) ? nil : .some(action.id)
            }
        }
    }

    /// The action that this device undid last, if it did nothing but undo and redo since. Nil if there is none.
    public func latestRedoable() throws(StoreFailure) -> ActionID? {
        try file.access { db in
            try catchUp(db)
            return try latestAction(of: device, db) { action in
                guard let reversed = action.reversal?.action else { return .some(nil) }
                return replica.isUndone(reversed) ? .some(reversed) : nil
            }
        }
    }

    /// Looks through a device's actions of which nothing was erased, the latest first, until one decides.
    private func latestAction(
        of device: DeviceID, where condition: String = "true", _ db: Database, _ decide: (Action) -> ActionID??
    ) throws -> ActionID? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(StoredEnvelope.columns) FROM batches
                WHERE device = ? AND generation = 0 AND \(condition) ORDER BY sequence DESC
                """)
        let rows = try Row.fetchCursor(statement, arguments: [device.blob])
        var decoder = BatchDecoder()
        while let row = try rows.next() {
            guard let batch = StoredEnvelope(row)?.stored(sealer, &decoder)?.batch else { continue }
            if let decision = decide(batch.action) { return decision }
        }
        return nil
    }
}
