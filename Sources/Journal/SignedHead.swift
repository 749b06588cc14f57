/// A device's signature of its batches up to one, whose hash covers all before it.
///
/// The host signs and verifies: this module has no cryptography.
public struct SignedHead: Hashable, Sendable {
    public let journal: JournalID
    /// The last of the signed batches.
    public let last: BatchIdentity
    /// The device's public key, from which its id is derived.
    public let key: [UInt8]
    public let signature: [UInt8]

    /// The size in bytes of a public key: an uncompressed point of P-256 (SEC 1).
    public static let keySize = 65

    /// The size in bytes of a signature: *r* and *s*.
    public static let signatureSize = 64

    /// "DBH" and the version, which tell a signed head from an envelope.
    private static let mark: [UInt8] = [0x44, 0x42, 0x48, 1]

    public init(journal: JournalID, last: BatchIdentity, key: [UInt8], signature: [UInt8]) {
        self.journal = journal
        self.last = last
        self.key = key
        self.signature = signature
    }

    /// The bytes that a device signs.
    public static func message(journal: JournalID, last: BatchIdentity, key: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        writer.bytes(mark)
        writer.identifier(journal)
        writer.uint64(last.device.number)
        writer.varint(UInt64(last.sequence))
        writer.hash(last.hash)
        writer.bytes(key)
        return writer.bytes
    }

    public var message: [UInt8] { Self.message(journal: journal, last: last, key: key) }

    /// The bytes that are exchanged: the message and the signature.
    public var bytes: [UInt8] { message + signature }

    /// Whether bytes are a signed head, of this or a later version, rather than an envelope.
    public static func isEncoded(in bytes: [UInt8]) -> Bool { bytes.starts(with: mark.prefix(3)) }

    public init(decoding bytes: [UInt8]) throws(DecodingFailure) {
        var reader = ByteReader(bytes)
        guard try reader.bytes(Self.mark.count) == Self.mark else { throw .malformed(at: 0) }
        journal = try reader.identifier()
        last = BatchIdentity(
            device: DeviceID(try reader.uint64()), sequence: try reader.ordinal(), hash: try reader.hash())
        key = try reader.bytes(Self.keySize)
        signature = try reader.bytes(Self.signatureSize)
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
    }
}

extension DeviceID {
    /// The bytes whose SHA-256 begins with the id of the device that has a public key.
    public static func keyedBytes(of key: [UInt8], in journal: JournalID) -> [UInt8] {
        Array("daybook device".utf8) + journal.bytes + key
    }
}

extension BatchEnvelope.Header {
    /// The public key of the device, which its first batch carries. It counts only if the device's id is derived from it.
    public var signingKey: [UInt8]? {
        sequence == 1 && extensions.count == SignedHead.keySize ? extensions : nil
    }
}

extension BatchIdentity {
    /// The batch before this one of its device, whose hash the envelope has; nil for the first.
    public func predecessor(_ previous: BatchHash) -> BatchIdentity? {
        sequence > 1 ? BatchIdentity(device: device, sequence: sequence - 1, hash: previous) : nil
    }
}
