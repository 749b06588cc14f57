import GRDB
import Journal

extension JournalFile {
    /// Whether the batch at a position has a hash; nil if its row cannot be read.
    func hasHash(_ hash: BatchHash, at position: Int64, _ db: Database) throws -> Bool? {
        do {
            return try self.hash(at: position, db) == hash
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return nil
        }
    }

    /// The hash of the batch at a position; nil if there is none.
    func hash(at position: Int64, _ db: Database) throws -> BatchHash? {
        let statement = try db.cachedStatement(sql: "SELECT hash FROM batches WHERE position = ?")
        return try Blob.fetchOne(statement, arguments: [position]).flatMap { BatchHash($0.bytes) }
    }

    /// Whether there are no batches.
    func isEmpty(_ db: Database) throws -> Bool {
        try Int64.fetchOne(db, sql: "SELECT 1 FROM batches LIMIT 1") == nil
    }

    /// The batches that could not be opened when they arrived, in order; none if the file is damaged.
    func unopenedEnvelopes(_ db: Database) throws -> [StoredEnvelope] {
        do {
            return try Row.fetchAll(
                db,
                sql: """
                    SELECT \(StoredEnvelope.columns) FROM batches WHERE action IS NULL AND isSetAside = 0 ORDER BY position
                    """
            ).compactMap { StoredEnvelope($0) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return []
        }
    }

    /// Nil if there is none, or if it cannot be read.
    func envelope(at position: Int64, _ db: Database) throws -> StoredEnvelope? {
        let statement = try db.cachedStatement(
            sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE position = ?")
        do {
            return try Row.fetchOne(statement, arguments: [position]).flatMap { StoredEnvelope($0) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return nil
        }
    }

    /// A batch as it is sent; nil if it is not there or damaged.
    func intactEnvelope(at position: Int64, of journal: JournalID, _ db: Database) throws -> [UInt8]? {
        guard let stored = try envelope(at: position, db), let envelope = try? stored.envelope(of: journal),
            Sealer.isIntact(envelope, hash: stored.identity.hash)
        else { return nil }
        return envelope.bytes
    }

    /// The batches at the given positions that can be opened, in that order.
    func batches(at positions: [Int64], _ sealer: Sealer, _ db: Database) throws -> [Batch] {
        var decoder = BatchDecoder()
        return try positions.compactMap { try envelope(at: $0, db)?.stored(sealer, &decoder)?.batch }
    }

    /// A stored batch; nil if it is not there.
    func envelope(of batch: BatchIdentity, _ db: Database) throws -> StoredEnvelope? {
        let statement = try db.cachedStatement(
            sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE device = ? AND sequence = ?")
        let rows = try Row.fetchAll(statement, arguments: [batch.device.blob, batch.sequence])
        return rows.lazy.compactMap { StoredEnvelope($0) }.first { $0.identity.hash == batch.hash }
    }

    /// Stores a batch that is not there, and returns its position.
    func insert(_ row: BatchRow, _ db: Database) throws -> Int64 {
        let insertion = try db.cachedStatement(
            sql: """
                INSERT INTO batches (device, sequence, generation, hash, action, undoes, envelope, isSetAside)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """)
        try insertion.execute(arguments: [
            row.identity.device.blob, row.identity.sequence, row.generation, Blob(row.identity.hash.bytes), row.action,
            row.undoes, row.envelope, row.isSetAside,
        ])
        let position = db.lastInsertedRowID
        try indexRecords(row.records, at: position, db)
        return position
    }

    func indexRecords(_ records: [Blob], at position: Int64, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "INSERT INTO recordIndex (record, position) VALUES (?, ?)")
        for record in records { try statement.execute(arguments: [record, position]) }
    }

    /// Replaces a batch with another form of it.
    ///
    /// - Parameter records: The entries of the form before in the index; nil if they are not known.
    func replace(at position: Int64, with row: BatchRow, removing records: [Blob]?, _ db: Database) throws {
        let update = try db.cachedStatement(
            sql: """
                UPDATE batches SET device = ?, sequence = ?, generation = ?, hash = ?, action = ?, undoes = ?, envelope = ?,
                isSetAside = ? WHERE position = ?
                """)
        try update.execute(arguments: [
            row.identity.device.blob, row.identity.sequence, row.generation, Blob(row.identity.hash.bytes), row.action,
            row.undoes, row.envelope, row.isSetAside, position,
        ])
        if let records {
            let removal = try db.cachedStatement(sql: "DELETE FROM recordIndex WHERE record = ? AND position = ?")
            for record in records { try removal.execute(arguments: [record, position]) }
        } else {
            try db.execute(sql: "DELETE FROM recordIndex WHERE position = ?", arguments: [position])
        }
        try indexRecords(row.records, at: position, db)
    }

    /// The positions of a device's batches that a peer is missing, after a position.
    func positions(
        of device: DeviceID, missing: Head.MissingBatches, after position: Int64, _ db: Database
    ) throws -> [Int64] {
        guard let range = try range(of: device, missing: missing, db) else { return [] }
        return try Int64.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT position FROM batches
                    WHERE device = ? AND sequence > ? AND generation >= ? AND position > ?
                    """), arguments: [device.blob, range.above, range.generation, position])
    }

    /// The total size in bytes of a device's batches that a peer is missing, after a position.
    func size(of device: DeviceID, missing: Head.MissingBatches, after position: Int64, _ db: Database) throws -> Int64
    {
        guard let range = try range(of: device, missing: missing, db) else { return 0 }
        return try Int64.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT coalesce(sum(length(envelope) + \(BatchEnvelope.restLength)), 0) FROM batches
                    WHERE device = ? AND sequence > ? AND generation >= ? AND position > ?
                    """), arguments: [device.blob, range.above, range.generation, position]) ?? 0
    }

    /// The sequence above which a peer is missing batches, and their least generation; nil if it is missing none.
    private func range(
        of device: DeviceID, missing: Head.MissingBatches, _ db: Database
    ) throws -> (above: Int64, generation: Int64)? {
        switch missing {
        case .nothing: return nil
        case .everything: return (0, 0)
        case .erased: return (0, 1)
        case .above(let sequence, let hash):
            let common = BatchIdentity(device: device, sequence: sequence, hash: hash)
            return (try envelope(of: common, db) == nil ? 0 : sequence, 0)
        }
    }
}

extension BatchEnvelope {
    /// The SQL for the bytes of an envelope that are not stored with it: the mark, the journal, the device, the sequence, the
    /// generation and, above generation 0, the hash.
    fileprivate static let restLength = """
        29 + (sequence > 127) + (sequence > 16383) + (sequence > 2097151) + (generation > 127)
        + iif(generation > 0, 32, 0)
        """
}
