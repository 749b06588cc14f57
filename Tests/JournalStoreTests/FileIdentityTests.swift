import Foundation
import GRDB
import Notebook
import Testing

@testable import JournalStore

@Suite struct HomeTests {
    private let home = FileIdentity(machine: "a1", inode: 7, birth: 1_000, path: "/home/anna/my data/journal.sqlite")

    private func changed(_ change: (inout FileIdentity) -> Void) -> FileIdentity {
        var home = home
        change(&home)
        return home
    }

    // MARK: - Facts

    @Test func homeRoundTrips() {
        #expect(FileIdentity(home.text) == home)
        let bare = FileIdentity(machine: "", inode: .max, birth: nil, path: "/a")
        #expect(FileIdentity(bare.text) == bare)
        #expect(FileIdentity("a1 7") == FileIdentity(machine: "a1", inode: 7, birth: nil, path: ""))
        #expect(FileIdentity(" 7") == FileIdentity(machine: "", inode: 7, birth: nil, path: ""))
        #expect(FileIdentity("") == nil)
        #expect(FileIdentity("a1 ") == nil)
    }

    @Test func fileWhoseInodeNumberChangesAtEachStartIsNotACopy() {
        let again = changed { $0.inode = 8 }
        #expect(!home.isCopied(to: again, isStillThere: false))
        let unborn = changed { $0.birth = nil }
        #expect(!unborn.isCopied(to: changed { ($0.birth, $0.inode) = (nil, 8) }, isStillThere: false))
        #expect(!home.isCopied(to: changed { ($0.birth, $0.inode) = (nil, 8) }, isStillThere: false))
    }

    @Test func fileWhoseBirthTimeChangesIsNotACopy() {
        #expect(!home.isCopied(to: changed { $0.birth = 2_000 }, isStillThere: false))
    }

    @Test func movedFileIsNotACopy() {
        #expect(!home.isCopied(to: changed { $0.path = "/b" }, isStillThere: false))
        #expect(!home.isCopied(to: changed { ($0.path, $0.inode) = ("/b", 8) }, isStillThere: false))
        let unborn = changed { $0.birth = nil }
        #expect(!unborn.isCopied(to: changed { ($0.path, $0.birth) = ("/b", nil) }, isStillThere: false))
    }

    @Test func copyIsOne() {
        let copy = changed { ($0.path, $0.inode, $0.birth) = ("/b", 8, 2_000) }
        #expect(home.isCopied(to: copy, isStillThere: true))
        #expect(home.isCopied(to: copy, isStillThere: false))
        // Some programs preserve the creation time when copying.
        #expect(home.isCopied(to: changed { ($0.path, $0.inode) = ("/b", 8) }, isStillThere: true))
        // On another disk the inode number may be the same by chance.
        #expect(home.isCopied(to: changed { ($0.path, $0.birth) = ("/b", 2_000) }, isStillThere: false))
        #expect(home.isCopied(to: changed { ($0.path, $0.birth) = ("/b", nil) }, isStillThere: true))
        let unborn = changed { $0.birth = nil }
        #expect(unborn.isCopied(to: changed { ($0.path, $0.inode) = ("/b", 8) }, isStillThere: false))
    }

    @Test func fileRestoredInItsPlaceIsACopy() {
        #expect(home.isCopied(to: changed { ($0.inode, $0.birth) = (8, 2_000) }, isStillThere: false))
    }

    @Test func anotherMachineIdMeansACopyUnlessItIsUnknown() {
        #expect(home.isCopied(to: changed { $0.machine = "b2" }, isStillThere: false))
        #expect(!home.isCopied(to: changed { $0.machine = "" }, isStillThere: false))
        #expect(!changed { $0.machine = "" }.isCopied(to: home, isStillThere: false))
    }

    @Test func homeOfAnEarlierVersionIsComparedByInodeNumberAlone() {
        let earlier = FileIdentity(machine: "a1", inode: 7, birth: nil, path: "")
        #expect(!earlier.isCopied(to: home, isStillThere: false))
        #expect(earlier.isCopied(to: changed { $0.inode = 8 }, isStillThere: false))
    }

    // MARK: - Files

    private let folder = Folder()

    /// The home stored in the file.
    private func kept() throws -> String {
        try DatabaseQueue(path: folder.database).read { db in
            try String.fetchOne(db, sql: "SELECT home FROM replica") ?? ""
        }
    }

    private func keep(_ home: String) throws {
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "UPDATE replica SET home = ?", arguments: [home])
        }
    }

    @Test func deviceIsKeptWhereInodeNumbersChangeAtEachStart() throws {
        let device = try folder.open().device
        for start in 1...5 {
            var home = try #require(FileIdentity(try kept()))
            home.inode += UInt64(start)
            try keep(home.text)
            #expect(try folder.open().device == device)
            #expect(try FileIdentity(kept()) == FileIdentity(ofFile: folder.database))
        }
    }

    @Test func deviceIsKeptInAMovedFolder() throws {
        let device = try folder.open().device
        let elsewhere = Folder(keysOf: folder)
        try FileManager.default.moveItem(atPath: folder.path, toPath: elsewhere.path)
        #expect(try elsewhere.open().device == device)
        try FileManager.default.moveItem(atPath: elsewhere.path, toPath: folder.path)
        #expect(try folder.open().device == device)
    }

    @Test func deviceIsKeptBehindASymbolicLink() throws {
        let device = try folder.open().device
        let link = Folder(keysOf: folder)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: folder.path)
        #expect(try link.open().device == device)
        #expect(try folder.open().device == device)
    }

    @Test func folderRestoredFromACopyStartsANewDevice() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let copy = try Folder(copying: folder)
        try store.write(2, "lost")
        try FileManager.default.removeItem(atPath: folder.path)
        try FileManager.default.copyItem(atPath: copy.path, toPath: folder.path)
        // On file systems without creation times, this is detected only when a peer has the lost batches.
        if FileIdentity(ofFile: folder.database)?.birth != nil { #expect(try folder.open().device != store.device) }
    }

    @Test func aReadOnlyCopyIsRead() throws {
        try folder.open().write(1, "milk")
        let copy = try Folder(copying: folder)
        let journal = copy.path + "/journals/me"
        func allow(_ mode: Int, _ path: String) throws {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        try allow(0o400, copy.database)
        try allow(0o500, journal)
        defer { try? allow(0o700, journal) }
        let store = try copy.open()
        #expect(try store.texts == [Line.id(1): "milk"])
        // A superuser may write whatever the permissions.
        if store.file.isReadOnly {
            #expect(throws: StoreFailure.unwritable(path: copy.database)) { try store.write(2, "bread") }
        }
    }

    @Test func deviceOfAnEarlierVersionIsKept() throws {
        let device = try folder.open().device
        let home = try #require(FileIdentity(ofFile: folder.database))
        try keep("\(home.machine) \(home.inode)")
        #expect(try folder.open().device == device)
        #expect(try kept() == home.text)
    }
}
