import Foundation
import Journal
import Notebook
import TestSupport
import Testing

@testable import JournalStore

/// Forms of batches that lack what nobody erased, and what is left of a journal that took them once.
@Suite struct RefusedFormTests {
    let folder = Folder()
    private let texts = [Line.id(1): "milk", Line.id(2): "bread"]

    private func journal() throws -> SQLiteJournal<Notebook> {
        let store = try folder.open()
        try store.write(1, "milk")
        try store.write(2, "bread")
        return store
    }

    /// Forms without changes of all batches of a journal, as anyone who has the key can make them.
    private func emptied(_ store: SQLiteJournal<Notebook>) throws -> [[UInt8]] {
        var decoder = BatchDecoder()
        return try store.missingBatches(for: []).batches.map { bytes in
            let envelope = try BatchEnvelope(decoding: bytes)
            let held = try store.sealer.open(envelope, hash: Sealer.hash(of: envelope), &decoder)
            return store.sealer.reseal(try #require(held.stored).erased, envelope.header).envelope.bytes
        }
    }

    @Test func aJournalIsNotEmptiedAndACheckTellsWhoseFormsWereRefused() throws {
        let store = try journal()
        #expect(try store.check().refused == 0)
        let forms = try emptied(store)
        #expect(try store.receive(forms) == ReceiveResult(new: 0, erased: 0, forked: [], refused: 2))
        #expect(try store.texts == texts)
        let report = try folder.open().check()
        #expect(report.isSound && report.refused == 2)
        #expect(try store.refusedFormCount == 2)
        #expect(try store.receive([forms[0]]).refused == 1)
        #expect(try store.check().refused == 2)
    }

    @Test func dailyBackupsAreNotEmptied() throws {
        let store = try journal()
        let path = try #require(try store.dailyBackup(at: 1_795_161_600_000))
        _ = try store.receive(try emptied(store))
        store.eraseFromBackups()
        let other = Folder(keysOf: folder)
        #expect(try other.open().restore(from: path).new == 2)
        #expect(try other.open().texts == texts)
    }

    @Test func dailyBackupsOfAJournalThatWasEmptiedKeepWhatItLacks() throws {
        let store = try journal()
        let other = Folder(keysOf: folder)
        let peer = try other.open()
        try peer.join(store.journal)
        let backups = other.path + "/journals/me/backups"
        try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
        try store.backup(to: backups + "/2026-11-20.sqlite")
        // The peer gets the batches emptied at first, which nothing tells.
        _ = try peer.receive(try store.missingBatches(for: [], upTo: 1).signedHeads + emptied(store))
        try peer.write(3, "eggs")
        try peer.write(at: 1) { _ in Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(3))])
        }
        #expect(peer.eraseFromBackups() == [])
        let third = Folder(keysOf: folder)
        #expect(try third.open().restore(from: backups + "/2026-11-20.sqlite").new == 2)
        #expect(try third.open().texts == texts)
    }

    @Test func aBackupBringsBackWhatAnEmptiedJournalLacks() throws {
        let store = try journal()
        let elsewhere = Folder()
        try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
        let backup = elsewhere.path + "/backup.sqlite"
        try store.backup(to: backup)
        let other = Folder(keysOf: folder)
        let peer = try other.open()
        try peer.join(store.journal)
        _ = try peer.receive(try store.missingBatches(for: [], upTo: 1).signedHeads + emptied(store))
        #expect(try peer.texts.isEmpty)
        let received = try peer.restore(from: backup)
        #expect(received == ReceiveResult(new: 0, erased: 0, forked: [], regained: 2))
        #expect(try peer.texts == texts && peer.check().isSound)
        #expect(try peer.restore(from: backup) == ReceiveResult(new: 0, erased: 0, forked: []))
        // It does not lose them again to whoever still has them emptied.
        #expect(try peer.receive(try emptied(store)).refused == 2)
        #expect(try peer.texts == texts)
    }

    @Test func aBackupBringsBackWhatIsLeftOfABatchOfWhichAPartWasErased() throws {
        let store = try folder.open()
        try store.write(at: 1) { _ in
            Draft(name: "both", id: .random, changes: [Line.text(1, "secret"), Line.text(2, "milk")])
        }
        try store.write(at: 2) { _ in
            Draft(name: "erase", id: .random, changes: [Erasures.change(erasing: Line.id(1))])
        }
        let elsewhere = Folder()
        try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
        let backup = elsewhere.path + "/backup.sqlite"
        try store.backup(to: backup)
        let other = Folder(keysOf: folder)
        let peer = try other.open()
        try peer.join(store.journal)
        let portion = try store.missingBatches(for: [])
        _ = try peer.receive(portion.signedHeads + [emptied(store)[0], portion.batches[1]])
        #expect(try peer.texts.isEmpty)
        #expect(try peer.restore(from: backup).regained == 1)
        #expect(try peer.texts == [Line.id(2): "milk"])
    }
}
