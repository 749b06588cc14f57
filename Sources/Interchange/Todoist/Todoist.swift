import CivilTime
import DaybookCore

/// Reads Todoist's CSV file of a project, or all projects of a backup.
///
/// A project becomes a category, named after its file. If the name is unknown, its sections become categories.
enum Todoist {
    static let format = "todoist"

    static func tasks(
        in files: [ImportFile], _ context: ImportContext = ImportContext()
    ) throws(ImportFailure) -> ImportedTasks {
        var reading = TodoistReading(context)
        for file in files { try reading.read(file) }
        guard !reading.tasks.isEmpty else { throw .empty }
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
    /// The keys of the last task and its parents, outermost first.
    private var path: [String] = []

    init(_ context: ImportContext) { self.context = context }

    mutating func read(_ file: ImportFile) throws(ImportFailure) {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        let header = CSVHeader(try reader.next())
        (project, section, path) = (Todoist.project(of: file), "", [])
        while let row = try reader.next() {
            let content = header.field("CONTENT", in: row) ?? ""
            switch PlainText.line(header.field("TYPE", in: row) ?? "").lowercased() {
            case "task": try readRow(row, header, reader)
            case "section": (section, path) = (PlainText.line(content), [])
            case "note": addNote(content)
            // View options of the project; then separator rows of commas.
            case "meta": break
            case "" where PlainText.line(content).isEmpty: break
            case let word: throw reader.failure(row.line, .unknownWord(word.excerpt))
            }
        }
    }

    private mutating func addNote(_ content: String) {
        guard !path.isEmpty, let last = tasks.indices.last else { return }
        let note = PlainText.lines(content)
        guard !note.isEmpty else { return }
        tasks[last].note += (tasks[last].note.isEmpty ? "" : "\n") + note
    }

    private mutating func readRow(
        _ row: CSVReader.Row, _ header: CSVHeader, _ reader: CSVReader
    ) throws(ImportFailure) {
        let indent = PlainText.line(header.field("INDENT", in: row) ?? "")
        guard let depth = indent.isEmpty ? 1 : DecimalNumber.integer(indent), (1...Self.maximumDepth).contains(depth)
        else {
            throw reader.failure(row.line, .badNumber(indent.excerpt))
        }
        var record = TodoistRow(row, header, reader, context, warnings)
        try record.read()
        warnings = record.warnings
        var task = record.task
        path = Array(path.prefix(depth - 1))
        task.parentKey = path.last
        // Tasks can be identified only by their title and parents.
        let name = (task.parentKey ?? project + "/" + section) + "/" + task.title
        let ordinal = ordinals.next(name)
        task.identity.key = ordinal == 1 ? name : "\(name) \(ordinal)"
        task.identity.ordinal = ordinals.next("key " + task.identity.key)
        task.category = project.isEmpty ? section : project
        if !project.isEmpty, !section.isEmpty {
            task.foreign = "SECTION=\(section)" + (task.foreign.isEmpty ? "" : "\n") + task.foreign
        }
        path.append(task.identity.key)
        tasks.append(task)
    }
}
