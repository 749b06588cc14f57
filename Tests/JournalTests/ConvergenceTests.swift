import Journal
import TestSupport
import Testing

/// Batches of several devices that partly knew of each other, some of them copies of one device, and batches that no
/// author writes: gaps, duplicate parts, parts without an end, impossible times, and some that cannot be opened.
struct World {
    let batches: [HeldBatch]

    init(_ randomness: inout SeededRandomness, size: Int) {
        var sites = [Host(), Host(), Host(), Host()]
        // The last two are one device whose folder was copied.
        let devices = [DeviceID(1), DeviceID(2), DeviceID(3), DeviceID(3)]
        var all: [StoredBatch] = []
        var unopened: [HeldBatch] = []
        for _ in 0..<size {
            let site = randomness.number(0...3)
            if randomness.once(in: 20) {
                let erased = record(UInt8(randomness.number(1...5)))
                all += sites[site].write(
                    [Erasures.change(erasing: erased)], device: devices[site], id: randomness.identifier())
                continue
            }
            switch randomness.number(0...9) {
            case 0...5:
                let milliseconds =
                    noon + Int64(randomness.number(0...500)) * (randomness.once(in: 9) ? 86_400_000_000 : 1)
                all += sites[site].write(
                    randomness.changes(1...4), device: devices[site], id: randomness.identifier(), at: milliseconds)
            case 6, 7:
                let parts = Self.parts(&randomness, device: devices[site], after: sites[site].replica)
                for part in parts { sites[site].receive(part) }
                all += parts
            case 8:
                let other = randomness.number(0...3)
                for batch in sites[other].held where !randomness.once(in: 5) { sites[site].receive(batch) }
            default:
                let odd = Self.oddity(&randomness)
                if randomness.once(in: 4) {
                    let held = HeldBatch.unopened(odd.identity, generation: Int64(randomness.number(0...2)))
                    sites[site].receive(held)
                    unopened.append(held)
                } else {
                    all.append(odd)
                }
            }
        }
        batches = (all.map { .opened($0) } + unopened).shuffled(using: &randomness)
    }

    /// Forms of some batches that lost changes to batches which nobody holds.
    func remains(_ randomness: inout SeededRandomness) -> [HeldBatch] {
        var forms: [HeldBatch] = []
        for batch in batches where randomness.once(in: 4) {
            let generation = batch.generation + Int64(randomness.number(1...2))
            guard let stored = batch.stored else {
                forms.append(.unopened(batch.identity, generation: generation))
                continue
            }
            let kept = stored.batch.changes.filter { $0.table == "erased" || randomness.once(in: 2) }
            forms.append(
                .opened(
                    StoredBatch(
                        stored.batch.with(Changes(kept), isErased: true), hash: stored.hash, generation: generation)))
        }
        return forms
    }

    /// An action in several small batches; sometimes one that is never completed.
    private static func parts(_ randomness: inout SeededRandomness, device: DeviceID, after replica: Replica<Garden>)
        -> [StoredBatch]
    {
        let count = randomness.number(2...4)
        let id = randomness.identifier()
        let missing = randomness.once(in: 4) ? randomness.number(0...count - 1) : -1
        let last = replica.head(of: device)
        var sequence = last?.sequence ?? 0
        var previous = last?.hash ?? .none
        let time = randomness.time()
        return (0..<count).compactMap { part in
            if part == missing { return nil }
            sequence += 1
            let stored = StoredBatch(
                batch(
                    randomness.changes(0...3), device: device, sequence: sequence,
                    time: min(time, Stamp.latest - 9) + UInt64(part), id: id, part: Int64(part),
                    isLast: part == count - 1), after: previous)
            previous = stored.hash
            return stored
        }
    }

    private static func oddity(_ randomness: inout SeededRandomness) -> StoredBatch {
        let odd = batch(
            randomness.changes(0...4), device: DeviceID(UInt64(randomness.number(1...4))),
            sequence: Int64(randomness.number(1...12)), time: randomness.time(),
            id: action(UInt64(randomness.number(1...4))), part: Int64(randomness.number(0...3)),
            isLast: randomness.once(in: 2))
        let stored = StoredBatch(odd, after: randomness.hash())
        return randomness.once(in: 5) ? stored.erased : stored
    }
}

struct ConvergenceTests {
    @Test(arguments: Seeds.some(150))
    func anyOrderAndRepetitionGivesTheSameReplica(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let world = World(&randomness, size: randomness.number(1...60))
        let expected = Host(world.batches)
        for _ in 0..<4 {
            var host = Host()
            let twice = world.batches + world.batches.filter { _ in randomness.once(in: 3) }
            for batch in twice.shuffled(using: &randomness) {
                if randomness.once(in: 15) { host.restart() }
                host.receive(try reread(batch))
            }
            #expect(host.replica.state.bytes == expected.replica.state.bytes)
            #expect(host.replica.forked == expected.replica.forked)
            #expect(host.replica.unopenedCount == expected.replica.unopenedCount)
            #expect(host.status == expected.status)
            #expect(host.held.map(\.bytes) == expected.held.map(\.bytes))
        }
    }

    /// A batch as it is after it was stored and read again.
    private func reread(_ held: HeldBatch) throws -> HeldBatch {
        guard let stored = held.stored else { return held }
        return .opened(
            StoredBatch(
                try Batch(stored.batch.header, content: stored.batch.content), hash: stored.hash,
                generation: stored.generation))
    }

    @Test(arguments: Seeds.some(100))
    func anyOrderOfWhatIsLeftOfBatchesGivesTheSameState(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let world = World(&randomness, size: randomness.number(1...40))
        let forms = world.batches + world.remains(&randomness) + world.remains(&randomness)
        let expected = Host(forms)
        for _ in 0..<4 {
            var host = Host()
            let twice = forms + forms.filter { _ in randomness.once(in: 3) }
            for batch in twice.shuffled(using: &randomness) {
                if randomness.once(in: 15) { host.restart() }
                host.receive(batch)
            }
            // The number of times that a batch was reduced depends on the order, until an exchange.
            #expect(host.replica.state.bytes == expected.replica.state.bytes)
            #expect(host.batches.map(\.batch.content) == expected.batches.map(\.batch.content))
        }
    }

    @Test func generatedHistoriesContainTheCasesTested() {
        var (forked, gaps, waiting, changed, erased, unopened) = (0, 0, 0, 0, 0, 0)
        for seed: UInt64 in 1...100 {
            var randomness = SeededRandomness(seed: seed)
            let host = Host(World(&randomness, size: 40).batches)
            if !host.replica.forked.isEmpty { forked += 1 }
            if host.replica.heads.contains(where: { $0.count < $0.sequence + 1 && !$0.isChain }) { gaps += 1 }
            if host.replica.heads.contains(where: { $0.sequence == 0 && $0.count > 0 }) { gaps += 1 }
            if host.batches.contains(where: { !$0.batch.action.isLast }) { waiting += 1 }
            if host.replica.state.plants.rows.count > 3 { changed += 1 }
            if host.batches.contains(where: { $0.batch.isErased && !$0.batch.changes.isEmpty }) { erased += 1 }
            if host.replica.unopenedCount > 0 { unopened += 1 }
        }
        #expect(forked > 50)
        #expect(gaps > 20)
        #expect(waiting > 50)
        #expect(changed > 50)
        #expect(erased > 40)
        #expect(unopened > 40)
    }

    @Test func anActionAppearsOnceAllItsPartsHaveArrived() {
        let rose = Change("plants", record(1), "title", .text("Rose"))
        let thorn = Change("plants", record(2), "title", .text("Thorn"))
        let parts = [
            StoredBatch(batch([rose], sequence: 1, part: 0, isLast: false)),
            StoredBatch(batch([thorn], sequence: 2, part: 1, isLast: false)),
            StoredBatch(batch([], sequence: 3, part: 2)),
        ]
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            var host = Host()
            for number in order.dropLast() { host.receive(parts[number]) }
            #expect(host.replica.state.bytes == Garden().bytes)
            host.receive(parts[order[2]])
            #expect(host.replica.state.plants.rows.count == 2)
        }
    }

    @Test func repeatedPartsDoNotCompleteAnAction() {
        let rose = Change("plants", record(1), "title", .text("Rose"))
        let host = Host(
            [(0, false), (2, true), (5, false)].map { part, isLast in
                StoredBatch(batch([rose], sequence: part + 1, part: part, isLast: isLast))
            })
        #expect(host.replica.state.bytes == Garden().bytes)
    }

    @Test func aPartWrittenTwiceByCopiesOfADeviceIsFoldedTwice() {
        let parts = [
            StoredBatch(batch([], sequence: 1, part: 0, isLast: false)),
            StoredBatch(batch([Change("plants", record(1), "title", .text("Rose"))], sequence: 2, part: 1)),
            StoredBatch(batch([Change("plants", record(2), "title", .text("Thorn"))], sequence: 2, part: 1)),
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 2, 0]] {
            #expect(Host(order.map { parts[$0] }).replica.state.plants.rows.count == 2)
        }
    }

    @Test func veryManyIncompletePartsAreHeldAndShowNothing() {
        var replica = Replica<Garden>(journal: journal)
        let last = batch([], device: laptop, part: 1_000_000)
        replica.fold(StoredBatch(last))
        for part in 0..<Int64(10_000) {
            replica.fold(StoredBatch(batch([], sequence: part + 1, part: part, isLast: false)))
        }
        #expect(replica.batchCount == 10_001)
        #expect(replica.state.bytes == Garden().bytes)
    }

    @Test func theLargestPartDoesNotOverflow() {
        let host = Host([StoredBatch(batch([], sequence: .max, time: .max, part: .max, isLast: true))])
        #expect(host.replica.batchCount == 1)
    }

    @Test func anErasedPartStillCompletesAnAction() {
        let rose = StoredBatch(
            batch([Change("plants", record(1), "title", .text("Rose"))], sequence: 1, part: 0, isLast: false))
        let thorn = StoredBatch(
            batch([Change("plants", record(2), "title", .text("Thorn"))], sequence: 2, part: 1))
        let host = Host([rose.erased, thorn])
        #expect(host.replica.state.plants.rows.map(\.title) == ["Thorn"])
        #expect(host.replica.head(of: phone)?.digest == rose.hash ^ thorn.hash)
    }
}
