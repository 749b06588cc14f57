import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore
import Testing

@testable import DaybookServer

@Suite struct ReplicationTests {
    @Test func bothSidesAgreeAfterExchangingMissingBatches() async throws {
        let client = try TestClient.signedIn()
        await client.write("A")
        let peer = try await Peer(of: client)
        try peer.write("B")
        try await peer.pull(from: client)
        let heads = try Head.decode(await client.push(peer.batches(lackedBy: [])).body)
        #expect(heads == (try peer.heads))
        #expect(await client.titles == ["A", "B"])
        #expect(try peer.titles == ["A", "B"])
    }

    @Test func replayedPushChangesNothing() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        try peer.write("A")
        let batches = try peer.batches(lackedBy: [])
        let once = await client.push(batches)
        let twice = await client.push(batches)
        #expect(once.status == 200)
        #expect(twice.status == 200)
        #expect(once.body == twice.body)
        #expect(await client.titles == ["A"])
    }

    @Test func formsWithoutChangesEmptyNothing() async throws {
        let client = try TestClient.signedIn()
        await client.write("A")
        await client.write("B")
        let peer = try await Peer(of: client)
        try await peer.pull(from: client)
        let heads = try peer.heads
        let answer = await client.push(try peer.emptiedBatches())
        #expect(answer.status == 200)
        #expect(try Head.decode(answer.body) == heads)
        #expect(await client.titles == ["A", "B"])
    }

    @Test func truncatedBatchIsRefusedAndNothingTaken() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        try peer.write("A")
        try peer.write("B")
        var writer = ByteWriter()
        for batch in try peer.batches(lackedBy: []) { writer.lengthPrefixedBytes(batch) }
        let whole = writer.bytes
        for length in [1, 5, whole.count / 2, whole.count - 1] {
            let answer = await client.post("/replica/push", Array(whole.prefix(length)))
            #expect(answer.status == 400)
            #expect(!answer.text.isEmpty)
        }
        #expect(try await client.responder.service.heads().isEmpty)
    }

    @Test func pushWithWhatIsNoBatchIsRefusedAsAWhole() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        try peer.write("A")
        try peer.write("B")
        var batches = try peer.batches(lackedBy: [])
        batches[1].removeLast()
        let answer = await client.push(batches)
        #expect(answer.status == 400)
        #expect(answer.text.hasPrefix("Nothing was taken: batch 1 is broken"))
        #expect(try await client.responder.service.heads().isEmpty)
    }

    @Test func aDamagedBatchAndOneOfALaterVersionStopNoOthers() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        for title in ["A", "B", "C"] { try peer.write(title) }
        let whole = try peer.batches(lackedBy: [])
        var damaged = whole
        damaged[1][damaged[1].count - 5] ^= 1
        let header = BatchEnvelope.Header(
            version: 9, journal: peer.journal, device: DeviceID(5), sequence: 1, previous: .none)
        let later = BatchEnvelope(header, content: [1, 2]).bytes
        #expect(await client.push(damaged + [later]).status == 200)
        #expect(await client.titles == ["A", "C"])
        #expect(await client.push(whole).status == 200)
        #expect(await client.titles == ["A", "B", "C"])
        let reader = try await Peer(of: client)
        try await reader.pull(from: client)
        #expect(try reader.titles == ["A", "B", "C"])
        #expect(try reader.batches(lackedBy: []).contains(later))
    }

    @Test func theKeyIsGivenToSignedInBrowsersOnly() async throws {
        let client = try TestClient.signedIn()
        #expect(await client.post("/replica/key", []).body.count == JournalKey.size)
        #expect(await client.get("/replica/key").status == 404)
        #expect(
            await client.post("/replica/key", [], [("Daybook-Journal", String(repeating: "0", count: 32))]).status
                == 409)
        #expect(try await TestClient.signedOut().post("/replica/key", []).status == 401)
    }

    @Test func anotherJournalIsRefused() async throws {
        let client = try TestClient.signedIn()
        let other = try await Peer(of: TestClient.signedIn())
        try other.write("A")
        let batches = try other.batches(lackedBy: [])
        #expect(await client.push(batches).status == 409)
        #expect(await client.push([], [("Daybook-Journal", other.journal.hex)]).status == 409)
        let own = await client.get("/replica/journal").text.dropLast()
        #expect(await client.push([], [("Daybook-Journal", String(own))]).status == 200)
        #expect(try await client.responder.service.heads().isEmpty)
    }

    @Test func largePullsComeInPortions() async throws {
        let client = try TestClient.signedIn()
        let writer = try await Peer(of: client)
        for _ in 0..<5 { try writer.write(String(repeating: "x", count: 700_000)) }
        #expect(await client.push(try writer.batches(lackedBy: [])).status == 200)
        let reader = try await Peer(of: client)
        #expect(try await reader.pull(from: client) > 1)
        #expect(try reader.heads == writer.heads)
    }

    @Test func devicesBeyondTheBoundAreRefusedAndTheOthersGoOn() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        try peer.write("A")
        _ = await client.push(try peer.batches(lackedBy: []))
        func invented(_ devices: Range<Int>) -> [[UInt8]] {
            devices.map { device in
                let header = BatchEnvelope.Header(
                    version: 9, journal: peer.journal, device: DeviceID(UInt64(device)), sequence: 1, previous: .none)
                return BatchEnvelope(header, content: [1]).bytes
            }
        }
        #expect(await client.push(invented(1..<Head.mostDevices)).status == 200)
        let refused = await client.push(invented(Head.mostDevices..<Head.mostDevices + 1))
        #expect(refused.status == 413 && refused.text.contains("2048 devices"))
        try peer.write("B")
        #expect(await client.push(try peer.batches(lackedBy: [])).status == 200)
        #expect(await client.titles == ["A", "B"])
        #expect(try await client.responder.service.heads().count == Head.mostDevices)
    }

    @Test func aListOfHeadsBeyondTheBoundIsRefused() async throws {
        let client = try TestClient.signedIn()
        let heads = (1...Head.longestList + 1).map { Head(device: DeviceID(UInt64($0)), sequence: 1, count: 1) }
        #expect(await client.post("/replica/pull", Head.encode(Array(heads.dropLast()))).status == 200)
        let refused = await client.post("/replica/pull", Head.encode(heads))
        #expect(refused.status == 413 && refused.text.contains("4096 devices"))
    }

    @Test func aPushWithMoreSignedHeadsThanThatIsRefusedBeforeAnyIsVerified() async throws {
        let client = try TestClient.signedIn()
        let heads = Array(repeating: Array("DBH".utf8) + [1], count: Head.longestList + 1)
        #expect(await client.push(Array(heads.dropLast())).status == 200)
        #expect(await client.push(heads).status == 413)
    }

    @Test func brokenHeadsAreRefused() async throws {
        let client = try TestClient.signedIn()
        #expect(await client.post("/replica/pull", [255, 255]).status == 400)
        #expect(await client.get("/replica/nothing").status == 404)
    }

    @Test func erasuresPropagateBetweenPeersAndTheServer() async throws {
        let client = try TestClient.signedIn()
        let peer = try await Peer(of: client)
        let (theirs, ours) = (try peer.write("secret of a peer"), try peer.write("secret of the server"))
        let plain = try peer.batches(lackedBy: [])
        #expect(await client.push(plain).status == 200)
        try peer.erase(theirs)
        #expect(await client.push(try peer.batches(lackedBy: [])).status == 200)
        #expect(await client.titles == ["secret of the server"])
        let other = try SQLiteJournal<State>(folder: client.responder.configuration.dataFolder) {
            .random(in: 1 ... .max)
        }
        try other.write(at: 0) { _ in Peer.eraser(of: ours) }
        try await peer.pull(from: client)
        #expect(try peer.titles.isEmpty)
        let late = try await Peer(of: client)
        #expect(await client.push(plain).status == 200)
        try await late.pull(from: client)
        #expect(await client.titles.isEmpty)
        #expect(try late.heads == peer.heads)
        #expect(try !late.holds("secret") && !peer.holds("secret"))
    }

    @Test func whatADeviceAddedToAnErasedGoalIsErasedToo() async throws {
        let client = try TestClient.signedIn()
        let goal = try #require(RecordID(hex: "a1"))
        let added = [
            Change("goals", goal, "life", .integer(1)), Change("goals", goal, "title", .text("Boat")),
        ]
        let peer = try await Peer(of: client)
        try peer.write(added)
        _ = await client.push(try peer.batches(lackedBy: []))
        let other = try await Peer(of: client)
        try await other.pull(from: client)
        try peer.write([Change("goals", goal, "life", .integer(2))])
        try peer.write([Erasures.change(erasing: goal)])
        _ = await client.push(try peer.batches(lackedBy: []))
        // Another device adds to it offline, and goes on with what it added.
        let milestone = try #require(RecordID(hex: "b1"))
        try other.write([
            Change("milestones", milestone, "life", .integer(1)),
            Change("milestones", milestone, "title", .text("Sails")),
            Change("milestones", milestone, "goal", .bytes(goal.bytes)),
        ])
        _ = await client.push(try other.batches(lackedBy: []))
        try other.write([Change("milestones", milestone, "title", .text("Mast"))])
        _ = await client.push(try other.batches(lackedBy: []))
        // A redo brings back what was added before.
        let undone = try #require(RecordID(hex: "b2"))
        let action = try other.write([
            Change("milestones", undone, "life", .integer(1)),
            Change("milestones", undone, "title", .text("Rudder")),
            Change("milestones", undone, "goal", .bytes(goal.bytes)),
        ])
        for _ in 1...2 { try other.write([], reversing: action) }
        _ = await client.push(try other.batches(lackedBy: []))
        let state = try await client.responder.service.snapshot().state
        #expect(state.goals.rows.isEmpty && state.milestones.rows.isEmpty)
        try await other.pull(from: client)
        let fresh = try await Peer(of: client)
        try await fresh.pull(from: client)
        for word in ["Boat", "Sails", "Mast", "Rudder"] { #expect(try !other.holds(word) && !fresh.holds(word)) }
    }

    /// A goal that two devices and the server have.
    private func goalOnTwoDevices(of client: TestClient) async throws -> (goal: RecordID, peer: Peer, other: Peer) {
        let goal = try #require(RecordID(hex: "a1"))
        let peer = try await Peer(of: client)
        try peer.write([
            Change("goals", goal, "life", .integer(1)), Change("goals", goal, "title", .text("Boat")),
        ])
        _ = await client.push(try peer.batches(lackedBy: []))
        let other = try await Peer(of: client)
        try await other.pull(from: client)
        return (goal, peer, other)
    }

    @Test func whatWasAddedToAGoalBeforeItsErasureArrivesIsErasedToo() async throws {
        let client = try TestClient.signedIn()
        let (goal, peer, other) = try await goalOnTwoDevices(of: client)
        let milestone = try #require(RecordID(hex: "b1"))
        try other.write([
            Change("milestones", milestone, "life", .integer(1)),
            Change("milestones", milestone, "title", .text("Sails")),
            Change("milestones", milestone, "goal", .bytes(goal.bytes)),
        ])
        _ = await client.push(try other.batches(lackedBy: []))
        // The first device has erased the goal meanwhile, offline.
        try peer.write([Change("goals", goal, "life", .integer(2))])
        try peer.write([Erasures.change(erasing: goal)])
        _ = await client.push(try peer.batches(lackedBy: []))
        let state = try await client.responder.service.snapshot().state
        #expect(state.goals.rows.isEmpty && state.milestones.rows.isEmpty)
        try await other.pull(from: client)
        #expect(try !other.holds("Boat") && !other.holds("Sails"))
    }

    @Test func eachPartOfAnActionThatAddsToAnErasedGoalIsErased() async throws {
        let client = try TestClient.signedIn()
        let (goal, peer, other) = try await goalOnTwoDevices(of: client)
        try peer.write([Change("goals", goal, "life", .integer(2))])
        try peer.write([Erasures.change(erasing: goal)])
        _ = await client.push(try peer.batches(lackedBy: []))
        let milestones = try ["b1", "b2"].map { try #require(RecordID(hex: $0)) }
        try other.write(
            milestones.flatMap { milestone in
                [
                    Change("milestones", milestone, "life", .integer(1)),
                    Change("milestones", milestone, "goal", .bytes(goal.bytes)),
                    Change("milestones", milestone, "title", .text(String(repeating: "Sails ", count: 120_000))),
                ]
            })
        let parts = try other.batches(lackedBy: try await client.responder.service.heads())
        #expect(parts.count == 2)
        for part in parts { #expect(await client.push([part]).status == 200) }
        #expect(try await client.responder.service.snapshot().state.milestones.rows.isEmpty)
    }

    @Test func whatADeviceAddedToAnErasedHabitOfAShortIDIsErasedToo() async throws {
        let client = try TestClient.signedIn()
        let habit = try #require(RecordID(hex: "a1"))
        let peer = try await Peer(of: client)
        try peer.write([Change("habits", habit, "life", .integer(1)), Change("habits", habit, "title", .text("Boat"))])
        _ = await client.push(try peer.batches(lackedBy: []))
        let other = try await Peer(of: client)
        try await other.pull(from: client)
        try peer.write([Change("habits", habit, "life", .integer(2))])
        try peer.write([Erasures.change(erasing: habit)])
        _ = await client.push(try peer.batches(lackedBy: []))
        // The ids of an entry contain the habit's, which is too short to be looked for in others.
        let entry = try #require(RecordID(hex: "01a180005000"))
        try other.write([Change("entries", entry, "note", .text("Sails"))])
        _ = await client.push(try other.batches(lackedBy: []))
        #expect(try await client.responder.service.snapshot().state.entries.rows.isEmpty)
        try await other.pull(from: client)
        for word in ["Boat", "Sails"] { #expect(try !other.holds(word)) }
    }
}
