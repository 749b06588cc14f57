import Foundation
import JournalStore
import Notebook
import Testing

/// Files that are written beside their places, and what is left of them when a process is killed.
@Suite struct UnfinishedFileTests {
    let folder = Folder()
    let elsewhere = Folder()

    init() throws {
        try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).sorted()
    }

    private var backup: String { elsewhere.path + "/backup.sqlite" }

    @Test func aBackupRemovesWhatKilledProcessesHaveLeftBesideIt() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let left = try UnfinishedFile(for: backup)
        let lock = open(elsewhere.path, O_RDONLY)
        let name = (left.path as NSString).lastPathComponent
        // It is being written: its folder is locked.
        try store.backup(to: backup)
        #expect(try names() == [name, "backup.sqlite"])
        left.discard()
        for name in [name, name + "-journal", "backup.sqlite.1.new"] {
            try folder.write(Data("left".utf8), to: elsewhere.path + "/" + name)
        }
        // Another process writes into the folder.
        #expect(flock(lock, LOCK_SH) == 0)
        try store.backup(to: elsewhere.path + "/second")
        #expect(try names().contains(name))
        close(lock)
        try store.backup(to: elsewhere.path + "/third")
        #expect(try names() == ["backup.sqlite", "backup.sqlite.1.new", "second", "third"])
    }

    @Test func aDailyBackupRemovesWhatAKilledProcessHasLeft() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let backups = store.folder + "/backups"
        try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
        let left = try UnfinishedFile(for: backups + "/2026-09-21.sqlite")
        left.discard()
        try folder.write(Data("left".utf8), to: left.path)
        #expect(try store.dailyBackup(at: 1_790_000_000_000) != nil)
        #expect(!FileManager.default.fileExists(atPath: left.path))
    }

    @Test func aBackupMayHaveTheLongestNameThatThereIs() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let path = elsewhere.path + "/" + String(repeating: "b", count: 255)
        try store.backup(to: path)
        #expect(try SQLiteJournal<Notebook>.check(path, keyFolder: folder.keyFolder).isSound)
        let missing = elsewhere.path + "/missing/copy"
        #expect(throws: StoreFailure.cannotOpen(path: missing, reason: "No such file or directory")) {
            try store.backup(to: missing)
        }
    }
}
