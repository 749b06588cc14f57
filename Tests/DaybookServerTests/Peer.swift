import DaybookCore
import DaybookWeb
import Foundation
import Journal
import Synchronization
import Testing

@testable import DaybookServer
@testable import JournalStore

extension TestClient {
    func write(_ title: String) async {
        _ = await post("/habits/new", form: [("title", "Habit " + title), ("kind", "check"), ("schedule", "daily")])
    }

    /// Pushes batches, with the signed heads of all peers of their journal.
    func push(_ batches: [[UInt8]], _ headers: [(String, String)] = []) async -> Answer {
        var writer = ByteWriter()
        let journal = batches.lazy.compactMap { try? BatchEnvelope(decoding: $0).header.journal }.first
        let heads = journal.flatMap { journal in Peer.signedHeads.withLock { $0[journal] } } ?? []
        for batch in heads + batches { writer.lengthPrefixedBytes(batch) }
        return await post("/replica/push", writer.bytes, headers)
    }

    var titles: [String] {
        get async {
            let journal = try? SQLiteJournal<State>(folder: responder.configuration.dataFolder) { 9 }
            return (try? journal?.read { Peer.titles(in: $0.state) }) ?? []
        }
    }
}

/// Another replica of the server's journal, like one in a browser.
final class Peer {
    private let store: SQLiteJournal<State>
    static let signedHeads = Mutex<[JournalID: [[UInt8]]]>([:])

    init(of client: TestClient) async throws {
        let id = try #require(JournalID(hex: String(await client.get("/replica/journal").text.dropLast())))
        store = try SQLiteJournal(folder: TestClient.temporaryFolder()) { .random(in: 1 ... .max) }
        let key = try #require(JournalKey(await client.post("/replica/key", []).body))
        try store.join(id, key: key)
    }

    var journal: JournalID { store.journal }
    var heads: [Head] { get throws { try store.read { $0.heads } } }
    var titles: [String] { get throws { try store.read { Self.titles(in: $0.state) } } }

    static func titles(in state: State) -> [String] {
        state.habits.rows.map { $0.title.replacing("Habit ", with: "") }.sorted()
    }

    static func draft(_ title: String) -> Draft {
        let random = Identifier(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max))
        return Draft(
            name: "addHabit", id: random, changes: [Change("habits", RecordID(random), "title", .text(title))])
    }

    @discardableResult
    func write(_ title: String) throws -> RecordID {
        let draft = Self.draft(title)
        try write(draft)
        return draft.changes[0].record
    }

    @discardableResult
    func write(_ changes: [Change], reversing reversed: ActionID? = nil) throws -> ActionID {
        let id = Identifier(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max))
        try write(Draft(name: "edit", id: id, changes: changes, reversing: reversed))
        return id
    }

    private func write(_ draft: Draft) throws {
        try store.write(at: 0) { _ in draft }
        let heads = try store.missingBatches(for: [], upTo: 1, signsAll: true).signedHeads
        Self.signedHeads.withLock { $0[journal, default: []] += heads }
    }

    static func eraser(of habit: RecordID) -> Draft {
        Draft(
            name: "erase", id: Identifier(high: .random(in: 0 ... .max), low: 0),
            changes: [Erasures.change(erasing: habit)])
    }

    func erase(_ habit: RecordID) throws {
        try write(Self.eraser(of: habit))
    }

    /// Whether a batch that this replica holds has a text in it.
    func holds(_ text: String) throws -> Bool {
        try store.open(batches(lackedBy: [])).opened.contains { batch in
            batch.changes.contains { if case .text(let value) = $0.value { value.contains(text) } else { false } }
        }
    }

    func batches(lackedBy heads: [Head]) throws -> [[UInt8]] {
        try store.missingBatches(for: heads, after: 0, upTo: .max).batches
    }

    /// All batches in forms without changes, as anyone who has the key can make them.
    func emptiedBatches() throws -> [[UInt8]] {
        try store.open(batches(lackedBy: [])).batches.map { batch in
            store.sealer.reseal(try #require(batch.stored).erased, batch.envelope.header).envelope.bytes
        }
    }

    /// Pulls everything the server has. Returns the number of portions.
    @discardableResult
    func pull(from client: TestClient) async throws -> Int {
        var portions = 0
        var position = "0"
        let heads = Head.encode(try heads)
        while true {
            let answer = await client.post("/replica/pull?after=\(position)", heads)
            var reader = ByteReader(answer.body)
            var batches: [[UInt8]] = []
            while !reader.isAtEnd { batches.append(try reader.lengthPrefixedBytes()) }
            try store.receive(batches)
            portions += 1
            guard answer["Daybook-More"] == "1" else { return portions }
            position = try #require(answer["Daybook-Position"])
        }
    }
}
