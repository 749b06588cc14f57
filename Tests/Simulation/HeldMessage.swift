import Journal
import TestSupport

/// A batch as a disk holds it and a message carries it: its hash, a token in place of the signed head that covers it, an envelope
/// whose content is not sealed, and a checksum in place of the seal's tag.
struct HeldMessage {
    let bytes: [UInt8]
    /// The version of the app that wrote it, as in its header.
    let version: UInt8
    let held: HeldBatch

    /// Why a message is not taken.
    enum Refusal: Error {
        /// It is no envelope. What came with it is refused, too.
        case noEnvelope
        /// The seal does not open, or what is in it cannot be read.
        case damaged
    }

    /// - Parameter isForged: Whether it is not by the device that it names, whose token the author does not have.
    init(_ stored: StoredBatch, version: UInt8, isForged: Bool = false) {
        let batch = stored.batch
        let header = BatchEnvelope.Header(
            version: version, journal: batch.journal, device: batch.device, sequence: batch.sequence,
            generation: stored.generation, previous: .none, original: stored.generation > 0 ? stored.hash : nil)
        bytes = Self.bytes(stored.hash, header, batch.content, isForged: isForged)
        self.version = version
        held = .opened(stored.written(in: version))
    }

    /// A message for a device of some version, which keeps those of later versions without opening them.
    init(
        _ bytes: [UInt8], readableUpTo readable: UInt8, checked isChecked: Bool = true, signed isSigned: Bool = true
    ) throws(Refusal) {
        let end = bytes.count - 8
        let start = BatchHash.size + 8
        guard end >= start, let hash = BatchHash(Array(bytes.prefix(BatchHash.size))),
            let envelope = try? BatchEnvelope(decoding: Array(bytes[start..<end]))
        else { throw .noEnvelope }
        let header = envelope.header
        guard header.journal == Device.journal else { throw .noEnvelope }
        guard !isChecked || Checksum.of(bytes, 0..<end).bigEndianBytes == Array(bytes[end...]) else { throw .damaged }
        self.bytes = bytes
        version = header.version
        let isOwn = Array(bytes[BatchHash.size..<start]) == Self.token(of: header.device, hash)
        if isSigned && !isOwn {
            let identity = BatchIdentity(device: header.device, sequence: header.sequence, hash: hash)
            held = .setAside(identity, generation: header.generation)
            return
        }
        guard version <= readable else {
            guard header.generation < BatchEnvelope.latestGeneration else { throw .damaged }
            let identity = BatchIdentity(device: header.device, sequence: header.sequence, hash: hash)
            held = .unopened(identity, generation: header.generation)
            return
        }
        // Later versions differ in nothing but their number.
        let readableHeader = BatchEnvelope.Header(
            journal: header.journal, device: header.device, sequence: header.sequence, generation: header.generation,
            previous: header.previous, original: header.original)
        guard let batch = try? Batch(readableHeader, content: envelope.content) else { throw .damaged }
        held = .opened(StoredBatch(batch, hash: hash, generation: header.generation).written(in: version))
    }

    /// A message with content that nobody can open.
    static func forged(_ identity: BatchIdentity, generation: Int64) -> [UInt8] {
        let header = BatchEnvelope.Header(
            version: .max, journal: Device.journal, device: identity.device, sequence: identity.sequence,
            generation: generation, previous: .none, original: generation > 0 ? identity.hash : nil)
        return bytes(identity.hash, header, [UInt8](repeating: 7, count: 40))
    }

    private static func bytes(
        _ hash: BatchHash, _ header: BatchEnvelope.Header, _ content: [UInt8], isForged: Bool = false
    ) -> [UInt8] {
        let token = isForged ? [UInt8](repeating: 0, count: 8) : token(of: header.device, hash)
        let bytes = hash.bytes + token + BatchEnvelope(header, content: content).bytes
        return bytes + Checksum.of(bytes).bigEndianBytes
    }

    /// Tells that a device wrote a batch, or signed a later one. Only its devices make it; a peer that lies does not.
    private static func token(of device: DeviceID, _ hash: BatchHash) -> [UInt8] {
        Checksum.of([1] + device.number.bigEndianBytes + hash.bytes).bigEndianBytes
    }

    var batch: Batch? { held.stored?.batch }

    /// Whether it is kept for a later version.
    var isUnopened: Bool { if case .unopened = held { true } else { false } }

    /// The same batch after some of it was erased; nil if nothing of it is, or it cannot be opened.
    func erasedForm(by erasures: Erasures) -> HeldMessage? {
        held.stored.flatMap { erasures.erasedForm(of: $0) }.map { HeldMessage($0, version: version) }
    }
}
