import Journal

/// Batches from a peer or a file, opened where that is possible.
public struct ReceivedBatches {
    let batches: [SealedBatch]
    /// The valid ones of the signed heads that came with them.
    let signedHeads: [SignedHead]
    /// The number of others, which are damaged.
    let damagedCount: Int
    /// Those that are their devices' own whether signed heads cover them or not, as they were in a backup.
    private(set) var trusted: Set<BatchIdentity> = []

    /// Those that could be opened.
    public var opened: [Batch] { batches.compactMap { $0.stored?.batch } }

    /// The devices that wrote them.
    public var devices: Set<DeviceID> { Set(batches.map(\.identity.device)) }

    init(
        _ batches: [SealedBatch], _ signedHeads: [SignedHead], damagedCount: Int, trusted: Set<BatchIdentity> = []
    ) {
        self.batches = batches
        self.signedHeads = signedHeads
        self.damagedCount = damagedCount
        self.trusted = trusted
    }

    /// The origin of a batch.
    func origin(of batch: SealedBatch) -> FormOrigin {
        if batch.isAsWritten { return .author }
        return trusted.contains(batch.identity) ? .backup : .peer
    }

    func filter(_ isWanted: (SealedBatch) -> Bool) -> ReceivedBatches {
        ReceivedBatches(batches.filter(isWanted), signedHeads, damagedCount: damagedCount, trusted: trusted)
    }

    init(_ encoded: [[UInt8]], _ sealer: Sealer) throws(StoreFailure) {
        var batches: [SealedBatch] = []
        batches.reserveCapacity(encoded.count)
        var heads: [SignedHead] = []
        var invalidCount = 0
        var decoder = BatchDecoder()
        for (index, bytes) in encoded.enumerated() {
            if SignedHead.isEncoded(in: bytes) {
                // Others may be of a later version.
                if let head = try? SignedHead(decoding: bytes), head.journal == sealer.journal, head.isValid {
                    heads.append(head)
                } else {
                    invalidCount += 1
                }
                continue
            }
            let envelope: BatchEnvelope
            do { envelope = try BatchEnvelope(decoding: bytes) } catch {
                throw .refusedBatch(index: index - heads.count - invalidCount, error)
            }
            guard envelope.header.journal == sealer.journal else { throw .otherJournal(envelope.header.journal) }
            let hash = Sealer.hash(of: envelope)
            guard let held = try? sealer.open(envelope, hash: hash, &decoder) else { continue }
            // Nothing could ever take the place of one that cannot be opened at the greatest generation.
            if held.stored == nil, held.generation == BatchEnvelope.latestGeneration { continue }
            batches.append(SealedBatch(held, envelope))
        }
        self.batches = batches
        signedHeads = heads
        damagedCount = encoded.count - batches.count - heads.count - invalidCount
    }
}
