import DaybookWeb
import Foundation
import GRDB
import Interchange
import Journal
import Testing

@testable import DaybookServer

@Suite struct FilesTests {
    @Test func inflateReversesDeflateUpToItsLimit() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let packed = try #require(Deflate.gzip(bytes, level: 6))
        let raw = packed[10..<packed.count - 8]
        #expect(Deflate.inflate(raw, bytes.count) == bytes)
        #expect(Deflate.inflate(raw, bytes.count - 1) == nil)
        #expect(Deflate.inflate(raw.dropLast(), bytes.count) == nil)
        #expect(Deflate.inflate([], 10) == nil)
        #expect(Deflate.inflate([0xFF, 0xFF], 10) == nil)
    }

    @Test func tablesOfADatabaseAreRead() throws {
        let bytes = try database { db in
            try db.execute(
                sql: """
                    PRAGMA user_version = 25;
                    CREATE TABLE Habits (id INTEGER PRIMARY KEY, name TEXT, target REAL, blob BLOB);
                    INSERT INTO Habits VALUES (2, 'Read', 1.5, x'00'), (1, 'Юля', NULL, NULL);
                    CREATE TABLE Other (id INTEGER);
                    """)
        }
        let tables = try DatabaseReader.tables(in: bytes)
        #expect(
            tables
                == DatabaseTables(
                    version: 25,
                    tables: [
                        DatabaseTable(
                            name: "Habits", columns: ["id", "name", "target", "blob"],
                            rows: [
                                [.integer(1), .text("Юля"), .null, .null],
                                [.integer(2), .text("Read"), .real(1.5), .null],
                            ])
                    ]))
    }

    @Test func databaseUsedWithAWriteAheadLogIsRead() throws {
        let bytes = try database { db in
            try db.execute(
                sql: "CREATE TABLE Habits (id INTEGER); PRAGMA journal_mode = WAL; INSERT INTO Habits VALUES (7)")
        }
        #expect(bytes[18] == 2)
        #expect(try DatabaseReader.tables(in: bytes).tables.first?.rows == [[.integer(7)]])
    }

    @Test func viewsVirtualTablesAndGeneratedColumnsAreLeftAlone() throws {
        let bytes = try database { db in
            try db.execute(
                sql: """
                    CREATE VIEW Habits AS
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id FROM n;
                    CREATE TABLE Repetitions (id INTEGER, big BLOB GENERATED ALWAYS AS (zeroblob(1000000000)));
                    INSERT INTO Repetitions (id) VALUES (1);
                    """)
        }
        #expect(
            try DatabaseReader.tables(in: bytes).tables
                == [DatabaseTable(name: "Repetitions", columns: ["id"], rows: [[.integer(1)]])])
    }

    @Test func smallDatabaseThatExpandsBeyondTheLimitIsRefused() throws {
        let bytes = try database { db in
            try db.execute(
                sql: """
                    CREATE TABLE Habits (id INTEGER PRIMARY KEY);
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
                    INSERT INTO Habits SELECT i FROM n;
                    """)
            let long = String(repeating: "x", count: 100_000)
            try db.execute(sql: "ALTER TABLE Habits ADD COLUMN name TEXT DEFAULT '\(long)'")
        }
        #expect(bytes.count < 1 << 20)
        #expect(throws: ImportFailure.tooLarge) { try DatabaseReader.tables(in: bytes) }
    }

    @Test func invalidDatabaseFilesAreRefused() throws {
        let bytes = try database { try $0.execute(sql: "CREATE TABLE Habits (id); INSERT INTO Habits VALUES (1)") }
        var damaged = bytes
        for index in 100..<damaged.count { damaged[index] = 0xA5 }
        for wrong in [[], Array(bytes.prefix(50)), [UInt8](repeating: 0, count: 5000), damaged] {
            #expect(throws: ImportFailure.badDatabase(table: "", row: 0, .unreadable)) {
                try DatabaseReader.tables(in: wrong)
            }
        }
    }

    @Test func databaseThatEndsInTheMiddleIsRefused() throws {
        let bytes = try database { try $0.execute(sql: "CREATE TABLE Habits (id); INSERT INTO Habits VALUES (1)") }
        #expect(throws: ImportFailure.badDatabase(table: "", row: 0, .truncated)) {
            try DatabaseReader.tables(in: Array(bytes.dropLast()))
        }
    }

    @Test func damagedRowIsNamed() throws {
        var bytes = try database { db in
            try db.execute(sql: "CREATE TABLE Habits (name)")
            for number in 1...2000 {
                try db.execute(sql: "INSERT INTO Habits VALUES (?)", arguments: ["Habit \(number)"])
            }
        }
        let index = try #require(bytes.firstRange(of: Array("Habit 1000".utf8))).lowerBound
        let page = index / 4096 * 4096
        for index in page..<page + 4096 { bytes[index] = 0xA5 }
        let failure = #expect(throws: ImportFailure.self) { try DatabaseReader.tables(in: bytes) }
        guard case .badDatabase(let table, let row, .unreadable) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(table == "Habits")
        #expect((500...1000).contains(row))
    }

    @Test func uploadsAreKeptForAnHourAndOnlyTheLatest() {
        var uploads = Uploads()
        let handles = (1...4).map { Identifier(high: 0, low: UInt64($0)) }
        for handle in handles {
            uploads.store(Uploads.Stored(handle: handle, fileName: "", content: Spool(folder: "")), at: 0)
        }
        #expect(handles.map { uploads.upload($0, at: Uploads.hour - 1) != nil } == [false, true, true, true])
        #expect(handles.map { uploads.upload($0, at: Uploads.hour) != nil } == [false, false, false, false])
    }

    private func database(_ body: (Database) throws -> Void) throws -> [UInt8] {
        let path = NSTemporaryDirectory() + "daybook-" + UUID().uuidString + ".db"
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction(body)
        try queue.close()
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
