import GRDB
import GRDBSQLite
import Interchange

/// Reads the tables of another program's SQLite file.
///
/// The file may be hostile. It is opened in memory and never written. Views, triggers, virtual tables and generated
/// columns are ignored, functions named in its schema do not run, and rows, lengths and work are limited.
public enum DatabaseReader {
    /// Reads the tables that Daybook supports (`DatabaseTables.supportedNames`).
    ///
    /// Throws `.badDatabase` if it cannot be read, `.tooLarge` if it exceeds the limits.
    public static func tables(in bytes: [UInt8]) throws(ImportFailure) -> DatabaseTables {
        guard bytes.count <= ImportedFile.maximumSize else { throw .tooLarge }
        do {
            return try read(bytes)
        } catch {
            throw failure(of: error, table: "", row: 0)
        }
    }

    /// The maximum number of rows in a table: more than a very busy person fills in a century.
    private static let maximumRows = 2_000_000
    /// The maximum size of all cells in memory. A column added later has its default in every row, so a small file can
    /// expand to any amount of text.
    private static let maximumBytes = 2 * ImportedFile.maximumSize
    /// The maximum number of SQLite steps, in thousands: a few seconds.
    private static let maximumSteps = 2_000_000

    private static func read(_ bytes: [UInt8]) throws -> DatabaseTables {
        guard bytes.count >= 100 else { throw ImportFailure.badDatabase(table: "", row: 0, .unreadable) }
        guard bytes.count >= declaredSize(in: bytes) else {
            throw ImportFailure.badDatabase(table: "", row: 0, .truncated)
        }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        defer { memory.deallocate() }
        memory.copyBytes(from: bytes)
        // A file last used with a write-ahead log is marked so here, and would require that log.
        if memory[18] == 2 { memory[18] = 1 }
        if memory[19] == 2 { memory[19] = 1 }
        let queue = try DatabaseQueue()
        defer { try? queue.close() }
        return try queue.writeWithoutTransaction { db in
            try open(memory, db)
            var work = maximumSteps
            return try withUnsafeMutablePointer(to: &work) { work in
                sqlite3_progress_handler(
                    db.sqliteConnection, 1000,
                    { left in
                        let left = left!.assumingMemoryBound(to: Int.self)
                        left.pointee -= 1
                        return left.pointee < 0 ? 1 : 0
                    }, work)
                defer { sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
                var remainingBytes = maximumBytes
                let version = try Int64.fetchOne(db, sql: "PRAGMA user_version") ?? 0
                return DatabaseTables(
                    version: version,
                    tables: try DatabaseTables.supportedNames.compactMap { try table($0, db, &remainingBytes) })
            }
        }
    }

    /// The file size according to the header, or 0 if the header is not up to date (SQLite's file format, 1.3).
    private static func declaredSize(in bytes: [UInt8]) -> Int {
        func number(_ index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        let pageSize = Int(bytes[16]) << 8 | Int(bytes[17])
        return number(24) == number(92) ? number(28) * (pageSize == 1 ? 65_536 : pageSize) : 0
    }

    private static func failure(of error: any Error, table: String, row: Int) -> ImportFailure {
        if let failure = error as? ImportFailure { return failure }
        if let error = error as? DatabaseError, error.resultCode == .SQLITE_INTERRUPT { return .tooLarge }
        return .badDatabase(table: table, row: row, .unreadable)
    }

    private static func open(_ memory: UnsafeMutableRawBufferPointer, _ db: Database) throws {
        let connection = db.sqliteConnection
        let size = Int64(memory.count)
        let code = sqlite3_deserialize(
            connection, "main", memory.baseAddress?.assumingMemoryBound(to: UInt8.self), size, size,
            UInt32(SQLITE_DESERIALIZE_READONLY))
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 1 << 20)
        sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
        sqlite3_limit(connection, SQLITE_LIMIT_TRIGGER_DEPTH, 0)
        sqlite3_limit(connection, SQLITE_LIMIT_COLUMN, 200)
        try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON")
    }

    /// A plain table with all columns and rows, in order of rowid; nil if there is none with the name.
    private static func table(_ name: String, _ db: Database, _ remainingBytes: inout Int) throws -> DatabaseTable? {
        let plain = "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND lower(name) = lower(?)"
        guard let found = try String.fetchOne(db, sql: plain, arguments: [name]) else { return nil }
        // Generated and hidden columns are not in this list.
        let columns = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [found])
        guard !columns.isEmpty else { return nil }
        let list = columns.map { $0.quotedDatabaseIdentifier }.joined(separator: ", ")
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(list) FROM \(found.quotedDatabaseIdentifier) ORDER BY rowid LIMIT \(maximumRows + 1)")
        var table = DatabaseTable(name: found, columns: columns, rows: [])
        do {
            while let row = try rows.next() {
                guard table.rows.count < maximumRows else { throw ImportFailure.tooLarge }
                let cells = (0..<columns.count).map { cell(row, $0) }
                remainingBytes -= cells.reduce(0) { $0 + MemoryLayout<Cell>.stride + $1.length }
                guard remainingBytes >= 0 else { throw ImportFailure.tooLarge }
                table.rows.append(cells)
            }
        } catch {
            throw failure(of: error, table: found, row: table.rows.count + 1)
        }
        return table
    }

    /// One cell. Blobs count as null, as no supported table has any.
    private static func cell(_ row: Row, _ column: Int) -> Cell {
        switch (row[column] as DatabaseValue).storage {
        case .null, .blob: .null
        case .int64(let number): .integer(number)
        case .double(let number): .real(number)
        case .string(let text): .text(text)
        }
    }
}

extension Cell {
    /// The length of its text in bytes.
    fileprivate var length: Int {
        if case .text(let text) = self { text.utf8.count } else { 0 }
    }
}
