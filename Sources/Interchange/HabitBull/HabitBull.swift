import CivilTime
import DaybookCore

/// Reads HabitBull's export, one row per habit and day: HabitName, HabitDescription, HabitCategory, CalendarDate, Value
/// and CommentText.
struct HabitBull {
    static let format = "habitbull"

    private struct Record {
        var row: CSVReader.Row
        var date: String
        var value: Double
        var note: String
    }

    private var order: [String] = []
    private var habits: [String: ImportedHabit] = [:]
    private var records: [String: [Record]] = [:]

    static func habits(
        in file: ImportFile, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedHabit] {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        let header = try reader.readHeader()
        var file = HabitBull()
        while let row = try reader.next(rejecting: &rejected) {
            do throws(ImportFailure) {
                try file.readRow(row, header, reader)
            } catch {
                try rejected.add(row, error, of: reader)
            }
        }
        let habits = file.finished(reader, &rejected)
        guard !habits.isEmpty else { throw rejected.failure ?? .empty }
        return habits
    }

    private mutating func readRow(
        _ row: CSVReader.Row, _ header: CSVHeader, _ reader: CSVReader
    ) throws(ImportFailure) {
        let title = PlainText.line(header.field("HabitName", in: row) ?? "")
        guard !title.isEmpty else { throw reader.failure(row.line, .noTitle) }
        guard let date = header.field("CalendarDate", in: row) else {
            throw reader.failure(row.line, .missingField("CalendarDate"))
        }
        guard let text = header.field("Value", in: row) else {
            throw reader.failure(row.line, .missingField("Value"))
        }
        guard let value = Self.number(text) else {
            throw reader.failure(row.line, .badNumber(text.excerpt, column: "Value"))
        }
        if habits[title] == nil {
            var habit = ImportedHabit(identity: ImportIdentity(format: Self.format, key: title))
            habit.title = title
            habit.note = PlainText.lines(header.field("HabitDescription", in: row) ?? "")
            habit.category = PlainText.line(header.field("HabitCategory", in: row) ?? "")
            habits[title] = habit
            order.append(title)
        }
        records[title, default: []].append(
            Record(row: row, date: date, value: value, note: header.field("CommentText", in: row) ?? ""))
    }

    /// The habits that have a row with a valid date.
    private func finished(_ reader: CSVReader, _ rejected: inout RejectedRows) -> [ImportedHabit] {
        var dates = HabitBullDates()
        for title in order {
            for record in records[title] ?? [] { dates.inferOrder(from: record.date) }
        }
        var finished: [ImportedHabit] = []
        for title in order {
            guard var habit = habits[title] else { continue }
            var records: [(record: Record, day: Day)] = []
            for record in self.records[title] ?? [] {
                if let day = dates.day(record.date) {
                    records.append((record, day))
                } else {
                    rejected.add(record.row, .badDay(record.date.excerpt), of: reader)
                }
            }
            if records.isEmpty { continue }
            // The file does not state which habits are numeric: those with any value other than 0 and 1 are.
            let smallest = records.map { $0.record.value }.filter { $0 > 0 }.min() ?? 1
            if records.contains(where: { $0.record.value > 0 && $0.record.value != 1 }) {
                habit.kind = .atLeast
                habit.target = min(1, smallest)
            }
            var collector = EntryCollector()
            for (record, day) in records {
                // A negative value is HabitBull's placeholder −2150000000, which means no value.
                collector.add(
                    ImportedEntry(
                        day: day, state: record.value > 0 ? .done : .none,
                        value: record.value > 0 && habit.kind.isMeasure ? record.value : nil, note: record.note))
            }
            habit.entries = collector.entries
            habit.startDay = collector.firstDay
            finished.append(habit)
        }
        return finished
    }

    /// Parses a number up to Daybook's limit; empty text is zero.
    private static func number(_ text: String) -> Double? {
        let text = PlainText.line(text)
        if text.isEmpty { return 0 }
        return DecimalNumber.parse(text).flatMap { $0 <= HabitLimits.value ? $0 : nil }
    }
}
