import Journal

/// Decoding heads never traps, their encoding is unique, and of two replicas that differ at least one sends something.
enum HeadsFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        guard let heads = try? Head.decode(bytes) else { return }
        precondition(Head.encode(heads) == bytes, "heads were written in another way")
        for one in heads where one.count > 0 {
            precondition(one.missingBatches(from: one) == .nothing)
            precondition(one.missingBatches(from: nil) == .everything)
            for other in heads where other.count > 0 {
                let agree =
                    one.count == other.count && one.digest == other.digest && one.forms == other.forms
                let silent = one.missingBatches(from: other) == .nothing && other.missingBatches(from: one) == .nothing
                precondition(agree == silent, "two heads keep silent about a difference")
            }
        }
    }

    static let seeds: [[UInt8]] = {
        func hash(_ number: UInt8) -> BatchHash { BatchHash([UInt8](repeating: number, count: BatchHash.size))! }
        return [
            Head.encode([]),
            Head.encode([Head(device: DeviceID(1), sequence: 3, hash: hash(4), count: 3, digest: hash(5), forms: 1)]),
            Head.encode([
                Head(device: DeviceID(1), sequence: 300, hash: hash(4), count: 301, digest: hash(5), forms: 9),
                Head(device: DeviceID(2), count: 1 << 40, digest: hash(6)),
                Head(device: DeviceID(9), sequence: 7, hash: hash(8), count: 7, digest: hash(255), forms: 1 << 50),
            ]),
            // Two heads that differ only in how often changes were erased.
            Head.encode(
                (0..<2).map {
                    Head(
                        device: DeviceID($0), sequence: 2, hash: hash(1), count: 2, digest: hash(3),
                        forms: UInt64($0))
                }),
        ]
    }()
}
