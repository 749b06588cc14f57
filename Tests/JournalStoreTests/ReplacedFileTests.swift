import Foundation
import Journal
import Notebook
import Testing

@testable import JournalStore

/// Processes that have a journal open whose file a repair replaces by another.
@Suite struct ReplacedFileTests {
    let folder = Folder()

    @discardableResult
    private func repair(_ randomness: @escaping () -> UInt64 = { .random(in: 1 ... .max) }) throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder, randomness: randomness)
    }

    private func filled() throws -> SQLiteJournal<Notebook> {
        let store = try folder.open()
        for number in 1...20 { try store.write(number, "line \(number)") }
        return store
    }

    /// Flips a bit of the header, without which SQLite opens nothing.
    private func damageHeader() throws {
        var bytes = try folder.bytes(of: folder.database)
        bytes[0] ^= 1
        try folder.write(bytes, to: folder.database)
    }

    @Test func anOpenJournalGoesOnWithTheFileThatHasItsPlace() throws {
        let store = try filled()
        let reader = try folder.open()
        try damageHeader()
        try repair()
        try store.write(21, "line 21")
        #expect(try reader.texts.count == 21)
        #expect(try folder.open().texts == store.texts)
        #expect(try folder.open().check().isSound)
    }

    @Test func whatIsAcknowledgedWhileAFileIsReplacedIsKept() throws {
        _ = try filled()
        let writer = try EagerWriter(folder) // has read the header before
        try damageHeader()
        try repair(writer.write)
        #expect(writer.wasBusy)
        let texts = try folder.open().texts
        #expect(texts.count >= 20 && writer.acknowledged.allSatisfy { texts[Line.id($0)] != nil })
    }

    @Test func aFileThatIsGoneIsNotMadeAnewByThoseThatHaveItOpen() throws {
        let store = try filled()
        try FileManager.default.removeItem(atPath: folder.database)
        #expect(store.isFileGone)
        #expect(throws: StoreFailure.fileGone(path: store.path)) { try store.write(21, "line 21") }
        #expect(!FileManager.default.fileExists(atPath: folder.database))
    }

    @Test func anOpenFileKeepsWritersOut() throws {
        let store = try filled()
        let writer = try SQLiteJournal<Notebook>(folder: folder.path, keyFolder: folder.keyFolder, busyTimeout: 0) {
            .random(in: 1 ... .max)
        }
        let open = try #require(OpenFile(folder.database))
        try open.keepWritersOut()
        // Reading the file closes it here once more.
        #expect(open.bytes() == Array(try folder.bytes(of: folder.database)))
        #expect(throws: StoreFailure.busy) { try writer.write(21, "line 21") }
        #expect(try store.texts.count == 20)
        let other = try #require(OpenFile(folder.database))
        #expect(throws: StoreFailure.busy) { try other.keepWritersOut(waiting: 0) }
        open.close()
        try other.keepWritersOut(waiting: 0)
        other.close()
        try writer.write(21, "line 21")
        #expect(try store.texts.count == 21)
    }
}
