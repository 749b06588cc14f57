import GRDB
import Journal

/// Batches of a device that are missing, one after another.
public struct MissingBatches: Hashable, Sendable {
    public let device: DeviceID
    public let count: Int64
    /// The time of the batch before them in milliseconds since 1970 (UTC); nil if it is not known.
    public let after: Int64?
    /// The time of the batch behind them; nil if they are the latest, or if it is not known.
    public let before: Int64?
}

extension JournalFile {
    /// The batches that are missing in the chains of their devices, as far as others or signatures tell of them.
    func missingBatches(_ sealer: Sealer) throws(StoreFailure) -> [MissingBatches] {
        try access { db in
            var times: [DeviceID: [Int64: Int64?]] = [:]
            var decoder = BatchDecoder()
            try forEach(after: 0, db) { row in
                let batch = row.opened(sealer, &decoder).stored?.batch
                times[row.identity.device, default: [:]][row.identity.sequence] = .some(
                    batch.map { Int64($0.time >> 16) })
            }
            let signed = try Dictionary(signedHeads(db).map { ($0.last.device, $0.last.sequence) }) { max($0, $1) }
            return Set(times.keys).union(signed.keys).sorted().flatMap { device in
                Self.gaps(of: device, times[device] ?? [:], signed: signed[device] ?? 0)
            }
        }
    }

    /// - Parameters:
    ///   - times: The times of the batches by their sequence.
    ///   - signed: The greatest sequence that the device has signed.
    private static func gaps(of device: DeviceID, _ times: [Int64: Int64?], signed: Int64) -> [MissingBatches] {
        var gaps: [MissingBatches] = []
        var last: Int64 = 0
        func add(upTo next: Int64, before: Int64?) {
            guard next > last + 1 else { return }
            gaps.append(
                MissingBatches(
                    device: device, count: next - last - 1, after: times[last] ?? nil, before: before))
        }
        for sequence in times.keys.sorted() {
            add(upTo: sequence, before: times[sequence] ?? nil)
            last = sequence
        }
        add(upTo: signed + 1, before: nil)
        return gaps
    }
}
