import Foundation
import Journal
import Notebook
import TestSupport
import Testing

@testable import JournalStore

/// Vectors that another implementation made (`Tests/Browser/sealed-batches.json`, by Python's `cryptography`), which the
/// browser's tests read, too.
struct SealerTests {
    private struct Vectors: Decodable {
        struct Batch: Decodable {
            let version: UInt8, device: String, sequence: Int64, generation: Int64, original: String?, previous: String
            let epoch: Int64, extensions: String, salt: String, content: String, header: String, envelope: String
            let hash: String
        }
        struct Entry: Decodable {
            let kind: Int, id: String, entry: String
        }
        struct Snapshot: Decodable {
            let salt: String, content: String, sealed: String
        }
        struct Signed: Decodable {
            let secret: String, key: String, device: String, sequence: Int64, hash: String, message: String
            let encoded: String
        }
        let signedHead: Signed
        let key: String, journal: String, batches: [Batch], entries: [Entry], snapshot: Snapshot
    }

    private let vectors: Vectors

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../Browser/sealed-batches.json")
        vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file.standardized))
    }

    private func bytes(_ hex: String) -> [UInt8] { Hexadecimal.bytes(hex)! }

    private func sealer(salt: String = "") throws -> Sealer {
        let words = stride(from: 0, to: salt.count, by: 16).map { start in
            UInt64(salt.dropFirst(start).prefix(16), radix: 16)!
        }
        let salts = Salts(words)
        return Sealer(
            journal: try #require(JournalID(hex: vectors.journal)), key: JournalKey(bytes(vectors.key)),
            randomness: { salts.next() })
    }

    /// Gives words out once.
    private final class Salts {
        private var words: [UInt64]

        init(_ words: [UInt64]) { self.words = words.reversed() }

        func next() -> UInt64 { words.removeLast() }
    }

    @Test func envelopesAreSealedAndOpenedAsElsewhere() throws {
        for vector in vectors.batches {
            let header = BatchEnvelope.Header(
                version: vector.version, journal: try #require(JournalID(hex: vectors.journal)),
                device: DeviceID(UInt64(vector.device, radix: 16)!), sequence: vector.sequence,
                generation: vector.generation, previous: BatchHash(bytes(vector.previous))!,
                original: vector.original.flatMap { BatchHash(bytes($0)) }, epoch: vector.epoch,
                extensions: bytes(vector.extensions))
            let sealer = try sealer(salt: vector.salt)
            let envelope = try BatchEnvelope(decoding: bytes(vector.envelope))
            #expect(envelope.header == header)
            #expect(Sealer.hash(of: envelope).hex == vector.hash)
            guard vector.epoch == 0 else { continue }
            #expect(sealer.seal(bytes(vector.content), header) == envelope)
            #expect(sealer.content(of: envelope) == bytes(vector.content))
        }
    }

    @Test func signedHeadsAreThoseOfOtherImplementations() throws {
        let vector = vectors.signedHead
        let journal = try #require(JournalID(hex: vectors.journal))
        let head = try SignedHead(decoding: bytes(vector.encoded))
        #expect(head.isValid && head.journal == journal && Hexadecimal.text(head.bytes) == vector.encoded)
        #expect(head.last.device.hex == vector.device && head.last.sequence == vector.sequence)
        #expect(head.last.hash.hex == vector.hash && Hexadecimal.text(head.key) == vector.key)
        let key = try #require(SigningKey(journal: journal, bytes: bytes(vector.secret)))
        #expect(key.device.hex == vector.device && Hexadecimal.text(key.publicKey) == vector.key)
        #expect(Hexadecimal.text(key.sign(head.last).message) == vector.message && key.sign(head.last).isValid)
    }

    @Test func indexEntriesAreThoseOfOtherImplementations() throws {
        let sealer = try sealer()
        for vector in vectors.entries {
            let entry =
                vector.kind == 1
                ? sealer.entry(of: try #require(ActionID(hex: vector.id)))
                : sealer.entry(of: try #require(RecordID(bytes(vector.id))))
            #expect(entry?.bytes == bytes(vector.entry))
        }
    }

    @Test func snapshotsAreThoseOfOtherImplementations() throws {
        let sealer = try sealer(salt: vectors.snapshot.salt)
        #expect(sealer.sealSnapshot(bytes(vectors.snapshot.content)) == bytes(vectors.snapshot.sealed))
        #expect(sealer.openSnapshot(bytes(vectors.snapshot.sealed)) == bytes(vectors.snapshot.content))
    }

    private let random = Sealer(journal: JournalID(high: 1, low: 2), key: JournalKey { .random(in: 0 ... .max) }) {
        .random(in: 0 ... .max)
    }

    private func batch(_ text: String) -> Batch {
        Batch(
            journal: random.journal, device: DeviceID(7), sequence: 1, time: 1 << 16, seen: VersionVector(),
            action: Action(name: "write", id: .random), changes: [Line.text(1, text)])
    }

    @Test func anyFlippedBitIsNoticed() throws {
        let sealed = random.seal(batch("milk"), after: .none)
        let whole = sealed.envelope.bytes
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= 1 << UInt8.random(in: 0..<8)
            guard let envelope = try? BatchEnvelope(decoding: damaged) else { continue }
            #expect(random.content(of: envelope) == nil, "byte \(index)")
            #expect(!Sealer.isIntact(envelope, hash: sealed.identity.hash), "byte \(index)")
        }
    }

    @Test func contentOpensUnderNoOtherHeaderAndWithNoOtherKey() throws {
        let envelope = random.seal(batch("milk"), after: .none).envelope
        let moved = BatchEnvelope.Header(
            journal: random.journal, device: DeviceID(7), sequence: 2, previous: .none)
        #expect(random.content(of: BatchEnvelope(moved, content: envelope.content)) == nil)
        let other = Sealer(journal: random.journal, key: JournalKey { .random(in: 0 ... .max) }) { 0 }
        #expect(other.content(of: envelope) == nil)
        #expect(random.openSnapshot(envelope.content) == nil)
    }

    @Test func sealingTheSameTwiceGivesNothingInCommon() {
        let (one, other) = (random.seal(batch("milk"), after: .none), random.seal(batch("milk"), after: .none))
        #expect(one.identity.hash != other.identity.hash)
        #expect(one.envelope.content.prefix(32) != other.envelope.content.prefix(32))
    }

    @Test func whatIsErasedLeavesNothingToGuessFrom() throws {
        let sealed = random.seal(batch("secret"), after: .none)
        var erasures = Erasures()
        erasures.insert(
            Batch(
                journal: random.journal, device: DeviceID(8), sequence: 1, time: 1 << 17, seen: VersionVector(),
                action: Action(name: "erase", id: .random), changes: [Erasures.change(erasing: Line.id(1))]))
        let form = try #require(erasures.erasedForm(of: sealed.stored!))
        let reduced = random.reseal(form, sealed.envelope.header).envelope
        #expect(reduced.header.generation == 1 && reduced.header.original == sealed.identity.hash)
        #expect(Sealer.hash(of: reduced) == sealed.identity.hash)
        // The hash covers a salt that is gone: knowing all but a digit of what was there is not enough to confirm the rest.
        let salt = Array(sealed.envelope.content.prefix(32))
        #expect(reduced.bytes.count < sealed.envelope.bytes.count + 32)
        #expect(Data(reduced.bytes).range(of: Data(salt)) == nil)
        #expect(Data(reduced.bytes).range(of: Data(sealed.envelope.content.suffix(16))) == nil)
        var decoder = BatchDecoder()
        #expect(try random.open(reduced, hash: sealed.identity.hash, &decoder).stored?.batch.changes.isEmpty == true)
    }

    @Test func anEnvelopeCostsAtMost160BytesAsStored() {
        let written = batch("milk")
        let sealed = random.seal(written, after: .none)
        let stored = sealed.envelope.storedBytes.count + 8 + 2 + BatchHash.size
        #expect(stored - written.content.count <= 160)
        let reduced = random.reseal(sealed.stored!.erased, sealed.envelope.header)
        let left = reduced.envelope.storedBytes.count + 8 + 2 + BatchHash.size
        #expect(left - reduced.stored!.batch.content.count <= 160)
    }
}
