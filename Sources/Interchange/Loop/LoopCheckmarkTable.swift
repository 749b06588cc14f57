import CivilTime
import DaybookCore

/// The top-level Checkmarks.csv of Loop's export: a row per day, a column per habit.
struct LoopCheckmarkTable {
    private let file: String
    private let titles: [String]
    private let rows: [CSVReader.Row]

    init(_ file: ImportFile) throws(ImportFailure) {
        self.file = file.path
        var reader = try CSVReader(file.bytes[...], file: file.path)
        titles = try reader.next()?.fields.map { PlainText.line($0) } ?? []
        var rows: [CSVReader.Row] = []
        while let row = try reader.next() { rows.append(row) }
        self.rows = rows
    }

    /// Reads the days of a habit by its title and its ordinal among those of the same title.
    func read(
        _ title: String, ordinal: Int, of habit: ImportedHabit, into collector: inout EntryCollector
    ) throws(ImportFailure) {
        let columns = titles.indices.filter { $0 > 0 && titles[$0] == title }
        guard ordinal <= columns.count else { return }
        let column = columns[ordinal - 1]
        for row in rows {
            guard let day = Day(row.fields[0]) else {
                throw .badLine(file: file, line: row.line, .badDay(row.fields[0].excerpt))
            }
            guard column < row.fields.count else {
                throw .badLine(file: file, line: row.line, .missingField(title.excerpt))
            }
            guard let value = LoopExport.value(row.fields[column]) else {
                throw .badLine(file: file, line: row.line, .unknownWord(row.fields[column].excerpt))
            }
            collector.add(LoopHabit.entry(on: day, value: value, isMeasure: habit.kind.isMeasure, note: ""))
        }
    }
}
