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
    private static func schemas(partOf table: String? = nil) -> [Schema] {
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

    /// The member with an array of the records that are not deleted and that an import takes; nil if there are none.
    ///
    /// - Parameter kept: Deleted records that others need; they have the member `deleted`.
    private static func array(
        _ records: [Record], _ schema: Schema, _ tables: [RecordTable], _ times: RecordTimes?,
        keepingDeleted kept: Set<RecordID> = []
    ) -> JSONMember? {
        let living = records.filter {
            (!$0.isDeleted(schema) || kept.contains($0.id)) && isComplete(Export.importable($0, schema), schema)
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
    private static let deleted = "deleted"

    private static func isComplete(_ record: Record, _ schema: Schema) -> Bool {
        schema.missingColumn(of: record) == nil && schema.findInvalid?(record) == nil
    }

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

    /// Reads the records of these tables.
    static func readTables(_ document: JSONValue, into journal: inout ImportedJournal) throws(ImportFailure) {
        for schema in schemas() {
            if let only = schema.only {
                guard let json = document[schema.member] else { continue }
                journal.add(try record(only, json, schema.member, schema), to: schema.table)
            } else {
                for (path, json) in try list(schema.member, in: document, "") {
                    try readRecord(json, path, schema, partOf: nil, into: &journal)
                }
            }
        }
    }

    private static func readRecord(
        _ json: JSONValue, _ path: String, _ schema: Schema, partOf owner: RecordID?,
        into journal: inout ImportedJournal
    ) throws(ImportFailure) {
        var record = try record(try id(json, path), json, path, schema)
        if let owner, let column = schema.parent?.column { record.set(.bytes(owner.bytes), at: column, schema) }
        if let column = schema.missingColumn(of: record) ?? schema.findInvalid?(record) {
            throw .badField(record: path, field: schema.columns[column].name)
        }
        if State.tablesUsedThoughDeleted.contains(schema.table), json[deleted] == .bool(true) {
            record.set(.integer(Life.deletedOnce), at: 0, schema)
        }
        journal.add(record, to: schema.table)
        for part in schemas(partOf: schema.table) {
            for (path, json) in try list(part.member, in: json, path) {
                try readRecord(json, path, part, partOf: record.id, into: &journal)
            }
        }
    }

    private static func record(
        _ id: RecordID, _ json: JSONValue, _ path: String, _ schema: Schema
    ) throws(ImportFailure) -> Record {
        var record = try self.record(Record(id: id), json, path, schema)
        for (index, column) in schema.columns.enumerated() where !record.isNull(at: index) || json[column.name] != nil {
            if column.isLife || column.isSource { continue }
            do throws(FieldError) {
                record.set(try column.validated(record.value(at: index, schema)), at: index, schema)
            } catch {
                throw .badField(record: path, field: error.field)
            }
        }
        return record
    }
}
