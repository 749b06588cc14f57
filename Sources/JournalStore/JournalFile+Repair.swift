import GRDB
import Journal

extension JournalFile {
    /// The result of a repair of the file.
    struct Repaired {
        /// The batches that were made whole again.
        var mended: [DamagedBatch] = []
        /// The batches that were taken out.
        var removed: [DamagedBatch] = []
        /// The number of batches that were found in damaged bytes and are back.
        var foundCount = 0
    }

    /// Repairs the file in one transaction: its batches, its device and its signed heads.
    ///
    /// - Parameters:
    ///   - aside: The folder in which damaged batches are kept.
    ///   - damagedFiles: The bytes of the file as it was found, in which more may be whole than SQLite reads.
    ///   - mayLackRows: Whether batches may be gone that nothing tells of.
    ///   - beforeCommit: Runs while other processes cannot write.
    func repair(
        _ sealer: Sealer, _ keyFolder: KeyFolder, aside: String, damagedFiles: [[UInt8]], mayLackRows: Bool,
        _ randomness: () -> UInt64, beforeCommit: () -> Void
    ) throws(StoreFailure) -> Repaired {
        try access { db in
            var repaired = Repaired()
            try db.inTransaction(.immediate) {
                let device = try fileState(db).device
                repaired = try repair(sealer, keyFolder, damagedFiles, db) { batch throws(StoreFailure) in
                    try FileSystem.makeFolder(aside)
                    try FileSystem.replace(aside + "/" + batch.fileName, with: batch.bytes)
                }
                // Its next batch must not take the sequence of one that other devices may have.
                if mayLackRows || repaired.removed.contains(where: { $0.device == device }) {
                    try beginDevice(DeviceID(randomness()), db)
                }
                try removeInvalidSignedHeads(in: sealer.journal, db)
                try signEnds(keyFolder, sealer.journal, db)
                beforeCommit()
                return .commit
            }
            return repaired
        }
    }

    /// Makes damaged batches whole again, takes those out of the file of which that is impossible, corrects the columns, the marks and
    /// the index of the rest, and makes every process fold again.
    ///
    /// - Parameter setAside: Keeps a batch before it is changed or removed.
    private func repair(
        _ sealer: Sealer, _ keyFolder: KeyFolder, _ damagedFiles: [[UInt8]], _ db: Database,
        _ setAside: (DamagedBatch) throws(StoreFailure) -> Void
    ) throws -> Repaired {
        var damaged: [StoredEnvelope] = []
        var intact: [SealedBatch] = []
        var records: [Blob: RecordID] = [:]
        var decoder = BatchDecoder()
        try movePositionsAboveZero(db)
        try correctImpossibleMarks(db)
        let positions = try Int64.fetchAll(db, sql: "SELECT position FROM batches ORDER BY position")
        for position in positions {
            guard let stored = try envelope(at: position, db) else { continue }
            guard let sealed = stored.intact(sealer, &decoder) else {
                damaged.append(stored)
                continue
            }
            if !damagedFiles.isEmpty { intact.append(sealed) }
            if let batch = sealed.stored?.batch, !stored.isSetAside {
                for record in Set(batch.changes.map(\.record)) {
                    if let entry = sealer.entry(of: record) { records[entry] = record }
                }
                try file(BatchRow(sealed, sealer), at: position, db)
            }
        }
        let devices = try keyFolder.devices(in: sealer.journal).union(signedHeads(db).map(\.last.device))
        var found = WholeBatches(in: damagedFiles, sealer, besides: intact, devices: devices)
        var repaired = Repaired()
        var longCount = 0
        for stored in damaged {
            let whole = found.remove(for: stored) ?? stored.mended(sealer, &longCount)
            let isElsewhere =
                try whole.map { try $0.identity != stored.identity && envelope(of: $0.identity, db) != nil } ?? false
            let entries = try Blob.fetchAll(
                db, sql: "SELECT record FROM recordIndex WHERE position = ?", arguments: [stored.position])
            let batch = DamagedBatch(stored, sealer, entries.compactMap { records[$0] }.sorted())
            try setAside(batch)
            if let whole, !isElsewhere {
                try replace(
                    at: stored.position, with: BatchRow(whole, sealer, isSetAside: stored.isSetAside), removing: nil, db
                )
                repaired.mended.append(batch.described(by: whole.stored?.batch))
            } else {
                try remove(at: stored.position, db)
                repaired.removed.append(batch)
            }
        }
        for batch in found.rest where try envelope(of: batch.batch.identity, db) == nil {
            _ = try insert(BatchRow(batch.batch, sealer, isSetAside: batch.isSetAside), db)
            repaired.foundCount += 1
        }
        for stored in try wronglySetAside(in: sealer.journal, db) {
            guard let sealed = stored.intact(sealer, &decoder) else { continue }
            try replace(at: stored.position, with: BatchRow(sealed, sealer), removing: nil, db)
        }
        try rebuildRecordIndex(sealer, db)
        try requestRebuild(db)
        return repaired
    }

    /// Moves batches to the end whose positions are below those that are read.
    private func movePositionsAboveZero(_ db: Database) throws {
        for position in try Int64.fetchAll(db, sql: "SELECT position FROM batches WHERE position < 1 ORDER BY position")
        {
            try db.execute(sql: "DELETE FROM recordIndex WHERE position = ?", arguments: [position])
            try db.execute(
                sql: """
                    UPDATE batches SET position = (SELECT max(0, max(position)) + 1 FROM batches) WHERE position = ?
                    """, arguments: [position])
        }
    }

    /// Corrects the columns by which a batch is found.
    private func file(_ row: BatchRow, at position: Int64, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "UPDATE batches SET action = ?, undoes = ? WHERE position = ?")
        try statement.execute(arguments: [row.action, row.undoes, position])
    }

    private func rebuildRecordIndex(_ sealer: Sealer, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM recordIndex")
        var decoder = BatchDecoder()
        try forEach(after: 0, db) { stored in
            guard let batch = stored.stored(sealer, &decoder)?.batch else { return }
            try indexRecords(batch.recordEntries(sealer), at: stored.position, db)
        }
    }
}

extension StoredEnvelope {
    /// The longest envelope in bytes of which each bit is tried.
    private static let longestMended = 1 << 13
    /// The longest of which each bit is tried by its hash alone, and the number of such envelopes in a repair: each takes seconds.
    private static let longestHashed = 1 << 15
    private static let mostHashed = 8

    /// The batch with its envelope, if that is what its author sealed or cannot be opened here; nil if it is damaged.
    func intact(_ sealer: Sealer, _ decoder: inout BatchDecoder) -> SealedBatch? {
        guard let envelope = try? envelope(of: sealer.journal), Sealer.isIntact(envelope, hash: identity.hash),
            let held = try? sealer.open(envelope, hash: identity.hash, &decoder)
        else { return nil }
        return SealedBatch(held, envelope)
    }

    /// The batch with the one bit flipped back that was flipped, as disks and memory do; nil if it was more than one. That
    /// another bit makes it open is as good as impossible.
    ///
    /// - Parameter longCount: Counts the long envelopes that were tried.
    fileprivate func mended(_ sealer: Sealer, _ longCount: inout Int) -> SealedBatch? {
        for identity in identity.withOneBitFlipped + [identity] {
            if let sealed = rehashed(identity, generation, sealer) { return sealed }
        }
        for bit in 0..<32 where generation ^ 1 << bit >= 0 {
            if let sealed = rehashed(identity, generation ^ 1 << bit, sealer) { return sealed }
        }
        guard bytes.count <= Self.longestMended else {
            guard bytes.count <= Self.longestHashed, generation == 0, longCount < Self.mostHashed else { return nil }
            longCount += 1
            return rehashed(sealer)
        }
        var flipped = bytes
        for index in bytes.indices {
            for bit in 0..<8 {
                flipped[index] ^= 1 << UInt8(bit)
                let candidate = StoredEnvelope(self, identity, generation, flipped)
                var decoder = BatchDecoder()
                if let sealed = candidate.intact(sealer, &decoder), sealed.stored != nil { return sealed }
                flipped[index] ^= 1 << UInt8(bit)
            }
        }
        return nil
    }

    /// The batch with the bit of its envelope flipped back with which the envelope has its hash.
    private func rehashed(_ sealer: Sealer) -> SealedBatch? {
        var decoder = BatchDecoder()
        guard let damaged = try? envelope(of: sealer.journal),
            let whole = Sealer.mended(damaged.bytes, hash: identity.hash),
            let envelope = try? BatchEnvelope(decoding: whole),
            let held = try? sealer.open(envelope, hash: identity.hash, &decoder), held.identity == identity
        else { return nil }
        return SealedBatch(held, envelope)
    }

    /// The batch if its envelope opens under an identity, whose hash then is that of the envelope.
    private func rehashed(_ identity: BatchIdentity, _ generation: Int64, _ sealer: Sealer) -> SealedBatch? {
        var decoder = BatchDecoder()
        guard let envelope = try? StoredEnvelope(self, identity, generation, bytes).envelope(of: sealer.journal),
            let held = try? sealer.open(envelope, hash: Sealer.hash(of: envelope), &decoder), case .opened = held
        else { return nil }
        return SealedBatch(held, envelope)
    }
}

extension BatchIdentity {
    /// The identities that differ in one bit.
    fileprivate var withOneBitFlipped: [BatchIdentity] {
        (0..<64).map { BatchIdentity(device: DeviceID(device.number ^ 1 << $0), sequence: sequence, hash: hash) }
            + (0..<53).map { BatchIdentity(device: device, sequence: sequence ^ 1 << $0, hash: hash) }
            + (0..<8 * BatchHash.size).compactMap { bit in
                var bytes = hash.bytes
                bytes[bit / 8] ^= 1 << UInt8(bit % 8)
                return BatchHash(bytes).map { BatchIdentity(device: device, sequence: sequence, hash: $0) }
            }
    }
}

/// A batch of a journal that is or was damaged.
public struct DamagedBatch: Hashable, Sendable {
    let identity: BatchIdentity
    /// Its action, from content of which a part is damaged; nil if that cannot be read.
    public private(set) var action: ActionID?
    /// The name of its action; nil if it cannot be read.
    public private(set) var name: String?
    /// Its time in milliseconds since 1970 (UTC); nil if it cannot be read, or is no time of a clock.
    public private(set) var milliseconds: Int64?
    /// The records that it changed, as far as they are known.
    public private(set) var records: [RecordID]
    let bytes: [UInt8]

    init(_ stored: StoredEnvelope, _ sealer: Sealer, _ records: [RecordID]) {
        identity = stored.identity
        bytes = stored.bytes
        let envelope = try? stored.envelope(of: sealer.journal)
        let content = envelope.flatMap { sealer.damagedContent(of: $0) }
        let batch = envelope.flatMap { envelope in content.flatMap { try? Batch(envelope.header, content: $0) } }
        self.records = batch.map { Array($0.changes.map(\.record)) } ?? records
        let header = content.flatMap { Batch.damagedHeader(in: $0) }
        action = header?.action
        name = header?.name
        milliseconds = header.flatMap { Stamp.milliseconds(ofClock: $0.time) }
    }

    /// The batch with what it says now that it is whole.
    ///
    /// - Parameter whole: Nil if it cannot be opened here.
    func described(by whole: Batch?) -> DamagedBatch {
        guard let whole else { return self }
        var described = self
        (described.action, described.name) = (whole.action.id, whole.action.name)
        (described.milliseconds, described.records) = (
            Stamp.milliseconds(ofClock: whole.time), whole.changes.map(\.record)
        )
        return described
    }

    public var device: DeviceID { identity.device }
    public var sequence: Int64 { identity.sequence }

    /// The name of the file in which it is kept.
    var fileName: String { "\(device.hex)-\(sequence)-\(identity.hash.hex.prefix(16)).batch" }
}
