/// Sets one field of one record to a value.
public struct Change: Hashable, Sendable {
    public var table: String
    public var record: RecordID
    public var field: String
    public var value: Value

    public init(_ table: String, _ record: RecordID, _ field: String, _ value: Value) {
        self.table = table
        self.record = record
        self.field = field
        self.value = value
    }
}

/// Identifies one field of one record.
struct FieldKey: Hashable {
    let table: String
    let record: RecordID
    let field: String

    init(_ change: Change) {
        table = change.table
        record = change.record
        field = change.field
    }
}
