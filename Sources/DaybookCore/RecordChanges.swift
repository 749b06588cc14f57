import Journal

/// What makes a new record: every field that says something.
func newRecord<Row: TableRow>(_ row: Row) -> [Change] {
    Row.fields.map { Change(Row.table, row.id, $0.name, $0.read(row)) }.filter { $0.value != .null }
}

/// What makes a record another: every field that differs, but for those that the person left as they saw them.
///
/// - Parameter seen: what fields held when the person began; another device may have changed them since.
func changedFields<Row: TableRow>(from old: Row, to new: Row, seen: [String: Value] = [:]) -> [Change] {
    var changes: [Change] = []
    for field in Row.fields where field.read(new) != field.read(old) {
        if let before = seen[field.name], before == field.read(new) { continue }
        changes.append(Change(Row.table, new.id, field.name, field.read(new)))
    }
    return changes
}
