import Journal

/// The records of a Daybook export, under their ids there.
public struct ImportedJournal: Hashable, Sendable {
    private var records: [String: [Record]] = [:]

    public init() {}

    /// The records of a table, in the order of the export.
    public func records(of table: String) -> [Record] { records[table] ?? [] }

    /// The same as typed rows.
    public subscript<Row: TableRow>(type: Row.Type) -> [Row] {
        get { records(of: Row.table).map { Row($0) } }
        set { records[Row.table] = newValue.map { $0.record } }
    }

    public mutating func add(_ record: Record, to table: String) { records[table, default: []].append(record) }

    public mutating func add<Row: TableRow>(_ row: Row) { add(row.record, to: Row.table) }

    public mutating func add<Row: TableRow>(_ rows: [Row]) { for row in rows { add(row) } }
}
