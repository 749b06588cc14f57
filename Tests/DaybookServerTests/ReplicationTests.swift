import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore
import Synchronization
import Testing

@testable import DaybookServer

@Suite struct ReplicationTests {
    @Test func bothSidesHoldTheSameOnceEachSentWhatTheOtherLacked() async throws {
        let visitor = try Visitor.signedIn()
        await visitor.write("A")
        let peer = try await Peer(of: visitor)
        try peer.write("B")
        try await peer.pull(from: visitor)
        let heads = try Head.decode(await visitor.push(peer.batches(lackedBy: [])).body)
        #expect(heads == (try peer.heads))
        #expect(await visitor.titles == ["A", "B"])
        #expect(try peer.titles == ["A", "B"])
    }

    @Test func replayedPushChangesNothing() async throws {
        let visitor = try Visitor.signedIn()
        let peer = try await Peer(of: visitor)
        try peer.write("A")
        let batches = try peer.batches(lackedBy: [])
        let once = await visitor.push(batches)
        let twice = await visitor.push(batches)
        #expect(once.status == 200)
        #expect(twice.status == 200)
        #expect(once.body == twice.body)
        #expect(await visitor.titles == ["A"])
    }

    @Test func truncatedBatchIsRefusedAndNothingTaken() async throws {
        let visitor = try Visitor.signedIn()
        let peer = try await Peer(of: visitor)
        try peer.write("A")
        try peer.write("B")
        var writer = ByteWriter()
        for batch in try peer.batches(lackedBy: []) { writer.lengthPrefixedBytes(batch) }
        let whole = writer.bytes
        for length in [1, 5, whole.count / 2, whole.count - 1] {
            let answer = await visitor.post("/replica/push", Array(whole.prefix(length)))
            #expect(answer.status == 400)
            #expect(!answer.text.isEmpty)
        }
        #expect(try await visitor.responder.service.heads().isEmpty)
    }

    @Test func oneBrokenBatchLeavesOutAll() async throws {
        let visitor = try Visitor.signedIn()
        let peer = try await Peer(of: visitor)
        try peer.write("A")
        try peer.write("B")
        var batches = try peer.batches(lackedBy: [])
        batches[1][batches[1].count / 2] ^= 1
        let answer = await visitor.push(batches)
        #expect(answer.status == 400)
        #expect(answer.text.hasPrefix("Nothing was taken: batch 1 is broken"))
        #expect(try await visitor.responder.service.heads().isEmpty)
    }

    @Test func anotherJournalIsRefused() async throws {
        let visitor = try Visitor.signedIn()
        let other = try await Peer(of: Visitor.signedIn())
        try other.write("A")
        let batches = try other.batches(lackedBy: [])
        #expect(await visitor.push(batches).status == 409)
        #expect(await visitor.push([], [("Daybook-Journal", other.journal.hex)]).status == 409)
        let own = await visitor.get("/replica/journal").text.dropLast()
        #expect(await visitor.push([], [("Daybook-Journal", String(own))]).status == 200)
        #expect(try await visitor.responder.service.heads().isEmpty)
    }

    @Test func muchIsPulledInPortions() async throws {
        let visitor = try Visitor.signedIn()
        let writer = try await Peer(of: visitor)
        for _ in 0..<5 { try writer.write(String(repeating: "x", count: 700_000)) }
        #expect(await visitor.push(try writer.batches(lackedBy: [])).status == 200)
        let reader = try await Peer(of: visitor)
        #expect(try await reader.pull(from: visitor) > 1)
        #expect(try reader.heads == writer.heads)
    }

    @Test func brokenHeadsAreRefused() async throws {
        let visitor = try Visitor.signedIn()
        #expect(await visitor.post("/replica/pull", [255, 255]).status == 400)
        #expect(await visitor.get("/replica/nothing").status == 404)
    }

    @Test func whatAPeerErasesIsGoneFromTheServerAndTheOtherWayRound() async throws {
        let visitor = try Visitor.signedIn()
        let peer = try await Peer(of: visitor)
        let (theirs, ours) = (try peer.write("secret of a peer"), try peer.write("secret of the server"))
        let plain = try peer.batches(lackedBy: [])
        #expect(await visitor.push(plain).status == 200)
        try peer.erase(theirs)
        #expect(await visitor.push(try peer.batches(lackedBy: [])).status == 200)
        #expect(await visitor.titles == ["secret of the server"])
        let other = try SQLiteJournal<State>(folder: visitor.responder.configuration.dataFolder) {
            .random(in: 1 ... .max)
        }
        try other.write(at: 0) { _ in Peer.eraser(of: ours) }
        try await peer.pull(from: visitor)
        #expect(try peer.titles.isEmpty)
        let late = try await Peer(of: visitor)
        #expect(await visitor.push(plain).status == 200)
        try await late.pull(from: visitor)
        #expect(await visitor.titles.isEmpty)
        #expect(try late.batches(lackedBy: []) == peer.batches(lackedBy: []))
        for bytes in try late.batches(lackedBy: []) {
            #expect(!Hexadecimal.text(bytes).contains(Hexadecimal.text(Array("secret".utf8))))
        }
    }

    @Test(.timeLimit(.minutes(1))) func listenersHearOfEveryGrowth() async throws {
        let visitor = try Visitor.signedIn()
        let changes = visitor.responder.service.changes
        let listener = changes.listen()
        var items = listener.items.makeAsyncIterator()
        await visitor.write("A")
        #expect(await items.next() == .changed)
        let peer = try await Peer(of: visitor)
        try peer.write("B")
        _ = await visitor.push(try peer.batches(lackedBy: []))
        #expect(await items.next() == .changed)
        let other = try SQLiteJournal<State>(folder: visitor.responder.configuration.dataFolder) { 7 }
        try other.write(at: 0) { _ in Peer.draft("C") }
        await visitor.responder.service.announce()
        #expect(await items.next() == .changed)
        await visitor.responder.service.announce()
        changes.end()
        #expect(await items.next() == nil)
    }

    @Test(.timeLimit(.minutes(1))) func streamOfEventsSaysThatTheJournalChanged() async throws {
        let visitor = try Visitor.signedIn()
        let response = await visitor.responder.answer(to: visitor.request(.get, "/replica/events"))
        #expect(response.headers[.contentType] == "text/event-stream")
        let collected = Collected(parts: 2)
        async let ended: Void? = try? response.body.write(collected)
        while visitor.responder.service.changes.listenerCount == 0 { await Task.yield() }
        await visitor.write("A")
        _ = await ended
        let text = String(decoding: collected.bytes.withLock { $0 }, as: UTF8.self)
        #expect(text == "retry: 1000\n\nevent: changed\ndata: \n\n")
        #expect(visitor.responder.service.changes.listenerCount == 0)
    }

    @Test(.timeLimit(.minutes(1))) func streamOfEventsSaysThatTheAppWasBuilt() async throws {
        let folder = Visitor.temporaryFolder()
        let visitor = try Visitor.signedIn(app: folder)
        let response = await visitor.responder.answer(to: visitor.request(.get, "/replica/events"))
        let collected = Collected(parts: 2)
        async let ended: Void? = try? response.body.write(collected)
        while visitor.responder.service.changes.listenerCount == 0 { await Task.yield() }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("0123abcd".utf8).write(to: URL(fileURLWithPath: folder + "/version.txt"))
        _ = await ended
        let text = String(decoding: collected.bytes.withLock { $0 }, as: UTF8.self)
        #expect(text == "retry: 1000\n\nevent: app\ndata: \n\n")
    }
}
