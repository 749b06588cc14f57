import GRDB
import Journal

extension JournalFile {
    /// The result of storing a batch.
    enum InsertResult {
        case new(position: Int64)
        case existing
    }

    /// The checksum of the batch at a position; nil if there is none.
    func checksum(at position: Int64, _ db: Database) throws -> UInt64? {
        let statement = try db.cachedStatement(sql: "SELECT checksum FROM batches WHERE position = ?")
        return try Int64.fetchOne(statement, arguments: [position]).map { UInt64(bitPattern: $0) }
    }

    /// Visits the batches after a position, in order.
    func forEach(after position: Int64, _ db: Database, _ body: (Int64, EncodedBatch) throws -> Void) throws {
        let statement = try db.cachedStatement(
            sql: "SELECT position, bytes FROM batches WHERE position > ? ORDER BY position")
        let cursor = try Row.fetchCursor(statement, arguments: [position])
        var decoder = BatchDecoder()
        while let row = try cursor.next() {
            let position: Int64 = row[0]
            try body(position, try Self.decode(row[1] as Blob, at: position, &decoder))
        }
    }

    /// The batches at the given positions, in that order.
    func batches(at positions: [Int64], _ db: Database) throws -> [EncodedBatch] {
        let statement = try db.cachedStatement(sql: "SELECT bytes FROM batches WHERE position = ?")
        var decoder = BatchDecoder()
        return try positions.compactMap { position in
            try Blob.fetchOne(statement, arguments: [position]).map { try Self.decode($0, at: position, &decoder) }
        }
    }

    private static func decode(
        _ blob: Blob, at position: Int64, _ decoder: inout BatchDecoder
    ) throws(StoreFailure) -> EncodedBatch {
        do { return try decoder.decode(blob.bytes) } catch {
            if case .unknownVersion(let version) = error { throw .tooNew(version: Int(version)) }
            throw .damaged("batch \(position): \(error)")
        }
    }

    /// Stores a batch unless it is already there, in its original or erased form.
    func insert(_ encoded: EncodedBatch, _ db: Database) throws -> InsertResult {
        let batch = encoded.batch
        let insertion = try db.cachedStatement(
            sql: """
                INSERT INTO batches (device, sequence, checksum, action, undoes, bytes) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (device, sequence, checksum) DO NOTHING
                """)
        try insertion.execute(arguments: [
            batch.device.blob, batch.sequence, Int64(bitPattern: encoded.checksum), batch.action.id.blob,
            batch.action.reversal?.action.blob, Blob(encoded.bytes),
        ])
        if db.changesCount == 0 { return .existing }
        let position = db.lastInsertedRowID
        try indexRecords(Set(batch.changes.map(\.record)).sorted(), at: position, db)
        return .new(position: position)
    }

    func indexRecords(_ records: [RecordID], at position: Int64, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "INSERT INTO recordIndex (record, position) VALUES (?, ?)")
        for record in records { try statement.execute(arguments: [Blob(record.bytes), position]) }
    }

    /// Replaces a batch with its erased form.
    func replace(at position: Int64, with erased: EncodedBatch, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE batches SET bytes = ? WHERE position = ?", arguments: [Blob(erased.bytes), position])
        try db.execute(sql: "DELETE FROM recordIndex WHERE position = ?", arguments: [position])
        try indexRecords(Set(erased.batch.changes.map(\.record)).sorted(), at: position, db)
    }

    /// The positions of a device's batches that a peer is missing.
    func positions(
        of device: DeviceID, missing: Head.MissingBatches, after position: Int64, _ db: Database
    ) throws -> [Int64] {
        guard let above = try lastSequence(of: device, before: missing, db) else { return [] }
        return try Int64.fetchAll(
            db.cachedStatement(
                sql: "SELECT position FROM batches WHERE device = ? AND sequence > ? AND position > ?"),
            arguments: [device.blob, above, position])
    }

    /// The total size of a device's batches that a peer is missing.
    func size(of device: DeviceID, missing: Head.MissingBatches, after position: Int64, _ db: Database) throws -> Int64
    {
        guard let above = try lastSequence(of: device, before: missing, db) else { return 0 }
        return try Int64.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT coalesce(sum(length(bytes)), 0) FROM batches
                    WHERE device = ? AND sequence > ? AND position > ?
                    """),
            arguments: [device.blob, above, position]) ?? 0
    }

    /// The sequence above which a peer is missing batches; nil if it is missing none.
    private func lastSequence(
        of device: DeviceID, before missing: Head.MissingBatches, _ db: Database
    ) throws -> Int64? {
        switch missing {
        case .nothing: nil
        case .everything: 0
        case .above(let sequence, let checksum):
            try contains(device, sequence: sequence, checksum: checksum, db) ? sequence : 0
        }
    }

    private func contains(_ device: DeviceID, sequence: Int64, checksum: UInt64, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db.cachedStatement(
                sql: "SELECT 1 FROM batches WHERE device = ? AND sequence = ? AND checksum = ?"),
            arguments: [device.blob, sequence, Int64(bitPattern: checksum)]) ?? false
    }

    func bytes(at position: Int64, _ db: Database) throws -> [UInt8]? {
        let statement = try db.cachedStatement(sql: "SELECT bytes FROM batches WHERE position = ?")
        return try Blob.fetchOne(statement, arguments: [position])?.bytes
    }
}
