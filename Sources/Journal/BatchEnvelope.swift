/// A batch as it is stored and sent: a header that everyone can read, and content that is sealed with the journal's key.
///
/// The header is all that a reader needs in order to keep a batch and to pass it on. It is the same in every version of
/// the format.
public struct BatchEnvelope: Hashable, Sendable {
    /// The header of an envelope.
    public struct Header: Hashable, Sendable {
        /// The version of the content. A reader keeps envelopes of later ones without opening them.
        public let version: UInt8
        public let journal: JournalID
        public let device: DeviceID
        /// The position among the device's batches, from 1.
        public let sequence: Int64
        /// The number of times that the content was sealed anew because something in it was erased.
        public let generation: Int64
        /// The hash of the device's previous batch; none for the first.
        public let previous: BatchHash
        /// The hash of the batch at generation 0; nil at that generation, where it is computed from the envelope.
        public let original: BatchHash?
        /// The number of the journal's key that the content is sealed with, from 0.
        public let epoch: Int64
        /// Whatever later versions add. It is authenticated with the rest, and skipped.
        public let extensions: [UInt8]

        public init(
            version: UInt8 = Batch.formatVersion, journal: JournalID, device: DeviceID, sequence: Int64,
            generation: Int64 = 0, previous: BatchHash, original: BatchHash? = nil, epoch: Int64 = 0,
            extensions: [UInt8] = []
        ) {
            self.version = version
            self.journal = journal
            self.device = device
            self.sequence = sequence
            self.generation = generation
            self.previous = previous
            self.original = original
            self.epoch = epoch
            self.extensions = extensions
        }

        /// The header of the same batch after something in it was erased.
        public func erased(_ hash: BatchHash, generation: Int64? = nil) -> Header {
            Header(
                version: version, journal: journal, device: device, sequence: sequence,
                generation: generation ?? min(self.generation + 1, BatchEnvelope.latestGeneration),
                previous: previous, original: hash, epoch: epoch, extensions: extensions)
        }
    }

    public let header: Header
    /// The sealed content.
    public let content: [UInt8]

    public init(_ header: Header, content: [UInt8]) {
        self.header = header
        self.content = content
    }

    /// "DBK", which the version follows.
    static let mark: [UInt8] = [0x44, 0x42, 0x4B]

    /// The first version with envelopes.
    static let firstVersion: UInt8 = 2

    /// The greatest generation. No batch is ever reduced so often.
    public static let latestGeneration: Int64 = 1 << 32 - 1

    /// The size in bytes above which an envelope is refused unread.
    public static let maximumSize = 4 << 20

    /// The bytes that the content is authenticated with: all that precedes it.
    ///
    /// - Parameter length: Bytes of the sealed content.
    public static func encodedHeader(_ header: Header, contentLength length: Int) -> [UInt8] {
        var writer = ByteWriter()
        writer.bytes(mark)
        writer.byte(header.version)
        writer.identifier(header.journal)
        writer.uint64(header.device.number)
        writer.varint(UInt64(header.sequence))
        writer.varint(UInt64(header.generation))
        if header.generation > 0 { writer.hash(header.original ?? .none) }
        writer.rest(of: header)
        writer.count(length)
        return writer.bytes
    }

    public var bytes: [UInt8] { Self.encodedHeader(header, contentLength: content.count) + content }

    /// Decodes an envelope of this or a later version.
    public init(decoding bytes: [UInt8]) throws(DecodingFailure) {
        guard bytes.count <= Self.maximumSize else { throw .malformed(at: Self.maximumSize) }
        var reader = ByteReader(bytes)
        header = try reader.header()
        // It is longer by its own hash once something in it is erased.
        guard header.generation > 0 || bytes.count <= Self.maximumSize - Self.growth else {
            throw .malformed(at: Self.maximumSize - Self.growth)
        }
        content = try reader.lengthPrefixedBytes()
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
    }

    /// The number of bytes by which a header grows at most.
    private static let growth = 64
}

extension BatchEnvelope.Header {
    /// Decodes what `encodedHeader` returned.
    public init(decoding bytes: [UInt8]) throws(DecodingFailure) {
        var reader = ByteReader(bytes)
        self = try reader.header()
        _ = try reader.varint()
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
    }
}

extension BatchEnvelope {
    /// The envelope without what a store says beside it: the journal, the device, the sequence, the generation and the hash.
    public var storedBytes: [UInt8] {
        var writer = ByteWriter()
        writer.byte(header.version)
        writer.rest(of: header)
        writer.lengthPrefixedBytes(content)
        return writer.bytes
    }

    /// Decodes what `storedBytes` returned.
    public init(
        stored bytes: [UInt8], journal: JournalID, device: DeviceID, sequence: Int64, generation: Int64, hash: BatchHash
    ) throws(DecodingFailure) {
        var reader = ByteReader(bytes)
        guard 1..<1 << 53 ~= sequence, 0...Self.latestGeneration ~= generation else { throw .malformed(at: 0) }
        let version = try reader.byte()
        guard version >= Self.firstVersion else { throw .unknownVersion(version) }
        header = try reader.restOfHeader(version, journal, device, sequence, generation, generation > 0 ? hash : nil)
        content = try reader.lengthPrefixedBytes()
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
    }
}

extension ByteWriter {
    fileprivate mutating func rest(of header: BatchEnvelope.Header) {
        hash(header.previous)
        varint(UInt64(header.epoch))
        lengthPrefixedBytes(header.extensions)
    }
}

extension ByteReader {
    fileprivate mutating func header() throws(DecodingFailure) -> BatchEnvelope.Header {
        guard try bytes(BatchEnvelope.mark.count) == BatchEnvelope.mark else { throw .malformed(at: 0) }
        let version = try byte()
        guard version >= BatchEnvelope.firstVersion else { throw .unknownVersion(version) }
        let journal: JournalID = try identifier()
        let device = DeviceID(try uint64())
        let sequence = try ordinal()
        let start = position
        let generation = try size()
        guard generation <= BatchEnvelope.latestGeneration else { throw .malformed(at: start) }
        let original = generation > 0 ? try hash() : nil
        return try restOfHeader(version, journal, device, sequence, generation, original)
    }

    fileprivate mutating func restOfHeader(
        _ version: UInt8, _ journal: JournalID, _ device: DeviceID, _ sequence: Int64, _ generation: Int64,
        _ original: BatchHash?
    ) throws(DecodingFailure) -> BatchEnvelope.Header {
        BatchEnvelope.Header(
            version: version, journal: journal, device: device, sequence: sequence, generation: generation,
            previous: try hash(), original: original, epoch: try size(), extensions: try lengthPrefixedBytes())
    }
}
