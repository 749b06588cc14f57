import DaybookWeb
import Foundation
import Journal
import JournalStore
import Testing

@testable import DaybookServer

/// Exchange over slow lines: portions of the requested size.
@Suite struct PortionTests {
    /// A server with this many habits, each with a title of a kilobyte.
    private func server(habits: Int) async throws -> (client: TestClient, writer: Peer) {
        let client = try TestClient.signedIn()
        let writer = try await Peer(of: client)
        for number in 0..<habits { try writer.write("\(number)" + String(repeating: "x", count: 1000)) }
        #expect(await client.push(try writer.batches(lackedBy: [])).status == 200)
        return (client, writer)
    }

    @Test func portionIsAsLargeAsAskedForAndSaysHowMuchIsLackingInAll() async throws {
        let (client, writer) = try await server(habits: 40)
        let size = try writer.batches(lackedBy: []).reduce(0) { $0 + $1.count }
        let answer = await client.post("/replica/pull?after=0&most=8192&total=1", Head.encode([]))
        #expect(answer["Daybook-Total"] == String(size))
        #expect(answer["Daybook-More"] == "1")
        #expect((8192...10_000).contains(answer.body.count))
        let position = try #require(answer["Daybook-Position"])
        let rest = await client.post("/replica/pull?after=\(position)&most=1000000&total=1", Head.encode([]))
        #expect(rest["Daybook-More"] == nil)
        let left = try #require(rest["Daybook-Total"].flatMap { Int($0) })
        #expect((size - 10_000...size - 8192).contains(left))
        #expect(await client.post("/replica/pull?after=0", Head.encode([]))["Daybook-Total"] == nil)
    }

    @Test(arguments: ["0", "-5", "99999999999", "many"])
    func sizeBeyondAllBoundsIsBroughtWithin(_ size: String) async throws {
        let (client, writer) = try await server(habits: 20)
        let answer = await client.post("/replica/pull?after=0&most=\(size)", Head.encode([]))
        #expect(answer.status == 200)
        #expect(!answer.body.isEmpty)
        #expect(answer.body.count <= (try writer.batches(lackedBy: []).reduce(300) { $0 + $1.count + 3 }))
    }
}
