import Journal

extension Table {
    /// The id for adding a form's record: the form's own or, if another record has it, a new one. A form that was
    /// already submitted adds nothing and gets the id of the record it added.
    ///
    /// A page from the browser's history has an id that may be in use, because its form was filled in again or its
    /// record was deleted.
    ///
    /// - Parameter isSame: Whether a record is the one the form adds.
    func addition(
        under id: RecordID, _ newID: () -> RecordID, isSame: (Row) -> Bool
    ) -> (id: RecordID, isNew: Bool) {
        guard let existing = self[id] else { return (id, true) }
        if isSame(existing) { return (id, false) }
        // The form may have been filled in again and submitted twice.
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
