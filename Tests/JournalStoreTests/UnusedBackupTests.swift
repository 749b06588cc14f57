import Foundation
import GRDB
import Journal
import Notebook
import Testing

@testable import JournalStore

/// A repair names the daily backups of which it can use nothing, and takes no other journal for this one.
@Suite struct UnusedBackupTests {
    let folder = Folder()
    let stranger = Folder()
    private var backups: String { folder.path + "/journals/me/backups" }

    private func repair() throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder) { .random(in: 1 ... .max) }
    }

    /// A journal of three lines with a backup of 20 November, an empty one, one of another journal and one that is none, all later.
    private func filled() throws -> (SQLiteJournal<Notebook>, expected: [UnusedBackup]) {
        let store = try folder.open()
        for number in 1...3 { try store.write(number, "line \(number)") }
        try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
        try store.backup(to: backups + "/2026-11-20.sqlite")
        try folder.write(Data(), to: backups + "/2026-11-21.sqlite")
        let other = try stranger.open()
        try other.write(1, "theirs")
        try other.backup(to: backups + "/2026-11-22.sqlite")
        try folder.write(Data(repeating: 7, count: 5000), to: backups + "/2026-11-23.sqlite")
        try store.backup(to: backups + "/2026-11-24.sqlite")
        try DatabaseQueue(path: backups + "/2026-11-24.sqlite").write { db in
            try db.execute(sql: "DELETE FROM recordIndex; DELETE FROM batches")
        }
        try DatabaseQueue(path: backups + "/2026-11-24.sqlite").vacuum()
        let reasons: [(String, UnusedBackup.Reason)] = [
            ("24", .empty), ("23", .unreadable), ("22", .otherJournal), ("21", .empty),
        ]
        return (store, reasons.map { UnusedBackup(path: backups + "/2026-11-\($0).sqlite", reason: $1) })
    }

    @Test func areNamedByARepairOfASoundJournal() throws {
        let (_, expected) = try filled()
        #expect(try repair().unusedBackups == expected)
    }

    @Test func areNamedByARepairThatLooksForWhatIsMissing() throws {
        let (store, expected) = try filled()
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(sql: "UPDATE batches SET envelope = zeroblob(length(envelope)) WHERE position = 2")
        }
        let report = try repair()
        #expect(report.unusedBackups == expected && report.recovered.count == 1)
        #expect(try folder.open().texts == store.texts)
    }

    @Test func ofAnotherJournalDoNotTakeItsPlaceIfThereAreNoOthers() throws {
        _ = try filled()
        for day in ["20", "24"] { try FileManager.default.removeItem(atPath: backups + "/2026-11-\(day).sqlite") }
        let zeros = Data(repeating: 0, count: 9000)
        try folder.write(zeros, to: folder.database)
        #expect(throws: StoreFailure.self) { try repair() }
        #expect(try folder.bytes(of: folder.database) == zeros)
    }

    @Test(arguments: [false, true])
    func doNotTakeThePlaceOfAJournalOfWhichNothingCanBeRead(_ hasTheirKey: Bool) throws {
        let (journal, texts, expected) = try {
            let (store, expected) = try filled()
            #expect(store.saveSnapshotIfStale(after: 1))
            return (store.journal, try store.texts, expected)
        }()
        if hasTheirKey {
            for name in try FileManager.default.contentsOfDirectory(atPath: stranger.keyFolder.path) {
                try FileManager.default.copyItem(
                    atPath: stranger.keyFolder.path + "/" + name, toPath: folder.keyFolder.path + "/" + name)
            }
        }
        try folder.write(Data(repeating: 0, count: 9000), to: folder.database)
        let report = try repair()
        #expect(report.unusedBackups == expected && report.report.journal == journal)
        #expect(try folder.open().texts == texts)
    }
}
