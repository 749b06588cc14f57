import CivilTime
import Journal

/// When records were created and last changed, as far as the stamps of their fields tell.
struct RecordTimes {
    private var tables: [String: RecordTable] = [:]

    init(_ tables: [RecordTable]) {
        for table in tables { self.tables[table.schema.table] = table }
    }

    /// The time of a record's creation (UTC); nil if its table does not count creations or it was restored since.
    func created(_ id: RecordID, _ schema: Schema) -> String? {
        guard schema.hasLife, let table = tables[schema.table], let index = table.index(of: id),
            table.records[index].value(at: 0, schema) == .integer(1)
        else { return nil }
        return Self.text(table.stamp(of: id, column: 0))
    }

    /// The time of the last change to a record's own fields (UTC); nil if it has none.
    func changed(_ id: RecordID, _ schema: Schema) -> String? {
        guard let table = tables[schema.table] else { return nil }
        return schema.columns.indices.map { table.stamp(of: id, column: $0) }.max().flatMap { Self.text($0) }
    }

    /// Both times as members of an exported record; unknown ones are omitted.
    func members(of id: RecordID, _ schema: Schema) -> [JSONMember] {
        [("createdAt", created(id, schema)), ("changedAt", changed(id, schema))].compactMap { name, time in
            time.map { JSONMember(name, .string($0)) }
        }
    }

    private static func text(_ stamp: Stamp) -> String? {
        stamp == .never ? nil : text(milliseconds: stamp.milliseconds)
    }

    /// A moment in ISO 8601 (UTC), to the second: "2026-11-20T08:00:00Z".
    static func text(milliseconds: Int64) -> String {
        LocalInstant(milliseconds: milliseconds, offsetMinutes: 0).utc.text + "Z"
    }
}
