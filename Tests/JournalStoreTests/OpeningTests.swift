import Foundation
import GRDB
import Journal
import JournalStore
import Notebook
import Testing

@Suite struct OpeningTests {
    let folder = Folder()

    @Test func folderAndFilesAreAccessibleOnlyToTheirOwner() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        #expect(store.saveSnapshotIfStale(after: 1))
        #expect(try folder.mode(of: folder.path) == 0o700)
        #expect(try folder.mode(of: store.folder) == 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: store.folder) {
            #expect(try folder.mode(of: store.folder + "/" + name) == 0o600, "\(name)")
        }
    }

    @Test func fileReadableByOthersIsMadePrivateAgain() throws {
        try folder.open().write(1, "milk")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.database)
        _ = try folder.open()
        #expect(try folder.mode(of: folder.database) == 0o600)
    }

    @Test func versionOneIsFrozen() throws {
        try folder.open().write(1, "milk")
        let file = try DatabaseQueue(path: folder.database)
        try file.read { db in
            #expect(try Int.fetchOne(db, sql: "PRAGMA application_id") == 0x4459_424B)
            #expect(try Int.fetchOne(db, sql: "PRAGMA user_version") == 1)
            let columns = try String.fetchAll(
                db,
                sql: """
                    SELECT t.name || '.' || c.name || ' ' || c.type
                    FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY t.name, c.cid
                    """)
            #expect(
                columns == [
                    "batches.position INTEGER", "batches.device BLOB", "batches.sequence INTEGER",
                    "batches.checksum INTEGER", "batches.action BLOB", "batches.undoes BLOB", "batches.bytes BLOB",
                    "recordIndex.record BLOB", "recordIndex.position INTEGER", "replica.row INTEGER",
                    "replica.journal BLOB", "replica.device BLOB", "replica.home TEXT", "replica.rebuilds INTEGER",
                ])
        }
    }

    @Test func copiedFolderStartsANewDevice() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let copy = try Folder(copying: folder)
        let other = try copy.open()
        #expect(other.journal == store.journal)
        #expect(other.device != store.device)
        #expect(try copy.open().device == other.device)
        #expect(try folder.open().device == store.device)
        let new = try other.write(2, "bread")
        #expect(try store.receive(new.map(\.bytes)) == ReceiveResult(new: 1, erased: 0, forked: []))
        #expect(try store.texts == other.texts)
    }

    @Test func severalPeopleHaveTheirOwnJournals() throws {
        let anna = try SQLiteJournal<Notebook>(folder: folder.path, name: "anna") { .random(in: 1 ... .max) }
        let me = try folder.open()
        #expect(anna.journal != me.journal)
        #expect(throws: StoreFailure.self) {
            _ = try SQLiteJournal<Notebook>(folder: folder.path, name: "../anna") { .random(in: 1 ... .max) }
        }
    }

    // MARK: - Refusals

    @Test func truncatedDatabaseIsRefusedWithAReason() throws {
        let store = try folder.open()
        for number in 1...200 { try store.write(number, "line \(number)") }
        let whole = try folder.bytes(of: folder.database)
        for length in [whole.count / 2, 5000, 100, 1] {
            try folder.write(whole.prefix(length), to: folder.database)
            let failure = #expect(throws: StoreFailure.self) { _ = try folder.open() }
            switch failure {
            case .damaged(let what): #expect(!what.isEmpty)
            case .notAJournal(let path): #expect(path == folder.database)
            default: Issue.record("\(length): \(String(describing: failure))")
            }
        }
    }

    @Test func emptiedDatabaseBesideASnapshotIsRefused() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        store.saveSnapshotIfStale(after: 1)
        try folder.write(Data(), to: folder.database)
        let failure = #expect(throws: StoreFailure.self) { _ = try folder.open() }
        guard case .damaged = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test func damagedBatchIsRefusedByItsPosition() throws {
        let store = try folder.open()
        for number in 1...3 { try store.write(number, "line") }
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "UPDATE batches SET bytes = substr(bytes, 1, 40) WHERE position = 2")
        }
        #expect(throws: StoreFailure.damaged("batch 2: checksumMismatch")) { _ = try folder.open() }
    }

    @Test func filesThatAreNotJournalsAreRefused() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/journals/me", withIntermediateDirectories: true)
        try folder.write(Data("Dear diary, this is just a text and no database at all.".utf8), to: folder.database)
        #expect(throws: StoreFailure.notAJournal(path: folder.database)) { _ = try folder.open() }
        try FileManager.default.removeItem(atPath: folder.database)
        try DatabaseQueue(path: folder.database).write { db in try db.execute(sql: "CREATE TABLE other (a)") }
        #expect(throws: StoreFailure.notAJournal(path: folder.database)) { _ = try folder.open() }
    }

    @Test func laterVersionIsRefused() throws {
        _ = try folder.open()
        try DatabaseQueue(path: folder.database).write { db in try db.execute(sql: "PRAGMA user_version = 2") }
        #expect(throws: StoreFailure.tooNew(version: 2)) { _ = try folder.open() }
    }

    @Test func lockedJournalIsBusy() throws {
        _ = try folder.open()
        let other = try DatabaseQueue(path: folder.database)
        try other.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            let store = try SQLiteJournal<Notebook>(folder: folder.path, busyTimeout: 0.01) { .random(in: 1 ... .max) }
            #expect(throws: StoreFailure.busy) { try store.write(1, "milk") }
            try db.execute(sql: "ROLLBACK")
            try store.write(1, "milk")
            #expect(try store.texts == [Line.id(1): "milk"])
        }
    }
}
