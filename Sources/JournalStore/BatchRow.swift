import GRDB
import Journal

/// A batch as a row of the table `batches`, with its rows of `recordIndex`.
struct BatchRow {
    let identity: BatchIdentity
    let generation: Int64
    /// The keyed hash of its action; nil if it cannot be opened.
    let action: Blob?
    /// The keyed hash of the action that it takes back or does again.
    let undoes: Blob?
    /// The keyed hashes of the records that it changes.
    let records: [Blob]
    let envelope: Blob

    init(_ sealed: SealedBatch, _ sealer: Sealer) {
        identity = sealed.identity
        generation = sealed.envelope.header.generation
        envelope = Blob(sealed.envelope.storedBytes)
        let batch = sealed.stored?.batch
        action = batch.flatMap { sealer.entry(of: $0.action.id) }
        undoes = batch?.action.reversal.flatMap { sealer.entry(of: $0.action) }
        records = batch.map { $0.recordEntries(sealer) } ?? []
    }
}

extension Batch {
    /// The keyed hashes of the records that it changes, each once.
    func recordEntries(_ sealer: Sealer) -> [Blob] {
        Set(changes.map(\.record)).sorted().compactMap { sealer.entry(of: $0) }
    }
}

/// A stored batch before it is opened.
struct StoredEnvelope {
    let position: Int64
    let identity: BatchIdentity
    let generation: Int64
    let bytes: [UInt8]

    init(_ position: Int64, _ identity: BatchIdentity, _ generation: Int64, _ bytes: [UInt8]) {
        (self.position, self.identity, self.generation, self.bytes) = (position, identity, generation, bytes)
    }

    /// The columns that `init` reads, in its order.
    static let columns = "position, device, sequence, generation, hash, envelope"

    init(_ row: Row) throws {
        guard let hash = BatchHash((row[4] as Blob).bytes) else {
            throw StoreFailure.damaged("batch \(row[0] as Int64): its hash")
        }
        position = row[0]
        identity = BatchIdentity(device: DeviceID(row[1] as Blob), sequence: row[2], hash: hash)
        generation = row[3]
        bytes = (row[5] as Blob).bytes
    }

    func envelope(of journal: JournalID) throws(DecodingFailure) -> BatchEnvelope {
        try BatchEnvelope(
            stored: bytes, journal: journal, device: identity.device, sequence: identity.sequence,
            generation: generation, hash: identity.hash)
    }

    /// The batch, opened if possible. One that is damaged is not: everything else goes on without it.
    func held(_ sealer: Sealer, _ decoder: inout BatchDecoder) -> HeldBatch {
        do throws(DecodingFailure) {
            return try sealer.open(try envelope(of: sealer.journal), hash: identity.hash, &decoder)
        } catch {
            return .unopened(identity, generation: generation)
        }
    }

    func stored(_ sealer: Sealer, _ decoder: inout BatchDecoder) -> StoredBatch? {
        if case .opened(let stored) = held(sealer, &decoder) { stored } else { nil }
    }
}
