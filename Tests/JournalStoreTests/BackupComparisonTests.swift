import Foundation
import GRDB
import Journal
import JournalStore
import Notebook
import Testing

/// Files that lack what their snapshot or a daily backup has, though they have as many actions.
@Suite struct BackupComparisonTests {
    let folder = Folder()

    private func repair() throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(
            folder: folder.path, keyFolder: folder.keyFolder, rewriting: "recover"
        ) { .random(in: 1 ... .max) }
    }

    private var isOlderThanBackup: Bool {
        get throws {
            try SQLiteJournal<Notebook>.isOlderThanBackup(folder: folder.path, keyFolder: folder.keyFolder)
        }
    }

    private var isOlderThanSnapshot: Bool {
        get throws {
            try SQLiteJournal<Notebook>.isOlderThanSnapshot(folder: folder.path, keyFolder: folder.keyFolder)
        }
    }

    private func lines(_ numbers: ClosedRange<Int>) -> [RecordID: String] {
        numbers.reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" }
    }

    @Test func whatOnlyABackupHasIsToldAndTakenThoughItsNumbersWereUsedAgain() throws {
        let store = try folder.open()
        try store.write(1, "line 1")
        let older = try folder.bytes(of: folder.database)
        for number in 2...3 { try store.write(number, "line \(number)") }
        try store.dailyBackup(at: 1_790_000_000_000)
        try folder.write(older, to: folder.database)
        let again = try folder.open()
        for number in 4...6 { try again.write(number, "line \(number)") }
        #expect(again.device == store.device)
        #expect(try isOlderThanBackup)
        #expect(try repair().restoredCount == 2)
        let repaired = try folder.open()
        #expect(try repaired.texts == lines(1...6))
        #expect(repaired.device != store.device)
        #expect(try !isOlderThanBackup)
        #expect(try repair().restoredCount == 0)
        #expect(try repaired.check().isSound)
    }

    @Test func whatOnlyTheSnapshotHasIsToldAndWrittenAgainThoughItsNumbersWereUsedAgain() throws {
        let store = try folder.open()
        try store.write(1, "line 1")
        let older = try folder.bytes(of: folder.database)
        try store.write(2, "line 2")
        #expect(store.saveSnapshotIfStale(after: 1))
        let snapshot = try folder.bytes(of: folder.snapshot)
        try FileManager.default.removeItem(atPath: folder.snapshot)
        try folder.write(older, to: folder.database)
        for number in 3...4 { try folder.open().write(number, "line \(number)") }
        #expect(try !isOlderThanSnapshot)
        try folder.write(snapshot, to: folder.snapshot)
        #expect(try isOlderThanSnapshot)
        #expect(try repair().rewrittenCount == 1)
        #expect(try folder.open().texts == lines(1...4))
        #expect(try !isOlderThanSnapshot)
    }

    @Test func aBatchMissingInTheMiddleIsTakenFromABackup() throws {
        let store = try folder.open()
        for number in 1...5 { try store.write(number, "line \(number)") }
        try store.dailyBackup(at: 1_790_000_000_000)
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "DELETE FROM recordIndex WHERE position = 2; DELETE FROM batches WHERE position = 2")
        }
        #expect(try isOlderThanBackup)
        #expect(try repair().restoredCount == 1)
        #expect(try folder.open().texts == lines(1...5))
        #expect(try !isOlderThanBackup)
    }

    /// The database of the backup is sound: nothing but the chain tells of the row that is gone.
    @Test func aRestoreTellsWhatABackupLacks() throws {
        let store = try folder.open()
        for number in 1...5 { try store.write(number, "line \(number)") }
        let backup = folder.path + ".copy"
        defer { try? FileManager.default.removeItem(atPath: backup) }
        try store.backup(to: backup)
        try DatabaseQueue(path: backup).write { db in
            try db.execute(sql: "DELETE FROM recordIndex WHERE position = 2; DELETE FROM batches WHERE position = 2")
        }
        let other = Folder(keysOf: folder)
        try withExtendedLifetime(other) {
            let fresh = try other.open()
            for new in [4, 0] {
                let result = try fresh.restore(from: backup)
                #expect((result.new, result.lacking) == (new, 1))
            }
        }
        #expect(try store.restore(from: backup).lacking == 0)
    }

    @Test func aBatchMissingInTheMiddleIsWrittenAgainFromTheSnapshot() throws {
        let store = try folder.open()
        for number in 1...5 { try store.write(number, "line \(number)") }
        #expect(store.saveSnapshotIfStale(after: 1))
        #expect(try !isOlderThanSnapshot)
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "DELETE FROM recordIndex WHERE position = 2; DELETE FROM batches WHERE position = 2")
        }
        #expect(try isOlderThanSnapshot)
        #expect(try repair().rewrittenCount == 1)
        #expect(try folder.open().texts == lines(1...5))
        #expect(try !isOlderThanSnapshot)
    }
}
