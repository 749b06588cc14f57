import DaybookCore
import Foundation
import Interchange
import Journal
import Testing

@testable import JournalStore

/// Files in this version of the formats, in the folder `2`. Every later version must be able to read them.
///
/// `Tests/Fixtures/renew` rewrites them, which is not allowed for a released format: a later one gets its own folder.
struct FixtureTests {
    private let story = try! Story()

    @Test func batchEncodingIsUnchanged() throws {
        let blocks = try fixture("batches", story.blocks)
        #expect(blocks == story.blocks)
    }

    @Test func batchesAreReadAndFoldIntoTheSameJournal() throws {
        let replica = try folded()
        #expect(replica.journal == story.replica.journal)
        #expect(Export.json(replica.state, on: story.today) == (try fixture("export.json", exported)))
    }

    @Test func erasedTextIsInNoBatchAndErasedBatchesStayInTheChain() throws {
        let batches = try batches()
        #expect(!batches.flatMap { $0.batch.changes.map(\.value) }.contains(.text(Story.erased)))
        let erased = batches.filter { $0.batch.isErased }
        #expect(erased.map { $0.batch.action.name } == ["addHabit", "markHabit", "archiveHabit", "deleteHabit"])
        #expect(try folded().heads.allSatisfy { $0.count == $0.sequence })
    }

    @Test func headsAreThoseOfTheBatches() throws {
        let heads = try fixture("heads", Head.encode(story.replica.heads))
        #expect(try Head.decode(heads) == folded().heads)
        #expect(Head.encode(try folded().heads) == heads)
    }

    @Test func peerWithHalfTheBatchesIsSentTheRest() throws {
        var half = Replica<State>(journal: story.replica.journal)
        for batch in try batches().prefix(20) { half.fold(batch) }
        half.settle(among: try batches())
        let heads = try Head.decode(try fixture("heads-of-half", Head.encode(half.heads)))
        let folder = Folder()
        let journal = try folder.open()
        try journal.join(story.replica.journal, key: StoryBatches.key)
        try journal.receive(story.batches.sealed.map(\.envelope.bytes))
        for batch in try opened(journal.missingBatches(for: heads, upTo: 1 << 24).batches) { half.fold(batch) }
        half.settle(among: try batches())
        #expect(Export.json(half.state, on: story.today) == (try fixture("export.json", exported)))
    }

    @Test func oldSnapshotIsReadUnchangedOrIgnored() throws {
        let snapshot = try fixture("snapshot", story.replica.snapshot(position: Int64(story.batches.sealed.count)))
        var position: Int64 = 0
        guard let replica = Replica<State>(snapshot: snapshot, journal: story.replica.journal, position: &position)
        else { return }
        #expect(position == Int64(story.batches.sealed.count))
        #expect(Export.json(replica.state, on: story.today) == (try fixture("export.json", exported)))
    }

    @Test func anOldJournalOpensAndIsWrittenTo() throws {
        let folder = Folder()
        try folder.put(
            Array(RecoveryCode(key: StoryBatches.key.bytes)!.text.utf8), at: "keys/\(story.replica.journal.hex).key")
        try folder.put(try fixture("journal.sqlite", try database()), at: "journals/me/journal.sqlite")
        let journal = try folder.open()
        #expect(try journal.read { Export.json($0.state, on: story.today) } == fixture("export.json", exported))
        let change = Change(Settings.table, Settings.only, "theme", .text("dark"))
        try journal.write(at: 0) { _ in Draft(name: "edit", id: Identifier(high: 1, low: 1), changes: [change]) }
        #expect(try journal.check().isSound)
        #expect(try folder.open().read { $0.state.settings.theme } == .dark)
    }

    @Test func oldExportImportsAsTheSameJournal() throws {
        let exported = try fixture("export.json", exported)
        #expect(Export.json(try stateImporting(exported), on: story.today) == exported)
    }

    @Test func oldSpreadsheetIsImported() throws {
        let sheet = try fixture("export.csv", Export.csv(story.replica.state))
        let titles = try stateImporting(sheet).livingHabits.map { $0.title }
        #expect(titles.sorted() == story.replica.state.livingHabits.map { $0.title }.sorted())
        #expect(Export.csv(try stateImporting(sheet)).count == sheet.count)
    }

    @Test func tasksAreWrittenAsTheyWere() throws {
        let story = try TaskStory()
        #expect(try fixture("task-batches", story.blocks) == story.blocks)
    }

    @Test func oldTaskBatchesFoldIntoTheSameTasks() throws {
        let story = try TaskStory()
        let batches = try blocks(try fixture("task-batches", story.blocks))
        let lines = Array(story.replica.state.taskLines(story.now).utf8)
        for batches in [batches, batches.reversed()] {
            var replica = Replica<State>(journal: story.replica.journal)
            for batch in batches { replica.fold(batch) }
            let read = replica.state.taskLines(story.now)
            #expect(read == String(decoding: try fixture("tasks.txt", lines), as: UTF8.self))
        }
    }

    @Test func moodsAreWrittenAsTheyWere() throws {
        let story = try MoodStory()
        #expect(try fixture("mood-batches", story.blocks) == story.blocks)
    }

    @Test func moodsAreReadAndAreTheSame() throws {
        let story = try MoodStory()
        let exported = Export.json(story.replica.state, on: story.day)
        let batches = try blocks(try fixture("mood-batches", story.blocks))
        for batches in [batches, batches.reversed()] {
            var replica = Replica<State>(journal: story.replica.journal)
            for batch in batches { replica.fold(batch) }
            #expect(Export.json(replica.state, on: story.day) == (try fixture("moods.json", exported)))
        }
    }

    private func blocks(_ bytes: [UInt8]) throws -> [StoredBatch] {
        var reader = ByteReader(bytes)
        var envelopes: [[UInt8]] = []
        while !reader.isAtEnd { envelopes.append(try reader.lengthPrefixedBytes()) }
        return try opened(envelopes)
    }

    private func opened(_ envelopes: [[UInt8]]) throws -> [StoredBatch] {
        let journal = try BatchEnvelope(decoding: try #require(envelopes.first)).header.journal
        let sealer = Sealer(journal: journal, key: StoryBatches.key) { 0 }
        return try ReceivedBatches(envelopes, sealer).batches.map { try #require($0.stored) }
    }

    private var exported: [UInt8] { Export.json(story.replica.state, on: story.today) }

    private func batches() throws -> [StoredBatch] { try blocks(try fixture("batches", story.blocks)) }

    private func folded() throws -> Replica<State> {
        var replica = Replica<State>(journal: try #require(batches().first).batch.journal)
        for batch in try batches() { replica.fold(batch) }
        replica.settle(among: try batches())
        return replica
    }

    private func stateImporting(_ file: [UInt8]) throws -> State {
        var (state, ids) = (State(), UInt64(0))
        let plan = try ImportedFile(file).plan(into: state, today: story.today) {
            ids += 1
            return RecordID(Identifier(high: 5, low: ids))
        }
        state.merge(plan.changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        return state
    }

    private func database() throws -> [UInt8] {
        let folder = Folder()
        let journal = try folder.open()
        try journal.join(story.replica.journal, key: StoryBatches.key)
        try journal.receive(story.batches.sealed.map(\.envelope.bytes))
        try journal.backup(to: folder.path + "/copy")
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path + "/copy")))
    }

    /// A file of the folder `2`. When renewing, it is first replaced by what this version writes.
    private func fixture(_ name: String, _ today: @autoclosure () throws -> [UInt8]) throws -> [UInt8] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("2/" + name)
        if ProcessInfo.processInfo.environment["RENEW_FIXTURES"] != nil { try Data(try today()).write(to: file) }
        return [UInt8](try Data(contentsOf: file))
    }
}

/// A data folder that is removed after the test.
private final class Folder {
    let path = NSTemporaryDirectory() + "/fixtures-" + UUID().uuidString

    init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func open() throws -> SQLiteJournal<State> {
        try SQLiteJournal(folder: path, keyFolder: KeyFolder(path: path + "/keys")) { UInt64.random(in: 1 ... .max) }
    }

    func put(_ bytes: [UInt8], at name: String) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }
}
