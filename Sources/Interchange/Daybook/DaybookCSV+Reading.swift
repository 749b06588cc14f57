import CivilTime
import DaybookCore
import Journal

extension DaybookCSV {
    static func journal(
        in file: ImportFile, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedJournal {
        var reading = DaybookCSVReading(try CSVReader(file.bytes[...], file: file.path))
        try reading.readAll(&rejected)
        guard !reading.habits.isEmpty else { throw rejected.failure ?? .empty }
        reading.journal.add(reading.habits)
        return reading.journal
    }
}

/// Converts the rows back to records.
private struct DaybookCSVReading {
    var journal = ImportedJournal()
    private(set) var habits: [Habit] = []
    private var reader: CSVReader
    private var header = CSVHeader(nil)
    private var indices: [RecordID: Int] = [:]
    private var categories: [String: RecordID] = [:]

    init(_ reader: CSVReader) { self.reader = reader }

    mutating func readAll(_ rejected: inout RejectedRows) throws(ImportFailure) {
        header = try reader.readHeader()
        while let row = try reader.next(rejecting: &rejected) {
            do throws(ImportFailure) {
                try read(row)
            } catch {
                try rejected.add(row, error, of: reader)
            }
        }
    }

    private mutating func read(_ row: CSVReader.Row) throws(ImportFailure) {
        guard let id = header.field("habitID", in: row).flatMap({ RecordID(hex: $0) }) else {
            throw reader.failure(row.line, .missingField("habitID"))
        }
        let entry = try entry(of: id, row)
        if let index = indices[id] {
            habits[index].startDay = min(habits[index].startDay ?? .last, entry.day ?? .last)
        } else {
            var habit = try habit(id, row)
            habit.startDay = entry.day
            indices[id] = habits.count
            habits.append(habit)
        }
        journal.add(entry)
    }

    private mutating func habit(_ id: RecordID, _ row: CSVReader.Row) throws(ImportFailure) -> Habit {
        var habit = Habit(id: id)
        habit.title = PlainText.line(text("habit", row))
        guard !habit.title.isEmpty else { throw reader.failure(row.line, .noTitle) }
        guard let kind = HabitKind(rawValue: text("kind", row)) else { throw unknownWord("kind", row) }
        guard let schedule = Schedule(code: text("schedule", row)) else { throw unknownWord("schedule", row) }
        habit.kind = kind
        habit.schedule = schedule
        habit.unit = text("unit", row)
        habit.target = try number("target", row)
        habit.category = category(named: PlainText.line(text("category", row)))
        return habit
    }

    /// Returns the category of a name; nil for an empty name. The file has no ids of categories, so the id is derived:
    /// a kind byte and the name.
    private mutating func category(named name: String) -> RecordID? {
        if name.isEmpty { return nil }
        if let existing = categories[name] { return existing }
        let name = String(name.prefix(CategoryLimits.name))
        guard let id = RecordID([3] + name.utf8.prefix(RecordID.maximumLength - 1)) else { return nil }
        var category = Category(id: id)
        category.name = name
        journal.add(category)
        categories[name] = id
        return id
    }

    private func entry(of habit: RecordID, _ row: CSVReader.Row) throws(ImportFailure) -> Entry {
        guard let day = FileDate.day(text("day", row)), day >= HabitLimits.firstDay else {
            throw reader.failure(row.line, .badDay(text("day", row).excerpt))
        }
        guard let id = Entry.id(of: habit, on: day) else { throw unknownWord("habitID", row) }
        var entry = Entry(id: id)
        let word = text("state", row)
        if !word.isEmpty {
            guard let state = EntryState(word: word) else { throw unknownWord("state", row) }
            entry.state = state
        }
        entry.total = try number("value", row)
        entry.reason = text("reason", row)
        entry.note = text("note", row)
        return entry
    }

    private func text(_ column: String, _ row: CSVReader.Row) -> String {
        SafeText.unescapingFormulas(header.field(column, in: row) ?? "")
    }

    /// Parses a number; nil for an empty field.
    private func number(_ column: String, _ row: CSVReader.Row) throws(ImportFailure) -> Double? {
        let text = text(column, row)
        if text.isEmpty { return nil }
        guard let number = DecimalNumber.parse(text), number.magnitude <= HabitLimits.value else {
            throw reader.failure(row.line, .badNumber(text.excerpt, column: column))
        }
        return number
    }

    private func unknownWord(_ column: String, _ row: CSVReader.Row) -> ImportFailure {
        reader.failure(row.line, .unknownWord(text(column, row).excerpt))
    }
}
