import Foundation
import GRDB
import Journal
import JournalStore
import Notebook
import TestSupport
import Testing

@Suite struct RepairTests {
    let folder = Folder()

    private func repair() throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder) { .random(in: 1 ... .max) }
    }

    private func change(_ sql: String) throws {
        try DatabaseQueue(path: folder.database).write { db in try db.execute(sql: sql) }
    }

    private func filled(_ count: Int = 3) throws -> SQLiteJournal<Notebook> {
        let store = try folder.open()
        for number in 1...count { try store.write(number, "line \(number)") }
        return store
    }

    @Test func aSoundJournalIsLeftAsItIs() throws {
        let device = try filled().device
        let before = try folder.bytes(of: folder.database)
        let report = try repair()
        #expect(report.report.isSound && report.folder == nil)
        #expect(try folder.bytes(of: folder.database) == before)
        #expect(try folder.open().device == device)
    }

    @Test func aFlippedBitIsFlippedBack() throws {
        let store = try filled()
        let bytes = try BatchEnvelope(decoding: store.missingBatches(for: []).batches[1]).storedBytes
        for index in [0, 3, 33, 50, 90, bytes.count - 20, bytes.count - 1] {
            var damaged = bytes
            damaged[index] ^= 0x10
            try change(
                "UPDATE batches SET envelope = x'\(damaged.map { String(format: "%02x", $0) }.joined())' WHERE position = 2"
            )
            #expect(try folder.open().texts.count == 2)
            let report = try repair()
            #expect(report.mended.map(\.sequence) == [2] && report.lost.isEmpty && report.report.isSound)
            #expect(try folder.open().texts == store.texts)
            #expect(try folder.open().device == store.device)
        }
    }

    @Test func aDamagedBatchIsSetAsideAndTheRestGoesOn() throws {
        let store = try filled()
        try change(Self.randomisingTag(at: 2))
        #expect(try folder.open().texts.count == 2)
        let report = try repair()
        #expect(report.report.isSound)
        let lost = try #require(report.lost.first)
        #expect(report.lost.count == 1 && lost.name == "write" && lost.milliseconds == 1 && lost.sequence == 2)
        #expect(lost.records == [Line.id(2)])
        let repaired = try folder.open()
        #expect(try repaired.texts == [Line.id(1): "line 1", Line.id(3): "line 3"])
        // Other devices may have the lost batch under its sequence.
        #expect(repaired.device != store.device)
        let kept = try FileManager.default.contentsOfDirectory(atPath: try #require(report.folder))
        #expect(kept.count == 1 && kept[0].hasPrefix(store.device.hex + "-2-"))
    }

    @Test func anotherDeviceSendsWhatWasLost() throws {
        let store = try filled()
        let other = try Folder(copying: folder).open()
        try change("UPDATE batches SET envelope = zeroblob(50) WHERE position = 2")
        #expect(try repair().lost.map(\.name) == [nil])
        let repaired = try folder.open()
        try repaired.write(4, "line 4")
        let portion = try other.missingBatches(for: try repaired.read { $0.heads })
        #expect(try repaired.receive(portion.batches).new == 1)
        #expect(try repaired.texts == (1...4).reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" })
        #expect(try repaired.check().isSound)
        #expect(store.journal == repaired.journal)
    }

    @Test func aDailyBackupHasWhatWasLost() throws {
        let store = try filled()
        try store.dailyBackup(at: 1_790_000_000_000)
        try store.write(4, "line 4")
        try change("UPDATE batches SET envelope = zeroblob(50) WHERE position IN (2, 4)")
        let report = try repair()
        #expect(report.recovered.map(\.sequence) == [2] && report.lost.map(\.sequence) == [4])
        #expect(try folder.open().texts == (1...3).reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" })
    }

    @Test func wrongColumnsAndIndexesAreCorrected() throws {
        let store = try filled()
        try change("UPDATE batches SET sequence = 6 WHERE position = 2; UPDATE batches SET action = zeroblob(16)")
        try change("DELETE FROM recordIndex WHERE position = 3")
        #expect(try !folder.open().check().isSound)
        let report = try repair()
        #expect(report.report.isSound && report.lost.isEmpty && report.mended.count == 1)
        #expect(try folder.open().texts == store.texts)
        #expect(try folder.open().history(ofRecords: [Line.id(3)]).count == 1)
        #expect(try folder.open().device == store.device)
    }

    @Test func anOpenJournalGoesOnWithWhatWasRepaired() throws {
        let store = try filled()
        #expect(store.saveSnapshotIfStale(after: 1))
        try change("UPDATE batches SET envelope = zeroblob(50) WHERE position = 2")
        _ = try repair()
        #expect(try store.texts.count == 2)
        try store.write(5, "line 5")
        #expect(try folder.open().texts.count == 3)
        #expect(try store.check().isSound)
    }

    @Test(arguments: [2, 3, 4, 5, 6, 7, 8, 9]) func aDamagedDatabaseGivesWhatCanBeReadOfIt(_ part: Int) throws {
        let store = try folder.open()
        for number in 1...600 { try store.write(number, "line \(number)") }
        try store.dailyBackup(at: 1_790_000_000_000)
        for number in 601...700 { try store.write(number, "line \(number)") }
        let texts = try store.texts
        var bytes = try folder.bytes(of: folder.database)
        let start = bytes.count / 4096 / 10 * part * 4096
        for index in start..<start + 4096 { bytes[index] = 0x5A }
        try folder.write(bytes, to: folder.database)
        #expect(throws: StoreFailure.self) {
            let report = try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder)
            if let fault = report.faults.first { throw StoreFailure.damaged("\(fault)") }
        }
        let report = try repair()
        #expect(report.report.isSound)
        let repaired = try folder.open().texts
        #expect(repaired.count >= 600 && repaired.allSatisfy { texts[$0.key] == $0.value })
        #expect(700 - repaired.count <= report.unreadableCount + report.lost.count)
        let kept = try FileManager.default.contentsOfDirectory(atPath: try #require(report.folder))
        #expect(kept.contains { $0.hasSuffix(".sqlite") })
    }

    @Test func aLaterVersionIsNotTakenForDamage() throws {
        let store = try filled()
        let header = BatchEnvelope.Header(
            version: 3, journal: store.journal, device: DeviceID(7), sequence: 1, previous: .none)
        try store.receive([BatchEnvelope(header, content: [UInt8](repeating: 9, count: 300)).bytes])
        #expect(try folder.open().texts == store.texts)
        let report = try store.check()
        #expect(report.isSound && report.unopened == 1)
        try change("UPDATE batches SET envelope = zeroblob(50) WHERE position = 2")
        #expect(try repair().report.unopened == 1)
    }

    @Test func withAnotherKeyNothingIsTakenForDamage() throws {
        let store = try filled()
        let path = folder.keyFolder.file(of: store.journal)
        let key = try folder.bytes(of: path)
        try folder.write(Data(RecoveryCode(key: [UInt8](repeating: 3, count: 32))!.text.utf8), to: path)
        #expect(throws: StoreFailure.wrongKey) { _ = try repair() }
        #expect(throws: StoreFailure.wrongKey) {
            _ = try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder)
        }
        try folder.write(key, to: path)
        #expect(try folder.open().texts == store.texts)
    }

    @Test(arguments: [0, 100, 5000]) func aFileOfWhichNothingIsLeftComesFromTheLatestBackup(_ length: Int) throws {
        let store = try filled()
        try store.dailyBackup(at: 1_790_000_000_000)
        try store.write(4, "line 4")
        try folder.write(folder.bytes(of: folder.database).prefix(length), to: folder.database)
        #expect(throws: StoreFailure.self) { _ = try folder.open() }
        let report = try repair()
        #expect(report.report.isSound && report.folder != nil)
        let repaired = try folder.open()
        #expect(try repaired.texts == (1...3).reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" })
        #expect(repaired.device != store.device && repaired.journal == store.journal)
    }

    @Test func aBatchThatFollowsNoneStopsNoBackup() throws {
        let store = try filled()
        let header = BatchEnvelope.Header(
            version: 3, journal: store.journal, device: DeviceID(5), sequence: 1, previous: BatchHash(9))
        try store.receive([BatchEnvelope(header, content: [1]).bytes])
        #expect(try store.check().faults.count == 1)
        #expect(try store.dailyBackup(at: 1_790_000_000_000) != nil)
    }

    @Test func withoutTheKeyNothingIsTakenForDamage() throws {
        let store = try filled()
        try change(Self.randomisingTag(at: 2))
        let path = folder.keyFolder.file(of: store.journal)
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: StoreFailure.keyMissing(store.journal, path: path)) { _ = try repair() }
    }

    /// Replaces half of the tag, so that the rest can still be read.
    private static func randomisingTag(at position: Int) -> String {
        """
        UPDATE batches SET envelope = CAST(substr(envelope, 1, length(envelope) - 8) || randomblob(8) AS BLOB)
        WHERE position = \(position)
        """
    }
}
