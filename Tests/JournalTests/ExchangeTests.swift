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
    func twoReplicasConvergeAfterTwoRounds(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let batches = World(&randomness, size: randomness.number(1...40)).batches.shuffled(using: &randomness)
        // One-sided, overlapping or disjoint knowledge, with gaps or complete chains.
        let share = randomness.number(1...6)
        var one = Host(batches.filter { _ in !randomness.once(in: share) })
        var other = Host(batches.filter { _ in randomness.once(in: share) })
        let union = Host(one.batches + other.batches)
        _ = exchange(&one, &other)
        _ = exchange(&one, &other)
        #expect(one.batches.map(\.bytes) == union.batches.map(\.bytes))
        #expect(other.batches.map(\.bytes) == union.batches.map(\.bytes))
        #expect(one.status == other.status)
        #expect(exchange(&one, &other) == 0)
    }

    @Test(arguments: Seeds.some(100))
    func anInterruptedExchangeIsCompletedLater(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let batches = World(&randomness, size: randomness.number(1...40)).batches.shuffled(using: &randomness)
        var one = Host(batches.filter { _ in randomness.once(in: 2) })
        var other = Host(batches.filter { _ in randomness.once(in: 2) })
        let union = Host(one.batches + other.batches)
        for _ in 0..<3 { _ = exchange(&one, &other, losing: { randomness.number(0...$0) }) }
        _ = exchange(&one, &other)
        _ = exchange(&one, &other)
        #expect(one.batches.map(\.bytes) == union.batches.map(\.bytes))
        #expect(other.batches.map(\.bytes) == union.batches.map(\.bytes))
    }

    @Test(arguments: Seeds.some(30))
    func fourReplicasInARingConverge(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let batches = World(&randomness, size: 30).batches
        var hosts = (0..<4).map { _ in Host(batches.filter { _ in randomness.once(in: 3) }) }
        let union = Host(hosts.flatMap(\.batches))
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
        #expect(other.missingBatches(for: one.replica.heads).map(\.batch.sequence) == [4, 5])
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

    @Test func theHeadOfAForkHasTheGreatestChecksum() {
        let twins = ["x", "y"].map { EncodedBatch(batch([Change("plants", record(1), "title", .text($0))])) }
        let greatest = twins.map(\.checksum).max()
        #expect(Host(twins).replica.heads == Host(twins.reversed()).replica.heads)
        #expect(Host(twins).replica.head(of: phone)?.checksum == greatest)
    }

    @Test func headsTravel() throws {
        let heads = [
            Head(device: phone, sequence: 3, checksum: 4, count: 5, digest: 6),
            Head(device: laptop, sequence: 0, checksum: 0, count: 1 << 53 - 1, digest: .max),
        ]
        #expect(try Head.decode(Head.encode(heads)) == heads)
        #expect(throws: DecodingFailure.self) { try Head.decode(Head.encode(heads.reversed())) }
        #expect(throws: DecodingFailure.self) { try Head.decode(Head.encode([heads[0], heads[0]])) }
        #expect(throws: DecodingFailure.self) { try Head.decode(Head.encode(heads) + [0]) }
        #expect(throws: DecodingFailure.self) { try Head.decode(Array(Head.encode(heads).dropLast())) }
        #expect(throws: DecodingFailure.self) {
            try Head.decode(Head.encode([Head(device: phone, sequence: 2, checksum: 0, count: 1, digest: 0)]))
        }
        #expect(throws: DecodingFailure.truncated(at: 0)) { try Head.decode([0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) }
    }
}
