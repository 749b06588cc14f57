import CivilTime
import DaybookCore
import Journal

/// Reads the output of `Export.json`. Unknown members are ignored; an invalid value is refused with the path of its
/// record.
enum DaybookJSON {
    static let format = "daybook"
    static let version: Int64 = 1

    static func journal(in bytes: [UInt8]) throws(ImportFailure) -> ImportedJournal {
        let document = try JSONValue(parsing: bytes)
        guard document["format"]?.string == format else { throw .unknownFormat }
        guard case .integer(let number) = document["version"], number >= 1 else {
            throw .badField(record: "", field: "version")
        }
        guard number <= version else { throw .newerVersion }
        var journal = ImportedJournal()
        if let settings = document["settings"] {
            journal.add(try row(Settings(id: Settings.only), settings, "settings"))
        }
        journal.add(try rows("categories", in: document, "") as [Category])
        for (record, json) in try list("habits", in: document, "") { try read(json, record, into: &journal) }
        for (record, json) in try list("tasks", in: document, "") { try readTask(json, record, into: &journal) }
        try readTables(document, into: &journal)
        try readMoods(document, into: &journal)
        try readHealth(document, into: &journal)
        return journal
    }

    private static func read(
        _ json: JSONValue, _ record: String, into journal: inout ImportedJournal
    ) throws(ImportFailure) {
        let habit = try row(Habit(id: try id(json, record)), json, record)
        journal.add(habit)
        journal.add(try rows("reminders", in: json, record) { (reminder: inout Reminder) in reminder.habit = habit.id })
        for (record, json) in try list("entries", in: json, record) {
            guard let day = json["day"]?.string.flatMap({ Day($0) }), day >= HabitLimits.firstDay else {
                throw .badField(record: record, field: "day")
            }
            // A habit cannot have entries only if its id is too long.
            guard let id = Entry.id(of: habit.id, on: day) else { throw .badField(record: record, field: "id") }
            journal.add(try row(Entry(id: id), json, record))
            journal.add(
                try rows("increments", in: json, record, required: .amount) { (row: inout Increment) in row.entry = id }
            )
        }
    }

    /// The elements of an array, each with its path for messages; empty if there is no such member.
    static func list(
        _ name: String, in json: JSONValue, _ record: String
    ) throws(ImportFailure) -> [(record: String, json: JSONValue)] {
        guard let member = json[name] else { return [] }
        guard let elements = member.array else { throw .badField(record: record, field: name) }
        let prefix = record.isEmpty ? "" : record + "."
        var list: [(record: String, json: JSONValue)] = []
        for (number, element) in elements.enumerated() { list.append(("\(prefix)\(name)[\(number)]", element)) }
        return list
    }

    static func id(_ json: JSONValue, _ record: String) throws(ImportFailure) -> RecordID {
        guard let id = json["id"]?.string.flatMap({ RecordID(hex: $0) }) else {
            throw .badField(record: record, field: "id")
        }
        return id
    }

    /// The records in an array.
    ///
    /// - Parameters:
    ///   - required: a field that each must have.
    ///   - adopt: sets the field that names the owner.
    static func rows<Row: TableRow>(
        _ name: String, in json: JSONValue, _ record: String, required: Row.Field? = nil,
        _ adopt: (inout Row) -> Void = { _ in }
    ) throws(ImportFailure) -> [Row] {
        var rows: [Row] = []
        for (record, json) in try list(name, in: json, record) {
            var row = try row(Row(id: try id(json, record)), json, record)
            try require(required, of: row, record)
            adopt(&row)
            rows.append(row)
        }
        return rows
    }

    /// Refuses a record without a value in a field.
    static func require<Row: TableRow>(_ field: Row.Field?, of row: Row, _ record: String) throws(ImportFailure) {
        guard let field, row[column: field.rawValue] == .null else { return }
        throw .badField(record: record, field: Row.column(field).name)
    }

    /// The record with every field that the object has.
    ///
    /// - Parameter isWhole: whether it must have the fields that a record of its own needs.
    static func row<Row: TableRow>(
        _ row: Row, _ json: JSONValue, _ record: String, isComplete: Bool = true
    ) throws(ImportFailure) -> Row {
        let read = Row(try self.record(row.record, json, record, Row.schema))
        guard isComplete else { return read }
        do throws(FieldError) {
            return try read.validated()
        } catch {
            throw .badField(record: record, field: error.field)
        }
    }

    static func record(
        _ values: Record, _ json: JSONValue, _ record: String, _ schema: Schema
    ) throws(ImportFailure) -> Record {
        guard case .object = json else { throw .badField(record: record, field: "") }
        var values = values
        for (index, column) in schema.columns.enumerated() where column.name != "life" {
            guard let written = json[column.name] else { continue }
            guard let value = column.value(written), column.accepts(value) else {
                throw .badField(record: record, field: column.name)
            }
            values.set(value, at: index, schema)
        }
        return values
    }
}
