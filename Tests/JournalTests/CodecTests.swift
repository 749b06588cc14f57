import Journal
import TestSupport
import Testing

struct CodecTests {
    @Test(arguments: Seeds.some(200))
    func everyBatchRoundTrips(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let batch = randomness.batch()
        let read = try EncodedBatch(decoding: batch.encoded())
        #expect(read.bytes == batch.encoded())
        // Compare bytes, since NaN does not equal itself.
        #expect(read.batch.encoded() == batch.encoded())
        #expect(read.batch.seen == batch.seen)
        #expect(read.batch.action == batch.action)
        #expect(read.batch.stamp == batch.stamp)
    }

    @Test(arguments: Seeds.some(10))
    func everyTruncationIsRefused(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let bytes = randomness.batch().encoded()
        for length in bytes.indices {
            #expect(throws: DecodingFailure.self) { try Batch(decoding: Array(bytes.prefix(length))) }
        }
        #expect(throws: DecodingFailure.self) { try Batch(decoding: bytes + [0]) }
    }

    @Test(arguments: Seeds.some(10))
    func everyTruncationIsRefusedEvenWithACorrectChecksum(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let bytes = randomness.batch().encoded()
        for length in 8..<bytes.count {
            #expect(throws: DecodingFailure.self) { try Batch(decoding: resealed(Array(bytes.prefix(length)))) }
        }
    }

    @Test(arguments: Seeds.some(5))
    func everyFlippedBitIsRefused(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let bytes = randomness.batch().encoded()
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: DecodingFailure.self) { try Batch(decoding: damaged) }
        }
    }

    @Test func aLaterVersionIsReportedAsSuchWhateverFollows() {
        var bytes = batch([]).encoded()
        bytes[3] = 2
        #expect(throws: DecodingFailure.unknownVersion(2)) { try Batch(decoding: bytes) }
        #expect(throws: DecodingFailure.unknownVersion(2)) { try Batch(decoding: resealed(bytes)) }
    }

    @Test func anUnknownKindIsRefused() {
        var bytes = batch([]).encoded()
        bytes[4] = 3
        #expect(throws: DecodingFailure.malformed(at: 4)) { try Batch(decoding: resealed(bytes)) }
    }

    @Test func moreThanFourMegabytesAreRefusedUnread() {
        let bytes = [UInt8](repeating: 0, count: Batch.maximumAcceptedSize + 1)
        #expect(throws: DecodingFailure.malformed(at: Batch.maximumAcceptedSize)) { try Batch(decoding: bytes) }
    }

    /// The offset of the content in the batch below: after the header, the action and no names.
    private static let content = batch([]).encoded().count - 8 - 2

    @Test func impossibleCountsAreRefusedBeforeAllocatingMemory() {
        var writer = ByteWriter()
        writer.bytes(Array(batch([]).encoded().prefix(Self.content)))
        writer.count(0)
        let index = writer.bytes.count
        writer.varint(UInt64.max)
        #expect(throws: DecodingFailure.truncated(at: index)) {
            try Batch(decoding: resealed(writer.bytes + [UInt8](repeating: 0, count: 8)))
        }
    }

    @Test func aCountIsLimitedByTheMinimumSizeOfItsElements() throws {
        var reader = ByteReader([4] + [UInt8](repeating: 0, count: 11))
        #expect(throws: DecodingFailure.truncated(at: 0)) { try reader.count(of: 3) }
        var enough = ByteReader([4] + [UInt8](repeating: 0, count: 12))
        #expect(try enough.count(of: 3) == 4)
    }

    @Test func sequencesBeginAtOneAndEndBefore2To53() throws {
        #expect(throws: DecodingFailure.self) { try Batch(decoding: batch([], sequence: 0).encoded()) }
        #expect(throws: DecodingFailure.self) { try Batch(decoding: batch([], sequence: 1 << 53).encoded()) }
        #expect(throws: DecodingFailure.self) { try Batch(decoding: batch([], part: 1 << 53).encoded()) }
        #expect(try Batch(decoding: batch([], sequence: 1 << 53 - 1).encoded()).sequence == 1 << 53 - 1)
    }

    @Test func aTimestampThatNoLaterEditCouldExceedIsRefused() throws {
        #expect(try Batch(decoding: batch([], time: Stamp.latest).encoded()).time == Stamp.latest)
        #expect(throws: DecodingFailure.self) { try Batch(decoding: batch([], time: Stamp.latest + 1).encoded()) }
    }

    @Test func anUnorderedVersionVectorIsRefused() throws {
        var seen = VersionVector()
        seen[DeviceID(1)] = 5
        seen[DeviceID(2)] = 5
        let bytes = Batch(
            journal: journal, device: phone, sequence: 1, time: 1, previous: 0, seen: seen,
            action: Action(name: "", id: action(1)), content: .plain([])
        ).encoded()
        _ = try Batch(decoding: bytes)
        let first = 5 + 16 + 8 + 1 + 8 + 8 + 1
        var swapped = bytes
        swapped.replaceSubrange(first..<first + 18, with: bytes[first + 9..<first + 18] + bytes[first..<first + 9])
        #expect(throws: DecodingFailure.self) { try Batch(decoding: resealed(swapped)) }
        var twice = bytes
        twice.replaceSubrange(first + 9..<first + 18, with: bytes[first..<first + 9])
        #expect(throws: DecodingFailure.self) { try Batch(decoding: resealed(twice)) }
    }

    @Test func anErasedBatchKeepsItsPlaceInTheChain() throws {
        let written = EncodedBatch(batch([Change("plants", record(1), "title", .text("secret"))]))
        let erased = try EncodedBatch(decoding: written.erased.bytes)
        #expect(erased.checksum == written.checksum)
        #expect(erased.erased.bytes == erased.bytes)
        #expect(erased.batch.changes == [])
        #expect(erased.batch.action == written.batch.action)
        #expect(!Hexadecimal.text(erased.bytes).contains(Hexadecimal.text(Array("secret".utf8))))
    }

    @Test func aBatchWithManyNamesRoundTrips() throws {
        let written = batch((0..<20_000).map { Change("p", record(1), "\($0)", .null) })
        #expect(try Batch(decoding: written.encoded()) == written)
    }

    @Test(arguments: Seeds.some(20))
    func decodingSeveralBatchesEqualsDecodingEach(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        // Names repeat, change, and are missing from one batch to the next; damage between them leaves no trace.
        let names = ["title", "height", "unheard"]
        var decoder = BatchDecoder()
        for number in 1...40 {
            let changes = (0..<randomness.number(0...3)).map { _ in
                Change("plants", record(UInt8(randomness.number(1...9))), randomness.one(of: names), .integer(1))
            }
            let bytes = batch(changes, sequence: Int64(number)).encoded()
            if randomness.once(in: 4) {
                _ = try? decoder.decode(resealed(Array(bytes.prefix(randomness.number(20...bytes.count - 1)))))
            }
            let alone = try EncodedBatch(decoding: bytes)
            #expect(try decoder.decode(bytes) == alone)
            #expect(Array(alone.batch.changes) == changes)
        }
    }

    @Test func checksumMatchesTheStandardTestVector() {
        #expect(Checksum.of(Array("123456789".utf8)) == 0x995D_C9BB_DF19_39FA)
        #expect(Checksum.of([]) == 0)
        let bytes = (0..<100).map { UInt8($0) }
        #expect(Checksum.of(bytes, 3..<80) == Checksum.of(Array(bytes[3..<80])))
    }
}
