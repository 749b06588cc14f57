import GRDB
import Journal

extension JournalFile {
    /// Mends batches in which a single bit was flipped, takes others that cannot be read out of the file, corrects the columns
    /// and the index of the rest, and makes every process fold again. Returns what was mended and what was taken out.
    ///
    /// - Parameter setAside: Keeps a batch before it is changed or removed.
    func repair(
        _ db: Database, _ setAside: (DamagedBatch) throws(StoreFailure) -> Void
    ) throws -> (mended: [DamagedBatch], removed: [DamagedBatch]) {
        let journal = try fileState(db).journal
        var damaged: [DamagedBatch] = []
        var mended: [DamagedBatch] = []
        let positions = try Int64.fetchAll(db, sql: "SELECT position FROM batches ORDER BY position")
        for position in positions {
            guard let stored = try storedBatch(at: position, db) else { continue }
            let encoded: EncodedBatch
            do throws(DecodingFailure) {
                encoded = try EncodedBatch(decoding: stored.bytes)
            } catch {
                if case .unknownVersion(let version) = error, stored.seemsWritten(by: version) {
                    throw StoreFailure.tooNew(version: Int(version))
                }
                if let whole = stored.mended(of: journal) {
                    try setAside(stored)
                    try replace(at: position, with: whole, db)
                    mended.append(stored)
                } else {
                    damaged.append(stored)
                }
                continue
            }
            if encoded.batch.journal != journal {
                damaged.append(stored)
            } else if !stored.isFiled(as: encoded), try !file(encoded, at: position, db) {
                damaged.append(stored)
            }
        }
        for batch in damaged {
            try setAside(batch)
            try db.execute(sql: "DELETE FROM recordIndex WHERE position = ?", arguments: [batch.position])
            try db.execute(sql: "DELETE FROM batches WHERE position = ?", arguments: [batch.position])
        }
        try rebuildRecordIndex(db)
        try requestRebuild(db)
        return (mended, damaged)
    }

    /// A batch as it is stored, whether its bytes can be decoded or not; nil if there is none at the position.
    private func storedBatch(at position: Int64, _ db: Database) throws -> DamagedBatch? {
        let batches = try db.cachedStatement(
            sql: "SELECT device, sequence, checksum, action, undoes, bytes FROM batches WHERE position = ?")
        guard let row = try Row.fetchOne(batches, arguments: [position]) else { return nil }
        let index = try db.cachedStatement(sql: "SELECT record FROM recordIndex WHERE position = ?")
        let records = try Blob.fetchAll(index, arguments: [position]).compactMap { RecordID($0.bytes) }
        return DamagedBatch(
            position: position, device: DeviceID(row[0] as Blob), sequence: row[1],
            checksum: UInt64(bitPattern: row[2]), action: ActionID(row[3] as Blob),
            undoes: (row[4] as Blob?).map { ActionID($0) }, records: records, bytes: (row[5] as Blob).bytes)
    }

    /// Corrects the columns of a batch. Returns false if it is also stored at another position.
    private func file(_ encoded: EncodedBatch, at position: Int64, _ db: Database) throws -> Bool {
        let batch = encoded.batch
        try db.execute(
            sql: """
                UPDATE OR IGNORE batches SET device = ?, sequence = ?, checksum = ?, action = ?, undoes = ?
                WHERE position = ?
                """,
            arguments: [
                batch.device.blob, batch.sequence, Int64(bitPattern: encoded.checksum), batch.action.id.blob,
                batch.action.reversal?.action.blob, position,
            ])
        return db.changesCount > 0
    }

    private func rebuildRecordIndex(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM recordIndex")
        try forEach(after: 0, db) { position, encoded in
            try indexRecords(Set(encoded.batch.changes.map(\.record)).sorted(), at: position, db)
        }
    }
}

/// A batch that was taken out of a journal because it cannot be read.
public struct DamagedBatch: Hashable, Sendable {
    /// What identifies a batch in all replicas.
    struct ID: Hashable {
        let device: DeviceID
        let sequence: Int64
        let checksum: UInt64

        init(_ encoded: EncodedBatch) {
            (device, sequence, checksum) = (encoded.batch.device, encoded.batch.sequence, encoded.checksum)
        }

        init(_ batch: DamagedBatch) { (device, sequence, checksum) = (batch.device, batch.sequence, batch.checksum) }
    }

    let position: Int64
    public let device: DeviceID
    public let sequence: Int64
    let checksum: UInt64
    public let action: ActionID
    let undoes: ActionID?
    /// The records that it changed.
    public let records: [RecordID]
    let bytes: [UInt8]

    /// The name of its action, from a header that may be damaged, too; nil if it cannot be read.
    public var name: String? { Batch.damagedHeader(in: bytes)?.name }

    /// Its time in milliseconds since 1970 (UTC), from a header that may be damaged, too; nil if it cannot be read.
    public var milliseconds: Int64? { (Batch.damagedHeader(in: bytes)?.time).map { Int64($0 >> 16) } }

    var id: ID { ID(self) }

    /// The name of the file in which it is kept.
    var fileName: String { "\(device.hex)-\(sequence)-\(DeviceID(checksum).hex).batch" }

    private static let laterVersions = Batch.formatVersion + 1...Batch.formatVersion + 8

    /// Whether the rest of it, too, could be of a later version of the format, rather than a damaged version number.
    fileprivate func seemsWritten(by version: UInt8) -> Bool {
        var old = bytes
        old[3] = Batch.formatVersion
        return Self.laterVersions.contains(version) && (try? EncodedBatch(decoding: old)) == nil
            && Batch.damagedHeader(in: old)?.action != action
    }

    /// The longest batch in bytes of which each bit is tried.
    private static let longestMended = 1 << 13

    /// The batch with the one bit flipped back that was flipped, as disks and memory do; nil if it was more than one. That
    /// another bit makes a valid checksum is as good as impossible.
    fileprivate func mended(of journal: JournalID) -> EncodedBatch? {
        guard bytes.count <= Self.longestMended else { return nil }
        var bytes = bytes
        for index in bytes.indices {
            for bit in 0..<8 {
                bytes[index] ^= 1 << UInt8(bit)
                if let whole = try? EncodedBatch(decoding: bytes), whole.batch.journal == journal, isFiled(as: whole) {
                    return whole
                }
                bytes[index] ^= 1 << UInt8(bit)
            }
        }
        return nil
    }

    fileprivate func isFiled(as encoded: EncodedBatch) -> Bool {
        let batch = encoded.batch
        return device == batch.device && sequence == batch.sequence && checksum == encoded.checksum
            && action == batch.action.id && undoes == batch.action.reversal?.action
    }
}
