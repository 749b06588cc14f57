import CivilTime
import DaybookCore

/// The rows of a file that could not be read. The other rows are imported; these are listed, and most can be saved,
/// corrected and imported on their own.
public struct RejectedRows: Hashable, Sendable {
    /// A row that could not be read or, in Daybook's own JSON, a value or a record.
    public struct Row: Hashable, Sendable {
        /// The path of its file within an archive or folder, or the name of its table or list; may be empty.
        public let file: String
        /// The number of its first line, from 1; of a record in a table or list, which has no lines, its number there. 0 for one
        /// that is found by the path in `failure`.
        public let line: Int
        /// The failure to report if nothing else could be read either.
        public let failure: ImportFailure

        /// The title of a record; empty if it has none.
        public private(set) var name = ""
        /// The number of records that are part of it and left out with it.
        public private(set) var partCount = 0
        /// Whether only a value is left out, and its record is imported.
        public private(set) var isValue = false

        /// Whether it is a record of a table or list, rather than lines of a text.
        public var isRecord: Bool {
            switch failure {
            case .badDatabase, .badField: true
            default: false
            }
        }

        public init(file: String, line: Int, problem: LineProblem) {
            self.init(file: file, line: line, failure: .badLine(file: file, line: line, problem))
        }

        public init(file: String, line: Int, failure: ImportFailure) {
            self.file = file
            self.line = line
            self.failure = failure
        }

        /// A record at a path that is left out with its parts.
        init(refused path: String, failure: ImportFailure, name: String, partCount: Int) {
            self.init(file: path, line: 0, failure: failure)
            self.name = name
            self.partCount = partCount
        }

        /// A value that its record is imported without.
        init(leftOut field: String, of path: String) {
            self.init(file: path, line: 0, failure: .badField(record: path, field: field))
            isValue = true
        }
    }

    /// The rows in the order in which they were read.
    public private(set) var rows: [Row] = []
    private var files: [SavedFile] = []

    /// A file with the rows that are needed to import the rejected ones.
    private struct SavedFile: Hashable {
        let path: String
        var bytes: [UInt8]
        /// The lines of the original that it has.
        var lines: Set<Int> = []
        var rejectedLines: Set<Int> = []
        /// Whether it has all rows of the original.
        var isWhole = false
    }

    public init() {}

    public var isEmpty: Bool { rows.isEmpty }

    /// Whether they are records of a table or list, rather than lines of a text.
    public var areRecords: Bool { rows.allSatisfy { $0.isRecord } }

    /// Whether they are values and records found by their path.
    public var areValues: Bool { rows.contains { $0.line == 0 } }

    /// Whether the rows can be saved; those of a database cannot.
    public var canBeSaved: Bool { !files.isEmpty }

    /// The failure to report if nothing else could be read either.
    var failure: ImportFailure? { rows.first?.failure }

    /// Lists a row without saving it; see `keep`.
    mutating func list(_ row: Row) { rows.append(row) }

    /// Forgets the rows listed after the first ones, which are part of one that is listed as a whole.
    mutating func removeRows(after count: Int) { rows.removeSubrange(count...) }

    /// Rejects a row of a CSV file.
    ///
    /// - Parameter context: rows that give the rejected one its place, such as a section. They are saved above it.
    mutating func add(
        _ row: CSVReader.Row, _ problem: LineProblem, of reader: CSVReader, context: [CSVReader.Row] = []
    ) {
        let index = fileIndex(of: reader)
        guard files[index].rejectedLines.insert(row.line).inserted else { return }
        rows.append(Row(file: reader.file, line: row.line, problem: problem))
        if files[index].isWhole { return }
        for row in context + [row] where files[index].lines.insert(row.line).inserted {
            files[index].bytes += row.source + [13, 10]
        }
    }

    /// Rejects a row because of a failure. Throws a failure that is not that of a single line.
    mutating func add(
        _ row: CSVReader.Row, _ failure: ImportFailure, of reader: CSVReader, context: [CSVReader.Row] = []
    ) throws(ImportFailure) {
        guard case .badLine(_, _, let problem) = failure else { throw failure }
        add(row, problem, of: reader, context: context)
    }

    /// Saves a whole file: one that rejected rows of others depend on, or one made of rejected rows.
    mutating func keep(_ file: ImportFile) {
        if let index = files.firstIndex(where: { $0.path == file.path }) {
            files[index].bytes = file.bytes
            files[index].isWhole = true
        } else {
            files.append(SavedFile(path: file.path, bytes: file.bytes, isWhole: true))
        }
    }

    private mutating func fileIndex(of reader: CSVReader) -> Int {
        if let index = files.firstIndex(where: { $0.path == reader.file }) { return index }
        var header = Array(reader.header)
        if let last = header.last, last != 10, last != 13 { header += [13, 10] }
        files.append(SavedFile(path: reader.file, bytes: header))
        return files.count - 1
    }

    /// The rejected rows as they were, below the header of their file; a zip if they are of several files.
    ///
    /// - Parameters:
    ///   - name: the name of the imported file.
    ///   - day: the date of the files in a zip.
    public func saved(from name: String, on day: Day) -> (name: String, bytes: [UInt8]) {
        if files.count == 1 {
            // The name of a file in an archive can be that of a project.
            let ownName = files[0].path.split(separator: "/").last.map { String($0) }
            return (ownName ?? "rejected-\(name)", files[0].bytes)
        }
        var zip = ZipWriter(day)
        var paths: Set<String> = []
        for file in files {
            let path = FileName.safePath(file.path, or: "rows")
            var (free, number) = (path, 1)
            while !paths.insert(free.lowercased()).inserted {
                number += 1
                free = "\(number) \(path)"
            }
            zip.add(free, file.bytes)
        }
        return ("rejected-\(name.split(separator: ".").first ?? "rows").zip", zip.finish())
    }
}
