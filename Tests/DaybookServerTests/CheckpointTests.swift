import DaybookCore
import Foundation
import Journal
import Testing

@testable import DaybookServer
@testable import JournalStore

/// Checkpoints, from which a new browser starts.
@Suite struct CheckpointTests {
    private struct Portion {
        let id: String, total: Int, bytes: [UInt8]
    }

    private func portion(_ client: TestClient, _ query: String) async throws -> Portion {
        let answer = await client.post("/replica/checkpoint?\(query)", [])
        #expect(answer.status == 200)
        return Portion(
            id: try #require(answer["Daybook-Checkpoint"]), total: try #require(Int(answer["Daybook-Total"] ?? "")),
            bytes: answer.body)
    }

    private func whole(_ client: TestClient) async throws -> [UInt8] {
        var part = try await portion(client, "most=4096")
        var bytes = part.bytes
        while bytes.count < part.total {
            part = try await portion(client, "id=\(part.id)&from=\(bytes.count)&most=4096")
            bytes += part.bytes
        }
        return bytes
    }

    private func replica(_ client: TestClient, _ checkpoint: [UInt8]) async throws -> Replica<State> {
        let id = try #require(JournalID(hex: String(await client.get("/replica/journal").text.dropLast())))
        let sealer = Sealer(journal: id, key: JournalKey(await client.post("/replica/key", []).body)) { 0 }
        let compressed = try #require(sealer.openCheckpoint(checkpoint))
        // Raw DEFLATE stands between a header of two bytes and a checksum of four (RFC 1950).
        let plain = try #require(Deflate.inflate(compressed.dropFirst(2).dropLast(4), 1 << 26))
        var position: Int64 = -1
        let replica = try #require(Replica<State>(snapshot: plain, journal: id, position: &position))
        #expect(position == 0)
        return replica
    }

    @Test func aCheckpointIsTheWholeStateInLessThanAQuarterOfTheBatches() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        for number in 0..<499 { try peer.write("title \(number)") }
        _ = await client.push(try peer.batches(lackedBy: []))
        #expect(await client.post("/replica/checkpoint", []).status == 404)
        try peer.write("title")
        _ = await client.push(try peer.batches(lackedBy: []))
        let checkpoint = try await whole(client)
        let size = try peer.batches(lackedBy: []).reduce(0) { $0 + $1.count }
        #expect(checkpoint.count * 4 < size)
        let replica = try await replica(client, checkpoint)
        #expect(Peer.titles(in: replica.state) == (try peer.titles))
        #expect(replica.heads == (try peer.heads))
    }

    @Test func portionsOfOneCheckpointFitTogetherWhileTheJournalGoesOn() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        for number in 0..<500 { try peer.write("title \(number)") }
        _ = await client.push(try peer.batches(lackedBy: []))
        let first = try await portion(client, "most=4096")
        await client.write("later")
        let second = try await portion(client, "id=\(first.id)&from=4096&most=4000000")
        #expect(second.id == first.id && second.total == first.total)
        let titles = Peer.titles(in: try await replica(client, first.bytes + second.bytes).state)
        #expect(titles.count == 500)
        #expect(try await portion(client, "id=\(first.id)&from=99999999").bytes.isEmpty)
        #expect(try await portion(client, "id=\(first.id)&from=-5").bytes.prefix(99) == first.bytes.prefix(99))
        #expect(try await portion(client, "id=00112233&from=4096").bytes.prefix(99) == first.bytes.prefix(99))
    }

    @Test func whatWasErasedIsInNoCheckpoint() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        let secret = try peer.write("secret")
        for number in 0..<500 { try peer.write("title \(number)") }
        _ = await client.push(try peer.batches(lackedBy: []))
        let before = try await portion(client, "most=4096")
        try peer.erase(secret)
        _ = await client.push(try peer.batches(lackedBy: []))
        let after = try await portion(client, "id=\(before.id)&from=4096&most=4000000")
        #expect(after.id != before.id)
        let replica = try await replica(client, after.bytes)
        #expect(!Peer.titles(in: replica.state).contains("secret"))
        #expect(Peer.titles(in: replica.state).count == 500)
    }

    @Test func theHistoryOfAnActionHasAllThatChangedItsRecords() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        let one = try #require(RecordID(hex: "a1")), other = try #require(RecordID(hex: "a2"))
        func title(_ record: RecordID, _ title: String) -> Change { Change("habits", record, "title", .text(title)) }
        let action = try peer.write([title(one, "A")])
        try peer.write([title(one, "B"), title(other, "C")])
        try peer.write([title(other, "D")])
        _ = await client.push(try peer.batches(lackedBy: []))
        let answer = await client.post("/replica/history", action.bytes)
        var reader = ByteReader(answer.body)
        var envelopes: [[UInt8]] = []
        while !reader.isAtEnd { envelopes.append(try reader.lengthPrefixedBytes()) }
        #expect(envelopes == Array(try peer.batches(lackedBy: []).prefix(2)))
        #expect(await client.post("/replica/history", [1, 2, 3]).status == 400)
        #expect(await client.post("/replica/history", Identifier(high: 1, low: 2).bytes).body.isEmpty)
    }
}
