import Foundation
import GRDB
import Journal
import Notebook
import Testing

@testable import JournalStore

/// Repairs of the row that identifies the journal and the device.
@Suite struct IdentityRepairTests {
    let folder = Folder()

    private func repair(_ keys: KeyFolder? = nil) throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(
            folder: folder.path, keyFolder: keys ?? folder.keyFolder, rewriting: "recover"
        ) { .random(in: 1 ... .max) }
    }

    private func filled() throws -> SQLiteJournal<Notebook> {
        let store = try folder.open()
        for number in 1...3 { try store.write(number, "line \(number)") }
        return store
    }

    /// Flips a bit of a column that is as long as `bytes`.
    private func flip(_ bit: Int, of column: String, in path: String? = nil) throws {
        try DatabaseQueue(path: path ?? folder.database).write { db in
            var bytes = try #require(try Data.fetchOne(db, sql: "SELECT \(column) FROM replica"))
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            try db.execute(sql: "UPDATE replica SET \(column) = ?", arguments: [bytes])
        }
    }

    @Test(arguments: ["journal", "keyCheck"]) func aFlippedBitOfTheIdentityIsToldAndMended(_ column: String) throws {
        let store = try filled()
        let (journal, device, texts) = (store.journal, store.device, try store.texts)
        for bit in [0, 7, 63, 64, 100, 127] {
            try flip(bit, of: column)
            let failure = #expect(throws: StoreFailure.self) { _ = try folder.open() }
            #expect(failure.map { if case .damaged = $0 { true } else { false } } == true, "bit \(bit)")
            let report = try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder)
            #expect(report.faults == [.identity] && report.journal == journal && report.hasKey)
            let repaired = try repair()
            #expect(repaired.report.isSound && repaired.lost.isEmpty && repaired.folder != nil, "bit \(bit)")
            let again = try folder.open()
            #expect(again.journal == journal && again.device == device)
            #expect(try again.texts == texts)
        }
    }

    @Test(arguments: ["journal", "keyCheck"]) func aDamagedPageBesideADamagedIdentityIsSalvaged(
        _ column: String
    ) throws {
        let texts = try filled().texts
        try flip(5, of: column)
        var bytes = try folder.bytes(of: folder.database)
        bytes[0] ^= 1
        try folder.write(bytes, to: folder.database)
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == texts)
    }

    @Test func aLockedKeyIsAskedForThoughTheFileNamesAnother() throws {
        let store = try filled()
        let (journal, texts) = (store.journal, try store.texts)
        let passphrase = try #require(Passphrase("correct horse battery staple"))
        try store.wrapKey(by: passphrase, cost: .quick)
        try flip(9, of: "journal")
        let failure = StoreFailure.keyLocked(journal, path: folder.keyFolder.file(of: journal))
        #expect(throws: failure) { _ = try folder.open() }
        #expect(throws: failure) { _ = try repair() }
        #expect(SQLiteJournal<Notebook>.lockedJournal(folder: folder.path, keyFolder: folder.keyFolder) == journal)
        let unlocked = try folder.keyFolder.unlocking(journal, with: passphrase)
        #expect(try repair(unlocked).report.isSound)
        let again = try SQLiteJournal<Notebook>(folder: folder.path, keyFolder: unlocked) { .random(in: 1 ... .max) }
        #expect(try again.texts == texts)
    }

    @Test func withoutTheKeyADamagedIdentityIsNotToldAndTheCodeRestoresTheKey() throws {
        let store = try filled()
        let (journal, key, texts) = (store.journal, try store.key(), try store.texts)
        try FileManager.default.removeItem(atPath: folder.keyFolder.file(of: journal))
        try flip(9, of: "journal")
        let failure = #expect(throws: StoreFailure.self) { _ = try repair() }
        #expect(failure.map { if case .keyMissing = $0 { true } else { false } } == true)
        let other = try #require(JournalKey([UInt8](repeating: 3, count: JournalKey.size)))
        #expect(throws: StoreFailure.wrongKey) {
            try SQLiteJournal<Notebook>.restoreKey(other, folder: folder.path, keyFolder: folder.keyFolder) { 0 }
        }
        #expect(try SQLiteJournal<Notebook>.restoreKey(key, folder: folder.path, keyFolder: folder.keyFolder) { 0 })
        #expect(try folder.keyFolder.key(of: journal) == key)
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == texts)
    }

    @Test func aBackupWithADamagedIdentityIsReadAndErasedFrom() throws {
        let store = try filled()
        let backup = try #require(try store.dailyBackup(at: 1_790_000_000_000))
        try flip(9, of: "journal", in: backup)
        try FileManager.default.removeItem(atPath: folder.database)
        #expect(try repair().report.isSound)
        let again = try folder.open()
        #expect(try again.texts.count == 3)
        try flip(10, of: "journal", in: backup)
        try again.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(2))])
        }
        #expect(again.eraseFromBackups().isEmpty)
        let left = try SQLiteJournal<Notebook>.check(backup, keyFolder: folder.keyFolder)
        #expect(left.isSound && left.journal == again.journal && left.changes == 2)
    }

    @Test(arguments: [0, 17, 63]) func aFlippedBitOfTheDeviceBeginsAnother(_ bit: Int) throws {
        let store = try filled()
        try flip(bit, of: "device")
        let again = try folder.open()
        #expect(try again.texts == store.texts)
        try again.write(4, "line 4")
        #expect(try again.check().devices.map(\.gaps) == [[], []])
        #expect(try folder.open().texts.count == 4)
    }

    @Test(arguments: [0x02, 0x20, 0x80]) func aHeaderThatTellsAnotherSizeOfPagesLosesNothing(_ high: UInt8) throws {
        let store = try folder.open()
        for number in 1...60 { try store.write(number, String(repeating: "line ", count: 40) + "\(number)") }
        let texts = try store.texts
        var bytes = try folder.bytes(of: folder.database)
        (bytes[16], bytes[17]) = (high, 0)
        try folder.write(bytes, to: folder.database)
        let repaired = try repair()
        #expect(repaired.report.isSound && repaired.rewrittenCount == 0)
        #expect(try folder.open().texts == texts)
    }
}
