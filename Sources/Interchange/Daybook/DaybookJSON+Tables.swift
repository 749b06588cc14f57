import CivilTime
import DaybookCore
import Journal

// The JSON of tables that have none of their own: an array of objects under the table's name, each with an array for the
// records that are part of it; one object for a table of one record. A new table is exported and imported without a line
// here.

extension DaybookJSON {
    /// The tables whose JSON is not that of their columns.
    private static let tablesWithRules: Set = [
        Settings.table, Category.table, Habit.table, Entry.table, Increment.table, Reminder.table, TaskItem.table,
        TaskTag.table, TaskBlocker.table, TaskLink.table, TaskReminder.table, TaskSession.table, MoodEntry.table,
        MoodTag.table, MoodFeeling.table, DismissedAdvice.table, HealthDay.table, HealthWorkout.table,
    ]

    /// The tables at the top of a document, or those of the records that are part of another table's.
    static func schemas(partOf table: String? = nil) -> [Schema] {
        State.exportedSchemas.filter { schema in
            let parent = schema.parent?.table
            let isTop = parent.map { tablesWithRules.contains($0) } ?? true
            return !tablesWithRules.contains(schema.table) && (table == nil ? isTop : parent == table)
        }
    }

    /// The members with all records of these tables that are not deleted; empty ones are omitted.
    static func members(_ state: State, _ times: RecordTimes?) -> [JSONMember] {
        let tables = state.recordTables
        return schemas().compactMap { schema in
            guard let table = tables.first(where: { $0.schema.table == schema.table }) else { return nil }
            if let only = schema.only {
                guard let index = table.index(of: only) else { return nil }
                let record = table.records[index]
                // All initial, as after an import that was undone, it says nothing.
                if schema.columns.indices.allSatisfy({ record.isNull(at: $0) }) { return nil }
                return JSONMember(schema.member, .object(Export.members(of: record, schema, times: times)))
            }
            return array(
                Array(table.records), schema, tables, times, keepingDeleted: state.deletedButUsed(schema.table))
        }
    }

    /// The member with an array of the records that are complete and not deleted; nil if there are none.
    ///
    /// - Parameter kept: Deleted records that others need; they have the member `deleted`.
    private static func array(
        _ records: [Record], _ schema: Schema, _ tables: [RecordTable], _ times: RecordTimes?,
        keepingDeleted kept: Set<RecordID> = []
    ) -> JSONMember? {
        let living = records.filter {
            (!$0.isDeleted(schema) || kept.contains($0.id)) && schema.missingColumn(of: $0) == nil
        }
        let parts = schemas(partOf: schema.table)
        let elements = sorted(living, schema).map { record -> JSONValue in
            var members =
                [Export.id(record.id)]
                + Export.members(of: record, schema, without: schema.parent?.column, times: times)
            if record.isDeleted(schema) { members.append(JSONMember(deleted, .bool(true))) }
            for part in parts {
                guard let table = tables.first(where: { $0.schema.table == part.table }) else { continue }
                let owned = table.indices(ownedBy: record.id).map { table.records[$0] }
                    .filter { part.parent?.owner(of: $0.id, $0) == record.id }
                if let member = array(owned, part, tables, times) { members.append(member) }
            }
            return .object(members)
        }
        return elements.isEmpty ? nil : JSONMember(schema.member, .array(elements))
    }

    /// The member of a record that is only there for others, which keep it though the person has deleted it.
    static let deleted = "deleted"

    /// Records in their manual order, or else by their moment, or else by id.
    static func sorted(_ records: [Record], _ schema: Schema) -> [Record] {
        let (position, day, at) = (schema.index(of: "position"), schema.index(of: "day"), schema.index(of: "at"))
        func number(_ record: Record, _ column: Int?) -> Int64 {
            guard let column, case .integer(let number) = record.value(at: column, schema) else { return .min }
            return number
        }
        func text(_ record: Record) -> String {
            guard let position, case .text(let text) = record.value(at: position, schema) else { return "" }
            return text
        }
        return records.sorted { left, right in
            let positions = (text(left), text(right))
            if positions.0 != positions.1 { return positions.0.utf8.lexicographicallyPrecedes(positions.1.utf8) }
            let leftKey = (number(left, day), number(left, at), left.id)
            return leftKey < (number(right, day), number(right, at), right.id)
        }
    }
}

extension DaybookReader {
    /// Reads the records of the tables whose JSON is that of their columns.
    mutating func readTables(_ document: JSONValue) {
        for schema in DaybookJSON.schemas() {
            if let only = schema.only {
                guard let json = document[schema.member] else { continue }
                readRecord(schema.member, json) { (reader, path, json) throws(ImportFailure) in
                    reader.add(try reader.record(only, json, path, schema), to: schema.table)
                }
            } else {
                readTable(schema, in: document, "", partOf: nil)
            }
        }
    }

    private mutating func readTable(_ schema: Schema, in json: JSONValue, _ path: String, partOf owner: RecordID?) {
        readEach(schema.member, in: json, path) { (reader, path, json) throws(ImportFailure) in
            try reader.readTableRecord(json, path, schema, partOf: owner)
        }
    }

    private mutating func readTableRecord(
        _ json: JSONValue, _ path: String, _ schema: Schema, partOf owner: RecordID?
    ) throws(ImportFailure) {
        var record = try record(try id(json, path), json, path, schema)
        if let owner, let column = schema.parent?.column { record.set(.bytes(owner.bytes), at: column, schema) }
        if let column = schema.missingColumn(of: record) ?? schema.findInvalid?(record) {
            throw .badField(record: path, field: schema.columns[column].name)
        }
        try requireOwner(of: record, schema, path)
        if State.tablesUsedThoughDeleted.contains(schema.table), json[DaybookJSON.deleted] == .bool(true) {
            record.set(.integer(Life.deletedOnce), at: 0, schema)
        }
        add(record, to: schema.table)
        for part in DaybookJSON.schemas(partOf: schema.table) { readTable(part, in: json, path, partOf: record.id) }
    }

    private mutating func record(
        _ id: RecordID, _ json: JSONValue, _ path: String, _ schema: Schema
    ) throws(ImportFailure) -> Record {
        let record = Record(id: id)
        let columns = schema.columns.indices.filter { index in
            let column = schema.columns[index]
            return !column.isLife && !column.isSource && (!record.isNull(at: index) || json[column.name] != nil)
        }
        return try self.record(record, json, path, schema, validating: columns)
    }
}
