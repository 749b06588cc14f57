import Journal
import TestSupport
import Testing

struct BatchEnvelopeTests {
    private func envelope(
        version: UInt8 = 2, sequence: Int64 = 1, generation: Int64 = 0, epoch: Int64 = 0, content: [UInt8] = [1, 2, 3]
    ) -> BatchEnvelope {
        BatchEnvelope(
            BatchEnvelope.Header(
                version: version, journal: journal, device: phone, sequence: sequence, generation: generation,
                previous: BatchHash(4), original: generation > 0 ? BatchHash(5) : nil, epoch: epoch), content: content)
    }

    @Test(arguments: Seeds.some(200))
    func everyEnvelopeRoundTrips(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let envelope = randomness.envelope()
        #expect(try BatchEnvelope(decoding: envelope.bytes) == envelope)
    }

    @Test(arguments: Seeds.some(10))
    func everyTruncationAndEveryExtraByteIsRefused(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let bytes = randomness.envelope().bytes
        for length in bytes.indices {
            #expect(throws: DecodingFailure.self) { try BatchEnvelope(decoding: Array(bytes.prefix(length))) }
        }
        for extra: [UInt8] in [[0], [1], [0, 0]] {
            #expect(throws: DecodingFailure.malformed(at: bytes.count)) { try BatchEnvelope(decoding: bytes + extra) }
        }
    }

    /// The bytes are what is hashed and authenticated: there is one way to write an envelope.
    @Test(arguments: Seeds.some(5))
    func whateverIsReadIsWrittenAsTheSameBytes(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let bytes = randomness.envelope().bytes
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            guard let read = try? BatchEnvelope(decoding: damaged) else { continue }
            #expect(read.bytes == damaged)
        }
    }

    @Test(arguments: [0, 1] as [UInt8])
    func anEarlierVersionIsRefusedWhateverFollows(version: UInt8) {
        let bytes = envelope(version: version).bytes
        #expect(throws: DecodingFailure.unknownVersion(version)) { try BatchEnvelope(decoding: bytes) }
        #expect(throws: DecodingFailure.unknownVersion(version)) { try BatchEnvelope(decoding: Array(bytes.prefix(4))) }
    }

    @Test(arguments: [3, 255] as [UInt8])
    func aLaterVersionIsReadAsAnEnvelope(version: UInt8) throws {
        let later = envelope(version: version, sequence: 7, generation: 2, epoch: 3)
        #expect(try BatchEnvelope(decoding: later.bytes) == later)
    }

    @Test func anythingElseIsRefused() {
        #expect(throws: DecodingFailure.malformed(at: 0)) { try BatchEnvelope(decoding: Array("DBS6 and more".utf8)) }
        #expect(throws: DecodingFailure.truncated(at: 0)) { try BatchEnvelope(decoding: []) }
    }

    @Test func moreThanFourMegabytesAreRefusedUnread() throws {
        // A batch that is erased later needs room for the batch's own hash.
        let most = BatchEnvelope.maximumSize - 64
        let rest = envelope(content: []).bytes.count + 3
        let largest = envelope(content: [UInt8](repeating: 7, count: most - rest))
        #expect(largest.bytes.count == most)
        #expect(try BatchEnvelope(decoding: largest.bytes) == largest)
        let longer = envelope(content: largest.content + [7])
        #expect(throws: DecodingFailure.malformed(at: most)) { try BatchEnvelope(decoding: longer.bytes) }
        let bytes = [UInt8](repeating: 0, count: BatchEnvelope.maximumSize + 1)
        #expect(throws: DecodingFailure.malformed(at: BatchEnvelope.maximumSize)) { try BatchEnvelope(decoding: bytes) }
    }

    @Test func sequencesBeginAtOneAndEndBefore2To53() throws {
        #expect(throws: DecodingFailure.self) { try BatchEnvelope(decoding: envelope(sequence: 0).bytes) }
        #expect(throws: DecodingFailure.self) { try BatchEnvelope(decoding: envelope(sequence: 1 << 53).bytes) }
        let last = envelope(sequence: 1 << 53 - 1)
        #expect(try BatchEnvelope(decoding: last.bytes) == last)
    }

    @Test func generationsEndBefore2To32AndEpochsBefore2To53() throws {
        #expect(throws: DecodingFailure.self) { try BatchEnvelope(decoding: envelope(generation: 1 << 32).bytes) }
        let most = envelope(generation: 1 << 32 - 1)
        #expect(try BatchEnvelope(decoding: most.bytes) == most)
        #expect(throws: DecodingFailure.self) { try BatchEnvelope(decoding: envelope(epoch: 1 << 53).bytes) }
        let last = envelope(epoch: 1 << 53 - 1)
        #expect(try BatchEnvelope(decoding: last.bytes) == last)
    }

    @Test func onlyAnEnvelopeThatLostChangesHasItsOwnHash() throws {
        let (first, second) = (envelope(), envelope(generation: 1))
        #expect(second.bytes.count == first.bytes.count + BatchHash.size)
        #expect(try BatchEnvelope(decoding: first.bytes).header.original == nil)
        #expect(try BatchEnvelope(decoding: second.bytes).header.original == BatchHash(5))
    }

    @Test func aHeaderThatLostChangesKeepsItsHashAndItsPlaceInTheChain() {
        let header = envelope(version: 3, sequence: 7, epoch: 2).header
        let expected = BatchEnvelope.Header(
            version: 3, journal: journal, device: phone, sequence: 7, generation: 2, previous: BatchHash(4),
            original: BatchHash(9), epoch: 2)
        #expect(header.erased(BatchHash(9), generation: 2) == expected)
    }

    @Test(arguments: Seeds.some(20))
    func theHeaderIsAllThatPrecedesTheContent(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let envelope = randomness.envelope()
        let header = BatchEnvelope.encodedHeader(envelope.header, contentLength: envelope.content.count)
        #expect(header + envelope.content == envelope.bytes)
        #expect(try BatchEnvelope.Header(decoding: header) == envelope.header)
        for length in header.indices {
            #expect(throws: DecodingFailure.self) { try BatchEnvelope.Header(decoding: Array(header.prefix(length))) }
        }
        #expect(throws: DecodingFailure.malformed(at: header.count)) {
            try BatchEnvelope.Header(decoding: header + [0])
        }
    }

    private func restored(_ bytes: [UInt8], _ header: BatchEnvelope.Header) throws -> BatchEnvelope {
        try BatchEnvelope(
            stored: bytes, journal: header.journal, device: header.device, sequence: header.sequence,
            generation: header.generation, hash: header.original ?? BatchHash(77))
    }

    @Test(arguments: Seeds.some(200))
    func everyStoredEnvelopeRoundTrips(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let envelope = randomness.envelope()
        #expect(try restored(envelope.storedBytes, envelope.header) == envelope)
        #expect(envelope.storedBytes.count < envelope.bytes.count - 3 - 16 - 8)
    }

    @Test(arguments: Seeds.some(10))
    func everyTruncationAndEveryExtraByteOfAStoredEnvelopeIsRefused(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let envelope = randomness.envelope()
        let bytes = envelope.storedBytes
        for length in bytes.indices {
            #expect(throws: DecodingFailure.self) { try restored(Array(bytes.prefix(length)), envelope.header) }
        }
        #expect(throws: DecodingFailure.malformed(at: bytes.count)) { try restored(bytes + [0], envelope.header) }
        #expect(throws: DecodingFailure.unknownVersion(1)) { try restored([1] + bytes.dropFirst(), envelope.header) }
    }

    @Test func hashesAreOrderedAndCombinedAsTheirBytes() throws {
        var randomness = SeededRandomness(seed: 1)
        for _ in 0..<200 {
            let (left, right) = (randomness.bytes(32...32), randomness.bytes(32...32))
            let (leftHash, rightHash) = (try #require(BatchHash(left)), try #require(BatchHash(right)))
            #expect(leftHash.bytes == left && leftHash.hex == Hexadecimal.text(left))
            #expect((leftHash < rightHash) == left.lexicographicallyPrecedes(right))
            #expect((leftHash ^ rightHash).bytes == zip(left, right).map { $0 ^ $1 })
            #expect(leftHash ^ rightHash ^ rightHash == leftHash)
        }
        #expect(BatchHash.none.bytes == [UInt8](repeating: 0, count: 32))
        for count in [0, 31, 33] { #expect(BatchHash([UInt8](repeating: 0, count: count)) == nil) }
        for byte in 0..<32 {
            var bytes = [UInt8](repeating: 0, count: 32)
            bytes[byte] = 1
            #expect(BatchHash(bytes) != BatchHash.none)
        }
    }
}
