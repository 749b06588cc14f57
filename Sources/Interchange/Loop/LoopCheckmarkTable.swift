import CivilTime
import DaybookCore

/// The top-level Checkmarks.csv of Loop's export: a row per day, a column per habit.
struct LoopCheckmarkTable {
    private let reader: CSVReader
    private let titles: [String]
    private let rows: [CSVReader.Row]

    init(_ file: ImportFile, rejecting rejected: inout RejectedRows) throws(ImportFailure) {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        titles = try reader.next()?.fields.map { PlainText.line($0) } ?? []
        reader.endHeader()
        var rows: [CSVReader.Row] = []
        var cellCount = 0
        while let row = try reader.next(rejecting: &rejected) {
            cellCount += row.fields.count
            guard cellCount <= ImportedFile.maximumValues else { throw .tooManyRecords }
            rows.append(row)
        }
        self.rows = rows
        self.reader = reader
    }

    /// Reads the days of a habit by its title and its ordinal among those of the same title.
    func read(
        _ title: String, ordinal: Int, of habit: ImportedHabit, into collector: inout EntryCollector,
        rejecting rejected: inout RejectedRows
    ) {
        let columns = titles.indices.filter { $0 > 0 && titles[$0] == title }
        guard ordinal <= columns.count else { return }
        let column = columns[ordinal - 1]
        for row in rows {
            guard let day = FileDate.day(row.fields[0]) else {
                rejected.add(row, .badDay(row.fields[0].excerpt), of: reader)
                continue
            }
            guard column < row.fields.count else {
                rejected.add(row, .missingField(title.excerpt), of: reader)
                continue
            }
            guard let value = LoopExport.value(row.fields[column]),
                LoopHabit.isValue(value, isMeasure: habit.kind.isMeasure)
            else {
                rejected.add(row, .unknownWord(row.fields[column].excerpt), of: reader)
                continue
            }
            collector.add(LoopHabit.entry(on: day, value: value, isMeasure: habit.kind.isMeasure, note: ""))
        }
    }
}
