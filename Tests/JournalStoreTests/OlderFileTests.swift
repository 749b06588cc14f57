import Foundation
import Journal
import JournalStore
import Notebook
import Testing

/// Journals whose file was replaced by an older one, while the snapshot stayed.
@Suite struct OlderFileTests {
    let folder = Folder()

    private func repair() throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(
            folder: folder.path, keyFolder: folder.keyFolder, rewriting: "recover"
        ) { .random(in: 1 ... .max) }
    }

    private var isOlder: Bool {
        get throws {
            try SQLiteJournal<Notebook>.isOlderThanSnapshot(folder: folder.path, keyFolder: folder.keyFolder)
        }
    }

    private var newerSnapshots: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/journals/me")
                .filter { $0.hasPrefix("snapshot.newer") }
        }
    }

    private func erase(_ number: Int, in store: SQLiteJournal<Notebook>) throws {
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(number))])
        }
    }

    /// A journal with two lines, of which the second was erased later, and a third was written later. Returns the file from before.
    private func filled() throws -> (store: SQLiteJournal<Notebook>, older: Data) {
        let store = try folder.open()
        try store.write(1, "old")
        try store.write(2, "secret")
        let older = try folder.bytes(of: folder.database)
        try store.write(3, "lost")
        try erase(2, in: store)
        #expect(store.saveSnapshotIfStale(after: 1))
        #expect(try !isOlder)
        return (store, older)
    }

    @Test func anOlderFileIsToldAndGetsBackWhatTheSnapshotKnows() throws {
        try folder.write(filled().older, to: folder.database)
        #expect(try isOlder)
        #expect(try folder.open().texts == [Line.id(1): "old", Line.id(2): "secret"])
        #expect(try isOlder)
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == [Line.id(1): "old", Line.id(3): "lost"])
        #expect(try !isOlder)
        #expect(try !SQLiteJournal<Notebook>.hasUnfinishedRepair(folder: folder.path))
    }

    @Test func withoutASnapshotAnOlderFileGetsBackWhatABackupHas() throws {
        let older = try filled().older
        _ = try folder.open().dailyBackup(at: 1_790_000_000_000)
        try FileManager.default.removeItem(atPath: folder.snapshot)
        func isOlderThanBackup() throws -> Bool {
            try SQLiteJournal<Notebook>.isOlderThanBackup(folder: folder.path, keyFolder: folder.keyFolder)
        }
        #expect(try !isOlderThanBackup())
        try folder.write(older, to: folder.database)
        #expect(try isOlderThanBackup() && !isOlder)
        try folder.open().write(4, "new")
        #expect(try isOlderThanBackup())
        #expect(try repair().restoredCount > 0)
        #expect(try folder.open().texts == [Line.id(1): "old", Line.id(3): "lost", Line.id(4): "new"])
        #expect(try !isOlderThanBackup())
        #expect(try repair().restoredCount == 0)
    }

    @Test func aSnapshotThatKnowsMoreStaysBesideTheNextOne() throws {
        try folder.write(filled().older, to: folder.database)
        let again = try folder.open()
        try again.write(4, "new")
        #expect(again.saveSnapshotIfStale(after: 1))
        try folder.open().write(5, "newer")
        #expect(try folder.open().saveSnapshotIfStale(after: 1))
        #expect(try newerSnapshots.count == 1 && isOlder)
        #expect(try repair().report.isSound)
        let texts = [1: "old", 3: "lost", 4: "new", 5: "newer"]
        #expect(try folder.open().texts == texts.reduce(into: [:]) { $0[Line.id($1.key)] = $1.value })
        #expect(try newerSnapshots.isEmpty && !isOlder)
    }

    @Test func aProcessThatRunsKeepsTheSnapshotOfTheLaterFile() throws {
        let (store, older) = try filled()
        try folder.write(older, to: folder.database)
        #expect(try store.texts.count == 2)
        #expect(store.saveSnapshotIfStale(after: 1))
        #expect(try newerSnapshots.count == 1 && isOlder)
    }

    @Test func aProcessThatRunsKeepsWhatNothingElseHasAndWritesAsAnotherDevice() throws {
        let store = try folder.open()
        try store.write(1, "old")
        let older = try folder.bytes(of: folder.database)
        try store.write(2, "lost")
        let device = store.device
        try folder.write(older, to: folder.database)
        try store.write(3, "new")
        #expect(store.device != device)
        #expect(store.isOlderThanItWas)
        #expect(try newerSnapshots.count == 1 && isOlder)
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == [Line.id(1): "old", Line.id(2): "lost", Line.id(3): "new"])
        #expect(!store.isOlderThanItWas)
    }

    @Test func aSnapshotThatHasWhatWasErasedIsNotKept() throws {
        let older = try filled().older
        let snapshot = try folder.bytes(of: folder.snapshot)
        try folder.write(older, to: folder.database)
        try FileManager.default.removeItem(atPath: folder.snapshot)
        try erase(1, in: folder.open())
        // It comes back, as after a power cut.
        try folder.write(snapshot, to: folder.snapshot)
        let again = try folder.open()
        try again.write(4, "new")
        #expect(again.saveSnapshotIfStale(after: 1))
        #expect(try newerSnapshots.isEmpty && !isOlder)
        #expect(try folder.open().texts == [Line.id(2): "secret", Line.id(4): "new"])
    }

    @Test func anErasureWaitsForTheRepairOfAnOlderFile() throws {
        try folder.write(filled().older, to: folder.database)
        let again = try folder.open()
        try again.write(4, "new")
        for isSaved in [false, true] {
            if isSaved { #expect(again.saveSnapshotIfStale(after: 1)) }
            #expect(throws: StoreFailure.damaged("journal.sqlite is older than its snapshot")) {
                try erase(1, in: again)
            }
        }
        #expect(try newerSnapshots.count == 1)
        #expect(try repair().report.isSound)
        let repaired = try folder.open()
        try erase(1, in: repaired)
        #expect(try repaired.texts == [Line.id(3): "lost", Line.id(4): "new"])
        #expect(try newerSnapshots.isEmpty && !isOlder)
    }
}
