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
            journal: journal, device: phone, sequence: 300, time: Stamp.clock(at: noon) + 5,
            previous: 0x1122_3344_5566_7788, seen: seen,
            action: Action(
                name: "markHabit", id: ActionID(high: 1, low: 2), part: 2, isLast: true,
                reversal: Reversal(of: ActionID(high: 3, low: 4), life: 2)),
            content: .plain([
                Change("plants", record(1, 2), "title", .text("Róża")),
                Change("plants", record(1, 2), "planted", .integer(-3)),
                Change("plants", record(3), "height", .real(1.5)),
                Change("plants", record(3), "title", .null),
                Change("visits", record(3), "photo", .bytes([0xFF, 0x00])),
            ]))
    }()

    @Test func thePlainBatchFormatIsFrozen() throws {
        let expected = """
            44424b01000123456789abcdeffedcba9876543210000000000000000aac0201a1fdfa460000051122334455667788020000\
            00000000000aab02000000000000000b07096d61726b48616269740000000000000001000000000000000202030000000000\
            0000030000000000000004020406706c616e7473057469746c6506706c616e747307706c616e74656406706c616e74730668\
            6569676874067669736974730570686f746f0500020102030652c3b3c5bc6101000105020103023ff8000000000000000000\
            03000402ff0090149727ece18c46
            """
        #expect(Hexadecimal.text(Self.batch.encoded()) == expected)
        #expect(try Batch(decoding: #require(Hexadecimal.bytes(expected))) == Self.batch)
    }

    @Test func theSealedBatchFormatIsFrozen() throws {
        let sealed = Batch(
            journal: journal, device: laptop, sequence: 1, time: 1 << 16, previous: 0, seen: VersionVector(),
            action: Action(name: "", id: action(1), isLast: false), content: .sealed([1, 2, 3]))
        let expected = """
            44424b01010123456789abcdeffedcba9876543210000000000000000b010000000000010000000000000000000000000000\
            000000000000000000000000000100000301020315abf0b59a4d7bad
            """
        #expect(Hexadecimal.text(sealed.encoded()) == expected)
        #expect(try Batch(decoding: #require(Hexadecimal.bytes(expected))) == sealed)
    }

    @Test func theErasedBatchFormatIsFrozen() throws {
        let erased = EncodedBatch(Self.batch).erased
        let expected = """
            44424b01020123456789abcdeffedcba9876543210000000000000000aac0201a1fdfa460000051122334455667788020000\
            00000000000aab02000000000000000b07096d61726b48616269740000000000000001000000000000000202030000000000\
            00000300000000000000040290149727ece18c460000abd28bfb128a70f6
            """
        #expect(Hexadecimal.text(erased.bytes) == expected)
        #expect(erased.checksum == EncodedBatch(Self.batch).checksum)
    }

    @Test func thePartlyErasedBatchFormatIsFrozen() throws {
        let height = try #require(Self.batch.changes.first { $0.field == "height" })
        let erased = EncodedBatch(Self.batch).keeping([height])
        let expected = """
            44424b01020123456789abcdeffedcba9876543210000000000000000aac0201a1fdfa460000051122334455667788020000\
            00000000000aab02000000000000000b07096d61726b48616269740000000000000001000000000000000202030000000000\
            00000300000000000000040290149727ece18c460106706c616e74730668656967687401000103023ff8000000000000ccb9\
            3f68be5e310a
            """
        #expect(Hexadecimal.text(erased.bytes) == expected)
        #expect(try EncodedBatch(decoding: erased.bytes).batch.changes == [height])
        #expect(erased.checksum == EncodedBatch(Self.batch).checksum)
    }

    @Test func theErasingChangeFormatIsFrozen() {
        let change = Erasures.change(erasing: RecordID(Array("123456789".utf8))!)
        #expect(
            change == Change("erased", RecordID([9, 0x99, 0x5D, 0xC9, 0xBB, 0xDF, 0x19, 0x39, 0xFA])!, "record", .null))
    }

    @Test func theHeadsAreFrozen() {
        let head = Head(device: phone, sequence: 300, checksum: 0x1122_3344_5566_7788, count: 301, digest: 0xFF)
        #expect(
            Hexadecimal.text(Head.encode([head]))
                == "01000000000000000aac021122334455667788ad0200000000000000ff")
    }
}
