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

    @Test func whatIsStoredAsASignatureAndIsNoneIsToldAndMadeAnew() throws {
        let store = try filled()
        let signed = try store.missingBatches(for: []).signedHeads
        try change("UPDATE signedHeads SET signedHead = zeroblob(length(signedHead))")
        #expect(try store.check().faults == [.invalidSignature(device: store.device)])
        let repaired = try repair()
        #expect(repaired.report.isSound && repaired.lost == [])
        let again = try folder.open()
        #expect(try again.missingBatches(for: []).signedHeads.count == signed.count && signed.count == 1)
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

    @Test func whatARepairHasMendedIsToldAsItIsAndNotAsItWasDamaged() throws {
        let store = try filled(1)
        let moment: Int64 = 1_000_000_000_000
        try store.write(at: moment) { _ in
            Draft(name: "write", id: .random, changes: [Line.text(2, "at a time that a clock can read")])
        }
        let bytes = try BatchEnvelope(decoding: store.missingBatches(for: []).batches[1]).storedBytes
        for index in bytes.count - 60..<bytes.count {
            var damaged = bytes
            damaged[index] ^= 0x10
            try change(
                "UPDATE batches SET envelope = x'\(damaged.map { String(format: "%02x", $0) }.joined())' WHERE position = 2"
            )
            let mended = try repair().mended
            #expect(mended.map(\.name) == ["write"] && mended.map(\.milliseconds) == [moment], "byte \(index)")
            #expect(mended.map(\.records) == [[Line.id(2)]], "byte \(index)")
        }
    }

    @Test(arguments: [200, 19_000]) func aFlippedBitOfALongActionIsFlippedBack(_ index: Int) throws {
        let store = try folder.open()
        try store.write(1, (0..<20_000).map { _ in String(Int.random(in: 0...9)) }.joined())
        var damaged = try BatchEnvelope(decoding: store.missingBatches(for: []).batches[0]).storedBytes
        #expect(damaged.count > 20_000)
        damaged[index] ^= 0x08
        try change(
            "UPDATE batches SET envelope = x'\(damaged.map { String(format: "%02x", $0) }.joined())' WHERE position = 1"
        )
        #expect(try folder.open().texts.isEmpty)
        let report = try repair()
        #expect(report.mended.map(\.sequence) == [1] && report.lost.isEmpty && report.report.isSound)
        #expect(try folder.open().texts == store.texts)
    }

    @Test func aDamagedBatchIsSetAsideAndTheRestGoesOn() throws {
        let store = try filled()
        try change(Self.randomisingTag(at: 2))
        #expect(try folder.open().texts.count == 2)
        let report = try repair()
        #expect(report.report.isSound)
        let lost = try #require(report.lost.first)
        #expect(report.lost.count == 1 && lost.name == "write" && lost.sequence == 2)
        #expect(lost.milliseconds == 8_388_608) // the first of clocks, as these tests write before it
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
        #expect(try repaired.receive(portion.blocks).new == 1)
        #expect(try repaired.texts == (1...4).reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" })
        #expect(try repaired.check().isSound)
        #expect(store.journal == repaired.journal)
    }

    @Test func othersTakeWhatIsBelowABatchThatIsGone() throws {
        _ = try filled()
        try change("UPDATE batches SET envelope = zeroblob(50) WHERE position = 2")
        _ = try repair()
        let repaired = try folder.open()
        let other = Folder(keysOf: folder)
        let peer = try other.open()
        try peer.join(repaired.journal)
        try peer.receive(repaired.missingBatches(for: []).blocks)
        #expect(try peer.read { $0.setAside } == [])
        #expect(try peer.texts == [Line.id(1): "line 1", Line.id(3): "line 3"])
    }

    @Test func rowsThatNothingTellsOfComeBackFromADailyBackup() throws {
        let store = try folder.open()
        for number in 1...60 { try store.write(number, String(repeating: "line ", count: 40)) }
        try store.dailyBackup(at: 1_790_000_000_000)
        let texts = try store.texts
        var bytes = Array(try folder.bytes(of: folder.database))
        // Leaves of a table, each with fewer cells than it had.
        for page in 1..<bytes.count / 4096 where bytes[page * 4096] == 13 { bytes[page * 4096 + 4] = 1 }
        try folder.write(Data(bytes), to: folder.database)
        let report = try repair()
        #expect(report.report.isSound)
        #expect(try folder.open().texts == texts)
        #expect(try folder.open().device != store.device)
    }

    @Test func aFileWhoseEndWasCutOffLosesNoMoreThanThat() throws {
        let store = try folder.open()
        for number in 1...200 { try store.write(number, String(repeating: "line ", count: 40)) }
        let bytes = try folder.bytes(of: folder.database)
        try folder.write(bytes.dropLast(4096), to: folder.database)
        let report = try repair()
        #expect(report.report.isSound)
        #expect(try folder.open().texts.count > 150)
    }

    @Test func aLostFileIsMadeAnewOfADailyBackup() throws {
        let store = try filled()
        try store.dailyBackup(at: 1_790_000_000_000)
        let texts = try store.texts
        try FileManager.default.removeItem(atPath: folder.database)
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == texts)
    }

    @Test func aDailyBackupHasWhatWasLost() throws {
        let store = try filled()
        try store.dailyBackup(at: 1_790_000_000_000)
        try store.write(4, "line 4")
        try change("UPDATE batches SET envelope = zeroblob(50) WHERE position IN (2, 4)")
        let report = try repair()
        #expect(report.recovered.map(\.sequence) == [2] && report.lost.map(\.sequence) == [4])
        #expect(report.recovered.map(\.name) == ["write"] && report.recovered.map(\.records) == [[Line.id(2)]])
        #expect(try folder.open().texts == (1...3).reduce(into: [:]) { $0[Line.id($1)] = "line \($1)" })
    }

    @Test(arguments: [
        "device = NULL", "envelope = NULL", "sequence = -5", "generation = -1", "sequence = 9007199254740992",
        "generation = 4294967296",
    ])
    func aRowThatCannotBeIsDamageAndTheRestGoesOn(_ damage: String) throws {
        let store = try filled()
        // As a flipped bit makes it, whatever the rules of the table.
        try change(Self.replacingInSchema("NOT NULL", with: "CHECK (true)"))
        try change("PRAGMA ignore_check_constraints = ON; UPDATE batches SET \(damage) WHERE position = 2")
        try change(Self.replacingInSchema("CHECK (true)", with: "NOT NULL"))
        let opened = try folder.open()
        #expect(try opened.texts == [Line.id(1): "line 1", Line.id(3): "line 3"])
        try opened.write(4, "line 4")
        #expect(opened.device != store.device)
        #expect(!(try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder)).isSound)
        let report = try repair()
        let isLost = damage.hasPrefix("envelope")
        #expect(report.report.isSound && report.unreadableCount == (isLost ? 1 : 0))
        #expect(report.missing.map(\.count) == (isLost ? [1] : []))
        #expect(try folder.open().texts.count == (isLost ? 3 : 4))
        #expect(try repair().folder == nil)
    }

    private static func replacingInSchema(_ text: String, with other: String) -> String {
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, '\(text)', '\(other)') WHERE name = 'batches'
        """
    }

    @Test(arguments: ["sequence > 0", "length(keyCheck)"])
    func aDamagedDefinitionIsFoundAndMended(_ text: String) throws {
        let store = try filled()
        try change(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, '\(text)', '\(text.replacing("e", with: "d"))')
            """)
        #expect(throws: StoreFailure.self) { try folder.open() }
        let report = try repair()
        #expect(report.report.isSound && report.unreadableCount == 0 && report.lost.isEmpty)
        #expect(try folder.open().texts == store.texts)
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

    @Test(arguments: [-4, 0]) func aBatchAtAPositionThatIsNotReadIsMoved(_ position: Int64) throws {
        let store = try filled()
        let (texts, device) = (try store.texts, store.device)
        try change(
            """
            PRAGMA foreign_keys = OFF; PRAGMA defer_foreign_keys = ON;
            UPDATE batches SET position = \(position) WHERE position = 2;
            UPDATE recordIndex SET position = \(position) WHERE position = 2
            """)
        #expect(try folder.open().texts.count == 2)
        let report = try repair()
        #expect(report.report.isSound && report.lost.isEmpty && report.unreadableCount == 0)
        #expect(try folder.open().texts == texts)
        #expect(try folder.open().history(ofRecords: [Line.id(2)]).count == 1)
        #expect(try folder.open().device == device)
    }

    @Test(arguments: ["x''", "x'00'", "zeroblob(33)"])
    func aHashOfAWrongLengthIsThatOfTheEnvelope(
        _ hash: String
    ) throws {
        let store = try filled()
        let texts = try store.texts
        let file = try DatabaseQueue(path: folder.database)
        try file.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try db.execute(sql: "UPDATE batches SET hash = \(hash) WHERE position = 2")
        }
        try file.close()
        let report = try repair()
        #expect(report.report.isSound && report.lost.isEmpty && report.unreadableCount == 0)
        #expect(try folder.open().texts == texts)
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

    @Test func noBackupTakesThePlaceOfAFileThatCouldBeReadButNotBeCopied() throws {
        let store = try filled()
        try store.dailyBackup(at: 1_790_000_000_000)
        try store.write(4, "line 4")
        try change(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, 'sequence > 0', 'sdqudncd > 0')
            """)
        let damaged = try folder.bytes(of: folder.database)
        // The copy of the damaged file cannot be written there.
        let place = store.folder + "/damaged/journal-0.sqlite/other"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        #expect(throws: StoreFailure.self) { _ = try repair() }
        #expect(try folder.bytes(of: folder.database) == damaged)
        try FileManager.default.removeItem(atPath: store.folder + "/damaged")
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts.count == 4)
    }

    @Test func aBatchThatFollowsNoneStopsNoBackup() throws {
        let store = try filled()
        let header = BatchEnvelope.Header(
            version: 3, journal: store.journal, device: DeviceID(5), sequence: 1, previous: BatchHash(9))
        try store.receive([BatchEnvelope(header, content: [1]).bytes])
        let devices = try store.check().devices
        #expect(devices.first { $0.id == DeviceID(5) }?.breaks == [1])
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
