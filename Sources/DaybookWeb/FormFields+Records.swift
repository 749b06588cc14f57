import DaybookCore
import Journal
import Phrasing
import Words

extension FormFields {
    /// A record's editable fields as text, by column name.
    init<Row: TableRow>(_ row: Row, _ words: Words) {
        self.init()
        for field in Row.editable { append(Row.column(field).name, row.typed(field, words)) }
    }

    /// Merges the posted form: fields the person left unchanged take their current values, which another device may
    /// have changed. The field "seen" holds the values the form showed; the merged form has the current values there.
    func merged(over current: FormFields, groups: [FieldGroup] = []) -> FormFields {
        var merged = changed(since: FormFields(urlEncoded: (self["seen"] ?? "").utf8), over: current, groups: groups)
        merged["seen"] = current.urlEncoded
        return merged
    }

    /// The text of a field. An unchecked box is not sent and means no; each weekday is sent separately.
    fileprivate func typed(_ column: Column) -> String? {
        switch column.kind {
        case .flag: self[column.name] ?? ""
        case .weekdays: fields.contains { $0.name == column.name } ? all(column.name).joined(separator: ",") : nil
        default: self[column.name]
        }
    }
}

extension TableRow {
    /// Sets the editable fields from the form. Fields that are missing or unchanged stay.
    mutating func fill(
        from form: FormFields, over current: FormFields = FormFields(), _ words: Words
    ) throws(FieldError) {
        for field in Self.editable {
            let column = Self.column(field)
            let typed = form.typed(column)
            if typed != current.typed(column) { try set(field, typed: typed, words) }
        }
    }
}

extension Array where Element: Equatable {
    /// Merges a list: the current items, plus those the person added and minus those they removed.
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
