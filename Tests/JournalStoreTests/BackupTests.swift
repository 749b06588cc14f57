import Foundation
import GRDB
import Journal
import JournalStore
import Notebook
import TestSupport
import Testing

@Suite struct BackupTests {
    let folder = Folder()
    let elsewhere = Folder()
    /// A folder that has the keys of the first.
    let other: Folder

    init() throws {
        other = Folder(keysOf: folder)
        try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
    }

    private var backup: String { elsewhere.path + "/backup.sqlite" }

    @Test func restoringMergesLostAndNewBatches() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.backup(to: backup)
        #expect(try folder.mode(of: backup) == 0o600)
        try store.write(2, "bread")
        #expect(try store.restore(from: backup) == ReceiveResult(new: 0, erased: 0, forked: []))

        let fresh = try other.open()
        #expect(try fresh.restore(from: backup) == ReceiveResult(new: 1, erased: 0, forked: []))
        #expect(fresh.journal == store.journal)
        #expect(fresh.device != store.device)
        #expect(try fresh.texts == [Line.id(1): "milk"])
        #expect(try fresh.check().isSound)
    }

    @Test func browserRescueFileIsRestoredLikeABackup() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.write(2, "bread")
        var writer = ByteWriter()
        for batch in try store.missingBatches(for: []).blocks { writer.lengthPrefixedBytes(batch) }
        try folder.write(Data(writer.bytes), to: backup)
        let fresh = try other.open()
        #expect(try fresh.restore(from: backup) == ReceiveResult(new: 2, erased: 0, forked: []))
        #expect(try fresh.texts == store.texts)
        #expect(fresh.journal == store.journal)
        let strange = Folder()
        let stranger = try strange.open()
        try stranger.write(3, "eggs")
        try folder.write(Data(writer.bytes), to: backup)
        #expect(throws: StoreFailure.otherJournal(store.journal)) { try stranger.restore(from: backup) }
    }

    @Test func aFileWithNothingOfABackupIsNotSaidToBeInTheJournal() throws {
        let store = try folder.open()
        for id in 1...40 { try store.write(id, String(repeating: "milk", count: 200)) }
        try store.backup(to: backup)
        let whole = try Data(contentsOf: URL(fileURLWithPath: backup))
        for size in [0, 1, 15, 100, 511, 4096, 8192, 12288] {
            try folder.write(whole.prefix(size), to: backup)
            #expect(throws: StoreFailure.self, "\(size)") { try store.restore(from: backup) }
        }
        try FileManager.default.removeItem(atPath: backup)
        try DatabaseQueue(path: backup).write { db in try db.execute(sql: "CREATE TABLE other (value)") }
        #expect(throws: StoreFailure.notAJournal(path: backup)) { try store.restore(from: backup) }
    }

    @Test func ofACutBackupItIsSaidWhatIsLackingOrThatItIsNotKnown() throws {
        let store = try folder.open()
        for id in 1...40 { try store.write(id, String(repeating: "milk", count: 200)) }
        try store.backup(to: backup)
        let whole = try Data(contentsOf: URL(fileURLWithPath: backup))
        var readable = 0
        for size in stride(from: 4096, to: whole.count, by: 4096) {
            let own = Folder(keysOf: folder)
            try folder.write(whole.prefix(size), to: backup)
            guard let received = try? own.open().restore(from: backup) else { continue }
            readable += 1
            #expect(received.new == 40 || received.new + received.damaged == 40 || received.mayLackLatest, "\(size)")
        }
        #expect(readable > 0)
    }

    @Test func aBackupWhoseTablesAreViewsIsNotReadAsOne() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.backup(to: backup)
        let columns = "device, sequence, generation, hash, action, undoes, envelope, isSetAside"
        // Without a limit, it would have no end.
        let view = """
            CREATE VIEW batches AS WITH RECURSIVE numbers(position) AS
            (SELECT 1 UNION ALL SELECT position + 1 FROM numbers LIMIT 9) SELECT position, \(columns) FROM numbers, real
            """
        try DatabaseQueue(path: backup).write { db in
            try db.execute(sql: "ALTER TABLE batches RENAME TO real")
            try db.execute(sql: view)
        }
        #expect(throws: StoreFailure.damaged("the tables are not defined as they should be")) {
            try SQLiteJournal<Notebook>.check(backup, keyFolder: folder.keyFolder)
        }
        // What stands in its pages is found without it.
        let fresh = try other.open()
        #expect(try fresh.restore(from: backup).new == 1 && fresh.texts == [Line.id(1): "milk"])
    }

    @Test func oneProcessAtATimeMakesTheDailyBackup() throws {
        let store = try folder.open()
        try store.write(1, "line")
        let backups = folder.path + "/journals/me/backups"
        try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
        let other = open(backups, O_RDONLY)
        #expect(flock(other, LOCK_EX) == 0)
        #expect(try store.dailyBackup(at: 1_790_000_000_000) == nil)
        close(other)
        #expect(try store.dailyBackup(at: 1_790_000_000_000) != nil)
    }

    @Test func onlyAProcessThatWroteMakesABackupAfterwards() throws {
        try folder.open().write(1, "line")
        let store = try folder.open()
        #expect(try store.dailyBackupAfterWriting(at: 1_790_000_000_000) == nil)
        try store.write(2, "line")
        #expect(try store.dailyBackupAfterWriting(at: 1_790_000_000_000) != nil)
        #expect(try store.dailyBackupAfterWriting(at: 1_790_000_000_000) == nil)
    }

    @Test func dailyBackupsKeepNothingThatIsErasedLater() throws {
        let store = try folder.open()
        let secret = try store.write(1, "secret")[0]
        try store.write(2, "milk")
        let salt = try store.salt(of: secret)
        let paths = try (Int64(0)..<3).map { day in
            try #require(try store.dailyBackup(at: 1_790_000_000_000 + day * 86_400_000))
        }
        for path in paths { #expect(try folder.bytes(of: path).range(of: Data(salt)) != nil) }
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(1))])
        }
        for path in paths {
            #expect(try folder.bytes(of: path).range(of: Data(salt)) == nil)
            let report = try SQLiteJournal<Notebook>.check(path, keyFolder: folder.keyFolder)
            #expect(report.isSound && report.batches == 2)
        }
        let fresh = try other.open()
        try fresh.restore(from: paths[0])
        #expect(try fresh.texts == [Line.id(2): "milk"])
    }

    @Test func anErasureIsFinishedThoughNoBackupCanBeMade() throws {
        let store = try folder.open()
        let salt = try store.salt(of: store.write(1, "secret")[0])
        let path = try #require(try store.dailyBackup(at: 1_790_000_000_000))
        let before = try folder.bytes(of: path)
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(1))])
        }
        // As a process leaves it that was killed before it came to the backups.
        try folder.write(before, to: path)
        let other = open(folder.path + "/journals/me/backups", O_RDONLY)
        #expect(flock(other, LOCK_EX) == 0)
        #expect(try store.dailyBackup(at: 1_790_000_000_000 + 86_400_000) == nil)
        close(other)
        #expect(try folder.bytes(of: path).range(of: Data(salt)) == nil)
    }

    @Test func aBatchThatOnlyADailyBackupHasLosesWhatIsErased() throws {
        let store = try folder.open()
        let secret = try store.write(1, "secret")[0]
        let salt = try store.salt(of: secret)
        let path = try #require(try store.dailyBackup(at: 1_790_000_000_000))
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(
                sql: "DELETE FROM recordIndex; DELETE FROM batches; UPDATE replica SET rebuilds = rebuilds + 1")
        }
        let peer = try other.open()
        try peer.join(store.journal, key: store.key())
        try peer.write(3, "bread")
        try peer.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(1))])
        }
        let again = try folder.open()
        try again.receive(peer.missingBatches(for: []).blocks)
        try again.dailyBackup(at: 1_790_000_000_000)
        #expect(try folder.bytes(of: path).range(of: Data(salt)) == nil)
        #expect(try again.restore(from: path).new == 1)
        #expect(try again.texts == [Line.id(3): "bread"])
    }

    @Test func aBackupThatWasBegunBeforeAnotherProcessErasedLosesItToo() throws {
        let store = try folder.open()
        let salt = try store.salt(of: store.write(1, "secret")[0])
        let path = try #require(try store.dailyBackup(at: 1_790_000_000_000))
        let begunBefore = try folder.bytes(of: path)
        let erasing = try folder.open()
        try erasing.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(1))])
        }
        // It is given its name only after the other process has gone through the backups.
        try folder.write(begunBefore, to: path)
        #expect(store.eraseFromBackups().isEmpty)
        #expect(try folder.bytes(of: path).range(of: Data(salt)) == nil)
    }

    /// Such as a link to a disk that is not connected.
    @Test func aFolderOfBackupsThatIsOutOfReachIsToldInAnErasure() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let backups = folder.path + "/journals/me/backups"
        #expect(store.eraseFromBackups() == [])
        try FileManager.default.createSymbolicLink(atPath: backups, withDestinationPath: elsewhere.path + "/unplugged")
        #expect(store.eraseFromBackups() == [backups])
    }

    @Test func whatIsSetAsideStaysSoInABackupFromWhichItIsErased() throws {
        let store = try folder.open()
        let peer = try other.open()
        try peer.join(store.journal)
        try store.write(1, "milk")
        let batch = try store.missingBatches(for: []).batches[0]
        // Its signature does not come.
        try peer.receive([batch])
        try peer.write(2, "bread")
        let path = try #require(try peer.dailyBackup(at: 1_790_000_000_000))
        #expect(try peer.read { $0.setAside.count } == 1)
        try peer.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(1))])
        }
        let salt = try BatchEnvelope(decoding: batch).content.prefix(32)
        #expect(try folder.bytes(of: path).range(of: Data(salt)) == nil)
        #expect(try SQLiteJournal<Notebook>.check(path, keyFolder: folder.keyFolder).setAside == 1)
        try peer.restore(from: path)
        #expect(try peer.read { $0.setAside.count } == 1)
    }

    @Test func backupOpenedAsAJournalIsANewDevice() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try FileManager.default.createDirectory(
            atPath: other.path + "/journals/me", withIntermediateDirectories: true)
        try store.backup(to: other.database)
        #expect(try other.open().device != store.device)
        #expect(try other.open().texts == store.texts)
    }

    @Test func backupWithoutItsKeySaysSo() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.backup(to: backup)
        let stranger = Folder()
        let fresh = try stranger.open()
        let path = stranger.keyFolder.file(of: store.journal)
        #expect(throws: StoreFailure.keyMissing(store.journal, path: path)) { try fresh.restore(from: backup) }
        #expect(try fresh.texts.isEmpty)
        let report = try SQLiteJournal<Notebook>.check(backup, keyFolder: stranger.keyFolder)
        #expect(report.isSound && report.unopened == 1 && report.changes == 0)
        #expect(try fresh.restore(from: backup, key: store.key()) == ReceiveResult(new: 1, erased: 0, forked: []))
        #expect(try stranger.open().texts == [Line.id(1): "milk"])
    }

    @Test func backupIsNotWrittenOverAFile() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.backup(to: backup)
        #expect(throws: StoreFailure.exists(path: backup)) { try store.backup(to: backup) }
        try store.write(2, "bread")
        try store.backup(to: backup, replacing: true)
        #expect(try SQLiteJournal<Notebook>.check(backup, keyFolder: folder.keyFolder).batches == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == ["backup.sqlite"])
    }

    @Test func aBackupLeavesTheFilesBesideItAlone() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let mine = Data("mine".utf8)
        try folder.write(mine, to: backup + ".new")
        try store.backup(to: backup)
        #expect(try folder.bytes(of: backup + ".new") == mine)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).count == 2)
    }

    @Test func otherJournalsBackupIsRefused() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.backup(to: backup)
        let stranger = try other.open()
        try stranger.write(1, "bread")
        #expect(throws: StoreFailure.otherJournal(store.journal)) { try stranger.restore(from: backup) }
        #expect(try stranger.texts == [Line.id(1): "bread"])
    }

    @Test func aBackupGivesWhatIsWholeInIt() throws {
        let store = try folder.open()
        for number in 1...50 { try store.write(number, "line \(number)") }
        try store.backup(to: backup)
        let whole = try folder.bytes(of: backup)
        let fresh = try other.open()
        try folder.write(whole.prefix(whole.count / 2), to: backup)
        #expect(throws: StoreFailure.self) { try fresh.restore(from: backup) }
        try folder.write(Data("no backup".utf8), to: backup)
        #expect(throws: StoreFailure.notAJournal(path: backup)) { try fresh.restore(from: backup) }
        #expect(throws: StoreFailure.self) { try fresh.restore(from: backup + ".missing") }
        try folder.write(whole, to: backup)
        try DatabaseQueue(path: backup).write { db in
            try db.execute(sql: "UPDATE batches SET envelope = zeroblob(99) WHERE position = 40")
        }
        #expect(try fresh.restore(from: backup) == ReceiveResult(new: 49, erased: 0, forked: [], damaged: 1))
        #expect(try fresh.texts.count == 49)
        #expect(fresh.journal == store.journal)
    }

    @Test func aBackupThatFailsLeavesNothingBehind() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "UPDATE batches SET envelope = zeroblob(99)")
        }
        #expect(throws: StoreFailure.self) { try store.backup(to: backup) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
    }
}
