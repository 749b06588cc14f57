import Foundation
import GRDB
import Journal
import Notebook
import Testing

@testable import JournalStore

@Suite struct SnapshotTests {
    let folder = Folder()

    /// A journal of forty lines with a snapshot of the first thirty.
    private func filled() throws -> [RecordID: String] {
        let store = try folder.open()
        for number in 1...30 { try store.write(number, "line \(number)") }
        #expect(!store.saveSnapshotIfStale(after: 31))
        #expect(store.saveSnapshotIfStale(after: 30))
        #expect(!store.saveSnapshotIfStale(after: 1))
        for number in 31...40 { try store.write(number, "line \(number)") }
        return try store.texts
    }

    @Test func snapshotAndLaterBatchesGiveTheState() throws {
        let texts = try filled()
        let again = try folder.open()
        #expect(try again.texts == texts)
        #expect(try again.read { $0.batchCount } == 40)
        #expect(!again.saveSnapshotIfStale(after: 11))
        #expect(again.saveSnapshotIfStale(after: 10))
    }

    @Test func aNamedPipeInPlaceOfTheSnapshotIsNotWaitedFor() throws {
        let texts = try filled()
        try FileManager.default.removeItem(atPath: folder.snapshot)
        #expect(mkfifo(folder.snapshot, 0o600) == 0)
        #expect(try folder.open().texts == texts)
    }

    @Test(arguments: ["", "-journal"])
    func aNamedPipeInPlaceOfAFileOfTheJournalIsNotWaitedFor(ending: String) throws {
        _ = try filled()
        try FileManager.default.removeItem(atPath: folder.snapshot)
        let path = folder.database + ending
        try? FileManager.default.removeItem(atPath: path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: StoreFailure.cannotOpen(path: path, reason: "it is not a file")) { try folder.open() }
    }

    @Test func corruptSnapshotIsRebuilt() throws {
        let texts = try filled()
        let whole = try folder.bytes(of: folder.snapshot)
        for index in stride(from: 0, to: whole.count, by: 97) {
            var broken = whole
            broken[index] ^= 0x40
            try folder.write(broken, to: folder.snapshot)
            #expect(try folder.open().texts == texts, "byte \(index)")
        }
        for length in [0, 1, 15, 16, 17, whole.count - 1] {
            try folder.write(whole.prefix(length), to: folder.snapshot)
            #expect(try folder.open().texts == texts, "\(length) bytes")
        }
        let store = try folder.open()
        #expect(store.saveSnapshotIfStale(after: 40))
        #expect(try folder.open().texts == texts)
    }

    @Test func otherJournalsSnapshotIsIgnored() throws {
        let texts = try filled()
        let other = Folder()
        let store = try other.open()
        for number in 1...30 { try store.write(number, "other \(number)") }
        #expect(store.saveSnapshotIfStale(after: 1))
        try folder.write(other.bytes(of: other.snapshot), to: folder.snapshot)
        #expect(try folder.open().texts == texts)
    }

    @Test func snapshotAheadOfAnOlderDatabaseIsIgnored() throws {
        let store = try folder.open()
        try store.write(1, "old")
        let older = try folder.bytes(of: folder.database)
        try store.write(2, "lost")
        #expect(store.saveSnapshotIfStale(after: 1))
        try folder.write(older, to: folder.database)
        let again = try folder.open()
        #expect(try again.texts == [Line.id(1): "old"])
        // Its next batches must not continue the lost ones, which a peer may have.
        #expect(again.device != store.device)
        try folder.open().write(3, "new")
        #expect(try folder.open().texts == [Line.id(1): "old", Line.id(3): "new"])
        #expect(try folder.open().device == again.device)
    }

    @Test func snapshotWrittenAfterAnotherProcessErasedHoldsNothingErased() throws {
        let slow = try folder.open()
        let store = try folder.open()
        let salt = try store.salt(of: store.write(1, "secret")[0])
        #expect(try slow.texts.count == 1 && folder.holds(salt))
        try erase(1, in: store)
        #expect(!slow.saveSnapshotIfStale(after: 1))
        #expect(try !folder.holds(salt) && folder.openedSnapshot == nil)
        #expect(try slow.texts.isEmpty)
        #expect(slow.saveSnapshotIfStale(after: 1))
        #expect(try folder.openedSnapshot?.range(of: Data("secret".utf8)) == nil)
    }

    @Test func unfinishedSnapshotOfAKilledProcessIsRemovedByErasing() throws {
        let store = try folder.open()
        try store.write(1, "secret")
        try folder.write(Data("half of a snapshot".utf8), to: folder.snapshot + ".new")
        try store.dailyBackup(at: 1_790_000_000_000)
        let unfinished = store.folder + "/backups/2026-09-22.sqlite.new"
        try folder.write(Data("half of a backup".utf8), to: unfinished)
        try erase(1, in: store)
        #expect(!FileManager.default.fileExists(atPath: folder.snapshot + ".new"))
        #expect(!FileManager.default.fileExists(atPath: unfinished))
    }

    @Test func unfinishedSnapshotOfACrashIsRemovedOnOpening() throws {
        let texts = try filled()
        let unfinished = folder.snapshot + ".new"
        let part = try folder.bytes(of: folder.snapshot).prefix(100)
        try folder.write(part, to: unfinished)
        #expect(try folder.open().texts == texts)
        #expect(!FileManager.default.fileExists(atPath: unfinished))
        #expect(FileManager.default.fileExists(atPath: folder.snapshot))
    }

    @Test func snapshotFromBeforeAnErasureIsRemovedOnOpening() throws {
        let store = try folder.open()
        try store.write(1, "secret")
        store.saveSnapshotIfStale(after: 1)
        #expect(try folder.openedSnapshot?.range(of: Data("secret".utf8)) != nil)
        let stale = try folder.bytes(of: folder.snapshot)
        try erase(1, in: store)
        try folder.write(stale, to: folder.snapshot)
        let device = try folder.open().device
        #expect(device == store.device)
        #expect(try !folder.holds(Array(stale.prefix(32))))
    }

    @Test func aProcessThatIsLockedOutKeepsNoSnapshot() throws {
        let store = try SQLiteJournal<Notebook>(
            folder: folder.path, keyFolder: folder.keyFolder, busyTimeout: 0.01
        ) { .random(in: 1 ... .max) }
        try store.write(1, "milk")
        let other = try DatabaseQueue(path: folder.database)
        try other.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            #expect(!store.saveSnapshotIfStale(after: 1))
            try db.execute(sql: "ROLLBACK")
        }
        #expect(store.saveSnapshotIfStale(after: 1))
    }

    private func erase(_ number: Int, in store: SQLiteJournal<Notebook>) throws {
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(number))])
        }
    }

    @Test func erasedValuesAreGoneFromEveryFile() throws {
        let store = try folder.open()
        let reader = try folder.open()
        let salt = try store.salt(of: store.write(1, "secret")[0])
        try store.write(2, "milk")
        store.saveSnapshotIfStale(after: 1)
        let stale = try folder.bytes(of: folder.snapshot)
        #expect(try reader.texts.count == 2)
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: Identifier(high: 1, low: 1), changes: [Erasures.change(erasing: Line.id(1))])
        }
        #expect(try store.texts == [Line.id(2): "milk"])
        #expect(try reader.texts == [Line.id(2): "milk"])
        store.saveSnapshotIfStale(after: 1)
        #expect(try !folder.holds(salt) && !folder.holds(Array(stale.prefix(32))))
        #expect(try folder.openedSnapshot?.range(of: Data("secret".utf8)) == nil)
        try folder.write(stale, to: folder.snapshot)
        #expect(try folder.open().texts == [Line.id(2): "milk"])
        #expect(try store.check().isSound)
    }
}

extension Folder {
    /// The snapshot as it is before it is sealed; nil if there is none.
    fileprivate var openedSnapshot: Data? {
        get throws {
            guard FileManager.default.fileExists(atPath: snapshot) else { return nil }
            return try open().sealer.openSnapshot(Array(bytes(of: snapshot))).map { Data($0) }
        }
    }
}
