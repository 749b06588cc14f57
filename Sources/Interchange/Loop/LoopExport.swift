import CivilTime
import DaybookCore

/// Reads the CSV export of Loop Habit Tracker: Habits.csv and, in a folder per habit, Checkmarks.csv.
///
/// The top-level Checkmarks.csv has the same data less reliably (its titles are not quoted) and is read only for habits
/// without a folder. Scores.csv is computed and therefore ignored.
struct LoopExport {
    private var checkmarksOfPositions: [Int: ImportFile] = [:]
    private var tableFile: ImportFile?

    static func habits(
        in files: [ImportFile], rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedHabit] {
        guard let list = files.first(where: { $0.name == "Habits.csv" }) else {
            throw .badArchive(path: "Habits.csv", .missing)
        }
        let habits = try LoopExport(files, top: list.folder).habits(in: list, &rejected)
        // A day belongs to a habit by its position in the list.
        if rejected.rows.contains(where: { $0.file != list.path }) { rejected.keep(list) }
        return habits
    }

    private init(_ files: [ImportFile], top: String) {
        for file in files where file.name == "Checkmarks.csv" {
            if file.folder == top {
                tableFile = file
            } else if let position = Int(file.folder.prefix { $0 != " " }) {
                checkmarksOfPositions[position] = file
            }
        }
    }

    private func habits(
        in file: ImportFile, _ rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedHabit] {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        let header = try reader.readHeader()
        for name in ["Name", "Color"] where !header.has(name) { throw reader.failure(1, .missingField(name)) }
        var ordinals = OrdinalCounter()
        var habits: [ImportedHabit] = []
        var table: LoopCheckmarkTable?
        var (number, dayCount) = (0, 0)
        while let row = try reader.next(rejecting: &rejected) {
            number += 1
            let position = header.field("Position", in: row).flatMap { Int($0) } ?? number
            let title = PlainText.line(header.field("Name", in: row) ?? "")
            let ordinal = ordinals.next(title)
            var habit = ImportedHabit(identity: ImportIdentity(format: LoopHabit.format, key: title, ordinal: ordinal))
            habit.title = title
            habit.note = LoopHabit.note(
                header.field("Question", in: row) ?? "", header.field("Description", in: row) ?? "")
            habit.color = LoopColor.palette(header.field("Color", in: row) ?? "")
            habit.isArchived = header.field("Archived?", in: row)?.lowercased() == "true"
            do throws(ImportFailure) {
                guard !title.isEmpty else { throw reader.failure(row.line, .noTitle) }
                habit.schedule = try schedule(of: row, header, reader)
                if header.field("Type", in: row) == "NUMERICAL" { try addMeasure(to: &habit, row, header, reader) }
            } catch {
                try rejected.add(row, error, of: reader)
                if let days = checkmarksOfPositions[position] ?? tableFile { rejected.keep(days) }
                if tableFile != nil || checkmarksOfPositions[position] != nil { rejected.keep(file) }
                continue
            }
            var collector = EntryCollector()
            if let checkmarks = checkmarksOfPositions[position] {
                try Self.read(checkmarks, of: habit, into: &collector, &rejected)
            } else if let tableFile {
                if table == nil { table = try LoopCheckmarkTable(tableFile, rejecting: &rejected) }
                table?.read(title, ordinal: ordinal, of: habit, into: &collector, rejecting: &rejected)
            }
            dayCount += collector.entries.count
            guard dayCount <= ImportedFile.maximumRecords else { throw .tooManyRecords }
            habit.entries = collector.entries
            habit.startDay = collector.firstDay
            habits.append(habit)
        }
        guard !habits.isEmpty else { throw rejected.failure ?? .empty }
        return habits
    }

    private func schedule(
        of row: CSVReader.Row, _ header: CSVHeader, _ reader: CSVReader
    ) throws(ImportFailure) -> Schedule {
        let times = header.field("FrequencyNumerator", "NumRepetitions", in: row) ?? "1"
        let days = header.field("FrequencyDenominator", "Interval", in: row) ?? "1"
        guard let schedule = LoopHabit.schedule(times: Int64(times) ?? 0, inDays: Int64(days) ?? 0) else {
            throw reader.failure(row.line, .badNumber("\(times)/\(days)".excerpt))
        }
        return schedule
    }

    private func addMeasure(
        to habit: inout ImportedHabit, _ row: CSVReader.Row, _ header: CSVHeader, _ reader: CSVReader
    ) throws(ImportFailure) {
        habit.kind = header.field("Target Type", in: row) == "AT_MOST" ? .atMost : .atLeast
        habit.unit = header.field("Unit", in: row) ?? ""
        let target = header.field("Target Value", in: row) ?? ""
        guard let number = DecimalNumber.parse(target) else {
            throw reader.failure(row.line, .badNumber(target.excerpt, column: "Target Value"))
        }
        habit.target = number
    }

    /// Reads a habit's own Checkmarks.csv: day, value and, in newer ones, notes and a header.
    private static func read(
        _ file: ImportFile, of habit: ImportedHabit, into collector: inout EntryCollector,
        _ rejected: inout RejectedRows
    ) throws(ImportFailure) {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        while let row = try reader.next(rejecting: &rejected) {
            if row.line == 1, row.fields[0] == "Date" {
                reader.endHeader()
                continue
            }
            guard row.fields.count >= 2 else {
                rejected.add(row, .missingField("Value"), of: reader)
                continue
            }
            guard let day = FileDate.day(row.fields[0]) else {
                rejected.add(row, .badDay(row.fields[0].excerpt), of: reader)
                continue
            }
            guard let value = value(row.fields[1]), LoopHabit.isValue(value, isMeasure: habit.kind.isMeasure) else {
                rejected.add(row, .unknownWord(row.fields[1].excerpt), of: reader)
                continue
            }
            collector.add(
                LoopHabit.entry(
                    on: day, value: value, isMeasure: habit.kind.isMeasure,
                    note: row.fields.count > 2 ? row.fields[2] : ""))
        }
    }

    /// The number of a day; Loop writes some of them as words.
    static func value(_ text: String) -> Int64? {
        switch text {
        case "YES_MANUAL": 2
        case "YES_AUTO": 1
        case "NO": 0
        case "SKIP": 3
        case "UNKNOWN": -1
        default: Int64(text)
        }
    }
}
