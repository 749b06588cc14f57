import TestSupport
import Testing

@testable import Journal

struct CodecTests {
    /// A batch read from its own content.
    private func reread(_ batch: Batch, _ content: [UInt8]? = nil) throws -> Batch {
        try Batch(batch.header, content: content ?? batch.content)
    }

    @Test(arguments: Seeds.some(200))
    func everyBatchRoundTrips(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let batch = randomness.batch()
        let read = try reread(batch)
        // Compare bytes, since NaN does not equal itself.
        #expect(read.content == batch.content)
        #expect(read.journal == batch.journal)
        #expect(read.device == batch.device)
        #expect(read.sequence == batch.sequence)
        #expect(read.seen == batch.seen)
        #expect(read.action == batch.action)
        #expect(read.stamp == batch.stamp)
        #expect(read.isErased == batch.isErased)
        #expect(read.appVersion == batch.appVersion)
    }

    @Test(arguments: Seeds.some(20))
    func onlyPaddingCanBeMissing(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let batch = randomness.batch()
        let content = batch.content
        let readable = try #require(
            (0...content.count).first { (try? reread(batch, Array(content.prefix($0)))) != nil })
        #expect(Padding.size(for: Int64(readable)) == Int64(content.count))
        for length in readable..<content.count {
            #expect(try reread(batch, Array(content.prefix(length))).content == content)
        }
    }

    @Test(arguments: Seeds.some(20))
    func onlyZerosFollowTheContent(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let batch = randomness.batch()
        let content = batch.content
        #expect(try reread(batch, content + [UInt8](repeating: 0, count: 1000)).content == content)
        for place in [0, 1, 99] {
            var tail = [UInt8](repeating: 0, count: 100)
            tail[place] = UInt8(randomness.number(1...255))
            #expect(throws: DecodingFailure.malformed(at: content.count + place)) {
                try reread(batch, content + tail)
            }
        }
    }

    @Test(arguments: Seeds.some(5))
    func aFlippedBitMakesAnotherBatchOrNone(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let batch = randomness.batch()
        let content = batch.content
        for bit in 0..<content.count * 8 {
            var damaged = content
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect((try? reread(batch, damaged))?.content != content)
        }
    }

    @Test func contentsArePaddedToFewSizes() {
        let sizes: [(Int64, Int64)] = [
            (0, 0), (1, 1), (2, 2), (7, 7), (8, 8), (9, 10), (200, 208), (1000, 1024), (10_000, 10_240),
            (1 << 20 - 1, 1 << 20), (1 << 20, 1 << 20), (1 << 20 + 1, 1 << 20 + 1 << 15),
        ]
        for (length, size) in sizes { #expect(Padding.size(for: length) == size, "\(length)") }
        #expect(Set((64..<128).map { Padding.size(for: $0) }).count == 9)
    }

    @Test func paddingNeverCutsAndCostsAtMostAnEighth() {
        for length in Array(0...Int64(5000)) + (0..<Int64(5000)).map({ 1 << 20 - 2500 + $0 }) {
            let size = Padding.size(for: length)
            #expect(size >= length && size - length <= length / 8)
            #expect(Padding.size(for: size) == size)
            #expect(Padding.size(for: length + 1) >= size)
        }
    }

    @Test func textsOfSimilarLengthsHaveContentsOfOneSize() {
        let sizes = Set(
            (100...115).map { length in
                batch([Change("visits", record(1), "note", .text(String(repeating: "x", count: length)))]).content.count
            })
        #expect(sizes.count <= 3)
    }

    @Test(arguments: [1, 3, 255] as [UInt8])
    func contentOfAnotherVersionIsReportedAsSuchWhateverItIs(version: UInt8) {
        let header = BatchEnvelope.Header(
            version: version, journal: journal, device: phone, sequence: 1, previous: .none)
        #expect(throws: DecodingFailure.unknownVersion(version)) { try Batch(header, content: batch([]).content) }
        #expect(throws: DecodingFailure.unknownVersion(version)) { try Batch(header, content: [0xFF]) }
    }

    @Test func anUnknownFlagIsRefused() throws {
        // The app's version, the time, no devices seen, the action's name and id, and its part precede the flags.
        let flags = 1 + 8 + 1 + 5 + 16 + 1
        var content = batch([]).content
        #expect(content[flags] == 1)
        content[flags] = 5
        #expect(throws: DecodingFailure.malformed(at: flags)) { try reread(batch([]), content) }
    }

    @Test func impossibleCountsAreRefusedBeforeAllocatingMemory() {
        let actionEnd = 1 + 8 + 1 + 5 + 16 + 1 + 1
        for namesAndChanges in [[], [0]] as [[UInt8]] {
            var writer = ByteWriter()
            writer.bytes(Array(batch([]).content.prefix(actionEnd)) + namesAndChanges)
            let index = writer.bytes.count
            writer.varint(UInt64.max)
            let content = writer.bytes + [UInt8](repeating: 0, count: 8)
            #expect(throws: DecodingFailure.truncated(at: index)) { try reread(batch([]), content) }
        }
    }

    @Test func aCountIsLimitedByTheMinimumSizeOfItsElements() throws {
        var reader = ByteReader([4] + [UInt8](repeating: 0, count: 11))
        #expect(throws: DecodingFailure.truncated(at: 0)) { try reader.count(of: 3) }
        var enough = ByteReader([4] + [UInt8](repeating: 0, count: 12))
        #expect(try enough.count(of: 3) == 4)
    }

    @Test func partsEndBefore2To53() throws {
        #expect(throws: DecodingFailure.self) { try reread(batch([], part: 1 << 53)) }
        #expect(try reread(batch([], part: 1 << 53 - 1)).action.part == 1 << 53 - 1)
    }

    @Test func aTimestampThatNoLaterEditCouldExceedIsRefused() throws {
        #expect(try reread(batch([], time: Stamp.latest)).time == Stamp.latest)
        #expect(throws: DecodingFailure.self) { try reread(batch([], time: Stamp.latest + 1)) }
    }

    @Test func anUnorderedVersionVectorIsRefused() throws {
        var seen = VersionVector()
        seen[DeviceID(1)] = 5
        seen[DeviceID(2)] = 5
        let batch = Batch(
            journal: journal, device: phone, sequence: 1, time: 1, seen: seen,
            action: Action(name: "", id: action(1)), changes: [])
        let content = batch.content
        _ = try reread(batch)
        let first = 1 + 8 + 1
        var swapped = content
        swapped.replaceSubrange(
            first..<first + 18, with: content[first + 9..<first + 18] + content[first..<first + 9])
        #expect(throws: DecodingFailure.self) { try reread(batch, swapped) }
        var twice = content
        twice.replaceSubrange(first + 9..<first + 18, with: content[first..<first + 9])
        #expect(throws: DecodingFailure.self) { try reread(batch, twice) }
    }

    @Test func aBatchWithManyNamesRoundTrips() throws {
        let written = batch((0..<20_000).map { Change("p", record(1), "\($0)", .null) })
        #expect(try reread(written) == written)
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
            let batch = batch(changes, sequence: Int64(number))
            let (header, content, hash) = (batch.header, batch.content, randomness.hash())
            if randomness.once(in: 4) {
                let part = Array(content.prefix(randomness.number(20...content.count - 1)))
                _ = try? decoder.decode(header, content: part, hash: hash)
            }
            let read = try decoder.decode(header, content: content, hash: hash)
            #expect(read == StoredBatch(batch, hash: hash))
            #expect(Array(read.batch.changes) == changes)
        }
    }

    @Test func aDecodedBatchHasTheGenerationOfItsHeader() throws {
        var decoder = BatchDecoder()
        let hash = BatchHash(5)
        let header = batch([]).header.erased(hash).erased(hash)
        let read = try decoder.decode(header, content: batch([]).content, hash: hash)
        #expect(read == StoredBatch(batch([]).with([], isErased: true), hash: hash, generation: 2))
    }

    @Test(arguments: Seeds.some(20))
    func aHeaderIsReadFromContentWhoseChangesAreDamaged(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let batch = batch(randomness.changes(1...8), time: randomness.time(), id: randomness.identifier())
        let content = batch.content
        let actionEnd = 1 + 8 + 1 + 5 + 16 + 1 + 1
        for damaged in [Array(content.prefix(actionEnd)), content.prefix(actionEnd) + randomness.bytes(1...50)] {
            let header = try #require(Batch.damagedHeader(in: damaged))
            #expect(header.time == batch.time && header.name == "test" && header.action == batch.action.id)
        }
        #expect(Batch.damagedHeader(in: Array(content.prefix(actionEnd - 1))) == nil)
        var misspelt = content
        misspelt[11] = 0x20
        #expect(Batch.damagedHeader(in: misspelt) == nil)
    }

    @Test func checksumMatchesTheStandardTestVector() {
        #expect(Checksum.of(Array("123456789".utf8)) == 0x995D_C9BB_DF19_39FA)
        #expect(Checksum.of([]) == 0)
        let bytes = (0..<100).map { UInt8($0) }
        #expect(Checksum.of(bytes, 3..<80) == Checksum.of(Array(bytes[3..<80])))
    }
}
