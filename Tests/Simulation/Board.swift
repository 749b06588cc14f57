import Journal
import TestSupport

/// A small state with every kind of field: cards, which have a life and belong to one another, and marks, which have none.
struct Board: TableState {
    var tables = RecordTables(Self.names)

    static let schemas = [Card.schema, Mark.schema]
    static let names = ColumnNames(schemas)

    var cards: Table<Card> { tables.rows(0) }

    init() {}

    /// The values of all fields that have one, by table, record and field.
    var values: [Field: Value] {
        var values: [Field: Value] = [:]
        for (schema, table) in zip(Self.schemas, tables.tables) {
            for record in table.records {
                for (index, column) in schema.columns.enumerated() {
                    let value = record.value(at: index, schema)
                    if value != .null { values[Field(schema.table, record.id, column.name)] = value }
                }
            }
        }
        return values
    }

    /// The value of a field; null if it has none.
    func value(of field: Field) -> Value {
        for (schema, table) in zip(Self.schemas, tables.tables) where schema.table == field.table {
            guard let row = table.index(of: field.record), let column = schema.index(of: field.name) else { continue }
            return table.records[row].value(at: column, schema)
        }
        return .null
    }
}

/// A field of a record.
struct Field: Hashable {
    let table: String
    let record: RecordID
    let name: String

    init(_ table: String, _ record: RecordID, _ name: String) {
        self.table = table
        self.record = record
        self.name = name
    }

    init(_ change: Change) { self.init(change.table, change.record, change.field) }

    var isLife: Bool { name == "life" }
}

struct Card: TableRow {
    var record: Record

    init(_ record: Record) { self.record = record }

    enum Field: Int { case life, text, owner }

    static let schema = Schema(
        "cards", [.life, Column("text", .lines(1 << 22)), Column("owner", .reference)],
        owners: [.column(Field.owner.rawValue, of: "cards")])
}

struct Mark: TableRow {
    var record: Record

    init(_ record: Record) { self.record = record }

    enum Field: Int { case number, text }

    static let schema = Schema(
        "marks", [Column("number", .integer(-1000...1000)), Column("text", .lines(1 << 22))])
}
