/// What one replica holds of one device's batches, so that another can tell what it lacks.
///
/// A chain without forks is told by its last batch alone, since every checksum covers the one before it. A device that
/// was copied writes the same sequence twice; then `count` exceeds `sequence`, and the set is told by its `digest`.
/// A head depends on the set of batches alone, not on the order they came in.
public struct Head: Hashable, Sendable {
    public let device: DeviceID
    /// The last sequence up to which no batch is missing.
    public internal(set) var sequence: Int64
    /// The checksum of the batch at `sequence`; of several, the greatest.
    public internal(set) var checksum: UInt64
    /// How many batches of the device there are, forks and those behind a gap among them.
    public internal(set) var count: Int64
    /// All their checksums, combined by exclusive or.
    public internal(set) var digest: UInt64

    public init(device: DeviceID, sequence: Int64 = 0, checksum: UInt64 = 0, count: Int64 = 0, digest: UInt64 = 0) {
        self.device = device
        self.sequence = sequence
        self.checksum = checksum
        self.count = count
        self.digest = digest
    }

    /// Whether there is exactly one batch of each sequence up to the last.
    public var isChain: Bool { count == sequence }

    /// Which of this replica's batches a peer lacks of the device.
    public enum MissingBatches: Hashable, Sendable {
        case nothing
        /// Those above a sequence, if this replica holds the batch of that sequence and checksum; else all.
        case above(sequence: Int64, checksum: UInt64)
        case everything
    }

    /// What a peer lacks that has this head of the device, or none of its batches.
    ///
    /// Two replicas that tell each other their heads and send what the other lacks hold the same batches after two such
    /// rounds at the latest: `docs/sync.md` says why.
    public func lack(of peer: Head?) -> MissingBatches {
        guard let peer, peer.count > 0 else { return .everything }
        if peer.count == count && peer.digest == digest { return .nothing }
        guard isChain, peer.isChain else { return .everything }
        if peer.sequence > sequence { return .nothing }
        if peer.sequence == sequence { return .everything }
        return .above(sequence: peer.sequence, checksum: peer.checksum)
    }
}

extension Head {
    /// Heads as they travel.
    public static func encode(_ heads: [Head]) -> [UInt8] {
        var writer = ByteWriter()
        writer.heads(heads)
        return writer.bytes
    }

    /// Heads as they came: in order of device, each once.
    public static func decode(_ bytes: [UInt8]) throws(DecodingFailure) -> [Head] {
        var reader = ByteReader(bytes)
        let heads = try reader.heads()
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
        return heads
    }
}

extension ByteWriter {
    mutating func heads(_ heads: [Head]) {
        count(heads.count)
        for head in heads {
            word(head.device.number)
            count(UInt64(head.sequence))
            word(head.checksum)
            count(UInt64(head.count))
            word(head.digest)
        }
    }
}

extension ByteReader {
    mutating func heads() throws(DecodingFailure) -> [Head] {
        var heads: [Head] = []
        for _ in 0..<(try count(of: 26)) {
            let start = position
            let head = Head(
                device: DeviceID(try word()), sequence: try size(), checksum: try word(), count: try size(),
                digest: try word())
            guard head.sequence <= head.count, heads.last.map({ $0.device < head.device }) ?? true else {
                throw .malformed(at: start)
            }
            heads.append(head)
        }
        return heads
    }
}
