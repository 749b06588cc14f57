import Foundation
import GRDB
import Journal
import JournalStore
import Notebook
import TestSupport
import Testing

/// Damaged values in a journal's database. None may end in anything but a reason, and a repair keeps every batch of which all bytes are
/// left. `simulate damage` has random damages of all files.
@Suite struct DamageTests {
    private let folder = Folder()
    private let sound: SoundFiles

    /// The files of a journal before they are damaged.
    private struct SoundFiles {
        var database: [UInt8] = []
        var backup: [UInt8] = []
        var snapshot: [UInt8] = []
        var backupPath = ""
        var texts: [RecordID: String] = [:]
        /// Where each batch's envelope is, in the journal and in the backup.
        var places: [[UInt8]: EnvelopePlace] = [:]
        var backupPlaces: [[UInt8]: EnvelopePlace] = [:]
    }

    init() throws {
        var random = SeededRandomness(seed: 1)
        func digits(_ count: Int) -> String { (0..<count).map { _ in String(random.next()) }.joined(separator: " ") }
        var sound = SoundFiles()
        let store = try folder.open()
        for number in 1...20 { try store.write(number, digits(10)) }
        try store.write(21, digits(400))
        sound.backupPath = try #require(try store.dailyBackup(at: 1_790_000_000_000))
        #expect(store.saveSnapshotIfStale(after: 1))
        for number in 22...50 { try store.write(number, digits(8)) }
        try store.write(51, digits(700))
        for number in 52...60 { try store.write(number, digits(8)) }
        sound.texts = try store.texts
        sound.database = Array(try folder.bytes(of: folder.database))
        sound.backup = Array(try folder.bytes(of: sound.backupPath))
        sound.snapshot = Array(try folder.bytes(of: folder.snapshot))
        for envelope in try Self.envelopes(of: store) {
            let place = try #require(EnvelopePlace(envelope, in: sound.database))
            sound.places[envelope] = place
            sound.backupPlaces[envelope] = EnvelopePlace(envelope, in: sound.backup)
        }
        #expect(sound.places.count == 60 && sound.backupPlaces.count == 21)
        self.sound = sound
    }

    /// The envelopes of a journal's batches, as they are stored.
    private static func envelopes(of store: SQLiteJournal<Notebook>) throws -> Set<[UInt8]> {
        Set(try store.missingBatches(for: [], upTo: .max).batches.map { try BatchEnvelope(decoding: $0).storedBytes })
    }

    /// Puts files in their places.
    private func put(database: [UInt8], backup: [UInt8]?, snapshot: [UInt8]?) throws {
        let journal = folder.path + "/journals/me/"
        for name in try FileManager.default.contentsOfDirectory(atPath: journal)
        where !["journal.sqlite", "backups"].contains(name) {
            try FileManager.default.removeItem(atPath: journal + name)
        }
        try folder.write(Data(database), to: folder.database)
        for (bytes, path) in [(backup, sound.backupPath), (snapshot, folder.snapshot)] {
            if let bytes {
                try folder.write(Data(bytes), to: path)
            } else {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Does what the program does with a journal. Whatever fails gives a reason of the store.
    private func use() throws {
        try givingReasons {
            let store = try folder.open()
            #expect(try store.texts.allSatisfy { sound.texts[$0.key] == $0.value })
            try givingReasons { try store.write(100, "new") }
            try givingReasons { _ = try store.recentActions(before: nil, limit: 5) }
            try givingReasons { _ = try store.missingBatches(for: []) }
            try givingReasons { try store.backup(to: folder.path + "/backup", replacing: true) }
            try givingReasons { _ = try store.check() }
            store.eraseFromBackups()
        }
        for path in [folder.database, sound.backupPath] {
            try givingReasons { _ = try SQLiteJournal<Notebook>.check(path, keyFolder: folder.keyFolder) }
        }
    }

    private func givingReasons(_ body: () throws -> Void) throws {
        do { try body() } catch is StoreFailure {}
    }

    /// The envelopes that the journal has after a repair.
    private func repaired() throws -> Set<[UInt8]> {
        let report = try SQLiteJournal<Notebook>.repair(folder: folder.path, keyFolder: folder.keyFolder) {
            .random(in: 1 ... .max)
        }
        #expect(report.report.isSound)
        let store = try folder.open()
        try store.write(101, "after the repair")
        return try Self.envelopes(of: store)
    }

    @Test func aRowOfWhichTheLengthIsDamagedHidesNoOther() throws {
        let envelope = try #require(
            sound.places.first { $0.key.count < 1000 && $0.value.isWhole(in: sound.database) }?.key)
        var database = sound.database
        let start = try #require(Data(database).range(of: Data(envelope))?.lowerBound)
        // The header of the row: no position, a device of 8 bytes, …, and the length of the envelope in two bytes.
        let header = try #require((start - 128..<start).last { database[$0] == 0 && database[$0 + 1] == 28 })
        let length = try #require((header..<start).first { database[$0] >= 0x80 })
        database[length] = 0xFF
        try put(database: database, backup: nil, snapshot: nil)
        let store = try folder.open()
        #expect(try store.texts.count == sound.texts.count - 1)
        #expect(throws: StoreFailure.damaged("some actions cannot be read")) { try store.write(100, "new") }
        #expect(try repaired().isSuperset(of: sound.places.keys))
    }

    private static let columns = [
        "batches.device", "batches.sequence", "batches.generation", "batches.hash", "batches.action", "batches.undoes",
        "batches.envelope", "batches.isSetAside", "signedHeads.device", "signedHeads.sequence", "signedHeads.hash",
        "signedHeads.signedHead", "recordIndex.position", "replica.journal", "replica.device", "replica.home",
        "replica.keyCheck", "replica.rebuilds",
    ]

    @Test func aValueThatNoColumnAllowsIsDamage() throws {
        for (index, name) in Self.columns.enumerated() {
            let (table, column) = (String(name.prefix { $0 != "." }), String(name.drop { $0 != "." }.dropFirst()))
            try setting(column, of: table, every: 6, from: index % 6)
        }
    }

    /// - Parameter step: Takes only some of the values, from the one at `first`.
    private func setting(_ column: String, of table: String, every step: Int, from first: Int) throws {
        let values = [
            "NULL", "0", "-1", "9223372036854775807", "-9223372036854775807 - 1", "'text'", "x''", "x'00112233445566'",
            "zeroblob(40)", "1.5", "9e999",
        ]
        for (number, value) in values.enumerated() where number % step == first {
            let isOne = table == "batches" && number.isMultiple(of: 2)
            try put(database: sound.database, backup: sound.backup, snapshot: nil)
            try Self.setting(column, of: table, to: value, isOne ? "position = 7" : "true", in: folder.database)
            let bytes = Array(try folder.bytes(of: folder.database))
            try use()
            try put(database: bytes, backup: nil, snapshot: nil)
            // SQLite moves the rows; their bytes are whole but for the column.
            let expected = sound.places.filter { column != "envelope" || isOne && $0.value.isWhole(in: bytes) }.keys
            #expect(try Set(expected).subtracting(repaired()).isEmpty, "\(table).\(column) = \(value)")
        }
    }

    /// Sets a column as damage of the disk may, whatever the table's rules.
    private static func setting(
        _ column: String, of table: String, to value: String, _ condition: String, in path: String
    ) throws {
        func change(_ sql: String) throws {
            var configuration = Configuration()
            configuration.foreignKeysEnabled = false
            let file = try DatabaseQueue(path: path, configuration: configuration)
            try file.write { db in try db.execute(sql: "PRAGMA writable_schema = ON;" + sql) }
            try file.close()
        }
        let file = try DatabaseQueue(path: path)
        let definition = try #require(
            try file.read { db in
                try String.fetchOne(db, sql: "SELECT sql FROM sqlite_schema WHERE name = ?", arguments: [table])
            })
        try file.close()
        let lenient = definition.replacing(" STRICT", with: "").replacing("WITHOUT ROWID,", with: "WITHOUT ROWID")
            .replacing(") STRICT", with: ")").replacing("NOT NULL", with: "")
        func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
        try change("UPDATE sqlite_schema SET sql = \(quoted(lenient)) WHERE name = '\(table)'")
        try change(
            """
            PRAGMA ignore_check_constraints = ON;
            UPDATE OR IGNORE \(table) SET \(column) = \(value) WHERE \(condition);
            UPDATE sqlite_schema SET sql = \(quoted(definition)) WHERE name = '\(table)'
            """)
    }
}
