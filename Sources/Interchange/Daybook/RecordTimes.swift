import CivilTime
import DaybookCore
import Journal

/// The times records were created and last changed, as far as the stamps of their fields tell.
struct RecordTimes {
    private var tables: [String: RecordTable] = [:]

    init(_ tables: [RecordTable]) {
        for table in tables { self.tables[table.schema.table] = table }
    }

    /// The time of a record's creation (UTC); nil if its table does not count creations, an import made it or it was restored since.
    func created(_ id: RecordID, _ schema: Schema) -> String? {
        tables[schema.table]?.created(id).flatMap { Self.text($0) }
    }

    /// The time of the last change to a record's own fields (UTC); nil if it has none, or only those of an import.
    func changed(_ id: RecordID, _ schema: Schema) -> String? {
        tables[schema.table]?.changed(id).flatMap { Self.text($0) }
    }

    /// Both times as members of an exported record; unknown ones are omitted.
    func members(of id: RecordID, _ schema: Schema) -> [JSONMember] {
        [("createdAt", created(id, schema)), ("changedAt", changed(id, schema))].compactMap { name, time in
            time.map { JSONMember(name, .string($0)) }
        }
    }

    private static func text(_ stamp: Stamp) -> String? {
        stamp.isInitial ? nil : text(milliseconds: stamp.milliseconds)
    }

    /// A moment in ISO 8601 (UTC), to the second: "2026-11-20T08:00:00Z".
    static func text(milliseconds: Int64) -> String {
        LocalInstant(milliseconds: milliseconds, offsetMinutes: 0).utc.text + "Z"
    }
}

extension RecordTable {
    fileprivate func created(_ id: RecordID) -> Stamp? {
        guard schema.hasLife, let index = index(of: id), records[index].value(at: 0, schema) == .integer(1) else {
            return nil
        }
        return stamp(of: id, column: 0)
    }

    fileprivate func changed(_ id: RecordID) -> Stamp? {
        schema.columns.indices.map { stamp(of: id, column: $0) }.max()
    }
}

extension State {
    /// The times a record was created and its own fields were last changed, in milliseconds since 1970; nil as far as
    /// that is not known.
    public func times(of id: RecordID, in table: String) -> (created: Int64?, changed: Int64?) {
        guard let table = recordTables.first(where: { $0.schema.table == table }) else { return (nil, nil) }
        func milliseconds(_ stamp: Stamp?) -> Int64? { stamp.flatMap { $0.isInitial ? nil : $0.milliseconds } }
        return (milliseconds(table.created(id)), milliseconds(table.changed(id)))
    }
}
