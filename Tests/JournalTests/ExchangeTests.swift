import Journal
import TestSupport
import Testing

struct ExchangeTests {
    /// Both send their heads, and then the batches the other is missing.
    private func exchange(_ one: inout Host, _ other: inout Host, losing lost: (Int) -> Int = { _ in 0 }) -> Int {
        let (there, back) = (one.missingBatches(for: other.replica.heads), other.missingBatches(for: one.replica.heads))
        for batch in there.dropLast(lost(there.count)) { other.receive(batch) }
        for batch in back.dropLast(lost(back.count)) { one.receive(batch) }
        return there.count + back.count
    }

    @Test(arguments: Seeds.some(300))
    func twoReplicasConvergeAfterThreeRounds(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let batches = World(&randomness, size: randomness.number(1...40)).batches.shuffled(using: &randomness)
        // One-sided, overlapping or disjoint knowledge, with gaps or complete chains.
        let share = randomness.number(1...6)
        var one = Host(batches.filter { _ in !randomness.once(in: share) })
        var other = Host(batches.filter { _ in randomness.once(in: share) })
        let union = Host(one.held + other.held)
        _ = exchange(&one, &other)
        _ = exchange(&one, &other)
        #expect(one.held.map(\.bytes) == union.held.map(\.bytes))
        #expect(other.held.map(\.bytes) == union.held.map(\.bytes))
        _ = exchange(&one, &other)
        #expect(one.replica.heads == other.replica.heads)
        #expect(one.held.map(\.bytes) == union.held.map(\.bytes))
        #expect(one.status == other.status)
        #expect(exchange(&one, &other) == 0)
    }

    @Test(arguments: Seeds.some(100))
    func anInterruptedExchangeIsCompletedLater(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let batches = World(&randomness, size: randomness.number(1...40)).batches.shuffled(using: &randomness)
        var one = Host(batches.filter { _ in randomness.once(in: 2) })
        var other = Host(batches.filter { _ in randomness.once(in: 2) })
        let union = Host(one.held + other.held)
        for _ in 0..<3 { _ = exchange(&one, &other, losing: { randomness.number(0...$0) }) }
        _ = exchange(&one, &other)
        _ = exchange(&one, &other)
        #expect(one.held.map(\.bytes) == union.held.map(\.bytes))
        #expect(other.held.map(\.bytes) == union.held.map(\.bytes))
    }

    @Test(arguments: Seeds.some(30))
    func fourReplicasInARingConverge(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let batches = World(&randomness, size: 30).batches
        var hosts = (0..<4).map { _ in Host(batches.filter { _ in randomness.once(in: 3) }) }
        let union = Host(hosts.flatMap(\.held))
        for _ in 0..<2 {
            for left in 0..<4 {
                let right = (left + 1) % 4
                for _ in 0..<2 {
                    var (one, other) = (hosts[left], hosts[right])
                    _ = exchange(&one, &other)
                    (hosts[left], hosts[right]) = (one, other)
                }
            }
        }
        for host in hosts { #expect(host.status == union.status) }
    }

    private func chain(_ titles: [String], device: DeviceID = phone, after host: Host = Host()) -> Host {
        var host = host
        for title in titles { host.write([Change("plants", record(1), "title", .text(title))], device: device) }
        return host
    }

    @Test func onlyTheRestOfAChainIsSent() {
        var one = chain(["a", "b", "c"])
        var other = chain(["d", "e"], after: one)
        #expect(other.missingBatches(for: one.replica.heads).map(\.identity.sequence) == [4, 5])
        #expect(one.missingBatches(for: other.replica.heads) == [])
        #expect(exchange(&one, &other) == 2)
        #expect(one.status == other.status)
    }

    @Test func anEmptyPeerIsSentEverything() {
        var (one, other) = (chain(["a", "b"]), Host())
        #expect(exchange(&one, &other) == 2)
        #expect(exchange(&one, &other) == 0)
    }

    @Test func theShorterBranchOfACopiedDeviceReachesTheLongerOne() {
        let common = chain(["a"])
        var one = chain(["b"], after: common)
        var other = chain(["x", "y", "z"], after: common)
        #expect(exchange(&one, &other) == 4)
        #expect(one.replica.forked == [phone])
        // After a fork, heads no longer tell which batches are missing: all are sent, in both directions.
        #expect(exchange(&one, &other) == 9)
        #expect(one.batches.count == 5)
        #expect(one.status == other.status)
    }

    @Test func branchesOfEqualLengthAreExchanged() {
        let common = chain(["a"])
        var one = chain(["b", "c"], after: common)
        var other = chain(["x", "y"], after: common)
        #expect(exchange(&one, &other) == 6)
        #expect(one.status == other.status)
        #expect(one.batches.count == 5)
    }

    @Test func batchesThatOnlyLookLikeAChainAreExchanged() {
        let common = chain(["a"])
        let (left, right) = (chain(["b", "c"], after: common), chain(["x", "y", "z"], after: common))
        var one = Host([common.batches[0], left.batches[1], right.batches[2]])
        var other = right
        #expect(one.replica.head(of: phone)?.isChain == true)
        #expect(exchange(&one, &other) == 1)
        #expect(exchange(&one, &other) == 8)
        #expect(one.status == other.status)
    }

    @Test func theHeadOfAForkHasTheGreatestHash() {
        let twins = ["x", "y"].map { StoredBatch(batch([Change("plants", record(1), "title", .text($0))])) }
        let greatest = twins.map(\.hash).max()
        #expect(Host(twins).replica.heads == Host(twins.reversed()).replica.heads)
        #expect(Host(twins).replica.head(of: phone)?.hash == greatest)
    }

    /// A chain of which the second batch lost its changes to an erasure that nobody holds any more.
    private func erased(_ host: Host, _ count: Int = 1) -> Host {
        var held = host.held
        guard case .opened(var stored) = held[1] else { return host }
        for _ in 0..<count { stored = stored.erased }
        held[1] = .opened(stored)
        return Host(held)
    }

    @Test func whatIsLeftOfABatchTakesNothingFromAPeerThatHoldsAllOfIt() {
        let whole = chain(["a", "b", "c"])
        var one = whole
        var other = erased(one)
        #expect(one.replica.head(of: phone)?.missingBatches(from: other.replica.head(of: phone)) == .erased)
        // The one that lost nothing has nothing to send yet.
        #expect(one.missingBatches(for: other.replica.heads) == [])
        #expect(other.missingBatches(for: one.replica.heads).map(\.identity.sequence) == [2])
        #expect(exchange(&one, &other) == 1)
        #expect(one.batches == whole.batches)
        #expect(exchange(&one, &other) == 2)
        #expect(other.batches == whole.batches)
        #expect(exchange(&one, &other) == 0)
    }

    @Test func theRestOfAChainIsSentBeforeItsBeginningIsMadeWhole() {
        var one = chain(["a", "b"])
        var other = chain(["c"], after: one)
        let whole = other
        one = erased(one)
        #expect(exchange(&one, &other) == 1)
        for _ in 1...2 { _ = exchange(&one, &other) }
        #expect(one.batches == whole.batches && other.batches == whole.batches)
        #expect(exchange(&one, &other) == 0)
    }

    @Test func ofTwoFormsThatLostTheSameTheGreaterGenerationIsKept() {
        let chain = chain(["a", "b"])
        var (one, other) = (erased(chain, 1), erased(chain, 3))
        #expect(exchange(&one, &other) == 2)
        #expect(one.batches == other.batches && one.batches[1].generation == 3)
        #expect(exchange(&one, &other) == 0)
    }

    @Test func formsThatLostDifferentChangesLoseBothOnceTheErasingBatchesAreThere() {
        let (rose, thorn) = (
            Change("plants", record(1), "title", .text("a")), Change("visits", record(2), "state", .null)
        )
        let written = StoredBatch(batch([rose, thorn]))
        func left(_ change: Change, _ generation: Int64) -> Host {
            Host([StoredBatch(written.batch.with([change], isErased: true), hash: written.hash, generation: generation)]
            )
        }
        var (one, other) = (left(rose, 1), left(thorn, 2))
        #expect(exchange(&one, &other) == 2)
        #expect(one.batches[0].batch.changes == [rose] && other.batches[0].batch.changes == [thorn])
        let erasing = StoredBatch(
            batch([record(1), record(2)].map { Erasures.change(erasing: $0) }, device: laptop, id: action(2)))
        one.receive(erasing)
        other.receive(erasing)
        _ = exchange(&one, &other)
        #expect(one.batches[0].batch.changes == [] && one.batches[0].generation == 3)
        #expect(other.batches[0].batch.changes == [] && other.batches[0].generation == 3)
        #expect(one.status == other.status && exchange(&one, &other) == 0)
    }

    @Test func anErasureReachesAPeerThatHasOtherBatchesToo() {
        var one = chain(["a", "b"])
        var other = one
        one.write([Erasures.change(erasing: record(1))], id: action(2))
        other.write([Change("plants", record(2), "title", .text("x"))], device: laptop, id: action(3))
        #expect(exchange(&one, &other) == 2)
        #expect(one.replica.heads == other.replica.heads && one.batches == other.batches)
        #expect(one.batches.prefix(2).allSatisfy { $0.batch.changes == [] && $0.generation == 1 })
        #expect(exchange(&one, &other) == 0)
    }

    @Test func headsTravel() throws {
        let heads = [
            Head(device: phone, sequence: 3, hash: BatchHash(4), count: 5, digest: BatchHash(6), forms: 7),
            Head(
                device: laptop, count: 1 << 53 - 1, digest: BatchHash([UInt8](repeating: 0xFF, count: 32))!,
                forms: .max),
        ]
        #expect(try Head.decode(Head.encode(heads)) == heads)
        #expect(throws: DecodingFailure.self) { try Head.decode(Head.encode(heads.reversed())) }
        #expect(throws: DecodingFailure.self) { try Head.decode(Head.encode([heads[0], heads[0]])) }
        #expect(throws: DecodingFailure.self) { try Head.decode(Head.encode(heads) + [0]) }
        for length in Head.encode(heads).indices {
            #expect(throws: DecodingFailure.self) { try Head.decode(Array(Head.encode(heads).prefix(length))) }
        }
        #expect(throws: DecodingFailure.self) {
            try Head.decode(Head.encode([Head(device: phone, sequence: 2, count: 1)]))
        }
        #expect(throws: DecodingFailure.truncated(at: 0)) { try Head.decode([0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) }
    }
}
