import Journal

extension Replica {
    /// The positions of those batches that a peer with some heads lacks, ascending.
    ///
    /// - Parameter batches: All batches of this replica.
    public func missingPositions(for heads: [Head], among batches: [HeldBatch]) -> [Int] {
        missingPositions(for: heads, count: batches.count) { (batches[$0].identity, batches[$0].generation) }
    }

    public func missingPositions(for heads: [Head], among batches: [StoredBatch]) -> [Int] {
        missingPositions(for: heads, count: batches.count) { (batches[$0].identity, batches[$0].generation) }
    }

    private func missingPositions(
        for heads: [Head], count: Int, _ batch: (Int) -> (identity: BatchIdentity, generation: Int64)
    ) -> [Int] {
        func isHeld(_ identity: BatchIdentity) -> Bool { (0..<count).contains { batch($0).identity == identity } }
        return missingPositions(for: heads, count: count, holds: isHeld, batch)
    }

    /// The same for a host that finds a batch by its identity.
    public func missingPositions(
        for heads: [Head], count: Int, holds isHeld: (BatchIdentity) -> Bool,
        _ batch: (Int) -> (identity: BatchIdentity, generation: Int64)
    ) -> [Int] {
        var missing: [DeviceID: (above: Int64, generation: Int64)] = [:]
        for own in self.heads {
            switch own.missingBatches(from: heads.head(of: own.device)) {
            case .nothing: break
            case .everything: missing[own.device] = (0, 0)
            case .erased: missing[own.device] = (0, 1)
            case .above(let sequence, let hash):
                let common = BatchIdentity(device: own.device, sequence: sequence, hash: hash)
                missing[own.device] = (isHeld(common) ? sequence : 0, 0)
            }
        }
        if missing.isEmpty { return [] }
        return (0..<count).filter { position in
            let (identity, generation) = batch(position)
            return missing[identity.device].map { identity.sequence > $0.above && generation >= $0.generation } ?? false
        }
    }
}
