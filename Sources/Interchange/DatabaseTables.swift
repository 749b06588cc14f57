/// The tables that a host read from a SQLite database.
public struct DatabaseTables: Hashable, Sendable {
    /// The value of `PRAGMA user_version`.
    public var version: Int64
    public var tables: [DatabaseTable]

    public init(version: Int64, tables: [DatabaseTable]) {
        self.version = version
        self.tables = tables
    }

    /// The tables to read if they exist: all columns of all rows, in rowid order.
    public static let supportedNames = ["Habits", "Repetitions"]

    /// Returns a table by name, ignoring case as SQLite does.
    func table(_ name: String) -> DatabaseTable? {
        tables.first { $0.name.lowercased() == name.lowercased() }
    }
}

/// A table of a database.
public struct DatabaseTable: Hashable, Sendable {
    public var name: String
    public var columns: [String]
    /// The rows; each has one cell per column.
    public var rows: [[Cell]]

    public init(name: String, columns: [String], rows: [[Cell]]) {
        self.name = name
        self.columns = columns
        self.rows = rows
    }

    /// Returns the index of a column by name, ignoring case as SQLite does.
    func index(of column: String) -> Int? {
        columns.firstIndex { $0.lowercased() == column.lowercased() }
    }
}

/// The value of a column in a row.
public enum Cell: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    /// The value as an integer, also if stored as a real or text; nil for anything else.
    var integer: Int64? {
        switch self {
        case .null: nil
        case .integer(let number): number
        case .real(let number): Int64(exactly: number)
        case .text(let text): Int64(text)
        }
    }

    /// The value as a finite number; nil for anything else.
    var number: Double? {
        switch self {
        case .null: nil
        case .integer(let number): Double(number)
        case .real(let number): number.isFinite ? number : nil
        case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// The value as text; empty for null.
    var text: String {
        switch self {
        case .null: ""
        case .integer(let number): String(number)
        case .real(let number): number.description
        case .text(let text): text
        }
    }
}
