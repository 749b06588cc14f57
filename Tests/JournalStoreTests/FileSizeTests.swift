import Foundation
import JournalStore
import Notebook
import Testing

/// Files of sizes that no disk has room for, as a damaged file system tells them.
@Suite struct FileSizeTests {
    let folder = Folder()

    private func extend(_ path: String) {
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        defer { close(file) }
        #expect(ftruncate(file, 200 << 30) == 0)
    }

    @Test(arguments: ["snapshot", "told-losses", "refused-forms"])
    func aFileBesideTheJournalIsLeftUnread(_ name: String) throws {
        try folder.open().write(1, "milk")
        extend(folder.path + "/journals/me/" + name)
        let store = try folder.open()
        try store.write(2, "bread")
        #expect(try store.texts.count == 2 && store.check().isSound)
    }

    @Test func aKeyIsSaidToBeUnreadable() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let path = folder.keyFolder.path + "/" + store.journal.hex + ".key"
        extend(path)
        #expect(throws: StoreFailure.cannotOpen(path: path, reason: "it cannot be read")) { try folder.open() }
    }

    @Test func aBackupIsRefused() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let backup = folder.path + "/huge"
        extend(backup)
        #expect(throws: StoreFailure.cannotOpen(path: backup, reason: "it cannot be read")) {
            try store.restore(from: backup)
        }
    }
}
