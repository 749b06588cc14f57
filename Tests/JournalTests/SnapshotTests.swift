import Journal
import TestSupport
import Testing

struct SnapshotTests {
    /// A host with a gap, a fork, an incomplete action and a complete one.
    private func host() -> Host {
        let rose = Change("plants", record(1), "title", .text("Rose"))
        var host = Host()
        host.write([rose, Change("plants", record(1), "life", .integer(1))])
        for odd in [
            batch([rose], device: laptop, sequence: 1), batch([], device: laptop, sequence: 1),
            batch([rose], device: laptop, sequence: 5, id: action(2), part: 1, isLast: false),
            batch([rose], device: laptop, sequence: 6, id: action(3), part: 0, isLast: false),
            batch([rose], device: laptop, sequence: 7, id: action(3), part: 1),
        ] { host.receive(StoredBatch(odd)) }
        return host
    }

    @Test func aReplicaRoundTripsThroughASnapshot() throws {
        let replica = host().replica
        var position: Int64 = 0
        let restored = try #require(
            Replica<Garden>(snapshot: replica.snapshot(position: 42), journal: journal, position: &position))
        #expect(position == 42)
        #expect(restored.snapshot(position: 42) == replica.snapshot(position: 42))
        #expect(restored.heads == replica.heads)
        #expect(restored.forked == [laptop])
        #expect(restored.batchCount == 6)
        #expect(restored.state.plants[record(1)] == replica.state.plants[record(1)])
    }

    @Test func aReplicaKnowsWhenEachDeviceLastChangedSomething() {
        var host = host()
        let before = host.replica.lastChange(of: phone)
        host.write([Change("plants", record(1), "title", .text("Thorn"))], at: noon + 60_000)
        #expect(before == noon && host.replica.lastChange(of: phone) == noon + 60_000)
        #expect(host.replica.lastChange(of: DeviceID(99)) == nil)
        host.restart()
        #expect(host.replica.lastChange(of: phone) == noon + 60_000)
    }

    @Test func pendingBatchesInASnapshotAreFoldedWhenTheRestArrive() {
        var (one, other) = (host(), host())
        other.restart()
        let rest = [
            batch([], device: laptop, sequence: 2), batch([], device: laptop, sequence: 3),
            batch(
                [Change("plants", record(2), "title", .text("Thorn"))], device: laptop, sequence: 4, id: action(2),
                part: 0, isLast: false),
            batch([], device: laptop, sequence: 8, id: action(2), part: 2),
        ].map { StoredBatch($0) }
        for batch in rest {
            one.receive(batch)
            other.receive(batch)
        }
        #expect(other.status == one.status)
        #expect(other.replica.state.plants[record(2)]?.title == "Thorn")
        #expect(other.replica.head(of: laptop)?.sequence == 8)
    }

    @Test func aSnapshotIsRewrittenAfterFurtherFolding() {
        var host = host()
        host.restart()
        host.write([Change("plants", record(1), "title", .text("Thorn"))])
        host.restart()
        #expect(host.replica.state.plants[record(1)]?.title == "Thorn")
    }

    @Test func everyFlippedBitIsRefused() {
        let bytes = host().replica.snapshot(position: 0)
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            var position: Int64 = 0
            let restored = Replica<Garden>(snapshot: damaged, journal: journal, position: &position)
            #expect(restored == nil && position == 0)
        }
    }

    @Test func everyTruncationIsRefusedEvenWithACorrectChecksum() {
        let bytes = host().replica.snapshot(position: 0)
        for length in 0..<bytes.count {
            var position: Int64 = 0
            let short = Array(bytes.prefix(length))
            #expect(Replica<Garden>(snapshot: short, journal: journal, position: &position) == nil)
            guard length > 12 else { continue }
            #expect(Replica<Garden>(snapshot: withNewChecksum(short), journal: journal, position: &position) == nil)
        }
    }

    @Test func snapshotOfAnotherJournalOrLayoutIsRefused() {
        let bytes = host().replica.snapshot(position: 0)
        var position: Int64 = 0
        let stranger = JournalID(high: 1, low: 1)
        #expect(Replica<Garden>(snapshot: bytes, journal: stranger, position: &position) == nil)
        #expect(Replica<OtherGarden>(snapshot: bytes, journal: journal, position: &position) == nil)
        #expect(Replica<Garden>(snapshot: bytes, journal: journal, position: &position) != nil)
    }
}
