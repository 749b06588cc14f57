import GRDB
import Journal
import JournalStore
import Notebook
import Testing

@Suite struct JournalReportTests {
    let folder = Folder()

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
            try fault("UPDATE batches SET envelope = substr(envelope, 1, 50) WHERE position = 1").contains {
                if case .unreadable(position: 1, .truncated) = $0 { true } else { false }
            })
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
        let report = try store.check()
        #expect(report.devices.first { $0.id == DeviceID(7) }?.breaks == [6])
        #expect(report.isSound, "no repair could change it")
    }
}
