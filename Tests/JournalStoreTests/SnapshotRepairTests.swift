import Foundation
import GRDB
import Journal
import Notebook
import TestSupport
import Testing

@testable import JournalStore

/// Repairs of a journal whose file lacks what its snapshot still has, and those beside which others write.
@Suite struct SnapshotRepairTests {
    let folder = Folder()

    @discardableResult
    private func repair(_ randomness: @escaping () -> UInt64 = { .random(in: 1 ... .max) }) throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(
            folder: folder.path, keyFolder: folder.keyFolder, rewriting: "recover", randomness: randomness)
    }

    private func filled(_ count: Int = 60) throws -> SQLiteJournal<Notebook> {
        let store = try folder.open()
        for number in 1...count { try store.write(number, String(repeating: "line ", count: 40) + "\(number)") }
        return store
    }

    /// Fills pages of the database with zeros.
    private func zero(_ pages: some Sequence<Int>) throws {
        var bytes = Array(try folder.bytes(of: folder.database))
        for page in pages {
            for index in (page - 1) * 4096..<min(page * 4096, bytes.count) { bytes[index] = 0 }
        }
        try folder.write(Data(bytes), to: folder.database)
    }

    private func pageCount() throws -> Int { try folder.bytes(of: folder.database).count / 4096 }

    @Test func whatTheSnapshotHasSurvivesTheLossOfAnyPage() throws {
        let store = try filled()
        store.saveSnapshotIfStale(after: 1)
        let texts = try store.texts
        let (database, snapshot) = (try folder.bytes(of: folder.database), try folder.bytes(of: folder.snapshot))
        for page in try 1...pageCount() {
            try folder.write(database, to: folder.database)
            try folder.write(snapshot, to: folder.snapshot)
            try zero([page])
            let report = try repair()
            #expect(report.report.isSound, "page \(page)")
            #expect(try folder.open().texts == texts, "page \(page)")
        }
    }

    @Test func aJournalThatIsEmptyOrGoneIsMadeOfTheSnapshot() throws {
        let store = try filled()
        store.saveSnapshotIfStale(after: 1)
        let (texts, snapshot) = (try store.texts, try folder.bytes(of: folder.snapshot))
        try folder.write(Data(), to: folder.database)
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == texts)
        try FileManager.default.removeItem(atPath: folder.database)
        try folder.write(snapshot, to: folder.snapshot)
        let report = try repair()
        #expect(report.report.isSound && report.rewrittenCount == 60)
        #expect(try folder.open().texts == texts)
    }

    @Test func aRepairThatWasStoppedGoesOn() throws {
        let store = try filled()
        store.saveSnapshotIfStale(after: 1)
        let (texts, snapshot) = (try store.texts, try folder.bytes(of: folder.snapshot))
        try zero(2...pageCount())
        // As far as the file is sound again, and its values are not written yet.
        _ = try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder) {
            .random(in: 1 ... .max)
        }
        #expect(try folder.open().texts.isEmpty)
        try folder.write(snapshot, to: folder.snapshot + ".repaired-0")
        #expect(try repair().rewrittenCount == 60)
        #expect(try folder.open().texts == texts)
        #expect(!FileManager.default.fileExists(atPath: folder.snapshot + ".repaired-0"))
        #expect(try repair().rewrittenCount == 0)
    }

    /// Repairs a journal and, at many moments meanwhile, copies it as it is on the disk, as a killed repair would leave it.
    private func stoppedRepairs() throws -> [Folder] {
        var (copies, calls) = ([Folder](), 0)
        try repair {
            calls += 1
            // Reading the file in this process would drop its locks.
            if calls < 12 || calls % 24 == 0, let copy = try? Folder(copyingFrom: folder) { copies.append(copy) }
            return .random(in: 1 ... .max)
        }
        return copies
    }

    @Test(arguments: [true, false]) func aRepairThatIsStoppedAtAnyMomentGoesOn(_ hasBackups: Bool) throws {
        let store = try filled()
        if hasBackups {
            try store.dailyBackup(at: 1_790_000_000_000)
        } else {
            store.saveSnapshotIfStale(after: 1)
        }
        let texts = try store.texts
        let count = try pageCount()
        try zero([2, count / 2, count])
        let copies = try stoppedRepairs()
        #expect(try folder.open().texts == texts)
        var unfinished = 0
        for (number, copy) in copies.enumerated() {
            // Others may open the journal before the repair goes on, and save a snapshot of what is left.
            if !number.isMultiple(of: 3) { _ = try? copy.open().saveSnapshotIfStale(after: 1) }
            if try SQLiteJournal<Notebook>.hasUnfinishedRepair(folder: copy.path) { unfinished += 1 }
            let repaired = try SQLiteJournal<Notebook>.repair(
                folder: copy.path, keyFolder: copy.keyFolder, rewriting: "recover"
            ) { .random(in: 1 ... .max) }
            #expect(repaired.report.isSound)
            #expect(try copy.open().texts == texts, "copy \(number) of \(copies.count)")
            #expect(try !SQLiteJournal<Notebook>.hasUnfinishedRepair(folder: copy.path))
        }
        #expect(unfinished > 3)
    }

    @Test func whatTheSnapshotKnowsToBeErasedDoesNotComeBack() throws {
        let store = try filled(3)
        try store.dailyBackup(at: 1_790_000_000_000)
        let other = try Folder(copying: folder)
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [2, 3].map { Erasures.change(erasing: Line.id($0)) })
        }
        try store.write(3, "again")
        store.saveSnapshotIfStale(after: 1)
        try folder.write(Data(), to: folder.database)
        #expect(try repair().report.isSound)
        let repaired = try folder.open()
        #expect(try repaired.texts.keys.sorted() == [Line.id(1), Line.id(3)])
        #expect(try repaired.texts[Line.id(3)] == "again")
        // Another device, which did not see the erasure, still has it.
        try repaired.receive(try other.open().missingBatches(for: []).blocks)
        #expect(try repaired.texts[Line.id(2)] == nil)
        #expect(try folder.open().texts[Line.id(2)] == nil)
    }

    @Test(arguments: ["snapshot", "backups", "backups/2026-11-20.sqlite"])
    func aRepairWaitsForACopyThatCannotBeOpened(name: String) throws {
        let store = try filled(3)
        try store.dailyBackup(at: 1_795_132_800_000) // 20 November 2026
        try store.write(4, "after the backup")
        store.saveSnapshotIfStale(after: 1)
        let texts = try store.texts
        try folder.write(Data(), to: folder.database)
        let copy = folder.path + "/journals/me/" + name
        try FileManager.default.moveItem(atPath: copy, toPath: folder.path + "/elsewhere")
        try FileManager.default.createSymbolicLink(atPath: copy, withDestinationPath: folder.path + "/disk")
        #expect(throws: StoreFailure.cannotOpen(path: copy, reason: String(cString: strerror(ENOENT)))) {
            try repair()
        }
        #expect(try !SQLiteJournal<Notebook>.hasUnfinishedRepair(folder: folder.path))
        try FileManager.default.moveItem(atPath: folder.path + "/elsewhere", toPath: folder.path + "/disk")
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == texts)
    }

    @Test func aRepairThatRunsIsNotCalledStopped() throws {
        _ = try filled(3)
        try folder.write(Data("lost 0".utf8), to: folder.path + "/journals/me/repair.unfinished")
        let lock = try #require(FolderLock(folder.path + "/journals/me"))
        #expect(throws: StoreFailure.busy) {
            try SQLiteJournal<Notebook>.hasUnfinishedRepair(folder: folder.path)
        }
        lock.release()
        #expect(try SQLiteJournal<Notebook>.hasUnfinishedRepair(folder: folder.path))
    }

    private func erase(_ number: Int, in store: SQLiteJournal<Notebook>) throws {
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(number))])
        }
    }

    @Test func anErasureWaitsUntilARepairIsFinished() throws {
        let store = try filled(3)
        store.saveSnapshotIfStale(after: 1)
        let copy = folder.snapshot + ".repaired-0"
        try folder.write(try folder.bytes(of: folder.snapshot), to: copy)
        #expect(try SQLiteJournal<Notebook>.hasUnfinishedRepair(folder: folder.path))
        #expect(throws: StoreFailure.damaged("a repair was stopped before it was finished")) { try erase(2, in: store) }
        try repair()
        #expect(!FileManager.default.fileExists(atPath: copy))
        let repaired = try folder.open()
        try erase(2, in: repaired)
        #expect(try repaired.texts.keys.sorted() == [Line.id(1), Line.id(3)])
    }

    /// An erasure removes the snapshot, which alone has the text of the damaged action, and could not reach that.
    @Test func anErasureWaitsForTheRepairOfADamagedAction() throws {
        let store = try filled(4)
        let peer = Folder(keysOf: folder)
        let other = try peer.open()
        try other.join(store.journal)
        try other.receive(store.missingBatches(for: []).blocks)
        try erase(4, in: other)
        let erasure = try other.missingBatches(for: store.read { $0.heads }).blocks
        store.saveSnapshotIfStale(after: 1)
        try store.file.access { db in
            try db.execute(sql: "UPDATE batches SET envelope = zeroblob(length(envelope)) WHERE position = 2")
        }
        let snapshot = try folder.bytes(of: folder.snapshot)
        #expect(throws: StoreFailure.damaged("batch 2")) { try erase(1, in: store) }
        #expect(throws: StoreFailure.damaged("batch 2")) { try store.receive(erasure) }
        #expect(throws: StoreFailure.damaged("batch 2")) { try store.expectNothingToRepair() }
        #expect(try folder.bytes(of: folder.snapshot) == snapshot)
        try store.write(5, "goes on")
        #expect(try repair().rewrittenCount == 1)
        let repaired = try folder.open()
        try repaired.expectNothingToRepair()
        try erase(1, in: repaired)
        try repaired.receive(erasure)
        #expect(try repaired.texts.keys.sorted() == [Line.id(2), Line.id(3), Line.id(5)])
    }

    @Test func valuesAreWrittenAgainAtTheirTime() throws {
        let store = try filled(3)
        store.saveSnapshotIfStale(after: 1)
        let change = Line.text(2, "")
        let time = try store.read { $0.state.stamp(of: change).time }
        try zero([2])
        try repair()
        let repaired = try folder.open()
        #expect(try repaired.read { $0.state.stamp(of: change).time } == time)
        #expect(try repaired.texts == store.texts)
    }

    @Test func whatWasTakenBackOrChangedSinceTheSnapshotStaysSo() throws {
        let store = try filled()
        store.saveSnapshotIfStale(after: 1)
        let undone = try #require(try store.write(1, "changed").first)
        store.saveSnapshotIfStale(after: 1)
        try store.write(at: 3) { _ in
            Draft(name: "undo", id: .random, changes: [], reversing: undone.batch.action.id)
        }
        try store.write(2, "later")
        let texts = try store.texts
        // The index is damaged, no batch.
        let root = try zeroedIndexPage()
        let report = try repair()
        #expect(report.report.isSound && report.rewrittenCount == 0, "page \(root)")
        #expect(try folder.open().texts == texts)
    }

    /// Fills a leaf page of an index with zeros and returns its number.
    private func zeroedIndexPage() throws -> Int {
        let bytes = Array(try folder.bytes(of: folder.database))
        let page = try #require((2...bytes.count / 4096).last { bytes[($0 - 1) * 4096] == 10 })
        try zero([page])
        return page
    }

    @Test func nobodyElseWritesWhileARepairCopies() throws {
        _ = try filled(20)
        let writer = try EagerWriter(folder)
        try zero([try pageCount()])
        try repair(writer.write)
        #expect(writer.wasBusy)
        let texts = try folder.open().texts
        #expect(writer.acknowledged.allSatisfy { texts[Line.id($0)] != nil })
    }

    /// Lost writes of the disk, or a copy that was stopped on its way over a later one, leave earlier forms beside the erasure.
    @Test func whatDamageBringsBackOfAnErasureIsErasedAgain() throws {
        let store = try filled(3)
        let before = try DatabaseQueue(path: folder.database).read { db in
            try #require(try Row.fetchOne(db, sql: "SELECT * FROM batches WHERE position = 2"))
        }
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(2))])
        }
        let texts = try store.texts
        #expect(texts.count == 2)
        let names = before.columnNames.map { "\($0) = ?" }.joined(separator: ", ")
        try DatabaseQueue(path: folder.database).write { db in
            let values = StatementArguments(Array(before.databaseValues))
            try db.execute(sql: "UPDATE batches SET \(names) WHERE position = 2", arguments: values)
        }
        var bytes = try folder.bytes(of: folder.database)
        bytes[0] ^= 1
        try folder.write(bytes, to: folder.database)
        #expect(try repair().report.isSound)
        #expect(try folder.open().texts == texts)
        let generation = try DatabaseQueue(path: folder.database).read { db in
            try Int64.fetchOne(db, sql: "SELECT generation FROM batches WHERE sequence = 2")
        }
        #expect(generation == 1)
    }

    @Test func aBackupWithADamagedPageGivesWhatIsLeftOfIt() throws {
        let store = try filled()
        let backup = folder.path + "/copy.sqlite"
        try store.backup(to: backup)
        var bytes = Array(try folder.bytes(of: backup))
        for index in bytes.count - 4096..<bytes.count { bytes[index] = 0 }
        try folder.write(Data(bytes), to: backup)
        let other = Folder(keysOf: folder)
        let journal = try other.open()
        let received = try journal.restore(from: backup)
        #expect(received.new + received.damaged >= 60 && received.new > 30)
        #expect(try folder.bytes(of: backup) == Data(bytes))
        let names = try FileManager.default.contentsOfDirectory(atPath: other.path + "/journals/me")
        #expect(!names.contains { $0.contains(".new") })
    }
}
