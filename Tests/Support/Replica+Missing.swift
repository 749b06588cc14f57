import Journal

extension Replica {
    /// The positions of those batches that a peer with some heads lacks, ascending.
    ///
    /// - Parameter batches: All batches of this replica.
    public func missingPositions(for heads: [Head], among batches: [EncodedBatch]) -> [Int] {
        var above: [DeviceID: Int64] = [:]
        for own in self.heads {
            switch own.missingBatches(from: heads.first { $0.device == own.device }) {
            case .nothing: break
            case .everything: above[own.device] = 0
            case .above(let sequence, let checksum):
                let holds = batches.contains {
                    $0.batch.device == own.device && $0.batch.sequence == sequence && $0.checksum == checksum
                }
                above[own.device] = holds ? sequence : 0
            }
        }
        return batches.indices.filter { position in
            let batch = batches[position].batch
            return above[batch.device].map { batch.sequence > $0 } ?? false
        }
    }
}
