import Crypto
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

    @Test func versionThreeIsFrozen() throws {
        try folder.open().write(1, "milk")
        let file = try DatabaseQueue(path: folder.database)
        try file.read { db in
            #expect(try Int.fetchOne(db, sql: "PRAGMA application_id") == 0x4459_424B)
            #expect(try Int.fetchOne(db, sql: "PRAGMA user_version") == 3)
            let columns = try String.fetchAll(
                db,
                sql: """
                    SELECT t.name || '.' || c.name || ' ' || c.type
                    FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY t.name, c.cid
                    """)
            #expect(
                columns == [
                    "batches.position INTEGER", "batches.device BLOB", "batches.sequence INTEGER",
                    "batches.generation INTEGER", "batches.hash BLOB", "batches.action BLOB", "batches.undoes BLOB",
                    "batches.envelope BLOB", "batches.isSetAside INTEGER",
                    "recordIndex.record BLOB", "recordIndex.position INTEGER", "replica.row INTEGER",
                    "replica.journal BLOB", "replica.device BLOB", "replica.home TEXT", "replica.keyCheck BLOB",
                    "replica.rebuilds INTEGER", "signedHeads.device BLOB", "signedHeads.sequence INTEGER",
                    "signedHeads.hash BLOB", "signedHeads.signedHead BLOB",
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
        try other.write(2, "bread")
        let new = try other.missingBatches(for: store.read { $0.heads }).blocks
        #expect(try store.receive(new) == ReceiveResult(new: 1, erased: 0, forked: []))
        #expect(try store.texts == other.texts)
    }

    @Test func severalPeopleHaveTheirOwnJournals() throws {
        let anna = try SQLiteJournal<Notebook>(folder: folder.path, name: "anna", keyFolder: folder.keyFolder) {
            .random(in: 1 ... .max)
        }
        let me = try folder.open()
        #expect(anna.journal != me.journal)
        #expect(throws: StoreFailure.self) {
            _ = try SQLiteJournal<Notebook>(folder: folder.path, name: "../anna", keyFolder: folder.keyFolder) {
                .random(in: 1 ... .max)
            }
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

    @Test func aDamagedBatchStopsNothingElse() throws {
        let store = try folder.open()
        for number in 1...3 { try store.write(number, "line") }
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "UPDATE batches SET envelope = substr(envelope, 1, 40) WHERE position = 2")
        }
        let again = try folder.open()
        #expect(try again.texts.keys.sorted() == [Line.id(1), Line.id(3)])
        #expect(try again.read { $0.unopenedCount } == 1)
        try again.write(4, "line")
        #expect(try folder.open().texts.count == 3)
        // What is damaged is not sent on.
        #expect(try again.missingBatches(for: []).batches.count == 3)
        #expect(try again.check().faults.count == 1)
    }

    // MARK: - Keys

    @Test func theKeyIsApartFromTheJournalAndOnlyItsOwnersToRead() throws {
        let store = try folder.open()
        let path = folder.keyFolder.file(of: store.journal)
        #expect(try folder.mode(of: folder.keyFolder.path) == 0o700 && folder.mode(of: path) == 0o600)
        let code = try RecoveryCode(String(decoding: folder.bytes(of: path), as: UTF8.self))
        #expect(try code.key == store.key().bytes)
        #expect(try folder.open().key() == store.key())
        for name in ["/home/anna/daybook/", "/home/anna/daybook//", "/home/anna/./x/../daybook/."] {
            #expect(KeyFolder(for: name).path == "/home/anna/daybook.keys")
        }
        #expect(KeyFolder(for: ".").path == FileManager.default.currentDirectoryPath + ".keys")
    }

    @Test func aSecondKeyIsNeverMadeForAJournal() throws {
        let store = try folder.open()
        let elsewhere = KeyFolder(path: folder.path + ".other")
        defer { try? FileManager.default.removeItem(atPath: elsewhere.path) }
        #expect(throws: StoreFailure.keyMissing(store.journal, path: elsewhere.file(of: store.journal))) {
            _ = try SQLiteJournal<Notebook>(folder: folder.path, keyFolder: elsewhere) { .random(in: 1 ... .max) }
        }
        #expect(try elsewhere.key(of: store.journal) == nil)
        try store.write(1, "milk")
        #expect(try folder.open().texts == [Line.id(1): "milk"])
    }

    @Test func withoutItsKeyAJournalIsNotOpenedAndNoOtherKeyIsMade() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let path = folder.keyFolder.file(of: store.journal)
        let key = try folder.bytes(of: path)
        try FileManager.default.removeItem(atPath: path)
        for _ in 1...2 {
            #expect(throws: StoreFailure.keyMissing(store.journal, path: path)) { _ = try folder.open() }
        }
        try folder.write(key.dropFirst(5), to: path)
        #expect(throws: StoreFailure.damagedKey(path: path)) { _ = try folder.open() }
        try folder.write(key, to: path)
        #expect(try folder.open().texts == [Line.id(1): "milk"])
    }

    @Test func withAnotherKeyNothingIsReadAndNothingIsLost() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let path = folder.keyFolder.file(of: store.journal)
        let key = try folder.bytes(of: path)
        let other = RecoveryCode(key: [UInt8](repeating: 7, count: 32))!
        try folder.write(Data(other.text.utf8), to: path)
        #expect(throws: StoreFailure.wrongKey) { _ = try folder.open() }
        try folder.write(key, to: path)
        #expect(try folder.open().texts == [Line.id(1): "milk"])
    }

    @Test func whatCouldNotBeOpenedBeforeIsFiledOnceItCan() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let erased = try store.write(2, "secret")[0]
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(2))])
        }
        let other = Folder(keysOf: folder)
        let peer = try other.open()
        try peer.join(store.journal)
        try peer.receive(store.missingBatches(for: []).blocks)
        // As an earlier version would have stored them, that can open none.
        try DatabaseQueue(path: other.database).write { db in
            try db.execute(sql: "UPDATE batches SET action = NULL, undoes = NULL; DELETE FROM recordIndex")
        }
        let again = try other.open()
        #expect(try again.check().isSound)
        #expect(try again.texts == [Line.id(1): "milk"])
        #expect(try again.history(ofRecords: [Line.id(1)]).count == 1)
        #expect(try again.batches(ofAction: erased.batch.action.id).count == 1)
        #expect(try other.open().texts == [Line.id(1): "milk"])
    }

    @Test func whatShouldOpenByNowAndDoesNotIsDropped() throws {
        let store = try folder.open()
        let written = try store.write(1, "milk")
        let other = Folder(keysOf: folder)
        let peer = try other.open()
        try peer.join(store.journal)
        // As an earlier version would have stored a batch of this one that never opens.
        let header = BatchEnvelope.Header(
            journal: store.journal, device: DeviceID(7), sequence: 1, previous: .none)
        let rubbish = BatchEnvelope(header, content: [UInt8](repeating: 1, count: 100))
        let hash = Array(SHA256.hash(data: rubbish.bytes))
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(
                sql: "INSERT INTO batches (device, sequence, generation, hash, envelope) VALUES (?, 1, 0, ?, ?)",
                arguments: [Data(DeviceID(7).number.bigEndianBytes), Data(hash), Data(rubbish.storedBytes)])
        }
        let again = try folder.open()
        #expect(try again.read { $0.heads.map(\.device) } == [written[0].batch.device])
        try peer.receive(again.missingBatches(for: peer.read { $0.heads }).blocks)
        #expect(try again.missingBatches(for: peer.read { $0.heads }).batches.isEmpty)
        #expect(try again.texts == peer.texts && again.check().isSound)
    }

    @Test func anEmptyJournalWhoseKeyIsDamagedBeginsAnew() throws {
        let store = try folder.open()
        let path = folder.keyFolder.file(of: store.journal)
        let damaged = Data("R00T".utf8)
        try folder.write(damaged, to: path)
        let again = try folder.open()
        #expect(again.journal != store.journal && again.device != store.device)
        try again.write(1, "milk")
        #expect(try folder.open().texts == [Line.id(1): "milk"])
        #expect(try folder.bytes(of: path) == damaged)
    }

    @Test func anEarlyVersionIsRefused() throws {
        _ = try folder.open()
        for version in 1...2 {
            try DatabaseQueue(path: folder.database).write { db in
                try db.execute(sql: "CREATE TABLE early\(version) (a); PRAGMA user_version = \(version)")
            }
            #expect(throws: StoreFailure.tooOld(version: version)) { _ = try folder.open() }
        }
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
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "CREATE TABLE later (a); PRAGMA user_version = 4")
        }
        #expect(throws: StoreFailure.tooNew(version: 4)) { _ = try folder.open() }
    }

    @Test(arguments: ["user_version = 4", "user_version = 2", "application_id = 5"])
    func aHeaderThatTheTablesContradictIsDamage(_ change: String) throws {
        _ = try folder.open()
        try DatabaseQueue(path: folder.database).write { db in try db.execute(sql: "PRAGMA \(change)") }
        #expect { _ = try folder.open() } throws: { error in
            if case .damaged? = error as? StoreFailure { true } else { false }
        }
    }

    @Test func lockedJournalIsBusy() throws {
        _ = try folder.open()
        let other = try DatabaseQueue(path: folder.database)
        try other.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            let store = try SQLiteJournal<Notebook>(
                folder: folder.path, keyFolder: folder.keyFolder, busyTimeout: 0.01
            ) { .random(in: 1 ... .max) }
            #expect(throws: StoreFailure.busy) { try store.write(1, "milk") }
            try db.execute(sql: "ROLLBACK")
            try store.write(1, "milk")
            #expect(try store.texts == [Line.id(1): "milk"])
        }
    }
}
