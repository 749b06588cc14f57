import Journal

extension Record {
    /// The changes that create this record: one per field with a value.
    func changes(_ schema: Schema) -> [Change] {
        var changes: [Change] = []
        append(to: &changes, schema)
        return changes
    }

    /// The changes that bring this record back after it was deleted. They repeat its values, so that it keeps them if the action that
    /// wrote them first is undone.
    func restoration(_ schema: Schema) -> [Change] {
        var restored = self
        restored.set(.integer(Life.after(writtenLife(schema))), at: 0, schema)
        return restored.changes(schema)
    }

    fileprivate func append(to changes: inout [Change], _ schema: Schema) {
        for index in schema.columns.indices {
            let value = limitedValue(at: index, schema)
            if value != .null { changes.append(Change(schema.table, id, schema.columns[index].name, value)) }
        }
    }

    /// The changes that turn `old` into this record; see `TableRow.changes(from:seen:)`.
    fileprivate func changes(from old: Record, seen: [String: Value], _ schema: Schema) -> [Change] {
        var changes: [Change] = []
        for index in schema.columns.indices {
            let value = limitedValue(at: index, schema)
            let name = schema.columns[index].name
            if value == old.value(at: index, schema) { continue }
            if let before = seen[name], before == value { continue }
            changes.append(Change(schema.table, id, name, value))
        }
        return changes
    }

    fileprivate func valuesByName(_ schema: Schema) -> [String: Value] {
        var values: [String: Value] = [:]
        for index in schema.columns.indices where schema.columns[index].name != "life" {
            values[schema.columns[index].name] = value(at: index, schema)
        }
        return values
    }
}

extension DeletableRow {
    /// The changes that bring this record back after it was deleted, see `Record.restoration(_:)`.
    public var restoration: [Change] { record.restoration(Self.schema) }
}

extension TableRow {
    /// The changes that create this record: one per field with a value.
    public var changes: [Change] { record.changes(Self.schema) }

    /// Appends the changes that create this record.
    public func appendChanges(to changes: inout [Change]) { record.append(to: &changes, Self.schema) }

    /// The changes that turn `old` into this record.
    ///
    /// - Parameter seen: Field values from when the person began editing. A field they left unchanged keeps any newer
    ///   value from another device.
    public func changes(from old: Self, seen: [String: Value] = [:]) -> [Change] {
        record.changes(from: old.record, seen: seen, Self.schema)
    }

    /// The change that writes the field's current value.
    func change(of field: Field) -> Change {
        Change(Self.table, id, Self.column(field).name, limited(column: field.rawValue))
    }

    /// The values of all fields except `life`, by name.
    var values: [String: Value] { record.valuesByName(Self.schema) }
}
