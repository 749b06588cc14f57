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
        guard document["format"]?.string == format else { throw .notRecognised }
        guard case .integer(let number) = document["version"], number >= 1 else {
            throw .badField(record: "", field: "version")
        }
        guard number <= version else { throw .newerVersion }
        var journal = ImportedJournal()
        if let settings = document["settings"] {
            journal.settings = try row(Settings(id: Settings.only), settings, "settings")
        }
        for (record, json) in try list("categories", in: document, "") {
            journal.categories.append(try row(Category(id: try id(json, record)), json, record))
        }
        for (record, json) in try list("habits", in: document, "") { try read(json, record, into: &journal) }
        for (record, json) in try list("goals", in: document, "") { try readGoal(json, record, into: &journal) }
        for (record, json) in try list("tasks", in: document, "") { try readTask(json, record, into: &journal) }
        journal.body = try readBody(document)
        try readMoods(document, into: &journal)
        try readHealth(document, into: &journal)
        return journal
    }

    private static func read(
        _ json: JSONValue, _ record: String, into journal: inout ImportedJournal
    ) throws(ImportFailure) {
        let habit = try row(Habit(id: try id(json, record)), json, record)
        guard !PlainText.line(habit.title).isEmpty else { throw .badField(record: record, field: "title") }
        if let day = habit.startDay, day < HabitLimits.firstDay { throw .badField(record: record, field: "startDay") }
        journal.habits.append(habit)
        for (record, json) in try list("reminders", in: json, record) {
            var reminder = try row(Reminder(id: try id(json, record)), json, record)
            reminder.habit = habit.id
            journal.reminders.append(reminder)
        }
        for (record, json) in try list("entries", in: json, record) {
            guard let day = json["day"]?.string.flatMap({ Day($0) }), day >= HabitLimits.firstDay else {
                throw .badField(record: record, field: "day")
            }
            // A habit cannot have entries only if its id is too long.
            guard let id = Entry.id(of: habit.id, on: day) else { throw .badField(record: record, field: "id") }
            let entry = try row(Entry(id: id), json, record)
            guard (entry.total ?? 0).magnitude <= HabitLimits.value else {
                throw .badField(record: record, field: "total")
            }
            journal.entries.append(entry)
            for (record, json) in try list("increments", in: json, record) {
                var increment = try row(Increment(id: try Self.id(json, record)), json, record)
                guard let amount = increment.amount, amount.magnitude <= HabitLimits.value else {
                    throw .badField(record: record, field: "amount")
                }
                increment.entry = id
                journal.increments.append(increment)
            }
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

    /// Sets every field of a record that the object has. Throws `.badField` for a value that its column refuses.
    static func row<Row: TableRow>(
        _ row: Row, _ json: JSONValue, _ record: String
    ) throws(ImportFailure) -> Row {
        guard case .object = json else { throw .badField(record: record, field: "") }
        var row = row
        for (index, column) in Row.schema.columns.enumerated() where column.name != "life" {
            guard let written = json[column.name] else { continue }
            guard let value = column.value(written), column.accepts(value) else {
                throw .badField(record: record, field: column.name)
            }
            row[column: index] = value
        }
        return row
    }
}
