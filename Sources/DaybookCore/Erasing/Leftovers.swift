import Journal

extension State {
    /// Records that a device added to what another had erased for good, before it knew of that: a milestone of an erased goal.
    /// Nobody sees them any more, and they are to be erased, too.
    ///
    /// Records whose ids contain their owner's are not among them: erasing the owner covers them.
    ///
    /// - Parameter candidates: The records to look at; nil for all.
    public func leftovers(of erasures: Erasures, among candidates: Set<RecordID>? = nil) -> [RecordID] {
        guard !erasures.isEmpty else { return [] }
        var found: Set<RecordID> = []
        for table in recordTables where table.schema.owners.contains(where: { $0.erasesToo && $0.column != nil }) {
            let indices = candidates?.compactMap { table.index(of: $0) } ?? Array(table.records.indices)
            for index in indices {
                let record = table.records[index]
                if isLeftover(record.id, record, in: table, erasures) { found.insert(record.id) }
            }
        }
        return found.sorted()
    }

    private func isLeftover(
        _ id: RecordID, _ record: Record, in table: RecordTable, _ erasures: Erasures
    ) -> Bool {
        for owner in table.schema.owners where owner.erasesToo {
            guard let id = owner.owner(of: id, record) else { continue }
            let table = recordTable(owner.table)
            guard let index = table.index(of: id) else {
                if erasures.hasErased(id) { return true }
                continue
            }
            if isLeftover(id, table.records[index], in: table, erasures) { return true }
        }
        return false
    }
}
