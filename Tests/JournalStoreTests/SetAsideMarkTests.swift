import GRDB
import Journal
import JournalStore
import Notebook
import Testing

/// Marks "set aside" that the disk has damaged.
@Suite struct SetAsideMarkTests {
    let folder = Folder()

    private func repair() throws -> RepairReport {
        try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder) { .random(in: 1 ... .max) }
    }

    private func check() throws -> JournalReport {
        try SQLiteJournal<Notebook>.check(folder.database, keyFolder: folder.keyFolder)
    }

    private func damage(_ columns: String, at position: Int) throws {
        try DatabaseQueue(path: folder.database).write { db in
            try db.execute(
                sql: """
                    PRAGMA ignore_check_constraints = ON;
                    UPDATE batches SET \(columns) WHERE position = \(position)
                    """)
        }
    }

    private static let damages = [
        "isSetAside = 1", "isSetAside = 2", "isSetAside = 1, action = NULL", "isSetAside = 2, action = NULL",
    ]

    @Test(arguments: damages) func aDamagedMarkIsToldAndCorrected(_ columns: String) throws {
        let store = try folder.open()
        for number in 1...4 { try store.write(number, "line \(number)") }
        try damage(columns, at: 2)
        #expect(try check().setAside == 0)
        #expect(try check().faults == [.wronglySetAside(position: 2)])
        let repaired = try repair()
        #expect(repaired.report.isSound && repaired.lost == [])
        #expect(try folder.open().texts == store.texts)
        #expect(try folder.open().device == store.device)
    }

    @Test(arguments: damages) func aJournalOpensWithWhatADamagedMarkHides(_ columns: String) throws {
        let store = try folder.open()
        for number in 1...4 { try store.write(number, "line \(number)") }
        try damage(columns, at: 2)
        let opened = try folder.open()
        #expect(try opened.texts == store.texts && opened.device == store.device)
        #expect(try opened.read { $0.setAside.isEmpty })
    }

    @Test(arguments: damages) func whatWasErasedDoesNotComeBackThroughAMark(_ columns: String) throws {
        let store = try folder.open()
        try store.write(1, "line 1")
        try store.write(2, "secret")
        let apart = Folder(keysOf: folder)
        let peer = try apart.open()
        try peer.join(store.journal)
        try peer.receive(store.missingBatches(for: []).blocks)
        try store.write(at: 1) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(2))])
        }
        try store.write(3, "line 3")
        try damage(columns, at: 3)
        let opened = try folder.open()
        try opened.receive(peer.missingBatches(for: []).blocks)
        #expect(try opened.texts == [Line.id(1): "line 1", Line.id(3): "line 3"])
        #expect(try folder.open().texts == [Line.id(1): "line 1", Line.id(3): "line 3"])
    }

    @Test func aSalvageKeepsAnActionWhoseMarkIsDamaged() throws {
        let store = try folder.open()
        for number in 1...4 { try store.write(number, "line \(number)") }
        try damage("isSetAside = 1", at: 2)
        try damage("sequence = 9007199254740992", at: 3)
        let repaired = try repair()
        #expect(repaired.report.isSound && repaired.unreadableCount == 0)
        #expect(try folder.open().texts == store.texts)
    }

    @Test func whatNoSignedHeadCoversStaysSetAside() throws {
        let store = try folder.open()
        let other = Folder(keysOf: folder)
        let peer = try other.open()
        try peer.join(store.journal)
        for number in 1...2 { try store.write(number, "line \(number)") }
        let batch = Batch(
            journal: store.journal, device: store.device, sequence: 3, time: 1 << 40, seen: VersionVector(),
            action: Action(name: "forge", id: .random), changes: [Line.text(9, "forged")])
        let last = try #require(try store.read { $0.heads.first }).hash
        let blocks = try store.missingBatches(for: []).blocks
        try peer.receive(blocks + [store.sealer.seal(batch, after: last).envelope.bytes])
        #expect(try peer.check().isSound && peer.check().setAside == 1)
        #expect(try other.open().texts == store.texts)
        #expect(try other.open().read { $0.setAside.count } == 1)
    }
}
