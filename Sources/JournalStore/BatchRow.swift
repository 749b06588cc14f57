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
    /// Whether it is kept without being folded or found, since no signed head covers it.
    let isSetAside: Bool

    init(_ sealed: SealedBatch, _ sealer: Sealer, isSetAside: Bool = false) {
        self.isSetAside = isSetAside
        identity = sealed.identity
        generation = sealed.envelope.header.generation
        envelope = Blob(sealed.envelope.storedBytes)
        let batch = isSetAside ? nil : sealed.stored?.batch
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
    /// Whether no signed head covers it.
    let isSetAside: Bool
    /// Whether the mark that says so is one that a row can have. One that has an action is not set aside, whatever the mark says.
    let isMarkPossible: Bool

    /// Another reading of a row.
    init(_ row: StoredEnvelope, _ identity: BatchIdentity, _ generation: Int64, _ bytes: [UInt8]) {
        (self.identity, self.generation, self.bytes) = (identity, generation, bytes)
        (position, isSetAside, isMarkPossible) = (row.position, row.isSetAside, row.isMarkPossible)
    }

    /// The columns that `init` reads, in its order.
    static let columns = "position, device, sequence, generation, hash, envelope, isSetAside, action IS NULL"

    /// Nil for values that no batch has, as in a damaged file.
    init?(_ row: Row) {
        guard let position: Int64 = try? row.value(0), let device: Blob = try? row.value(1), device.bytes.count == 8,
            let sequence: Int64 = try? row.value(2), let generation: Int64 = try? row.value(3),
            Self.isPossible(sequence: sequence, generation: generation),
            let hash = (try? row.value(4) as Blob).flatMap({ BatchHash($0.bytes) }),
            let envelope: Blob = try? row.value(5), let mark: Int64 = try? row.value(6),
            let hasNoAction: Bool = try? row.value(7)
        else { return nil }
        self.position = position
        identity = BatchIdentity(device: DeviceID(device), sequence: sequence, hash: hash)
        self.generation = generation
        bytes = envelope.bytes
        isSetAside = mark != 0 && hasNoAction
        isMarkPossible = mark == 0 || mark == 1 && hasNoAction
    }

    static func isPossible(sequence: Int64, generation: Int64) -> Bool {
        1..<1 << 53 ~= sequence && 0...BatchEnvelope.latestGeneration ~= generation
    }

    func envelope(of journal: JournalID) throws(DecodingFailure) -> BatchEnvelope {
        try BatchEnvelope(
            stored: bytes, journal: journal, device: identity.device, sequence: identity.sequence,
            generation: generation, hash: identity.hash)
    }

    /// The batch as it is folded.
    func held(_ sealer: Sealer, _ decoder: inout BatchDecoder) -> HeldBatch {
        isSetAside ? .setAside(identity, generation: generation) : opened(sealer, &decoder)
    }

    /// The batch, opened if possible, even if it is set aside. One that is damaged is not: everything else goes on without it.
    func opened(_ sealer: Sealer, _ decoder: inout BatchDecoder) -> HeldBatch {
        do throws(DecodingFailure) {
            return try sealer.open(try envelope(of: sealer.journal), hash: identity.hash, &decoder)
        } catch {
            return .unopened(identity, generation: generation)
        }
    }

    func stored(_ sealer: Sealer, _ decoder: inout BatchDecoder) -> StoredBatch? { held(sealer, &decoder).stored }

    /// The batch before it of its device; nil for the first, or if the envelope is damaged.
    func predecessor(in journal: JournalID) -> BatchIdentity? {
        (try? envelope(of: journal)).flatMap { identity.predecessor($0.header.previous) }
    }
}
