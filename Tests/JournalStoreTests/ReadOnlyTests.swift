import Foundation
import GRDB
import Journal
import Notebook
import Testing

@testable import JournalStore

/// Journals on a disk or in a folder that cannot be written. A superuser may write whatever the permissions, so tests say that a
/// journal is read-only.
@Suite struct ReadOnlyTests {
    let folder = Folder()
    let elsewhere = Folder()

    private func openReadOnly(_ keys: KeyFolder? = nil) throws -> SQLiteJournal<Notebook> {
        try SQLiteJournal(folder: folder.path, keyFolder: keys ?? folder.keyFolder, readOnly: true) {
            UInt64.random(in: 1 ... .max)
        }
    }

    /// The files of the data folder and of the keys, with their contents and the time of their last change.
    private func files() throws -> [String: [Data]] {
        var files: [String: [Data]] = [:]
        for folder in [folder.path, folder.keyFolder.path] {
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
                let path = folder + "/" + name
                let time = try #require(
                    FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
                let content = try? Data(contentsOf: URL(fileURLWithPath: path))
                files[path] = [Data("\(time.timeIntervalSince1970)".utf8), content ?? Data()]
            }
        }
        return files
    }

    @Test func aReadOnlyJournalIsReadCheckedAndBackedUpWithoutAnyChangeToItsFolder() throws {
        try folder.open().write(1, "milk")
        let before = try files()
        let store = try openReadOnly()
        #expect(try store.texts == [Line.id(1): "milk"])
        #expect(try store.check().isSound)
        #expect(throws: StoreFailure.unwritable(path: folder.database)) { try store.write(2, "bread") }
        #expect(!store.saveSnapshotIfStale(after: 1))
        try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
        let backup = elsewhere.path + "/backup.sqlite"
        try store.backup(to: backup)
        #expect(try SQLiteJournal<Notebook>.check(backup, keyFolder: folder.keyFolder).batches == 1)
        #expect(try files() == before)
    }

    @Test func aReadOnlyJournalIsReadThoughACommitWasInterrupted() throws {
        let texts = try writeInterrupted()
        let before = try files()
        let store = try openReadOnly()
        #expect(try store.texts == texts)
        #expect(try store.check().isSound)
        #expect(throws: StoreFailure.unwritable(path: folder.database)) { try store.write(100, "new") }
        try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
        let backup = elsewhere.path + "/backup.sqlite"
        try store.backup(to: backup)
        #expect(try SQLiteJournal<Notebook>.check(backup, keyFolder: folder.keyFolder).batches == 40)
        #expect(try files() == before)
        // Where it can be written, SQLite undoes it.
        #expect(try folder.open().texts == texts)
    }

    /// Leaves the files of a process that was killed in the middle of a commit. Returns the lines from before.
    private func writeInterrupted() throws -> [RecordID: String] {
        let store = try folder.open()
        for number in 1...40 { try store.write(number, String(repeating: "line ", count: 40) + "\(number)") }
        let texts = try store.texts
        let file = try DatabaseQueue(path: folder.database)
        var left: [(path: String, bytes: Data)] = []
        try file.writeWithoutTransaction { db in
            // With no room in memory, SQLite writes before the commit.
            try db.execute(
                sql: """
                    PRAGMA cache_size = 1; BEGIN IMMEDIATE;
                    UPDATE batches SET envelope = zeroblob(length(envelope)), generation = 1
                    """)
            for path in [folder.database, folder.database + "-journal"] {
                left.append((path, try folder.bytes(of: path)))
            }
            try db.execute(sql: "ROLLBACK")
        }
        try file.close()
        for (path, bytes) in left { try folder.write(bytes, to: path) }
        return texts
    }

    @Test func aReadOnlyJournalIsReadWithoutTheKeyOfItsDevice() throws {
        let device = try folder.open().device
        try folder.open().write(1, "milk")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.keyFolder.path)
        where name.hasSuffix(".signing") {
            try FileManager.default.removeItem(atPath: folder.keyFolder.path + "/" + name)
        }
        let before = try files()
        let store = try openReadOnly()
        #expect(try store.texts == [Line.id(1): "milk"] && store.device == device)
        #expect(try files() == before)
        #expect(try folder.open().device != device)
    }

    @Test func aReadOnlyFileThatIsOlderThanItsSnapshotIsRead() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let older = try folder.bytes(of: folder.database)
        try store.write(1, "bread")
        #expect(store.saveSnapshotIfStale(after: 1))
        try folder.write(older, to: folder.database)
        let before = try files()
        #expect(try openReadOnly().texts == [Line.id(1): "milk"])
        #expect(try files() == before)
    }

    @Test func aFileIsReadOnlyIfItOrTheFolderOfItsMissingJournalIs() throws {
        try folder.open().write(1, "milk")
        let path = folder.database
        #expect(!FileSystem.isReadOnly(path))
        #expect(!FileSystem.isReadOnly(path + "-none") { _ in false }, "it can be made")
        #expect(FileSystem.isReadOnly(path) { $0 != path })
        #expect(!FileSystem.isReadOnly(path) { $0 == path })
        try FileManager.default.removeItem(atPath: path + "-journal")
        #expect(FileSystem.isReadOnly(path) { $0 == path })
    }

    @Test func nothingIsMadeWhereAReadOnlyJournalIsMissing() throws {
        #expect(throws: StoreFailure.self) { try openReadOnly() }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
