import Crypto
import CryptoExtras
import Foundation
import Journal

/// Seals a journal's batches and opens them, as `docs/sync.md` specifies, and hashes what the store looks them up by.
///
/// AES-256-GCM with a key for each batch, which HKDF-SHA256 derives from the journal's key and 32 random bytes, together
/// with a commitment to that key, since GCM alone lets content be made that opens under two keys.
public struct Sealer {
    public let journal: JournalID
    /// The keys by epoch. Without the first, nothing can be opened.
    private let keys: [Int64: SymmetricKey]
    private let indexKey: SymmetricKey?
    private let randomness: () -> UInt64

    static let saltSize = 32
    static let commitmentSize = 32
    static let tagSize = 16
    /// The bytes that sealed content has beside its plain text.
    static let overhead = saltSize + commitmentSize + tagSize

    /// - Parameters:
    ///   - key: The journal's key; nil to only pass batches on.
    ///   - randomness: Returns 64 random bits on each call, suitable for secrets.
    public init(journal: JournalID, key: JournalKey?, randomness: @escaping () -> UInt64) {
        self.journal = journal
        self.randomness = randomness
        keys = key.map { [0: $0.symmetric] } ?? [:]
        indexKey = key.map {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: $0.symmetric, salt: journal.bytes, info: Array("daybook index".utf8),
                outputByteCount: 32)
        }
    }

    var hasKey: Bool { !keys.isEmpty }

    // MARK: - Batches

    /// Seals a new batch.
    ///
    /// - Parameters:
    ///   - previous: The hash of the device's batch before it; none for the first.
    ///   - signingKey: The device's public key, which its first batch carries; empty for a device that does not sign.
    public func seal(_ batch: Batch, after previous: BatchHash, signingKey: [UInt8] = []) -> SealedBatch {
        let header = BatchEnvelope.Header(
            journal: batch.journal, device: batch.device, sequence: batch.sequence, previous: previous,
            extensions: batch.sequence == 1 ? signingKey : [])
        let envelope = seal(batch.content, header)
        return SealedBatch(StoredBatch(batch, hash: Self.hash(of: envelope)), envelope)
    }

    /// Seals what is left of a batch after something in it was erased.
    ///
    /// - Parameter header: The header of the form before.
    func reseal(_ form: StoredBatch, _ header: BatchEnvelope.Header) -> SealedBatch {
        SealedBatch(form, seal(form.batch.content, header.erased(form.hash, generation: form.generation)))
    }

    func seal(_ content: [UInt8], _ header: BatchEnvelope.Header) -> BatchEnvelope {
        let encoded = BatchEnvelope.encodedHeader(header, contentLength: content.count + Self.overhead)
        guard let key = keys[header.epoch] else { preconditionFailure("only those who have the key write") }
        return BatchEnvelope(header, content: seal(content, key, for: .batch, authenticating: encoded))
    }

    /// Opens a batch. Throws `.unopenable` if it is damaged; one of a later version or another key stays unopened.
    func open(
        _ envelope: BatchEnvelope, hash: BatchHash, _ decoder: inout BatchDecoder
    ) throws(DecodingFailure) -> HeldBatch {
        let header = envelope.header
        guard header.version == Batch.formatVersion, let key = keys[header.epoch] else {
            let identity = BatchIdentity(device: header.device, sequence: header.sequence, hash: hash)
            return .unopened(identity, generation: header.generation)
        }
        guard let content = content(of: envelope, key) else { throw .unopenable }
        return .opened(try decoder.decode(header, content: content, hash: hash))
    }

    /// The opened content of an envelope; nil if it is damaged or was sealed with another key.
    func content(of envelope: BatchEnvelope) -> [UInt8]? {
        keys[envelope.header.epoch].flatMap { content(of: envelope, $0) }
    }

    /// Whether a batch's content that begins with these bytes was sealed with the journal's key.
    func commits(_ salt: [UInt8], to commitment: [UInt8]) -> Bool {
        keys[0].map { derive($0, salt, for: .batch).commitment == commitment } ?? false
    }

    private func content(of envelope: BatchEnvelope, _ key: SymmetricKey) -> [UInt8]? {
        let encoded = BatchEnvelope.encodedHeader(envelope.header, contentLength: envelope.content.count)
        return open(envelope.content, key, for: .batch, authenticating: encoded)
    }

    /// The hash that identifies the batch of an envelope.
    static func hash(of envelope: BatchEnvelope) -> BatchHash { envelope.header.original ?? hash(of: envelope.bytes) }

    private static func hash(of bytes: [UInt8]) -> BatchHash { BatchHash(Array(SHA256.hash(data: bytes)))! }

    /// The bytes with one bit flipped, so that they have a hash; nil if no single bit does that. What is before a bit is hashed once for
    /// all that are behind it, so the time grows with half the square of the length.
    static func mended(_ bytes: [UInt8], hash: BatchHash) -> [UInt8]? {
        var bytes = bytes
        var before = SHA256()
        for start in stride(from: 0, to: bytes.count, by: SHA256.blockByteCount) {
            let end = min(start + SHA256.blockByteCount, bytes.count)
            for index in start..<end {
                for bit in 0..<8 {
                    bytes[index] ^= 1 << UInt8(bit)
                    var digest = before
                    bytes.withUnsafeBytes {
                        digest.update(bufferPointer: UnsafeRawBufferPointer(rebasing: $0[start...]))
                    }
                    if digest.finalize().elementsEqual(hash.bytes) { return bytes }
                    bytes[index] ^= 1 << UInt8(bit)
                }
            }
            bytes.withUnsafeBytes { before.update(bufferPointer: UnsafeRawBufferPointer(rebasing: $0[start..<end])) }
        }
        return nil
    }

    /// Whether a stored envelope is the one whose hash is stored beside it, as far as that can be told without opening it.
    static func isIntact(_ envelope: BatchEnvelope, hash: BatchHash) -> Bool {
        envelope.header.generation > 0 || self.hash(of: envelope) == hash
    }

    /// The plain text of content of which a part is damaged, as far as it is not; nil without the key.
    ///
    /// GCM encrypts as CTR does, from a counter of 2 on.
    func damagedContent(of envelope: BatchEnvelope) -> [UInt8]? {
        guard let key = keys[envelope.header.epoch], envelope.content.count > Self.overhead else { return nil }
        let sealed = envelope.content
        let (batchKey, _) = derive(key, sealed.prefix(Self.saltSize), for: .batch)
        let text = sealed.dropFirst(Self.saltSize + Self.commitmentSize).dropLast(Self.tagSize)
        let blocks = [UInt8](repeating: 0, count: 32)
        guard let nonce = try? AES._CTR.Nonce(nonceBytes: Self.nonceBytes),
            let plain = try? AES._CTR.decrypt(blocks + text, using: batchKey, nonce: nonce)
        else { return nil }
        return Array(plain.dropFirst(blocks.count))
    }

    // MARK: - Other content

    /// The use of sealed content. A key for one opens nothing of another.
    enum Purpose: String {
        case batch = "daybook batch"
        case snapshot = "daybook snapshot"
        case checkpoint = "daybook checkpoint"
    }

    /// Seals a snapshot; nil without a key.
    func sealSnapshot(_ bytes: [UInt8]) -> [UInt8]? {
        keys[0].map { seal(bytes, $0, for: .snapshot, authenticating: journal.bytes) }
    }

    /// Seals a compressed snapshot that another replica starts from; nil without a key.
    func sealCheckpoint(_ bytes: [UInt8]) -> [UInt8]? {
        keys[0].map { seal(bytes, $0, for: .checkpoint, authenticating: journal.bytes) }
    }

    /// Opens what `sealCheckpoint` returned; nil if it is damaged or was sealed with another key.
    func openCheckpoint(_ bytes: [UInt8]) -> [UInt8]? {
        keys[0].flatMap { open(bytes, $0, for: .checkpoint, authenticating: journal.bytes) }
    }

    /// Opens a snapshot; nil if it is damaged or was sealed with another key.
    func openSnapshot(_ bytes: [UInt8]) -> [UInt8]? {
        keys[0].flatMap { open(bytes, $0, for: .snapshot, authenticating: journal.bytes) }
    }

    /// The key of the journal's attached files on this machine; nil without the journal's key.
    public var attachmentKey: SymmetricKey? {
        keys[0].map {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: $0, salt: journal.bytes, info: Array("daybook attachments".utf8), outputByteCount: 32)
        }
    }

    // MARK: - Indexes

    /// Tells the journal's key from others; nil without a key.
    var keyCheck: Blob? { entry(0, Array("key".utf8)) }

    /// The keyed hash by which the store finds an action's batches.
    func entry(of action: ActionID) -> Blob? { entry(1, action.bytes) }

    /// The keyed hash by which the store finds the batches that changed a record.
    func entry(of record: RecordID) -> Blob? { entry(2, record.bytes) }

    private func entry(_ kind: UInt8, _ id: [UInt8]) -> Blob? {
        indexKey.map { Blob(Array(HMAC<SHA256>.authenticationCode(for: [kind] + id, using: $0).prefix(16))) }
    }

    // MARK: - Cipher

    private static let nonceBytes = [UInt8](repeating: 0, count: 12)

    /// A salt is never used twice, so a nonce can be.
    private static let nonce: AES.GCM.Nonce = {
        guard let nonce = try? AES.GCM.Nonce(data: nonceBytes) else { preconditionFailure("a nonce has 12 bytes") }
        return nonce
    }()

    private func derive(
        _ key: SymmetricKey, _ salt: some DataProtocol, for purpose: Purpose
    ) -> (key: SymmetricKey, commitment: [UInt8]) {
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, salt: salt, info: Array(purpose.rawValue.utf8),
            outputByteCount: 32 + Self.commitmentSize)
        return derived.withUnsafeBytes { (SymmetricKey(data: $0[..<32]), Array($0[32...])) }
    }

    private func seal(
        _ content: [UInt8], _ key: SymmetricKey, for purpose: Purpose, authenticating header: [UInt8]
    ) -> [UInt8] {
        let salt = (0..<Self.saltSize / 8).flatMap { _ in randomness().bigEndianBytes }
        let (batchKey, commitment) = derive(key, salt, for: purpose)
        guard let box = try? AES.GCM.seal(content, using: batchKey, nonce: Self.nonce, authenticating: header) else {
            preconditionFailure("a key of 32 bytes and a nonce of 12 seal everything")
        }
        return salt + commitment + Array(box.ciphertext) + Array(box.tag)
    }

    private func open(
        _ sealed: [UInt8], _ key: SymmetricKey, for purpose: Purpose, authenticating header: [UInt8]
    ) -> [UInt8]? {
        guard sealed.count >= Self.overhead else { return nil }
        let (batchKey, commitment) = derive(key, sealed.prefix(Self.saltSize), for: purpose)
        let body = sealed.dropFirst(Self.saltSize)
        guard commitment.elementsEqual(body.prefix(Self.commitmentSize)),
            let box = try? AES.GCM.SealedBox(
                nonce: Self.nonce, ciphertext: body.dropFirst(Self.commitmentSize).dropLast(Self.tagSize),
                tag: body.suffix(Self.tagSize)),
            let opened = try? AES.GCM.open(box, using: batchKey, authenticating: header)
        else { return nil }
        return Array(opened)
    }
}

/// A batch with the envelope that it is stored and sent in.
public struct SealedBatch: Hashable, Sendable {
    public let held: HeldBatch
    public let envelope: BatchEnvelope

    init(_ held: HeldBatch, _ envelope: BatchEnvelope) {
        self.held = held
        self.envelope = envelope
    }

    init(_ stored: StoredBatch, _ envelope: BatchEnvelope) { self.init(.opened(stored), envelope) }

    /// The opened batch; nil if it cannot be opened.
    public var stored: StoredBatch? { held.stored }

    public var identity: BatchIdentity { held.identity }

    /// Whether it is as its author wrote it, so that the hash covers its content.
    var isAsWritten: Bool { envelope.header.generation == 0 }
}
