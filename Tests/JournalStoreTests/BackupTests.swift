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
        for batch in try store.missingBatches(for: []).batches { writer.lengthPrefixedBytes(batch) }
        try folder.write(Data(writer.bytes), to: backup)
        let fresh = try other.open()
        #expect(try fresh.restore(from: backup) == ReceiveResult(new: 2, erased: 0, forked: []))
        #expect(try fresh.texts == store.texts)
        #expect(fresh.journal == store.journal)
        let cut = Data(writer.bytes.dropLast(3))
        try folder.write(cut, to: backup)
        #expect(throws: StoreFailure.self) { try store.restore(from: backup) }
        let strange = Folder()
        let stranger = try strange.open()
        try stranger.write(3, "eggs")
        try folder.write(Data(writer.bytes), to: backup)
        #expect(throws: StoreFailure.otherJournal(store.journal)) { try stranger.restore(from: backup) }
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

    @Test func copiesOfSevenDaysAndOfFourEarlierWeeksAreKept() throws {
        let store = try folder.open()
        let day: Int64 = 86_400_000
        let wednesday = 20_776 * day
        #expect(try store.dailyBackup(at: wednesday) == nil)
        try store.write(1, "milk")
        for number in 0..<60 {
            #expect(try store.dailyBackup(at: wednesday + Int64(number) * day + 1) != nil)
            #expect(try store.dailyBackup(at: wednesday + Int64(number) * day + 2) == nil)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: store.folder + "/backups").sorted()
        #expect(
            names == [
                "2026-12-14.sqlite", "2026-12-21.sqlite", "2026-12-28.sqlite", "2027-01-04.sqlite",
                "2027-01-11.sqlite", "2027-01-12.sqlite", "2027-01-13.sqlite", "2027-01-14.sqlite",
                "2027-01-15.sqlite", "2027-01-16.sqlite", "2027-01-17.sqlite",
            ])
    }

    private func copies(of store: SQLiteJournal<Notebook>) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: store.folder + "/backups").sorted()
    }

    @Test(arguments: [1_500, -1_500, 20_000])
    func aClockThatIsYearsOffOnceDeletesNoCopy(daysOff: Int64) throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let day: Int64 = 86_400_000
        for number in 20_700..<20_760 { try store.dailyBackup(at: Int64(number) * day) }
        let before = try copies(of: store)
        #expect(before.count == 11)
        let wrong = (20_759 + daysOff) * day
        #expect(try store.dailyBackup(at: wrong) != nil)
        #expect(try Set(copies(of: store)).isSuperset(of: before))
        #expect(try store.dailyBackup(at: 20_759 * day + 1) == nil)
        #expect(try Set(copies(of: store)).isSuperset(of: before))
        // Later backups are kept as if nothing had happened.
        for number in 20_760..<20_800 { try store.dailyBackup(at: Int64(number) * day) }
        let apart = Folder()
        let undisturbed = try apart.open()
        try undisturbed.write(1, "milk")
        for number in 20_700..<20_800 { try undisturbed.dailyBackup(at: Int64(number) * day) }
        #expect(try copies(of: store).count == copies(of: undisturbed).count + 1)
        #expect(try Set(copies(of: store)).isSuperset(of: copies(of: undisturbed)))
    }

    @Test func numberOfCopiesIsBoundedForRareUse() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        let day: Int64 = 86_400_000
        for number in 0..<30 { try store.dailyBackup(at: (15_000 + Int64(number) * 60) * day) }
        #expect(try copies(of: store).count == 12)
    }

    @Test func copyMadeAtAnExtremeClockIsRecognised() throws {
        let store = try folder.open()
        try store.write(1, "milk")
        for moment in [Int64.max, Int64.min, -1] {
            #expect(try store.dailyBackup(at: moment) != nil)
            #expect(try store.dailyBackup(at: moment) == nil)
        }
        #expect(try copies(of: store).count == 3)
    }

    // MARK: - Checking

    @Test func intactJournalIsReportedByDevice() throws {
        let store = try folder.open()
        for number in 1...3 { try store.write(number, "line") }
        let report = try store.check()
        #expect(report.isSound)
        #expect(report.batches == 3)
        #expect(report.changes == 3)
        #expect(report.devices.map(\.id) == [store.device])
        #expect(report.devices.first?.last == 3)
        #expect(try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder) == report)
    }

    @Test func checkReportsEachFault() throws {
        let store = try folder.open()
        for number in 1...5 { try store.write(number, "line") }
        let file = try DatabaseQueue(path: folder.database)
        func fault(_ sql: String) throws -> [JournalReport.Fault] {
            try file.write { db in try db.execute(sql: sql) }
            return try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder).faults
        }
        #expect(
            try fault("UPDATE batches SET action = zeroblob(16) WHERE position = 5") == [.misfiled(position: 5)])
        #expect(
            try fault("UPDATE batches SET sequence = 9 WHERE position = 5") == [.unreadable(position: 5, .unopenable)])
        #expect(
            try fault("DELETE FROM recordIndex WHERE position = 4").last == .recordIndex(entries: 3, expected: 4))
        #expect(
            try fault("INSERT INTO recordIndex VALUES (zeroblob(16), 4)").last == .recordIndex(entries: 4, expected: 4))
        #expect(
            try fault("UPDATE batches SET envelope = substr(envelope, 1, 50) WHERE position = 1").contains(
                .unreadable(position: 1, .truncated(at: 35))))
    }

    @Test func checkReportsGapsForksAndBrokenChains() throws {
        let store = try folder.open()
        func batch(_ sequence: Int64, after previous: BatchHash, _ text: String) -> SealedBatch {
            store.sealer.seal(
                Batch(
                    journal: store.journal, device: DeviceID(7), sequence: sequence, time: UInt64(sequence) << 16,
                    seen: VersionVector(), action: Action(name: "write", id: .random), changes: [Line.text(1, text)]),
                after: previous)
        }
        let one = batch(1, after: .none, "one")
        let fork = batch(1, after: .none, "fork")
        let two = batch(2, after: one.identity.hash, "two")
        let five = batch(5, after: BatchHash(99), "five")
        try store.receive([five, two, fork, one].map(\.envelope.bytes))
        let device = try #require(try store.check().devices.first)
        #expect(device.gaps == [3])
        #expect(device.forks == [1])
        #expect(try store.check().isSound)
        try store.receive([batch(6, after: BatchHash(98), "six").envelope.bytes])
        #expect(try store.check().faults == [.brokenChain(device: DeviceID(7), sequence: 6)])
    }
}
