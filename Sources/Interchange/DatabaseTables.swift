/// What a host read of a SQLite database.
public struct DatabaseTables: Hashable, Sendable {
    /// What `PRAGMA user_version` says.
    public var version: Int64
    public var tables: [DatabaseTable]

    public init(version: Int64, tables: [DatabaseTable]) {
        self.version = version
        self.tables = tables
    }

    /// The tables that a host reads, where they exist: all columns of all rows in order of rowid.
    public static let wanted = ["Habits", "Repetitions"]

    /// The table of a name regardless of its case, as in SQLite.
    func table(_ name: String) -> DatabaseTable? {
        tables.first { $0.name.lowercased() == name.lowercased() }
    }
}

/// One table of a database.
public struct DatabaseTable: Hashable, Sendable {
    public var name: String
    public var columns: [String]
    /// As many cells a row as there are columns.
    public var rows: [[Cell]]

    public init(name: String, columns: [String], rows: [[Cell]]) {
        self.name = name
        self.columns = columns
        self.rows = rows
    }

    /// The place of a column by its name regardless of case, as in SQLite.
    func place(of column: String) -> Int? {
        columns.firstIndex { $0.lowercased() == column.lowercased() }
    }
}

/// What stands in one column of one row.
public enum Cell: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    /// The whole number it is, also written as a real or as text; nil for anything else.
    var integer: Int64? {
        switch self {
        case .null: nil
        case .integer(let number): number
        case .real(let number): Int64(exactly: number)
        case .text(let text): Int64(text)
        }
    }

    /// The finite number it is; nil for anything else.
    var number: Double? {
        switch self {
        case .null: nil
        case .integer(let number): Double(number)
        case .real(let number): number.isFinite ? number : nil
        case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// The text it is; empty for null.
    var text: String {
        switch self {
        case .null: ""
        case .integer(let number): String(number)
        case .real(let number): number.description
        case .text(let text): text
        }
    }
}
