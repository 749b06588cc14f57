/// The SHA-256 of a batch's first envelope (FIPS 180-4): what identifies the batch in all replicas.
///
/// The host computes it: this module has no cryptography.
public struct BatchHash: Hashable, Comparable, Sendable {
    private let words: (UInt64, UInt64, UInt64, UInt64)

    /// The size in bytes.
    public static let size = 32

    /// All zeros, where there is no batch.
    public static let none = BatchHash(words: (0, 0, 0, 0))

    private init(words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

    /// Nil for anything but 32 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.init(
            words: (
                Checksum.stored(in: bytes, at: 0), Checksum.stored(in: bytes, at: 8),
                Checksum.stored(in: bytes, at: 16),
                Checksum.stored(in: bytes, at: 24)
            ))
    }

    public var bytes: [UInt8] {
        words.0.bigEndianBytes + words.1.bigEndianBytes + words.2.bigEndianBytes + words.3.bigEndianBytes
    }

    /// The first eight bytes.
    var first: UInt64 { words.0 }

    /// 64 hexadecimal digits.
    public var hex: String { Hexadecimal.text(bytes) }

    /// Combines hashes so that the order does not matter, and combining with the same one again takes it away.
    public static func ^ (left: BatchHash, right: BatchHash) -> BatchHash {
        BatchHash(
            words: (
                left.words.0 ^ right.words.0, left.words.1 ^ right.words.1, left.words.2 ^ right.words.2,
                left.words.3 ^ right.words.3
            ))
    }

    public static func == (left: BatchHash, right: BatchHash) -> Bool { left.words == right.words }

    public static func < (left: BatchHash, right: BatchHash) -> Bool { left.words < right.words }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
    }
}

extension ByteWriter {
    mutating func hash(_ hash: BatchHash) { bytes(hash.bytes) }
}

extension ByteReader {
    mutating func hash() throws(DecodingFailure) -> BatchHash {
        let start = position
        guard let hash = BatchHash(try bytes(BatchHash.size)) else { throw .malformed(at: start) }
        return hash
    }
}
