import Journal
import TestSupport
import Testing

struct AuthorTests {
    private let rose = record(1)

    private func title(_ text: String) -> [Change] { [Change("plants", rose, "title", .text(text))] }

    @Test func anEditWinsOverValuesItsAuthorSawHoweverFarAhead() throws {
        var host = Host()
        let ahead = Stamp.clock(at: noon + 4000 * 86_400_000)
        host.receive(StoredBatch(batch(title("Future"), device: laptop, time: ahead)))
        let written = host.write(title("Now"))
        #expect(written[0].batch.time == ahead + 1)
        #expect(host.replica.state.plants[rose]?.title == "Now")
    }

    @Test func aFutureStampDoesNotAdvanceTheClock() {
        var host = Host()
        let ahead = Stamp.clock(at: noon + 4000 * 86_400_000)
        host.receive(StoredBatch(batch(title("Future"), device: laptop, time: ahead)))
        host.write(title("Now"))
        let elsewhere = host.write([Change("plants", record(2), "title", .text("Thorn"))], at: noon + 5)
        #expect(elsewhere[0].batch.stamp.milliseconds == noon + 5)
    }

    @Test func twoEditsInOneMillisecondKeepTheirOrder() {
        var host = Host()
        let times = ["a", "b", "c"].map { host.write(title($0))[0].batch.time }
        #expect(times == [Stamp.clock(at: noon), Stamp.clock(at: noon) + 1, Stamp.clock(at: noon) + 2])
        #expect(host.replica.state.plants[rose]?.title == "c")
    }

    @Test func outOfRangeClockIsClamped() {
        #expect(Stamp.clock(at: .min) == 1 << 16)
        #expect(Stamp.clock(at: .max) <= Stamp.latest)
        #expect(Stamp(time: Stamp.clock(at: noon), device: phone).milliseconds == noon)
    }

    @Test func aClockThatWasNeverSetWritesAfterAllInitialTimesAndInItsOrder() {
        var host = Host()
        let moments: [Int64] = [-86_400_000, 0, 2, 8_388_607]
        let times = moments.enumerated().map { number, moment in
            host.write([Change("plants", record(9, UInt8(number)), "title", .text("a"))], at: moment)[0].batch.time
        }
        #expect(times.allSatisfy { $0 >= Stamp.firstOfClocks } && times == times.sorted())
        #expect(times.last.map { $0 < Stamp.clock(at: 8_388_608 + 200) } ?? false)
    }

    @Test func batchesAreCountedAndHoldTheirAuthorsVersionVector() {
        var host = Host()
        host.receive(StoredBatch(batch(title("Other"), device: laptop)))
        let first = host.write(title("a"))[0]
        let second = host.write(title("b"))[0]
        #expect(first.batch.sequence == 1)
        #expect(first.batch.seen.entries.map(\.device) == [laptop])
        #expect(second.batch.sequence == 2)
        #expect(second.batch.seen[phone] == 1)
        #expect(host.replica.head(of: phone)?.hash == second.hash)
    }

    @Test func theLastOfSeveralChangesToAFieldIsWritten() {
        var host = Host()
        let life = Change("plants", rose, "life", .integer(1))
        let written = host.write(title("Z") + [life] + title("A"))
        #expect(written[0].batch.changes == Changes([life] + title("A")))
        #expect(host.replica.state.plants[rose]?.title == "A")
    }

    @Test func aLargeActionIsSplitIntoBatchesOfAtMostOneMegabyte() throws {
        var host = Host()
        for device: UInt64 in 1000..<1300 { host.receive(StoredBatch(batch([], device: DeviceID(device)))) }
        let changes = (0..<30_000).flatMap { number -> [Change] in
            let id = record(UInt8(number >> 16), UInt8(number >> 8 & 255), UInt8(number & 255))
            return [
                Change("visits", id, "state", .integer(Int64(number))),
                Change("visits", id, "note", .text(String(repeating: "n", count: number % 150))),
            ]
        }
        let batches = host.write(changes)
        #expect(batches.count > 2)
        #expect(batches.allSatisfy { envelopeSize($0.batch) <= Batch.maximumSize })
        #expect(batches.dropLast().allSatisfy { envelopeSize($0.batch) > Batch.maximumSize / 2 })
        #expect(batches.map(\.batch.action.part) == (0..<Int64(batches.count)).map { $0 })
        #expect(batches.map(\.batch.action.isLast) == batches.indices.map { $0 == batches.count - 1 })
        #expect(batches.flatMap(\.batch.changes) == changes)
        #expect(batches.map(\.batch.sequence) == (1...Int64(batches.count)).map { $0 })
        #expect(zip(batches, batches.dropFirst()).allSatisfy { $0.batch.stamp < $1.batch.stamp })
        #expect(Host(batches.reversed()).replica.state.bytes == host.replica.state.bytes)
        for batch in batches.map(\.batch) {
            #expect(try Batch(batch.header, content: batch.content) == batch)
        }
    }

    /// The size in bytes of the envelope of any batch like this one that has lost changes.
    private func envelopeSize(_ batch: Batch) -> Int {
        let sealed = batch.content.count + 32 + 32 + 16
        let header = BatchEnvelope.Header(
            journal: batch.journal, device: batch.device, sequence: batch.sequence, generation: 1 << 40,
            previous: .none, original: BatchHash(1), epoch: 1 << 40)
        return BatchEnvelope.encodedHeader(header, contentLength: sealed).count + sealed
    }

    @Test func aTextOfThreeMegabytesGetsItsOwnBatch() throws {
        var host = Host()
        let novel = Change("visits", rose, "note", .text(String(repeating: "ё", count: 3 << 19)))
        let batches = host.write(title("before") + [novel, Change("visits", rose, "state", .integer(1))])
        #expect(batches.map(\.batch.changes.count) == [1, 1, 1])
        let novelBatch = batches[1].batch
        #expect(try Batch(novelBatch.header, content: novelBatch.content).changes == [novel])
        #expect(envelopeSize(novelBatch) <= BatchEnvelope.maximumSize)
        #expect(host.replica.state.visits[rose]?.note.utf8.count == 3 << 20)
    }

    @Test func theLongestValueThatIsWrittenFitsAnEnvelope() throws {
        let replica = Replica<Garden>(journal: journal)
        func size(_ length: Int) -> Int? {
            let value = Value.text(String(repeating: "x", count: length))
            return try? replica.author(
                [Change("visits", record(1), "note", value)], name: "test", id: action(1), device: phone, at: noon
            ).map(envelopeSize).max()
        }
        var (written, refused) = (1 << 20, BatchEnvelope.maximumSize)
        while refused - written > 1 {
            let middle = (written + refused) / 2
            if size(middle) == nil { refused = middle } else { written = middle }
        }
        let longest = try #require(size(written))
        #expect(longest <= BatchEnvelope.maximumSize && longest > BatchEnvelope.maximumSize / 10 * 9)
    }

    @Test func aValueThatReadersRefuseIsNotWritten() {
        let value = Value.text(String(repeating: "x", count: BatchEnvelope.maximumSize))
        let replica = Replica<Garden>(journal: journal)
        #expect(throws: AuthoringFailure.valueTooLarge(table: "visits", field: "note")) {
            try replica.author(
                [Change("visits", record(1), "note", value)], name: "test", id: action(1), device: phone, at: noon)
        }
    }
}
