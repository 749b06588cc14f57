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

extension Table where Row: DeletableRow {
    /// The id for adding a form's record that nothing tells apart from earlier ones but its id: the form's own or, if the record under it
    /// says something else, the first that follows it and is free.
    ///
    /// A form whose answer was lost is corrected and submitted again: both are kept. A form submitted twice adds nothing, even after
    /// its record was deleted.
    ///
    /// - Parameter isSame: Whether a record is the one the form adds.
    func addition(after id: RecordID, isSame: (Row) -> Bool) -> (id: RecordID, isNew: Bool) {
        var id = id
        while let existing = self[id], existing.life != 0 {
            guard !isSame(existing), let next = id.next else { return (id, false) }
            id = next
        }
        return (id, true)
    }
}

extension DatedRow {
    /// Whether a stored record is one that a form adds: it has the same fields and, if the form has a day or a time, these.
    func isAddition(of typed: Self, at entered: RecordTime) -> Bool {
        guard hasTyped(entered) else { return false }
        var typed = typed
        typed.moment = moment
        return hasSameFields(as: typed)
    }

    /// Whether it has the day and the time that were typed, if any were.
    func hasTyped(_ entered: RecordTime) -> Bool {
        (entered.day == nil || entered.day == day) && (entered.time == nil || entered.time == time)
    }
}

extension TableRow {
    /// Whether the editable fields of two records are equal.
    func hasSameFields(as other: Self) -> Bool {
        Self.editable.allSatisfy { self[column: $0.rawValue] == other[column: $0.rawValue] }
    }
}
