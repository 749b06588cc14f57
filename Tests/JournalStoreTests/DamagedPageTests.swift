import Foundation
import GRDB
import Journal
import JournalStore
import Notebook
import TestSupport
import Testing

/// Journals of which a page is damaged. The rest is read, without a repair.
@Suite struct DamagedPageTests {
    private let folder = Folder()
    private let sound: Data
    /// The sealed batches with the line that each of them writes, in order.
    private let batches: [(place: EnvelopePlace, page: Int, id: RecordID, text: String)]
    /// A snapshot of the first batches, and how many these are.
    private let snapshot: Data
    private static let snapshotCount = 30
    private static let pageSize = Damage.pageSize

    init() throws {
        var random = SeededRandomness(seed: 1)
        func digits(_ count: Int) -> String { (0..<count).map { _ in String(random.next()) }.joined(separator: " ") }
        let store = try folder.open()
        for number in 1...Self.snapshotCount { try store.write(number, digits(10)) }
        #expect(store.saveSnapshotIfStale(after: 1))
        for number in Self.snapshotCount + 1...80 { try store.write(number, digits(number == 50 ? 600 : 10)) }
        (sound, snapshot) = (try folder.bytes(of: folder.database), try folder.bytes(of: folder.snapshot))
        let (file, texts) = (sound, try store.texts)
        let envelopes = try store.missingBatches(for: [], upTo: .max).batches
            .map { try BatchEnvelope(decoding: $0).storedBytes }
        try #require(envelopes.count == 80)
        batches = try envelopes.enumerated().map { index, envelope in
            let page = try #require(file.range(of: Data(envelope.prefix(80)))).lowerBound / Self.pageSize
            let id = Line.id(index + 1)
            return (try #require(EnvelopePlace(envelope, in: Array(file))), page, id, try #require(texts[id]))
        }
    }

    private static let fillings: [UInt8?] = [0, nil, 0xFF]

    /// The sound file with one page overwritten by a byte or, with nil, by all kinds of bytes.
    private func damaged(_ page: Int, _ filling: UInt8?) -> Data {
        var (bytes, random) = (sound, SeededRandomness(seed: UInt64(page)))
        let content = (0..<Self.pageSize).map { _ in filling ?? UInt8(random.number(0...255)) }
        bytes.replaceSubrange(page * Self.pageSize..<(page + 1) * Self.pageSize, with: content)
        return bytes
    }

    private func put(_ bytes: Data, snapshot: Data? = nil) throws {
        try folder.write(bytes, to: folder.database)
        try? FileManager.default.removeItem(atPath: folder.snapshot)
        if let snapshot { try folder.write(snapshot, to: folder.snapshot) }
    }

    /// The lines whose batches have all their bytes in a file.
    private func wholeTexts(in bytes: Data, fromSnapshot count: Int = 0) -> [RecordID: String] {
        let file = Array(bytes)
        return Dictionary(
            uniqueKeysWithValues: batches.enumerated().filter { $0 < count || $1.place.isWhole(in: file) }
                .map { ($1.id, $1.text) })
    }

    @Test func aLostPageOfBatchesHidesNoOther() throws {
        let leaves = Set(batches.map(\.page))
        try #require(leaves.count > 5)
        for page in leaves.sorted() {
            for filling in Self.fillings {
                let bytes = damaged(page, filling)
                try put(bytes)
                let store = try folder.open()
                #expect(try store.texts == wholeTexts(in: bytes), "page \(page + 1)")
                #expect(store.isReadInPart)
                #expect(throws: StoreFailure.damaged("some actions cannot be read")) { try store.write(100, "new") }
                #expect(!store.saveSnapshotIfStale(after: 1), "it would hide the damage")
            }
        }
    }

    @Test func aLostPageOfBatchesHidesNothingThatASnapshotOrALaterPageHas() throws {
        let last = try #require(batches.last)
        for page in Set(batches.map(\.page)).sorted() {
            let bytes = damaged(page, 0)
            try put(bytes, snapshot: snapshot)
            #expect(
                try folder.open().texts == wholeTexts(in: bytes, fromSnapshot: Self.snapshotCount), "page \(page + 1)")
        }
        // The last batch that the snapshot has is on the damaged page.
        try put(sound)
        let store = try folder.open()
        #expect(store.saveSnapshotIfStale(after: 1))
        try put(damaged(last.page, 0), snapshot: try folder.bytes(of: folder.snapshot))
        let again = try folder.open()
        #expect(try again.texts == wholeTexts(in: sound) && again.isReadInPart)
        #expect(throws: StoreFailure.damaged("some actions cannot be read")) { try again.write(100, "new") }
    }

    @Test func anyPageButThoseOnWhichAllDependsCanBeLost() throws {
        let pageCount = sound.count / Self.pageSize
        for filling in Self.fillings {
            var unreadable: Set<Int> = []
            for page in 0..<pageCount {
                let bytes = damaged(page, filling)
                try put(bytes)
                do {
                    let store = try folder.open()
                    #expect(try store.texts == wholeTexts(in: bytes), "page \(page + 1)")
                    do { try store.write(100, "new") } catch is StoreFailure {}
                } catch let failure as StoreFailure {
                    let reasons = [StoreFailure.notAJournal(path: folder.database)]
                    if case .damaged = failure {} else { #expect(reasons.contains(failure)) }
                    unreadable.insert(page)
                }
            }
            // The definitions, the root of the batches and the identity.
            #expect(unreadable.count <= 3 && unreadable.isDisjoint(with: batches.map(\.page)))
        }
    }

    @Test func aBackupOfADamagedJournalHasWhatIsWholeAndTellsWhatIsMissing() throws {
        let backup = folder.path + "/backup"
        for page in Set(batches.map(\.page)).sorted() {
            let bytes = damaged(page, 0)
            try put(bytes)
            let (store, whole) = (try folder.open(), wholeTexts(in: bytes))
            #expect(throws: StoreFailure.self) { try store.backup(to: backup) }
            #expect(try store.backUpRest(to: backup) == batches.count - whole.count, "page \(page + 1)")
            #expect(try SQLiteJournal<Notebook>.check(backup, keyFolder: folder.keyFolder).isSound)
            let other = Folder(keysOf: folder)
            #expect(try other.open().restore(from: backup).new == whole.count)
            #expect(try other.open().texts == whole)
            #expect(throws: StoreFailure.exists(path: backup)) { try store.backUpRest(to: backup) }
            try FileManager.default.removeItem(atPath: backup)
        }
    }

    @Test func theReasonWhyABackupFailsIsWords() throws {
        let file = try DatabaseQueue(path: folder.database)
        try file.write { db in try db.execute(sql: "UPDATE batches SET envelope = zeroblob(100) WHERE position = 7") }
        try file.close()
        try? FileManager.default.removeItem(atPath: folder.snapshot)
        let store = try folder.open()
        #expect(throws: StoreFailure.damaged("batch 7 cannot be opened")) {
            try store.backup(to: folder.path + "/backup")
        }
        #expect(try store.backUpRest(to: folder.path + "/backup") == 1)
    }

    @Test func batchesBehindALargeGapInThePositionsAreFound() throws {
        let file = try DatabaseQueue(path: folder.database)
        try file.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    PRAGMA foreign_keys = OFF;
                    DELETE FROM recordIndex;
                    UPDATE batches SET position = position * 1000000007 + 5000 WHERE position > 20;
                    VACUUM
                    """)
        }
        try file.close()
        let (all, sparse) = (wholeTexts(in: sound), try folder.bytes(of: folder.database))
        var unreadableCount = 0
        for page in 1..<sparse.count / Self.pageSize where sparse[page * Self.pageSize] == 0x0D {
            var bytes = sparse
            bytes.replaceSubrange(
                page * Self.pageSize..<(page + 1) * Self.pageSize, with: Data(repeating: 0, count: Self.pageSize))
            try put(bytes)
            guard let store = try? folder.open() else {
                unreadableCount += 1
                continue
            }
            #expect(try store.texts.count >= all.count - 15, "page \(page + 1)")
        }
        #expect(unreadableCount <= 1, "the identity")
    }
}
