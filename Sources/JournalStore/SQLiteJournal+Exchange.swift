import GRDB
import Journal

extension SQLiteJournal {
    /// Adds batches from a peer, in any order and any number of times. If one is damaged or belongs to another journal,
    /// none is added.
    @discardableResult
    public func receive(_ batches: [[UInt8]]) throws(StoreFailure) -> ReceiveResult {
        var decoded: [EncodedBatch] = []
        decoded.reserveCapacity(batches.count)
        var decoder = BatchDecoder()
        for (index, bytes) in batches.enumerated() {
            do { decoded.append(try decoder.decode(bytes)) } catch {
                throw .refusedBatch(index: index, error)
            }
        }
        return try receive(decoded)
    }

    /// Makes an empty journal a replica of a peer's or a backup's journal. Throws if it has batches.
    public func join(_ journal: JournalID) throws(StoreFailure) {
        try receive([], adopting: journal)
    }

    @discardableResult
    func receive(_ batches: [EncodedBatch], adopting adopted: JournalID? = nil) throws(StoreFailure) -> ReceiveResult {
        if batches.isEmpty && adopted == nil { return ReceiveResult(new: 0, erased: 0, forked: []) }
        return try file.access { db in
            let forkedBefore = replica.forked
            var new: [(position: Int64, batch: EncodedBatch)] = []
            var erased = 0
            let adopts = try transaction(db) {
                let adopts = try adopt(adopted, db)
                let expected = adopted ?? journal
                var erasures = replica.erasures
                for batch in batches { erasures.insert(batch.batch) }
                for batch in batches {
                    guard batch.batch.journal == expected else { throw StoreFailure.otherJournal(batch.batch.journal) }
                    let form = erasures.erasedForm(of: batch) ?? batch
                    if case .new(let position) = try file.insert(form, db) { new.append((position, form)) }
                }
                erased = try erase(by: new.map(\.batch), db)
                // A received batch of this device is unknown here: the folder was copied, or an older one was restored.
                if new.contains(where: { $0.batch.batch.device == device }) { try beginDevice(db) }
                return (adopts, adopts || !new.isEmpty ? .commit : .rollback)
            }
            if adopts || erased > 0 {
                try refold(afterErasing: erased > 0, db)
            } else {
                for (position, batch) in new { fold(batch, at: position) }
                try? settle(db) // it is committed: the next access tries again, and says why that fails
            }
            return ReceiveResult(
                new: new.count, erased: erased, forked: replica.forked.subtracting(forkedBefore).sorted())
        }
    }

    private func adopt(_ adopted: JournalID?, _ db: Database) throws -> Bool {
        guard let adopted, adopted != journal else { return false }
        guard position == 0 else { throw StoreFailure.otherJournal(adopted) }
        try file.setJournal(adopted, db)
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
            var last = position
            for position in positions {
                if size >= bytes { break }
                guard let batch = try file.bytes(at: position, db) else { continue }
                batches.append(batch)
                size += batch.count
                last = position
            }
            return Portion(
                batches: batches, position: last, more: batches.count < positions.count, total: countsAll ? total : nil)
        }
    }

    /// Starts a new device if a peer has more of this device's batches, which means an older folder was restored.
    private func beginDeviceIfBehind(_ heads: [Head], _ db: Database) throws {
        guard let peer = heads.first(where: { $0.device == device }) else { return }
        guard peer.count > replica.head(of: device)?.count ?? 0 else { return }
        try transaction(db) { (try beginDevice(db), .commit) }
    }
}
