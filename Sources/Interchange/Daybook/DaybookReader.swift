import CivilTime
import DaybookCore
import Journal

/// Reads the output of `Export.json`. Unknown members are ignored. A value that its field cannot have is left out and listed
/// with the path of its record; so is a record that cannot be without that value, with all that is part of it.
struct DaybookReader {
    private(set) var journal = ImportedJournal()
    private(set) var rejected = RejectedRows()
    private let laterChoices: LaterChoices
    /// The places of the records read so far among those of their table.
    private var places: [String: [RecordID: Int]] = [:]

    /// Throws if it is no such document, or nothing of it can be read.
    init(_ bytes: [UInt8]) throws(ImportFailure) {
        let document = try JSONValue(parsing: bytes)
        guard document["format"]?.string == DaybookJSON.format else { throw .unknownFormat }
        guard case .integer(let number) = document["version"], number >= 1 else {
            throw .badField(record: "", field: "version")
        }
        guard number <= DaybookJSON.version else { throw .newerVersion }
        laterChoices = LaterChoices(document)
        if let settings = document["settings"] {
            readRecord("settings", settings) { (reader, path, json) throws(ImportFailure) in
                reader.add(try reader.row(Settings(id: Settings.only), json, path))
            }
        }
        readRows("categories", in: document, "") { (_: inout Category) in }
        readEach("habits", in: document, "") { (reader, path, json) throws(ImportFailure) in
            try reader.readHabit(json, path)
        }
        readEach("tasks", in: document, "") { (reader, path, json) throws(ImportFailure) in
            try reader.readTask(json, path)
        }
        readTables(document)
        readSettledOccurrences(document)
        readMoods(document)
        readHealth(document)
        readLaterFields(document)
        if journal == ImportedJournal(), let failure = rejected.failure { throw failure }
    }

    mutating func add<Row: TableRow>(_ row: Row) { add(row.record, to: Row.table) }

    mutating func add(_ record: Record, to table: String) {
        let place = journal.add(record, to: table)
        if places[table]?[record.id] == nil { places[table, default: [:]][record.id] = place }
    }

    mutating func add(_ occurrence: SettledOccurrence) { journal.settledOccurrences.append(occurrence) }

    mutating func add(later field: Change) { journal.laterFields.append(field) }

    /// Sets a value of a record that has none. Returns false if the record was not read.
    mutating func fill(_ field: Int, of record: RecordID, with value: Value, _ schema: Schema) -> Bool {
        guard let place = places[schema.table]?[record] else { return false }
        journal.fill(field, at: place, with: value, schema)
        return true
    }

    /// Refuses a record whose owner is not in the document: an import would leave it out.
    func requireOwner(of record: Record, _ schema: Schema, _ path: String) throws(ImportFailure) {
        guard let owner = schema.owners.first(where: { $0.erasesToo }),
            let id = owner.owner(of: record.id, record), places[owner.table]?[id] == nil
        else { return }
        throw .badField(record: path, field: Self.fieldName(of: owner, schema))
    }

    /// The name of the field that has an owner's id. (Inlined, it makes Swift 6.3.1 crash when it optimizes.)
    @inline(never)
    private static func fieldName(of owner: Schema.Owner, _ schema: Schema) -> String {
        owner.column.map { schema.columns[$0].name } ?? "id"
    }

    private mutating func readHabit(_ json: JSONValue, _ path: String) throws(ImportFailure) {
        let habit = try row(Habit(id: try id(json, path)), json, path)
        // A habit cannot have entries only if its id is too long.
        guard Entry.id(of: habit.id, on: .first) != nil else { throw .badField(record: path, field: "id") }
        add(habit)
        readRows("reminders", in: json, path) { (reminder: inout Reminder) in reminder.habit = habit.id }
        readEach("entries", in: json, path) { (reader, path, json) throws(ImportFailure) in
            guard let day = json["day"]?.string.flatMap({ Day($0) }), day >= HabitLimits.firstDay,
                let id = Entry.id(of: habit.id, on: day)
            else { throw .badField(record: path, field: "day") }
            reader.add(try reader.row(Entry(id: id), json, path))
            reader.readRows("increments", in: json, path, required: .amount) { (row: inout Increment) in row.entry = id
            }
        }
    }
}

extension DaybookReader {
    typealias ReadRecord = (inout DaybookReader, _ path: String, _ json: JSONValue) throws(ImportFailure) -> Void

    /// Reads the elements of an array that can be read, and lists the others.
    mutating func readEach(_ name: String, in json: JSONValue, _ path: String, _ read: ReadRecord) {
        do throws(ImportFailure) {
            for (path, json) in try DaybookJSON.list(name, in: json, path) { readRecord(path, json, read) }
        } catch {
            leaveOut(name, of: path)
        }
    }

    /// Reads a record, or lists it if it cannot be read.
    mutating func readRecord(_ path: String, _ json: JSONValue, _ read: ReadRecord) {
        let count = rejected.rows.count
        do throws(ImportFailure) {
            try read(&self, path, json)
        } catch {
            let failure = cause(of: error, path, json, after: count)
            rejected.removeRows(after: count)
            rejected.list(
                RejectedRows.Row(
                    refused: path, failure: failure, name: Self.name(of: json), partCount: Self.partCount(json)))
        }
    }

    /// The first value of a record that was left out, if the record is refused because it lacks one that the document has not.
    private func cause(
        of failure: ImportFailure, _ path: String, _ json: JSONValue, after count: Int
    ) -> ImportFailure {
        guard case .badField(path, let field) = failure, json[field] == nil else { return failure }
        return rejected.rows[count...].first { $0.file == path && $0.isValue }?.failure ?? failure
    }

    /// Reads the records in an array.
    ///
    /// - Parameters:
    ///   - required: a field that each must have.
    ///   - adopt: sets the field that names the owner.
    mutating func readRows<Row: TableRow>(
        _ name: String, in json: JSONValue, _ path: String, required: Row.Field? = nil, _ adopt: (inout Row) -> Void
    ) {
        readEach(name, in: json, path) { (reader, path, json) throws(ImportFailure) in
            var row = try reader.row(Row(id: try reader.id(json, path)), json, path)
            try reader.require(required, of: row, path)
            adopt(&row)
            reader.add(row)
        }
    }

    func id(_ json: JSONValue, _ path: String) throws(ImportFailure) -> RecordID {
        guard let id = json["id"]?.string.flatMap({ RecordID(hex: $0) }) else {
            throw .badField(record: path, field: "id")
        }
        return id
    }

    /// Refuses a record without a value in a field.
    func require<Row: TableRow>(_ field: Row.Field?, of row: Row, _ path: String) throws(ImportFailure) {
        guard let field, row[column: field.rawValue] == .null else { return }
        throw .badField(record: path, field: Row.column(field).name)
    }

    /// The record with the values of the object that its fields can have.
    ///
    /// - Parameter isComplete: whether it must have the fields that a record of its own needs.
    mutating func row<Row: TableRow>(
        _ row: Row, _ json: JSONValue, _ path: String, isComplete: Bool = true
    ) throws(ImportFailure) -> Row {
        Row(try record(row.record, json, path, Row.schema, validating: isComplete ? Row.editableColumns : []))
    }

    /// The same for any table.
    ///
    /// - Parameter columns: the columns whose values must be within their limits.
    mutating func record(
        _ initial: Record, _ json: JSONValue, _ path: String, _ schema: Schema, validating columns: [Int]
    ) throws(ImportFailure) -> Record {
        guard case .object = json else { throw .badField(record: path, field: "") }
        var record = initial
        for (index, column) in schema.columns.enumerated() where !column.isLife {
            guard let written = json[column.name] else { continue }
            if let value = column.value(written), column.accepts(value) || laterChoices.has(value, of: column, schema) {
                record.set(value, at: index, schema)
            } else {
                leaveOut(column.name, of: path)
            }
        }
        for index in columns { try validate(&record, at: index, path, schema) }
        return record
    }

    /// Leaves out a value outside the limits of its column. Throws if the record cannot be without one.
    private mutating func validate(
        _ record: inout Record, at index: Int, _ path: String, _ schema: Schema
    ) throws(ImportFailure) {
        let column = schema.columns[index]
        if laterChoices.has(record.value(at: index, schema), of: column, schema) { return }
        do throws(FieldError) {
            record.set(try column.validated(record.value(at: index, schema)), at: index, schema)
        } catch {
            guard (try? column.validated(.null)) != nil else { throw .badField(record: path, field: column.name) }
            record.set(.null, at: index, schema)
            leaveOut(column.name, of: path)
        }
    }

    /// Lists a value that its record goes without.
    mutating func leaveOut(_ field: String, of path: String) {
        rejected.list(RejectedRows.Row(leftOut: field, of: path))
    }

    /// The title or name of a record, by which a person knows it; empty if it has none.
    private static func name(of json: JSONValue) -> String {
        PlainText.line((json["title"]?.string ?? json["name"]?.string ?? "").excerpt)
    }

    /// The number of records that are part of one in a document.
    private static func partCount(_ json: JSONValue) -> Int {
        guard case .object(let members) = json else { return 0 }
        return members.reduce(0) { count, member in
            (member.value.array ?? []).reduce(count) { count, part in
                if case .object = part { count + 1 + partCount(part) } else { count }
            }
        }
    }
}
