import Journal

extension State {
    /// Records that a device added to what another had erased for good, before it knew of that: a milestone of an erased goal.
    /// Nobody sees them any more, and they are to be erased, too.
    ///
    /// Records whose ids contain their owner's are among them only if that is too short: else erasing the owner covers them.
    ///
    /// - Parameter candidates: The records to look at; nil for all.
    public func leftovers(of erasures: Erasures, among candidates: Set<RecordID>? = nil) -> [RecordID] {
        guard !erasures.isEmpty else { return [] }
        var found: Set<RecordID> = []
        for table in recordTables where !table.schema.erasingOwners.isEmpty {
            let indices = candidates?.compactMap { table.index(of: $0) } ?? Array(table.records.indices)
            for index in indices {
                let record = table.records[index]
                if isLeftover(record.id, record, in: table, erasures) { found.insert(record.id) }
            }
        }
        return found.sorted()
    }

    /// - Parameter record: Nil if only the id is known, as of the day of a habit to which an amount was added.
    private func isLeftover(
        _ id: RecordID, _ record: Record?, in table: RecordTable, _ erasures: Erasures
    ) -> Bool {
        for owner in table.schema.erasingOwners {
            guard let id = owner.owner(of: id, record), !isStandard(id, in: owner.table) else { continue }
            let table = recordTable(owner.table)
            let index = table.index(of: id)
            if index == nil, erasures.hasErased(id) { return true }
            if isLeftover(id, index.map { table.records[$0] }, in: table, erasures) { return true }
        }
        return false
    }

    /// Whether an owner is a standard category that was not deleted. Such a one need not have a record.
    func isStandard(_ id: RecordID, in table: String) -> Bool {
        table == MoneyCategory.table && moneyCategory(id)?.standard != nil
    }
}
