import TestSupport
import Testing

@testable import Journal

/// The frozen format: these bytes must never change. `docs/sync.md` explains the first of them.
struct GoldenTests {
    /// Every kind of value, two changes to one record in a row, and a repeated name.
    static let batch: Batch = {
        var seen = VersionVector()
        seen[phone] = 299
        seen[laptop] = 7
        return Batch(
            journal: journal, device: phone, sequence: 300, time: Stamp.clock(at: noon) + 5, seen: seen,
            action: Action(
                name: "markHabit", id: ActionID(high: 1, low: 2), part: 2, isLast: true,
                reversal: Reversal(of: ActionID(high: 3, low: 4), life: 2)),
            changes: [
                Change("plants", record(1, 2), "title", .text("Róża")),
                Change("plants", record(1, 2), "planted", .integer(-3)),
                Change("plants", record(3), "height", .real(1.5)),
                Change("plants", record(3), "title", .null),
                Change("visits", record(3), "photo", .bytes([0xFF, 0x00])),
            ], appVersion: 1)
    }()

    /// Its header, with hashes whose bytes are 0x10…0x2F and 0x30…0x4F.
    private static let header = BatchEnvelope.Header(
        journal: journal, device: phone, sequence: 300, previous: BatchHash((0x10...0x2F).map { $0 })!)
    private static let hash = BatchHash((0x30...0x4F).map { $0 })!

    @Test func theContentIsFrozen() throws {
        let expected = """
            0101a1fdfa4600000502000000000000000aab02000000000000000b07096d61726b48616269740000000000000001000000\
            0000000002020300000000000000030000000000000004020406706c616e7473057469746c6506706c616e747307706c616e\
            74656406706c616e747306686569676874067669736974730570686f746f0500020102030652c3b3c5bc6101000105020103\
            023ff800000000000000000003000402ff000000000000000000
            """
        #expect(Hexadecimal.text(Self.batch.content) == expected)
        #expect(try Batch(Self.header, content: #require(Hexadecimal.bytes(expected))) == Self.batch)
    }

    @Test func theContentThatIsLeftIsFrozen() throws {
        let height = try #require(Self.batch.changes.first { $0.field == "height" })
        let left = StoredBatch(Self.batch, hash: Self.hash).keeping([height])
        let expected = """
            0101a1fdfa4600000502000000000000000aab02000000000000000b07096d61726b48616269740000000000000001000000\
            0000000002020300000000000000030000000000000004020106706c616e74730668656967687401000103023ff800000000\
            00000000
            """
        #expect(Hexadecimal.text(left.batch.content) == expected)
        let header = Self.header.erased(Self.hash)
        #expect(try Batch(header, content: #require(Hexadecimal.bytes(expected))) == left.batch)
    }

    @Test func theEnvelopeIsFrozen() throws {
        let envelope = BatchEnvelope(Self.header, content: Array(0xA0...0xA9))
        let expected = """
            44424b020123456789abcdeffedcba9876543210000000000000000aac0200101112131415161718191a1b1c1d1e1f202122\
            232425262728292a2b2c2d2e2f00000aa0a1a2a3a4a5a6a7a8a9
            """
        #expect(Hexadecimal.text(envelope.bytes) == expected)
        #expect(try BatchEnvelope(decoding: #require(Hexadecimal.bytes(expected))) == envelope)
    }

    @Test func theEnvelopeOfWhatIsLeftIsFrozen() throws {
        let envelope = BatchEnvelope(
            BatchEnvelope.Header(
                version: 3, journal: journal, device: phone, sequence: 300, generation: 200,
                previous: Self.header.previous, original: Self.hash, epoch: 1, extensions: [7, 8]),
            content: Array(0xA0...0xA9))
        let expected = """
            44424b030123456789abcdeffedcba9876543210000000000000000aac02c801303132333435363738393a3b3c3d3e3f4041\
            42434445464748494a4b4c4d4e4f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f01020708\
            0aa0a1a2a3a4a5a6a7a8a9
            """
        #expect(Hexadecimal.text(envelope.bytes) == expected)
        #expect(try BatchEnvelope(decoding: #require(Hexadecimal.bytes(expected))) == envelope)
    }

    @Test func theStoredEnvelopeIsFrozen() {
        let envelope = BatchEnvelope(Self.header.erased(Self.hash), content: [0xA0, 0xA1])
        #expect(
            Hexadecimal.text(envelope.storedBytes)
                == "02101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f000002a0a1")
    }

    @Test func theErasingChangeFormatIsFrozen() {
        let change = Erasures.change(erasing: RecordID(Array("123456789".utf8))!)
        #expect(
            change == Change("erased", RecordID([9, 0x22, 0xD2, 0x4F, 0x9C, 0xD4, 0xBC, 0x01, 0x0A])!, "record", .null))
    }

    @Test func theHashOfMarksIsThatOfItsAuthors() {
        // Their test vectors of no bytes and of fifteen.
        let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
        #expect(SipHash.hash(of: [], key: key) == 0x726F_DB47_DD0E_0E31)
        #expect(SipHash.hash(of: Array(0..<15), key: key) == 0xA129_CA61_49BE_45E5)
    }

    @Test func theHeadsAreFrozen() throws {
        let head = Head(
            device: phone, sequence: 300, hash: Self.hash, count: 301, digest: Self.header.previous, forms: 200)
        let expected = """
            01000000000000000aac02303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4fad021011121314\
            15161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f00000000000000c8
            """
        #expect(Hexadecimal.text(Head.encode([head])) == expected)
        #expect(try Head.decode(#require(Hexadecimal.bytes(expected))) == [head])
    }
}
