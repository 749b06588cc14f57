import Journal
import TestSupport

/// A `JournalState` with one small table, for testing stores.
public struct Notebook: TableState {
    public var tables = RecordTables(Self.names)

    public static let names = ColumnNames([Line.schema])

    public var lines: Table<Line> { tables.rows(0) }

    public init() {}

    /// The text of each line by its id; see `Line.id(_:)`.
    public var texts: [RecordID: String] {
        lines.rows.reduce(into: [:]) { texts, line in
            if !line.text.isEmpty { texts[line.id] = line.text }
        }
    }
}

/// One line of a notebook.
public struct Line: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case text, count }

    public static let schema = Schema(
        "lines", [Column("text", .lines(1 << 24)), Column("count", .integer(.min ... .max))])

    public var text: String { self[.text] }
    public var count: Int64? { self[.count] }

    /// The id of the line with a number.
    public static func id(_ number: Int) -> RecordID {
        RecordID(Identifier(high: 1, low: UInt64(number)))
    }

    /// The change that sets a line's text.
    public static func text(_ number: Int, _ text: String) -> Change {
        Change(table, id(number), "text", .text(text))
    }
}

extension SeededRandomness {
    public mutating func identifier() -> Identifier { Identifier(high: next(), low: next()) }
}
