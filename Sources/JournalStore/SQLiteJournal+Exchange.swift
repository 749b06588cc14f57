import GRDB
import Journal

extension SQLiteJournal {
    /// Adds batches from a peer, in any order and any number of times. If one is no batch at all or belongs to another
    /// journal, none is added.
    ///
    /// One that cannot be opened, since a later version or another key wrote it, is kept and passed on. Damaged ones are
    /// not added.
    @discardableResult
    public func receive(_ batches: [[UInt8]]) throws(StoreFailure) -> ReceiveResult {
        try receive(try open(batches))
    }

    /// Opens batches from a peer, beside the journal. Throws if one is no batch at all.
    public func open(_ batches: [[UInt8]]) throws(StoreFailure) -> ReceivedBatches {
        try ReceivedBatches(batches, sealer)
    }

    /// Makes an empty journal a replica of a peer's or a backup's journal. Throws if it has batches.
    ///
    /// - Parameter key: The key of that journal; nil if it is in the folder of keys.
    public func join(_ journal: JournalID, key: JournalKey? = nil) throws(StoreFailure) {
        let key = try keyFolder.key(of: journal, given: key)
        let adopted = Sealer(journal: journal, key: key, randomness: randomness)
        try receive(try ReceivedBatches([], adopted), adopting: (journal, key))
    }

    @discardableResult
    public func receive(_ received: ReceivedBatches) throws(StoreFailure) -> ReceiveResult {
        try receive(received, adopting: nil)
    }

    @discardableResult
    func receive(
        _ received: ReceivedBatches, adopting adopted: (journal: JournalID, key: JournalKey)?
    ) throws(StoreFailure) -> ReceiveResult {
        let batches = received.batches
        // With a wrong key, nothing opens.
        if adopted != nil, received.damagedCount > 0, received.opened.isEmpty { throw .wrongKey }
        if batches.isEmpty && adopted == nil {
            return ReceiveResult(new: 0, erased: 0, forked: [], damaged: received.damagedCount)
        }
        return try file.access { db in
            let forkedBefore = replica.forked
            var new: [(position: Int64, batch: HeldBatch)] = []
            var erased = 0
            let adopts = try transaction(db) {
                let adopts = try adopt(adopted, db)
                let expected = adopted?.journal ?? journal
                var erasures = replica.erasures
                for batch in batches.compactMap(\.stored) { erasures.insert(batch.batch) }
                var replacedCount = 0
                for batch in batches {
                    let other = batch.envelope.header.journal
                    guard other == expected else { throw StoreFailure.otherJournal(other) }
                    let reduced = batch.stored.flatMap { erasures.erasedForm(of: $0) }.map {
                        sealer.reseal($0, batch.envelope.header)
                    }
                    if let held = try file.envelope(of: batch.identity, db) {
                        // At once: another form of it may follow.
                        if let kept = form(of: held, and: reduced ?? batch) {
                            try replace([kept], db)
                            replacedCount += 1
                        }
                        continue
                    }
                    let stored = reduced ?? batch
                    new.append((try file.insert(BatchRow(stored, sealer), db), stored.held))
                }
                erased = try replacedCount + erase(by: new.compactMap { $0.batch.stored }, db)
                // A received batch of this device is unknown here: the folder was copied, or an older one was restored.
                if new.contains(where: { $0.batch.identity.device == device }) { try beginDevice(db) }
                return (adopts, adopts || !new.isEmpty || erased > 0 ? .commit : .rollback)
            }
            if adopts || erased > 0 {
                try refold(afterErasing: erased > 0, db)
            } else {
                for (position, batch) in new { fold(batch, at: position) }
                try? settle(db) // it is committed: the next access tries again, and says why that fails
            }
            return ReceiveResult(
                new: new.count, erased: erased, forked: replica.forked.subtracting(forkedBefore).sorted(),
                damaged: received.damagedCount)
        }
    }

    /// The form to keep of a batch that is held and arrives in a form of which something was erased; nil to keep the one
    /// held. One that cannot be opened never takes the place of one that can: anyone can make it.
    private func form(of held: StoredEnvelope, and arriving: SealedBatch) -> Replacement? {
        let header = arriving.envelope.header
        var decoder = BatchDecoder()
        guard let old = held.stored(sealer, &decoder) else {
            let isBetter = arriving.stored != nil || header.generation > held.generation
            return isBetter ? Replacement(position: held.position, form: arriving, before: nil) : nil
        }
        guard header.generation > 0, let new = arriving.stored else { return nil }
        let merged = old.merged(with: new)
        if merged.isSameForm(as: old) { return nil }
        let kept = merged.isSameForm(as: new) ? arriving : sealer.reseal(merged, header)
        return Replacement(position: held.position, form: kept, before: old.batch)
    }

    private func adopt(_ adopted: (journal: JournalID, key: JournalKey)?, _ db: Database) throws -> Bool {
        guard let adopted, adopted.journal != journal else { return false }
        guard position == 0 else { throw StoreFailure.otherJournal(adopted.journal) }
        let key = try keyFolder.store(adopted.key, of: adopted.journal)
        guard key == adopted.key else { throw StoreFailure.wrongKey }
        sealer = Sealer(journal: adopted.journal, key: key, randomness: randomness)
        try file.setJournal(adopted.journal, keyCheck: sealer.keyCheck, db)
        try beginDevice(db)
        return true
    }

    /// The batches missing from a peer that sent these heads.
    ///
    /// - Parameters:
    ///   - position: The end of the previous portion, to continue from with the same heads.
    ///   - bytes: The size after which the portion ends. It has at least one batch if any is missing.
    ///   - countsAll: Whether to add up the size of all missing batches, which reads the lengths of all of them.
    public func missingBatches(
        for heads: [Head], after position: Int64 = 0, upTo bytes: Int = 1 << 20, countsAll: Bool = false
    ) throws(StoreFailure) -> Portion {
        try file.access { db in
            try catchUp(db)
            try beginDeviceIfBehind(heads, db)
            var positions: [Int64] = []
            var total: Int64 = 0
            for own in replica.heads {
                let missing = own.missingBatches(from: heads.first { $0.device == own.device })
                positions += try file.positions(of: own.device, missing: missing, after: position, db)
                if countsAll { total += try file.size(of: own.device, missing: missing, after: position, db) }
            }
            positions.sort()
            var batches: [[UInt8]] = []
            var size = 0
            var damagedCount = 0
            var last = position
            for position in positions {
                if size >= bytes { break }
                last = position
                guard let batch = try file.intactEnvelope(at: position, of: journal, db) else {
                    damagedCount += 1
                    continue
                }
                batches.append(batch)
                size += batch.count
            }
            return Portion(
                batches: batches, position: last, more: batches.count + damagedCount < positions.count,
                total: countsAll ? total : nil)
        }
    }

    /// Starts a new device if a peer has more of this device's batches, which means an older folder was restored.
    private func beginDeviceIfBehind(_ heads: [Head], _ db: Database) throws {
        guard let peer = heads.first(where: { $0.device == device }) else { return }
        guard peer.count > replica.head(of: device)?.count ?? 0 else { return }
        try transaction(db) { (try beginDevice(db), .commit) }
    }
}

/// Batches from a peer or a file, opened where that is possible.
public struct ReceivedBatches {
    let batches: [SealedBatch]
    /// The number of others, which are damaged.
    let damagedCount: Int

    /// Those that could be opened.
    public var opened: [Batch] { batches.compactMap { $0.stored?.batch } }

    init(_ batches: [SealedBatch], damagedCount: Int) {
        self.batches = batches
        self.damagedCount = damagedCount
    }

    func filter(_ isWanted: (SealedBatch) -> Bool) -> ReceivedBatches {
        ReceivedBatches(batches.filter(isWanted), damagedCount: damagedCount)
    }

    init(_ encoded: [[UInt8]], _ sealer: Sealer) throws(StoreFailure) {
        var batches: [SealedBatch] = []
        batches.reserveCapacity(encoded.count)
        var decoder = BatchDecoder()
        for (index, bytes) in encoded.enumerated() {
            let envelope: BatchEnvelope
            do { envelope = try BatchEnvelope(decoding: bytes) } catch { throw .refusedBatch(index: index, error) }
            guard envelope.header.journal == sealer.journal else { throw .otherJournal(envelope.header.journal) }
            let hash = Sealer.hash(of: envelope)
            guard let held = try? sealer.open(envelope, hash: hash, &decoder) else { continue }
            batches.append(SealedBatch(held, envelope))
        }
        self.batches = batches
        damagedCount = encoded.count - batches.count
    }
}
