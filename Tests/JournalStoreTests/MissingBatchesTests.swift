import Foundation
import GRDB
import Journal
import JournalStore
import Notebook
import Testing

/// Batches of which gaps and signed heads tell that they are missing.
@Suite struct MissingBatchesTests {
    let folder = Folder()

    private func repair() throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder) { .random(in: 1 ... .max) }
    }

    private func check(_ other: Folder? = nil) throws -> JournalReport {
        let folder = other ?? folder
        return try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder)
    }

    private func remove(_ positions: String, in other: Folder? = nil) throws {
        try DatabaseQueue(path: (other ?? folder).database).write { db in
            try db.execute(sql: "DELETE FROM recordIndex WHERE \(positions); DELETE FROM batches WHERE \(positions)")
        }
    }

    private func filled(_ count: Int) throws -> SQLiteJournal<Notebook> {
        let store = try folder.open()
        for number in 1...count { try store.write(number, "line \(number)") }
        return store
    }

    /// Another replica that has the keys of other devices only.
    private func peer(of store: SQLiteJournal<Notebook>) throws -> (folder: Folder, journal: SQLiteJournal<Notebook>) {
        let other = Folder()
        let journal = try other.open()
        try journal.join(store.journal, key: store.key())
        return (other, journal)
    }

    @Test(arguments: [("position = 2", 1), ("position = 1", 1), ("position > 4", 2), ("position > 0", 6)])
    func whatThisDeviceHasWrittenAndIsNotThereIsMissing(_ positions: String, _ count: Int64) throws {
        let device = try filled(6).device
        #expect(try check().missing == [])
        try remove(positions)
        let report = try check()
        #expect(report.isSound && report.missing.map(\.device) == [device])
        #expect(report.missing.map(\.count) == [count])
        #expect(report.missing.allSatisfy { $0.isLost && $0.isOfThisDevice })
        #expect(try repair().missing == report.missing)
    }

    @Test(arguments: ["position = 2", "position = 1", "position > 4", "position > 0"], [false, true])
    func anOpenJournalTellsWhatIsLostAsACheckDoes(_ positions: String, _ hasSnapshot: Bool) throws {
        let store = try filled(6)
        #expect(store.lostBatches == [])
        if hasSnapshot { #expect(store.saveSnapshotIfStale(after: 1)) }
        try remove(positions)
        func known() throws -> [Int64] { try check().missing.map(\.count) }
        let opened = try folder.open()
        #expect(opened.lostBatches?.map(\.count) == (try known()) && opened.lostBatches?.isEmpty == false)
        try opened.write(9, "line 9")
        #expect(opened.lostBatches?.map(\.count) == (try known()))
        #expect(opened.lostBatches?.contains { $0.isReported } == false)
        try SQLiteJournal<Notebook>.rememberReported(try check().missing, folder: folder.path)
        #expect(opened.lostBatches?.allSatisfy { $0.isReported } == true)
    }

    @Test func anOpenJournalForgetsWhatCameBack() throws {
        let store = try filled(6)
        try store.dailyBackup(at: 1_790_000_000_000)
        try remove("position > 4 OR position = 2")
        let opened = try folder.open()
        #expect(opened.lostBatches?.map(\.count) == [1, 2])
        _ = try repair()
        try opened.catchUp()
        #expect(opened.lostBatches == [])
    }

    @Test func anOpenJournalDoesNotCallLostWhatHasNotArrivedYet() throws {
        let store = try filled(6)
        let portion = try store.missingBatches(for: [])
        let (other, journal) = try peer(of: store)
        defer { withExtendedLifetime(other) {} }
        try journal.receive(portion.signedHeads + portion.batches.prefix(2))
        #expect(journal.lostBatches == [])
    }

    @Test func aBackupFillsAGapOfThisDevice() throws {
        let store = try filled(6)
        try store.dailyBackup(at: 1_790_000_000_000)
        try remove("position > 4 OR position = 2")
        #expect(try check().missing.map(\.count) == [1, 2])
        #expect(try repair().missing == [])
        #expect(try check().missing == [])
        #expect(try folder.open().texts == store.texts)
    }

    @Test func whatARepairHasNotFoundStaysKnownUntilItArrives() throws {
        let store = try filled(8)
        let (apart, other) = try peer(of: store)
        defer { withExtendedLifetime(apart) {} }
        try other.receive(store.missingBatches(for: []).blocks)
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "UPDATE batches SET envelope = zeroblob(300) WHERE position IN (3, 4, 5)")
        }
        let missing = try repair().missing
        #expect(missing.map(\.count) == [3] && missing.map(\.device) == [store.device])
        #expect(missing.allSatisfy { $0.isLost && $0.isOfThisDevice })
        #expect(try check().missing == missing)
        #expect(try repair().missing == missing)
        let repaired = try folder.open()
        try repaired.write(9, "line 9")
        #expect(try check().missing == missing)
        try repaired.receive(other.missingBatches(for: repaired.read { $0.heads }).blocks)
        #expect(try check().missing == [])
    }

    @Test func whatARepairHasReportedIsKnownUntilMoreIsMissing() throws {
        let store = try filled(8)
        try remove("position IN (3, 4)")
        #expect(try check().missing.map(\.isReported) == [false])
        try SQLiteJournal<Notebook>.rememberReported(try repair().missing, folder: folder.path)
        #expect(try check().missing.map(\.isReported) == [true])
        try store.write(9, "line 9")
        #expect(try check().missing.map(\.isReported) == [true])
        try remove("position = 5")
        #expect(try check().missing.map(\.isReported) == [false] && check().missing.map(\.count) == [3])
        let told = folder.path + "/journals/me/told-losses"
        for damaged in ["", "x", "\(store.device.hex) 5 3\n", "\(store.device.hex) 99999999999999999999 3"] {
            try folder.write(Data(damaged.utf8), to: told)
            #expect(try check().missing.map(\.isReported) == [false])
        }
    }

    @Test func whatCameAfterARepairHasReportedItIsForgotten() throws {
        let store = try filled(8)
        let (apart, other) = try peer(of: store)
        defer { withExtendedLifetime(apart) {} }
        try other.receive(store.missingBatches(for: []).blocks)
        try remove("position IN (3, 4, 5)")
        try SQLiteJournal<Notebook>.rememberReported(try repair().missing, folder: folder.path)
        let batches = try other.missingBatches(for: []).batches
        try folder.open().receive([batches[4]])
        #expect(try check().missing.map(\.count) == [2])
        #expect(try check().missing.map(\.isReported) == [true])
        try remove("position = 9")
        #expect(try check().missing.map(\.count) == [3])
        #expect(try check().missing.map(\.isReported) == [false])
    }

    @Test func whatHasNotArrivedYetIsNotLost() throws {
        let store = try filled(6)
        let portion = try store.missingBatches(for: [])
        let (other, journal) = try peer(of: store)
        try journal.receive(portion.signedHeads + portion.batches.prefix(2))
        let report = try check(other)
        #expect(report.isSound && report.missing.map(\.count) == [4])
        #expect(report.missing.allSatisfy { !$0.isLost && !$0.isOfThisDevice })
        try journal.receive(portion.batches)
        #expect(try check(other).missing == [])
    }

    @Test func whatIsCountedIsActionsAndNotGaps() throws {
        let store = try folder.open()
        let batch = Batch(
            journal: store.journal, device: DeviceID(7), sequence: 5, time: 1 << 16, seen: VersionVector(),
            action: Action(name: "write", id: .random), changes: [Line.text(1, "five")])
        try store.receive([store.sealer.seal(batch, after: BatchHash(9)).envelope.bytes])
        let missing = try store.check().missing
        #expect(missing.map(\.count) == [4] && missing.map(\.device) == [DeviceID(7)])
        #expect(missing.allSatisfy { !$0.isLost })
    }

    @Test(arguments: ["position > 4", "position = 3"])
    func whatAnotherDeviceHasSignedAndWasFoldedIsLost(_ positions: String) throws {
        let store = try filled(6)
        let (other, journal) = try peer(of: store)
        try journal.receive(store.missingBatches(for: []).blocks)
        try remove(positions, in: other)
        let missing = try check(other).missing
        #expect(missing.map(\.device) == [store.device])
        #expect(missing.allSatisfy { $0.isLost && !$0.isOfThisDevice })
    }
}
