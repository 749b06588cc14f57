import Journal

// Decoding heads never traps, their encoding is unique, and of two replicas that differ at least one sends something.

func check(_ bytes: [UInt8]) {
    guard let heads = try? Head.decode(bytes) else { return }
    precondition(Head.encode(heads) == bytes, "heads were written in another way")
    for one in heads where one.count > 0 {
        precondition(one.missingBatches(from: one) == .nothing)
        precondition(one.missingBatches(from: nil) == .everything)
        for other in heads where other.count > 0 {
            let agree = one.count == other.count && one.digest == other.digest
            let silent = one.missingBatches(from: other) == .nothing && other.missingBatches(from: one) == .nothing
            precondition(agree == silent, "two heads keep silent about a difference")
        }
    }
}

let seeds: [[UInt8]] = [
    Head.encode([]),
    Head.encode([Head(device: DeviceID(1), sequence: 3, checksum: 4, count: 3, digest: 5)]),
    Head.encode([
        Head(device: DeviceID(1), sequence: 300, checksum: 4, count: 301, digest: 5),
        Head(device: DeviceID(2), sequence: 0, checksum: 0, count: 1 << 40, digest: 6),
        Head(device: DeviceID(9), sequence: 7, checksum: 8, count: 7, digest: .max),
    ]),
]
