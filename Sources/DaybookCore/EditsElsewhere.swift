import Journal

extension State {
    /// Whether another device than the author of an action changed a record that the action added or brought back, or something that
    /// belongs to it. Undoing the action would hide that, too.
    public func isChangedElsewhere(since batches: [Batch]) -> Bool {
        let tables = recordTables
        return batches.contains { batch in
            var pending = batch.changes.compactMap { birth($0, at: batch.stamp, tables) }
            var seen = Set(pending.map { $0.place })
            while let next = pending.popLast() {
                let table = tables[next.place.table]
                if Self.isChanged(next.place.record, in: table, after: next.start, by: batch.device) { return true }
                for part in Self.parts(of: next.place, tables) where seen.insert(part).inserted {
                    pending.append((part, next.start))
                }
            }
            return false
        }
    }

    /// The changes made since an action on any device, to records that it added and to others that it wrote. Undoing the action hides
    /// the former with their records; the latter stay.
    public func laterEdits(since batches: [Batch]) -> LaterEdits {
        let tables = recordTables
        let end = batches.map { $0.stamp }.max() ?? .never
        var edits = LaterEdits()
        var added: Set<RecordID> = []
        for batch in batches {
            for change in batch.changes {
                guard let born = birth(change, at: batch.stamp, tables)?.place else { continue }
                added.insert(born.record)
                let table = tables[born.table]
                if table.schema.columns.indices.contains(where: { table.stamp(of: born.record, column: $0) > end }) {
                    edits.areHidden = true
                }
            }
        }
        edits.areKept = batches.contains { batch in
            batch.changes.contains { !added.contains($0.record) && stamp(of: $0) > end }
        }
        return edits
    }

    /// A record and the number of its table.
    private struct Place: Hashable {
        let table: Int
        let record: RecordID
    }

    /// The record that exists by a change, and the time after which other devices have changed it; nil if the change says something
    /// else, or is not the latest. What others wrote to a record of a first life is later, whatever their clocks say.
    private func birth(_ change: Change, at stamp: Stamp, _ tables: [RecordTable]) -> (place: Place, start: Stamp)? {
        guard change.field == Column.life.name, case .integer(let life) = change.value, life & 1 == 1,
            self.stamp(of: change) == stamp
        else { return nil }
        return tables.firstIndex { $0.schema.table == change.table }.map {
            (Place(table: $0, record: change.record), life == 1 ? .never : stamp)
        }
    }

    /// Whether another device than the author changed a record.
    private static func isChanged(
        _ record: RecordID, in table: RecordTable, after start: Stamp, by author: DeviceID
    ) -> Bool {
        table.schema.columns.indices.contains { column in
            let stamp = table.stamp(of: record, column: column)
            return stamp > start && stamp.device != author
        }
    }

    /// The records that belong to one.
    private static func parts(of place: Place, _ tables: [RecordTable]) -> [Place] {
        let name = tables[place.table].schema.table
        var parts: [Place] = []
        for (number, table) in tables.enumerated() {
            for (index, owner) in table.schema.owners.enumerated() where owner.table == name && owner.erasesToo {
                for part in table.indices(ownedBy: place.record, as: index) {
                    let record = table.records[part]
                    guard owner.owner(of: record.id, record) == place.record else { continue }
                    parts.append(Place(table: number, record: record.id))
                }
            }
        }
        return parts
    }
}

/// What becomes of changes that were made after an action, when it is undone.
public struct LaterEdits: Hashable, Sendable {
    /// Whether some are hidden with the records that the action added.
    public internal(set) var areHidden = false
    /// Whether some stay, as they are to records that the action did not add.
    public internal(set) var areKept = false
}
