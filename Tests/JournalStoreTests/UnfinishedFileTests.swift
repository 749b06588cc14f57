import Foundation
import Journal
@testable import JournalStore
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

    private func erase(_ number: Int, in store: SQLiteJournal<Notebook>) throws {
        try store.write(at: 2) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(number))])
        }
    }

    private var backup: String { elsewhere.path + "/backup.sqlite" }

    @Test func whatIsNotAFileIsNotReplacedByOne() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        #expect(mkfifo(backup, 0o600) == 0)
        let link = elsewhere.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
        for path in [backup, link] {
            #expect(throws: StoreFailure.cannotOpen(path: path, reason: "it is not a file")) {
                try store.backup(to: path, replacing: true)
            }
        }
        #expect(try names() == ["backup.sqlite", "link"])
        var status = stat()
        #expect(stat(backup, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

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

    @Test func anErasureLeavesWhatAnotherProcessIsWriting() throws {
        let store = try folder.open()
        let batches = try store.write(1, "milk")
        let backups = store.folder + "/backups"
        try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
        let backup = backups + "/2026-09-21.sqlite"
        let written = try UnfinishedFile(for: backup)
        // The other process has copied the journal before it is erased from.
        try store.backup(to: elsewhere.path + "/copy")
        try folder.write(folder.bytes(of: elsewhere.path + "/copy"), to: written.path)
        let other = try folder.open()
        let salt = try store.salt(of: batches[0])
        try erase(1, in: store)
        #expect(FileManager.default.fileExists(atPath: written.path))
        try written.publish(replacing: false)
        #expect(try folder.bytes(of: backup).range(of: Data(salt)) != nil)
        written.discard()
        #expect(other.eraseFromBackups() == [])
        #expect(try folder.bytes(of: backup).range(of: Data(salt)) == nil)
        #expect(try SQLiteJournal<Notebook>.check(backup, keyFolder: folder.keyFolder).isSound)
    }

    @Test func whatAKilledProcessHasLeftWhileAnotherErasedIsRemoved() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let backups = store.folder + "/backups"
        try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
        for place in [backups, store.folder] {
            let written = try UnfinishedFile(for: place + "/copy")
            try written.write(Array("left".utf8))
            try erase(1, in: store)
            #expect(FileManager.default.fileExists(atPath: written.path))
            // It is killed.
            written.discard()
            try folder.write(Data("left".utf8), to: written.path)
            // A process that another test has just started can hold the lock for a moment.
            try #require(FolderLock(place, waiting: true)).release()
            #expect(store.eraseFromBackups() == [])
            #expect(!FileManager.default.fileExists(atPath: written.path))
            try store.write(1, "bread")
        }
    }

    @Test func whatEarlierVersionsHaveLeftIsRemovedOrNamed() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let old = [".daybook-18446744073709551615.new", ".daybook-7.new"]
        let others = [".daybook-seven.new", "backup.sqlite.1.new", "backup.sqlite.new", "backup.sqlite.x.new"]
        for name in old + others { try folder.write(Data("left".utf8), to: elsewhere.path + "/" + name) }
        let path = elsewhere.path + "/" + old[0]
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
        try store.backup(to: backup)
        #expect(try names() == ([old[1], "backup.sqlite"] + others).sorted())
        #expect(
            UnfinishedFile.possibleLeftovers(beside: backup)
                == [".1.new", ".new"].map { backup + $0 })
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
