import CivilTime
import DaybookCore

/// Reads Todoist's CSV file of a project, or all projects of a backup.
///
/// A project becomes a category, named after its file. If the name is unknown, its sections become categories.
enum Todoist {
    static let format = "todoist"

    static func tasks(
        in files: [ImportFile], _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedTasks {
        var reading = TodoistReading(context)
        for file in files { try reading.read(file, &rejected) }
        guard !reading.tasks.isEmpty else { throw rejected.failure ?? .empty }
        return ImportedTasks(reading.tasks, warnings: reading.warnings.warnings)
    }

    /// The project of a file such as "Home [220325187].csv".
    static func project(of file: ImportFile) -> String {
        var name = file.name
        if name.lowercased().hasSuffix(".csv") { name.removeLast(4) }
        if name.last == "]", let bracket = name.lastIndex(of: "["),
            name[bracket...].dropFirst().dropLast().allSatisfy({ $0.isNumber })
        {
            name = String(name[..<bracket])
        }
        let project = PlainText.line(name)
        return project == "Inbox" ? "" : project
    }
}

private struct TodoistReading {
    private(set) var tasks: [ImportedTask] = []
    private(set) var warnings = WarningCounter()
    private let context: ImportContext
    private var ordinals = OrdinalCounter()
    private var project = ""
    private var section = ""
    /// The maximum depth of subtasks; Todoist has four.
    private static let maximumDepth = 16
    /// The last task and its parents, outermost first.
    private var path: [Place] = []
    private var sectionRow: CSVReader.Row?
    /// The problem of the last task if it was rejected, and its depth. Its notes and subtasks are rejected with it.
    private var rejection: (problem: LineProblem, depth: Int)?

    /// A task in the hierarchy.
    private struct Place {
        let key: String
        let row: CSVReader.Row
    }

    init(_ context: ImportContext) { self.context = context }

    mutating func read(_ file: ImportFile, _ rejected: inout RejectedRows) throws(ImportFailure) {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        let header = try reader.readHeader()
        (project, section, path, sectionRow, rejection) = (Todoist.project(of: file), "", [], nil, nil)
        while let row = try reader.next(rejecting: &rejected) {
            guard tasks.count < ImportedFile.maximumTasks else { throw .tooManyTasks }
            let content = header.field("CONTENT", in: row) ?? ""
            switch PlainText.line(header.field("TYPE", in: row) ?? "").lowercased() {
            case "task": try readTask(row, header, reader, &rejected)
            case "section":
                (section, path, sectionRow, rejection) = (PlainText.line(content), [], row, nil)
            case "note":
                if let rejection {
                    rejected.add(row, rejection.problem, of: reader)
                } else if !addNote(content) {
                    warnings.add(.looseNotes, line: row.line)
                }
            // View options of the project; then separator rows of commas.
            case "meta": break
            case "" where PlainText.line(content).isEmpty: break
            case let word: rejected.add(row, .unknownWord(word.excerpt), of: reader, context: context(of: nil))
            }
        }
    }

    /// The rows that give a task its place: its section and its parents.
    private func context(of depth: Int?) -> [CSVReader.Row] {
        (sectionRow.map { [$0] } ?? []) + path.prefix(max(0, (depth ?? 1) - 1)).map { $0.row }
    }

    private mutating func readTask(
        _ row: CSVReader.Row, _ header: CSVHeader, _ reader: CSVReader, _ rejected: inout RejectedRows
    ) throws(ImportFailure) {
        let depth = Self.depth(of: row, header)
        if let rejection, let depth, depth > rejection.depth {
            return rejected.add(row, rejection.problem, of: reader)
        }
        rejection = nil
        do throws(ImportFailure) {
            try readRow(row, depth: depth, header, reader)
        } catch {
            try rejected.add(row, error, of: reader, context: context(of: depth))
            if case .badLine(_, _, let problem) = error { rejection = (problem, depth ?? Self.maximumDepth) }
        }
    }

    /// The depth of a task, from 1; nil if it is not a number of the range.
    private static func depth(of row: CSVReader.Row, _ header: CSVHeader) -> Int? {
        let indent = PlainText.line(header.field("INDENT", in: row) ?? "")
        if indent.isEmpty { return 1 }
        return DecimalNumber.integer(indent).flatMap { (1...maximumDepth).contains($0) ? $0 : nil }
    }

    /// Adds a comment to the last task. Returns whether there is one: others are about the project or section.
    private mutating func addNote(_ content: String) -> Bool {
        let note = PlainText.lines(content)
        if note.isEmpty { return true }
        guard !path.isEmpty, let last = tasks.indices.last else { return false }
        tasks[last].note += (tasks[last].note.isEmpty ? "" : "\n") + note
        return true
    }

    private mutating func readRow(
        _ row: CSVReader.Row, depth: Int?, _ header: CSVHeader, _ reader: CSVReader
    ) throws(ImportFailure) {
        guard let depth else {
            let indent = header.field("INDENT", in: row) ?? ""
            throw reader.failure(row.line, .badNumber(indent.excerpt, column: "INDENT"))
        }
        var record = TodoistRow(row, header, reader, context, warnings)
        try record.read()
        warnings = record.warnings
        var task = record.task
        path = Array(path.prefix(depth - 1))
        task.parentKey = path.last?.key
        // Tasks can be identified only by their title and parents.
        let name = (task.parentKey ?? project + "/" + section) + "/" + task.title
        let ordinal = ordinals.next(name)
        task.identity.key = ordinal == 1 ? name : "\(name) \(ordinal)"
        task.identity.ordinal = ordinals.next("key " + task.identity.key)
        task.category = project.isEmpty ? section : project
        if !project.isEmpty, !section.isEmpty {
            task.foreign = "SECTION=\(section)" + (task.foreign.isEmpty ? "" : "\n") + task.foreign
        }
        path.append(Place(key: task.identity.key, row: row))
        tasks.append(task)
    }
}
