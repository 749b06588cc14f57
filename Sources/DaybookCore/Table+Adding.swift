import Journal

extension Table {
    /// The id under which a form's record is added: the one the form carries or, if another record has it, a new id. A
    /// form that was sent before adds nothing; its id is that of the record it added.
    ///
    /// A page in the browser's history carries an id that may be in use: its form may have been filled in anew, or its
    /// record deleted.
    ///
    /// - Parameter isSame: Whether a record is the one the form adds.
    func addition(
        under id: RecordID, _ newID: () -> RecordID, isSame: (Row) -> Bool
    ) -> (id: RecordID, isNew: Bool) {
        guard let existing = self[id] else { return (id, true) }
        if isSame(existing) { return (id, false) }
        // The form may have been filled in anew and sent twice.
        if let twin = rows.first(where: isSame) { return (twin.id, false) }
        return (newID(), true)
    }
}

extension TableRow {
    /// Whether the editable fields of two records are equal.
    func hasSameFields(as other: Self) -> Bool {
        Self.editable.allSatisfy { self[column: $0.rawValue] == other[column: $0.rawValue] }
    }
}
