import Journal

extension TableRow {
    /// The changes that make this record: every field that has a value.
    public var changes: [Change] {
        Self.schema.columns.indices.map { Change(Self.table, id, Self.schema.columns[$0].name, limited(column: $0)) }
            .filter { $0.value != .null }
    }

    /// The changes that make another state of this record into this one.
    ///
    /// - Parameter seen: what fields held when the person began to edit. A field that they left as they saw it keeps what
    ///   another device has written to it since.
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

    /// The change that writes one field as it is here.
    func change(of field: Field) -> Change {
        Change(Self.table, id, Self.schema.columns[field.rawValue].name, limited(column: field.rawValue))
    }

    /// What every field but its life holds, by name.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        for index in Self.schema.columns.indices where Self.schema.columns[index].name != "life" {
            values[Self.schema.columns[index].name] = self[column: index]
        }
        return values
    }
}
