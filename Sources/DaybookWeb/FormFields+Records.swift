import DaybookCore
import Journal
import Phrasing
import Words

extension FormFields {
    /// A record's editable fields as a form shows them, under the names of their columns.
    init<Row: TableRow>(_ row: Row, _ words: Words) {
        self.init()
        for field in Row.editable { append(Row.schema.columns[field.rawValue].name, row.typed(field, words)) }
    }

    /// The posted form, in which fields that the person left as they were shown have their current values: another
    /// device may have changed them meanwhile. The form carries what it showed in its field "seen"; shown again, it
    /// carries the current values there.
    func merged(over current: FormFields, groups: [FieldGroup] = []) -> FormFields {
        var merged = changed(since: FormFields(urlEncoded: (self["seen"] ?? "").utf8), over: current, groups: groups)
        merged["seen"] = current.urlEncoded
        return merged
    }

    /// What was typed into a field. A box that is not checked is not sent, and means no; of weekdays, each is sent.
    fileprivate func typed(_ column: Column) -> String? {
        switch column.kind {
        case .flag: self[column.name] ?? ""
        case .weekdays: fields.contains { $0.name == column.name } ? all(column.name).joined(separator: ",") : nil
        default: self[column.name]
        }
    }
}

extension TableRow {
    /// Sets the editable fields to what was typed. Fields that the form does not have, or has as they are now, stay.
    mutating func fill(
        from form: FormFields, over current: FormFields = FormFields(), _ words: Words
    ) throws(FieldError) {
        for field in Self.editable {
            let column = Self.schema.columns[field.rawValue]
            let typed = form.typed(column)
            if typed != current.typed(column) { try set(field, typed: typed, words) }
        }
    }
}

extension Array where Element: Equatable {
    /// A list as it is now, with the items that the person added to those shown and without those the person removed.
    func merged(since shown: Self, over current: Self) -> Self {
        var removed = shown
        var merged = current
        for item in self {
            if let index = removed.firstIndex(of: item) {
                removed.remove(at: index)
            } else if !merged.contains(item) {
                merged.append(item)
            }
        }
        for item in removed {
            if let index = merged.firstIndex(of: item) { merged.remove(at: index) }
        }
        return merged
    }
}
