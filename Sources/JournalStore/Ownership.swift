import GRDB
import Journal

/// Tells which batches are their devices' own: those of a device that signs are so once they lie on the chain of hashes that ends in
/// one of its signed heads (`docs/sync.md`, chapter 6). The others are set aside.
struct Ownership {
    private let file: JournalFile
    private let journal: JournalID
    /// The hash of the batch before, of arriving batches.
    private var previous: [BatchIdentity: BatchHash] = [:]
    /// Arriving batches that a backup had as their devices' own.
    private let trusted: Set<BatchIdentity>
    /// Devices that sign.
    private var signers: Set<DeviceID> = []
    /// Batches that a signed head covers, among those that arrive or are set aside.
    private var covered: Set<BatchIdentity> = []

    /// Stored batches that were set aside and are not any more.
    private(set) var released: [StoredEnvelope] = []
    /// Stored batches that were folded before it was known that their device signs.
    private(set) var withdrawn: [StoredEnvelope] = []
    /// Signed heads that are new, and end a branch.
    private(set) var newHeads: [SignedHead] = []
    /// The ends of known signed heads that others of the same branch cover.
    private(set) var supersededHeads: Set<BatchIdentity> = []

    init(of received: ReceivedBatches, _ file: JournalFile, _ journal: JournalID, _ db: Database) throws {
        self.file = file
        self.journal = journal
        trusted = received.trusted
        let (batches, heads) = (received.batches, received.signedHeads)
        for batch in batches where previous[batch.identity] == nil || batch.envelope.header.generation == 0 {
            previous[batch.identity] = batch.envelope.header.previous
        }
        let headsByDevice = Dictionary(grouping: heads, by: \.last.device)
        let batchesByDevice = Dictionary(grouping: batches, by: \.identity.device)
        for device in Set(headsByDevice.keys).union(batchesByDevice.keys).sorted() {
            try add(device, batchesByDevice[device] ?? [], headsByDevice[device] ?? [], db)
        }
    }

    func isSetAside(_ batch: BatchIdentity) -> Bool { signers.contains(batch.device) && !covered.contains(batch) }

    private mutating func add(
        _ device: DeviceID, _ batches: [SealedBatch], _ heads: [SignedHead], _ db: Database
    ) throws {
        let known = try file.signedHeads(of: device, db)
        let wasSigner = try !known.isEmpty || file.hasSigningKey(device, journal, db)
        guard wasSigner || !heads.isEmpty || batches.contains(where: { $0.envelope.header.hasSigningKey }) else {
            return
        }
        signers.insert(device)
        var folded: [BatchIdentity: StoredEnvelope] = [:]
        if !wasSigner {
            for row in try file.envelopes(of: device, db) where !row.isSetAside { folded[row.identity] = row }
        }
        var new: [SignedHead] = []
        for head in heads where !known.contains(where: { $0.last == head.last }) {
            // It says nothing new if it ends in a batch that another signed head covers.
            if wasSigner, try file.envelope(of: head.last, db)?.isSetAside == false { continue }
            if !new.contains(where: { $0.last == head.last }) { new.append(head) }
        }
        let ends = Set((known + new).map(\.last))
        for end in ends.sorted() { try cover(from: end, ends, &folded, db) }
        for batch in batches where !covered.contains(batch.identity) {
            if try trusted.contains(batch.identity) || wasSigner && isFollowed(batch.identity, db) {
                try cover(from: batch.identity, ends, &folded, db)
            }
        }
        if !wasSigner { withdrawn += folded.values.filter { !covered.contains($0.identity) } }
        newHeads += new.filter { !supersededHeads.contains($0.last) }
    }

    /// Follows the chain down from a batch, up to one that is stored and folded.
    ///
    /// - Parameter folded: Batches whose device was not known to sign: the chain goes on through them.
    private mutating func cover(
        from end: BatchIdentity, _ ends: Set<BatchIdentity>, _ folded: inout [BatchIdentity: StoredEnvelope],
        _ db: Database
    ) throws {
        var next: BatchIdentity? = end
        while let batch = next {
            if batch != end, ends.contains(batch) { supersededHeads.insert(batch) }
            if covered.contains(batch) { return }
            if let row = try folded[batch] ?? file.envelope(of: batch, db) {
                guard row.isSetAside || folded[batch] != nil else { return }
                covered.insert(batch)
                if row.isSetAside { released.append(row) }
                next = row.predecessor(in: journal)
            } else if let hash = previous[batch] {
                covered.insert(batch)
                next = batch.predecessor(hash)
            } else {
                return
            }
        }
    }

    /// Whether a batch that is not set aside follows.
    private func isFollowed(_ batch: BatchIdentity, _ db: Database) throws -> Bool {
        try file.envelopes(of: batch.device, sequence: batch.sequence + 1, db).contains {
            !$0.isSetAside && $0.predecessor(in: journal) == batch
        }
    }
}

extension JournalFile {
    /// Whether a first batch of a device has its public key.
    fileprivate func hasSigningKey(_ device: DeviceID, _ journal: JournalID, _ db: Database) throws -> Bool {
        try envelopes(of: device, sequence: 1, db).contains {
            (try? $0.envelope(of: journal))?.header.hasSigningKey ?? false
        }
    }
}
