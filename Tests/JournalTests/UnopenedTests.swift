import Journal
import TestSupport
import Testing

/// Batches that a replica keeps and passes on without being able to open them.
struct UnopenedTests {
    private let rose = Change("plants", record(1), "title", .text("Rose"))

    private func unopened(
        _ sequence: Int64, _ hash: UInt64, device: DeviceID = laptop, generation: Int64 = 0
    ) -> HeldBatch {
        .unopened(BatchIdentity(device: device, sequence: sequence, hash: BatchHash(hash)), generation: generation)
    }

    @Test func headsCountThemAsTheyCountTheSameBatchesOpened() {
        let batches = (Int64(1)...4).map { StoredBatch(batch([rose], device: laptop, sequence: $0)) }
        let forms = [batches[0], batches[1].erased.erased, batches[2], batches[3]]
        let opened = Host(forms)
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]] {
            var replica = Replica<Garden>(journal: journal)
            for number in order {
                replica.fold(HeldBatch.unopened(forms[number].identity, generation: forms[number].generation))
            }
            #expect(replica.heads == opened.replica.heads)
            #expect(replica.heads.map(\.forms) != [0])
            #expect(replica.seen == opened.replica.seen)
            #expect(replica.unopenedCount == 4 && replica.batchCount == 4)
            #expect(replica.state.bytes == Garden().bytes)
        }
    }

    @Test func aLaterBatchOfTheDeviceFollows() {
        var host = Host([StoredBatch(batch([], device: laptop)).identity].map { .unopened($0, generation: 0) })
        host.receive(StoredBatch(batch([rose], device: laptop, sequence: 2)))
        #expect(host.replica.head(of: laptop)?.sequence == 2)
        #expect(host.replica.head(of: laptop)?.isChain == true)
        #expect(host.replica.state.plants[record(1)]?.title == "Rose")
        #expect(host.write([rose], device: laptop).map(\.batch.sequence) == [3])
    }

    @Test func anAuthorHasSeenThem() {
        var host = Host([unopened(1, 5), unopened(2, 6)])
        #expect(host.write([rose])[0].batch.seen[laptop] == 2)
    }

    @Test func theyWaitForOnesBeforeThemAndFork() {
        var replica = Replica<Garden>(journal: journal)
        replica.fold(unopened(3, 7))
        #expect(replica.heads == [Head(device: laptop, count: 1, digest: BatchHash(7))])
        replica.fold(unopened(1, 5))
        replica.fold(unopened(2, 6))
        #expect(
            replica.heads == [Head(device: laptop, sequence: 3, hash: BatchHash(7), count: 3, digest: BatchHash(4))])
        #expect(replica.forked == [])
        replica.fold(unopened(3, 9))
        #expect(replica.forked == [laptop])
        #expect(replica.head(of: laptop)?.hash == BatchHash(9))
    }

    @Test func aSnapshotKeepsTheirCount() throws {
        var replica = Host([rose].map { StoredBatch(batch([$0])) }).replica
        for held in [unopened(1, 5, generation: 3), unopened(4, 6)] { replica.fold(held) }
        var position: Int64 = 0
        var restored = try #require(
            Replica<Garden>(snapshot: replica.snapshot(position: 3), journal: journal, position: &position))
        #expect(restored.unopenedCount == 2 && restored.heads == replica.heads)
        for number: Int64 in 2...3 {
            replica.fold(unopened(number, 10))
            restored.fold(unopened(number, 10))
        }
        #expect(restored.unopenedCount == 4 && restored.head(of: laptop)?.sequence == 4)
        #expect(restored.snapshot(position: 3) == replica.snapshot(position: 3))
    }

    @Test func whatIsSetAsideIsCountedOnceAndFoldedLater() throws {
        let batches = (Int64(1)...2).map { StoredBatch(batch([rose], device: laptop, sequence: $0)) }
        let folded = Host(batches).replica
        var replica = Replica<Garden>(journal: journal)
        for batch in batches { replica.fold(HeldBatch.opened(batch).withoutSignature) }
        #expect(replica.heads == folded.heads && replica.seen == folded.seen && replica.batchCount == 2)
        #expect(replica.state.bytes == Garden().bytes)
        #expect(replica.setAside == Set(batches.map(\.identity)) && replica.unopenedCount == 0)
        var position: Int64 = 0
        var restored = try #require(
            Replica<Garden>(snapshot: replica.snapshot(position: 3), journal: journal, position: &position))
        for batch in batches.reversed() { restored.fold(batch) }
        #expect(restored.snapshot(position: 0) == folded.snapshot(position: 0))
        replica.fold(HeldBatch.unopened(batches[1].identity, generation: 0))
        #expect(replica.setAside == [batches[0].identity] && replica.unopenedCount == 1)
        #expect(replica.heads == folded.heads)
    }

    @Test func anActionWaitsForAPartThatCannotBeOpened() {
        let parts = [
            StoredBatch(batch([rose], sequence: 1, part: 0, isLast: false)),
            StoredBatch(batch([], sequence: 2, part: 1)),
        ]
        var host = Host([.opened(parts[0]), .unopened(parts[1].identity, generation: 0)])
        #expect(host.replica.state.bytes == Garden().bytes)
        #expect(host.replica.head(of: phone)?.sequence == 2)
        // The next program opens it, and folds all again.
        host = Host(parts)
        #expect(host.replica.state.plants[record(1)]?.title == "Rose")
    }

    @Test func anErasureThatCannotBeOpenedErasesNothing() {
        let erasing = StoredBatch(batch([Erasures.change(erasing: record(1))], device: laptop))
        let written = StoredBatch(batch([rose]))
        let host = Host([.opened(written), .unopened(erasing.identity, generation: 0)])
        #expect(host.replica.state.plants[record(1)]?.title == "Rose")
        // Nor does the form of a peer that could open it.
        var other = Host([written, erasing])
        var behind = host
        for batch in other.missingBatches(for: behind.replica.heads) { behind.receive(batch) }
        #expect(behind.batches == [written])
        // The next program opens it.
        behind.receive(erasing)
        #expect(behind.batches[0].batch.changes == [])
        other.receive(.opened(written))
        #expect(other.batches[0].batch.changes == [])
    }

    @Test func anAuthorThatCouldNotOpenAnErasureDoesNotKnowIt() {
        let erasing = StoredBatch(
            later(batch([Erasures.change(erasing: record(1))], device: laptop), seen: VersionVector()))
        let other = Change("plants", record(2), "title", .text("Lily"))
        // It has the erasing batch unopened, and so has seen it.
        var behind = Host([.unopened(erasing.identity, generation: 0)])
        let written = behind.write([rose, other])
        #expect(written[0].batch.seen[laptop] == 1)
        // Once it is opened there and elsewhere, the erased record stays erased, and nothing else is lost.
        for batches in [[erasing] + written, written + [erasing]] {
            let host = Host(batches)
            #expect(host.replica.state.plants[record(1)] == nil)
            #expect(host.replica.state.plants[record(2)]?.title == "Lily")
            var restarted = host
            restarted.restart()
            restarted.receive(written[0])
            #expect(restarted.replica.state.plants[record(1)] == nil)
        }
        // An author of the later version that has seen it can make the record again.
        var seen = VersionVector()
        seen[laptop] = 1
        let again = StoredBatch(later(batch([rose], device: DeviceID(0xC)), seen: seen))
        #expect(Host([erasing, again]).replica.state.plants[record(1)]?.title == "Rose")
    }

    private func later(_ batch: Batch, seen: VersionVector) -> Batch {
        Batch(
            journal: batch.journal, device: batch.device, sequence: batch.sequence, time: batch.time, seen: seen,
            action: batch.action, changes: batch.changes, version: 3)
    }
}
