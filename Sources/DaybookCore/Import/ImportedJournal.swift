import Journal

/// The records of a Daybook export, under their ids there.
public struct ImportedJournal: Hashable, Sendable {
    private var records: [String: [Record]] = [:]
    /// The occurrences of its recurring transactions that were skipped, deleted or taken back.
    public var settledOccurrences: [SettledOccurrence] = []
    /// The values of fields that only a later version knows.
    public var laterFields: [Change] = []

    public init() {}

    /// The records of a table, in the order of the export.
    public func records(of table: String) -> [Record] { records[table] ?? [] }

    /// Sets a value of the record at a place, unless it has one.
    public mutating func fill(_ field: Int, at place: Int, with value: Value, _ schema: Schema) {
        if records[schema.table]?[place].isNull(at: field) == true {
            records[schema.table]?[place].set(value, at: field, schema)
        }
    }

    /// The same as typed rows.
    public subscript<Row: TableRow>(type: Row.Type) -> [Row] {
        get { records(of: Row.table).map { Row($0) } }
        set { records[Row.table] = newValue.map { $0.record } }
    }

    /// Adds a record. Returns its place among those of its table.
    @discardableResult
    public mutating func add(_ record: Record, to table: String) -> Int {
        records[table, default: []].append(record)
        return records(of: table).count - 1
    }

    public mutating func add<Row: TableRow>(_ row: Row) { add(row.record, to: Row.table) }

    public mutating func add<Row: TableRow>(_ rows: [Row]) { for row in rows { add(row) } }
}
