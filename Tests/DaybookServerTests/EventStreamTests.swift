import DaybookCore
import Foundation
import Journal
import JournalStore
import Synchronization
import Testing

@testable import DaybookServer

/// The events that browsers are told of while they are connected.
@Suite struct EventStreamTests {
    @Test func listenersAreNotifiedOfEveryChange() async throws {
        let client = try TestClient.signedIn()
        let changes = client.responder.service.changes
        let listener = changes.subscribe()
        var items = listener.events.makeAsyncIterator()
        await client.write("A")
        #expect(await items.next() == .changed)
        let peer = try await Peer(of: client)
        try peer.write("B")
        _ = await client.push(try peer.batches(lackedBy: []))
        #expect(await items.next() == .changed)
        let other = try SQLiteJournal<State>(folder: client.responder.configuration.dataFolder) { 7 }
        try other.write(at: 0) { _ in Peer.draft("C") }
        await client.responder.service.announce()
        #expect(await items.next() == .changed)
        await client.responder.service.announce()
        changes.finish()
        #expect(await items.next() == nil)
    }

    @Test func streamOfEventsSaysThatTheJournalChanged() async throws {
        let client = try TestClient.signedIn()
        let response = await client.responder.answer(to: client.request(.get, "/replica/events"))
        #expect(response.headers[.contentType] == "text/event-stream")
        let collected = Collected(parts: 2)
        async let ended: Void? = try? response.body.write(collected)
        while client.responder.service.changes.listenerCount == 0 { await Task.yield() }
        await client.write("A")
        _ = await ended
        let text = String(decoding: collected.bytes.withLock { $0 }, as: UTF8.self)
        #expect(text == "retry: 1000\n\nevent: changed\ndata: \n\n")
        #expect(client.responder.service.changes.listenerCount == 0)
    }

    @Test func streamOfEventsSaysThatTheAppWasBuilt() async throws {
        let folder = TestClient.temporaryFolder()
        let client = try TestClient.signedIn(app: folder)
        let response = await client.responder.answer(to: client.request(.get, "/replica/events"))
        let collected = Collected(parts: 2)
        async let ended: Void? = try? response.body.write(collected)
        while client.responder.service.changes.listenerCount == 0 { await Task.yield() }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("0123abcd".utf8).write(to: URL(fileURLWithPath: folder + "/version.txt"))
        _ = await ended
        let text = String(decoding: collected.bytes.withLock { $0 }, as: UTF8.self)
        #expect(text == "retry: 1000\n\nevent: app\ndata: \n\n")
    }
}
