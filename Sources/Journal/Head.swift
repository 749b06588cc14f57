/// Summarises a replica's batches of one device, so that a peer can tell what is missing.
///
/// The last batch identifies a chain without forks, since every hash covers the one before. A copied device writes
/// the same sequence twice; then `count` exceeds `sequence`, and the set is identified by its `digest`. A head depends
/// only on the set of batches, not on the order of arrival.
public struct Head: Hashable, Sendable {
    public let device: DeviceID
    /// The last sequence without a gap before it.
    public internal(set) var sequence: Int64
    /// The hash of the batch at `sequence`; the greatest if there are several.
    public internal(set) var hash: BatchHash
    /// The number of batches of the device, including forks and those after a gap.
    public internal(set) var count: Int64
    /// The exclusive or of all their hashes.
    public internal(set) var digest: BatchHash
    /// Tells the forms apart in which batches are held: the sum of each generation times the first eight bytes of the hash.
    public internal(set) var forms: UInt64

    public init(
        device: DeviceID, sequence: Int64 = 0, hash: BatchHash = .none, count: Int64 = 0, digest: BatchHash = .none,
        forms: UInt64 = 0
    ) {
        self.device = device
        self.sequence = sequence
        self.hash = hash
        self.count = count
        self.digest = digest
        self.forms = forms
    }

    /// Whether there is exactly one batch for each sequence up to the last.
    public var isChain: Bool { count == sequence }

    /// The batches of a device that a peer is missing.
    public enum MissingBatches: Hashable, Sendable {
        case nothing
        /// The batches above a sequence, if this replica has the batch with that sequence and hash; otherwise all.
        case above(sequence: Int64, hash: BatchHash)
        /// Those in which something was erased.
        case erased
        case everything
    }

    /// The batches missing from a peer with the given head, or with none.
    ///
    /// Two replicas that exchange heads and send what the other is missing hold the same batches after at most three
    /// rounds; see `docs/sync.md` for the reason.
    public func missingBatches(from peer: Head?) -> MissingBatches {
        guard let peer, peer.count > 0 else { return .everything }
        if peer.count == count && peer.digest == digest {
            return peer.forms == forms ? .nothing : .erased
        }
        guard isChain, peer.isChain else { return .everything }
        if peer.sequence > sequence { return .nothing }
        if peer.sequence == sequence { return .everything }
        return .above(sequence: peer.sequence, hash: peer.hash)
    }
}

extension Head {
    /// The number of devices up to which a server takes batches of new ones. Every author lists all devices in every batch.
    public static let mostDevices = 2048

    /// The most heads in a peer's list: it may know as many devices that are not known here.
    public static let longestList = 2 * mostDevices
}

extension [Head] {
    /// The head of a device, in a list in order of device; nil if there is none. O(log n).
    public func head(of device: DeviceID) -> Head? {
        let index = partitioningIndex { $0.device >= device }
        return index < count && self[index].device == device ? self[index] : nil
    }
}

extension Head {
    /// Encodes heads for sending.
    public static func encode(_ heads: [Head]) -> [UInt8] {
        var writer = ByteWriter()
        writer.heads(heads)
        return writer.bytes
    }

    /// Decodes heads, which must be in ascending order of device.
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
            uint64(head.device.number)
            varint(UInt64(head.sequence))
            hash(head.hash)
            varint(UInt64(head.count))
            hash(head.digest)
            uint64(head.forms)
        }
    }
}

extension ByteReader {
    mutating func heads() throws(DecodingFailure) -> [Head] {
        var heads: [Head] = []
        for _ in 0..<(try count(of: 82)) {
            let start = position
            let head = Head(
                device: DeviceID(try uint64()), sequence: try size(), hash: try hash(), count: try size(),
                digest: try hash(), forms: try uint64())
            guard head.sequence <= head.count, heads.last.map({ $0.device < head.device }) ?? true else {
                throw .malformed(at: start)
            }
            heads.append(head)
        }
        return heads
    }
}
