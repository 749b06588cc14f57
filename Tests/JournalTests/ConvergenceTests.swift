import Journal
import TestSupport
import Testing

/// Batches of several devices that partly knew of each other, some of them copies of one device, and batches that no
/// author writes: gaps, duplicate parts, parts without an end, impossible times.
struct World {
    let batches: [EncodedBatch]

    init(_ randomness: inout SeededRandomness, size: Int) {
        var sites = [Host(), Host(), Host(), Host()]
        // The last two are one device whose folder was copied.
        let devices = [DeviceID(1), DeviceID(2), DeviceID(3), DeviceID(3)]
        var all: [EncodedBatch] = []
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
                for batch in sites[other].batches where !randomness.once(in: 5) { sites[site].receive(batch) }
            default:
                all.append(Self.oddity(&randomness))
            }
        }
        batches = all
    }

    /// An action in several small batches; sometimes one that is never completed.
    private static func parts(_ randomness: inout SeededRandomness, device: DeviceID, after replica: Replica<Garden>)
        -> [EncodedBatch]
    {
        let count = randomness.number(2...4)
        let id = randomness.identifier()
        let missing = randomness.once(in: 4) ? randomness.number(0...count - 1) : -1
        let last = replica.head(of: device)
        var sequence = last?.sequence ?? 0
        var previous = last?.checksum ?? 0
        let time = randomness.time()
        return (0..<count).compactMap { part in
            if part == missing { return nil }
            sequence += 1
            let encoded = EncodedBatch(
                batch(
                    randomness.changes(0...3), device: device, sequence: sequence,
                    time: min(time, Stamp.latest - 9) + UInt64(part), previous: previous, id: id, part: Int64(part),
                    isLast: part == count - 1))
            previous = encoded.checksum
            return encoded
        }
    }

    private static func oddity(_ randomness: inout SeededRandomness) -> EncodedBatch {
        let odd = batch(
            randomness.changes(0...4), device: DeviceID(UInt64(randomness.number(1...4))),
            sequence: Int64(randomness.number(1...12)), time: randomness.time(), previous: randomness.next(),
            id: action(UInt64(randomness.number(1...4))), part: Int64(randomness.number(0...3)),
            isLast: randomness.once(in: 2))
        let encoded = EncodedBatch(odd)
        return randomness.once(in: 5) ? encoded.erased : encoded
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
                host.receive(try EncodedBatch(decoding: batch.bytes))
            }
            #expect(host.replica.state.bytes == expected.replica.state.bytes)
            #expect(host.replica.heads == expected.replica.heads)
            #expect(host.replica.forked == expected.replica.forked)
            #expect(host.status == expected.status)
        }
    }

    @Test func generatedHistoriesContainTheCasesTested() {
        var (forked, gaps, waiting, changed, erased) = (0, 0, 0, 0, 0)
        for seed: UInt64 in 1...100 {
            var randomness = SeededRandomness(seed: seed)
            let host = Host(World(&randomness, size: 40).batches)
            if !host.replica.forked.isEmpty { forked += 1 }
            if host.replica.heads.contains(where: { $0.count < $0.sequence + 1 && !$0.isChain }) { gaps += 1 }
            if host.replica.heads.contains(where: { $0.sequence == 0 && $0.count > 0 }) { gaps += 1 }
            if host.batches.contains(where: { !$0.batch.action.isLast }) { waiting += 1 }
            if host.replica.state.plants.rows.count > 3 { changed += 1 }
            if host.batches.contains(where: {
                if case .erased(_, let kept) = $0.batch.content { !kept.isEmpty } else { false }
            }) {
                erased += 1
            }
        }
        #expect(forked > 50)
        #expect(gaps > 20)
        #expect(waiting > 50)
        #expect(changed > 50)
        #expect(erased > 40)
    }

    @Test func anActionAppearsOnceAllItsPartsHaveArrived() {
        let rose = Change("plants", record(1), "title", .text("Rose"))
        let thorn = Change("plants", record(2), "title", .text("Thorn"))
        let parts = [
            EncodedBatch(batch([rose], sequence: 1, part: 0, isLast: false)),
            EncodedBatch(batch([thorn], sequence: 2, part: 1, isLast: false)),
            EncodedBatch(batch([], sequence: 3, part: 2)),
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
                EncodedBatch(batch([rose], sequence: part + 1, part: part, isLast: isLast))
            })
        #expect(host.replica.state.bytes == Garden().bytes)
    }

    @Test func aPartWrittenTwiceByCopiesOfADeviceIsFoldedTwice() {
        let parts = [
            EncodedBatch(batch([], sequence: 1, part: 0, isLast: false)),
            EncodedBatch(batch([Change("plants", record(1), "title", .text("Rose"))], sequence: 2, part: 1)),
            EncodedBatch(batch([Change("plants", record(2), "title", .text("Thorn"))], sequence: 2, part: 1)),
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 2, 0]] {
            #expect(Host(order.map { parts[$0] }).replica.state.plants.rows.count == 2)
        }
    }

    @Test func veryManyIncompletePartsAreHeldAndShowNothing() {
        var replica = Replica<Garden>(journal: journal)
        let last = batch([], device: laptop, part: 1_000_000)
        replica.fold(EncodedBatch(last))
        for part in 0..<Int64(10_000) {
            replica.fold(EncodedBatch(batch([], sequence: part + 1, part: part, isLast: false)))
        }
        #expect(replica.batchCount == 10_001)
        #expect(replica.state.bytes == Garden().bytes)
    }

    @Test func theLargestPartDoesNotOverflow() {
        let host = Host([EncodedBatch(batch([], sequence: .max, time: .max, part: .max, isLast: true))])
        #expect(host.replica.batchCount == 1)
    }

    @Test func anErasedPartStillCompletesAnAction() {
        let rose = EncodedBatch(
            batch([Change("plants", record(1), "title", .text("Rose"))], sequence: 1, part: 0, isLast: false))
        let thorn = EncodedBatch(
            batch([Change("plants", record(2), "title", .text("Thorn"))], sequence: 2, part: 1))
        let host = Host([rose.erased, thorn])
        #expect(host.replica.state.plants.rows.map(\.title) == ["Thorn"])
        #expect(host.replica.head(of: phone)?.digest == rose.checksum ^ thorn.checksum)
    }
}
