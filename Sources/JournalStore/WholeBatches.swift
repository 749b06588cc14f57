import Journal

/// The batches that stand whole in the bytes of damaged files, though their rows or pages cannot be read.
struct WholeBatches {
    /// By identity; of several forms that of which most was erased.
    private var batches: [BatchIdentity: EnvelopeScan.Found] = [:]
    /// By the salt of their contents.
    private var identities: [ArraySlice<UInt8>: BatchIdentity] = [:]

    /// - Parameters:
    ///   - known: The batches that were read otherwise.
    ///   - devices: Other devices that may have written some.
    init(in files: [[UInt8]], _ sealer: Sealer, besides known: [SealedBatch], devices: Set<DeviceID>) {
        if files.isEmpty { return }
        let salts = Set(known.map { Array($0.envelope.content.prefix(Sealer.saltSize)) })
        var identities = Set(known.map(\.identity))
        for bytes in files {
            let scan = EnvelopeScan(bytes, pageSize: PageScan(bytes).pageSize, sealer, besides: salts)
            for found in scan.batches(knowing: identities, devices: devices) { add(found) }
            identities.formUnion(batches.keys)
        }
        for identity in known.map(\.identity) { batches[identity] = nil }
    }

    private mutating func add(_ found: EnvelopeScan.Found) {
        let identity = found.batch.identity
        if let other = batches[identity], other.batch.held.generation >= found.batch.held.generation { return }
        batches[identity] = found
        identities[found.batch.envelope.content.prefix(Sealer.saltSize)] = identity
    }

    /// Takes the batch that a damaged row had: that of its identity or, if its columns are read at the wrong places, that of which
    /// the bytes are in one of them.
    mutating func remove(for row: StoredEnvelope) -> SealedBatch? {
        if let found = batches.removeValue(forKey: row.identity) { return found.batch }
        if identities.isEmpty || row.bytes.count < Sealer.saltSize { return nil }
        for start in 0...min(row.bytes.count - Sealer.saltSize, EnvelopeScan.longestBeginning) {
            guard let identity = identities[row.bytes[start..<start + Sealer.saltSize]] else { continue }
            return batches.removeValue(forKey: identity)?.batch
        }
        return nil
    }

    /// Those that no row had.
    var rest: [EnvelopeScan.Found] { batches.values.sorted { $0.batch.identity < $1.batch.identity } }
}

extension ReceivedBatches {
    /// These batches and those that stand whole in the bytes of the damaged file that they are from.
    func adding(wholeIn bytes: [UInt8], _ sealer: Sealer, devices: Set<DeviceID>) -> ReceivedBatches {
        let found = WholeBatches(in: [bytes], sealer, besides: batches, devices: devices).rest
        let known = Set(signedHeads)
        let heads = PageScan(bytes).signedHeads.filter {
            $0.isValid && $0.journal == sealer.journal && !known.contains($0)
        }
        return ReceivedBatches(
            batches + found.map(\.batch), signedHeads + heads, damagedCount: max(0, damagedCount - found.count),
            trusted: trusted.union(found.filter { !$0.isSetAside }.map(\.batch.identity)))
    }
}
