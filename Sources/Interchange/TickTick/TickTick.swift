import CivilTime
import DaybookCore

/// Reads TickTick's backup: a CSV file whose header follows a few lines about the file.
///
/// Times are in UTC and converted by the clock of `ImportContext`. A list becomes a category; its folder is kept
/// as foreign.
struct TickTick {
    static let format = "ticktick"

    /// Returns whether the first row is TickTick's and the header is among the first rows.
    static func hasHeader(_ first: CSVReader.Row, _ reader: CSVReader) -> Bool {
        var reader = reader
        return (try? header(first, &reader)) != nil
    }

    private static func header(
        _ first: CSVReader.Row, _ reader: inout CSVReader
    ) throws(ImportFailure) -> CSVHeader {
        var row: CSVReader.Row? = first
        for _ in 0..<10 {
            let header = CSVHeader(row)
            if header.has("Folder Name", "List Name", "Title") {
                reader.endHeader()
                return header
            }
            guard row?.fields.count == 1 else { break }
            row = try reader.next()
        }
        throw .unknownFormat
    }

    static func tasks(
        in file: ImportFile, _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedTasks {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        guard let first = try reader.next() else { throw .empty }
        let header = try header(first, &reader)
        var tasks: [ImportedTask] = []
        var warnings = WarningCounter()
        var ordinals = OrdinalCounter()
        while let row = try reader.next(rejecting: &rejected) {
            var record = TickTickRow(row, header, file.path, context, warnings)
            do throws(ImportFailure) {
                try record.read()
            } catch {
                try rejected.add(row, error, of: reader)
                continue
            }
            warnings = record.warnings
            for var task in [record.task] + record.parts {
                task.identity.ordinal = ordinals.next(task.identity.key)
                tasks.append(task)
            }
            guard tasks.count <= ImportedFile.maximumTasks else { throw .tooManyTasks }
        }
        guard !tasks.isEmpty else { throw rejected.failure ?? .empty }
        return ImportedTasks(tasks, warnings: warnings.warnings)
    }
}
