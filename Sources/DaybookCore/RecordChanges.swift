import Journal

extension TableRow {
    /// The changes that create this record: one per field with a value.
    public var changes: [Change] {
        Self.schema.columns.indices.map { Change(Self.table, id, Self.schema.columns[$0].name, limited(column: $0)) }
            .filter { $0.value != .null }
    }

    /// The changes that turn `old` into this record.
    ///
    /// - Parameter seen: Field values from when the person began editing. A field they left unchanged keeps any newer
    ///   value from another device.
    public func changes(from old: Self, seen: [String: Value] = [:]) -> [Change] {
        var changes: [Change] = []
        for index in Self.schema.columns.indices {
            let value = limited(column: index)
            let name = Self.schema.columns[index].name
            if value == old[column: index] { continue }
            if let before = seen[name], before == value { continue }
            changes.append(Change(Self.table, id, name, value))
        }
        return changes
    }

    /// The change that writes the field's current value.
    func change(of field: Field) -> Change {
        Change(Self.table, id, Self.schema.columns[field.rawValue].name, limited(column: field.rawValue))
    }

    /// The values of all fields except `life`, by name.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        for index in Self.schema.columns.indices where Self.schema.columns[index].name != "life" {
            values[Self.schema.columns[index].name] = self[column: index]
        }
        return values
    }
}
