/// The tasks of an export that can be read. The others are rejected, and saved one per line.
///
/// A repeating task and its pending occurrences are one task in Daybook: if one of them cannot be read, all are
/// rejected.
struct TaskwarriorRecords {
    private(set) var readable: [TaskwarriorRecord] = []
    private let file: ImportFile
    private let context: ImportContext
    /// Whether each line is a JSON document of its own.
    let hasLines: Bool
    /// The series of rejected tasks.
    private var rejectedSeries: Set<String> = []
    private var saved: [(number: Int, bytes: [UInt8])] = []

    init(
        _ file: ImportFile, _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) {
        self.file = file
        self.context = context
        let text = try UTF8Text.content(of: file.bytes[...])
        hasLines = text.first { !Self.isSpace($0) } == UInt8(ascii: "{")
        if hasLines {
            try readLines(text, &rejected)
        } else {
            var number = 0
            try JSONValue.readElements(of: file.bytes) { json in
                number += 1
                read(json, number: number, &rejected)
            }
        }
        if rejected.isEmpty { return }
        rejectSeries()
        saved.sort { $0.number < $1.number }
        var bytes: [UInt8] = []
        for record in saved { bytes += record.bytes + [10] }
        if !bytes.isEmpty { rejected.keep(ImportFile(path: file.path, bytes: bytes)) }
    }

    private mutating func readLines(
        _ text: ArraySlice<UInt8>, _ rejected: inout RejectedRows
    ) throws(ImportFailure) {
        var (rest, number, count) = (text, 0, 0)
        while !rest.isEmpty {
            let line = rest.prefix { $0 != 10 }
            rest = rest[line.endIndex...].dropFirst()
            number += 1
            if line.allSatisfy({ Self.isSpace($0) }) { continue }
            count += 1
            guard count <= ImportedFile.maximumTasks else { throw .tooManyTasks }
            do throws(ImportFailure) {
                read(try JSONValue(parsing: Array(line)), number: number, &rejected)
            } catch {
                guard case .badJSON(_, let column, let problem) = error else { throw error }
                // Each line is a document of its own, so its error is on that line of the file.
                let failure = ImportFailure.badJSON(line: number, column: column, problem)
                if problem == .truncated, rest.allSatisfy({ Self.isSpace($0) }) { throw failure }
                rejected.list(RejectedRows.Row(file: file.path, line: number, failure: failure))
                saved.append((number, Array(line)))
            }
        }
    }

    private mutating func read(_ json: JSONValue, number: Int, _ rejected: inout RejectedRows) {
        var record = TaskwarriorRecord(json, number: number, isInArray: !hasLines, context)
        do throws(ImportFailure) {
            try record.read()
            readable.append(record)
        } catch {
            if hasLines, case .badField(_, let field) = error {
                rejected.list(RejectedRows.Row(file: file.path, line: number, problem: .badValue(field)))
            } else {
                rejected.list(RejectedRows.Row(file: file.path, line: number, failure: error))
            }
            // Anything but an object is no task that could be corrected.
            if case .object = json { saved.append((number, json.bytes)) }
            if let series = record.series { rejectedSeries.insert(series) }
        }
    }

    /// Rejects the readable tasks of the repeating tasks that have a rejected one.
    private mutating func rejectSeries() {
        var kept: [TaskwarriorRecord] = []
        for record in readable {
            let isPart = !record.isDeleted && (record.isTemplate || record.json["parent"] != nil)
            if isPart, let series = record.series, rejectedSeries.contains(series) {
                saved.append((record.number, record.json.bytes))
            } else {
                kept.append(record)
            }
        }
        readable = kept
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
}
