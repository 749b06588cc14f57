import CivilTime
import DaybookCore

/// Reads the output of `task export`: a JSON array of tasks, or one task per line.
///
/// Times are in UTC and converted by the clock of `ImportContext`; midnight means a day without a time. A
/// repeating task is imported from its template and is due at its first pending occurrence. Pending occurrences are not
/// imported themselves; completed ones are.
enum Taskwarrior {
    static let format = "taskwarrior"

    /// Returns whether JSON text begins like such an export.
    static func isExport(_ text: ArraySlice<UInt8>) -> Bool {
        let plain = text.prefix(1 << 16).filter { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }
        if plain.elementsEqual("[]".utf8) { return true }
        guard plain.starts(with: "[{\"".utf8) || plain.starts(with: "{\"".utf8) else { return false }
        return ["\"uuid\":\"", "\"status\":\"", "\"description\":\""].allSatisfy { contains(plain, Array($0.utf8)) }
    }

    private static func contains(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
        guard text.count >= pattern.count else { return false }
        return (0...text.count - pattern.count).contains { text[$0..<$0 + pattern.count].elementsEqual(pattern) }
    }

    static func tasks(
        in bytes: [UInt8], _ context: ImportContext = ImportContext()
    ) throws(ImportFailure) -> ImportedTasks {
        var reading = TaskwarriorReading(context)
        for (index, value) in try objects(in: bytes).enumerated() { try reading.add(value, number: index + 1) }
        guard !reading.isEmpty else { throw .empty }
        return reading.finished()
    }

    private static func objects(in bytes: [UInt8]) throws(ImportFailure) -> [JSONValue] {
        let text = try UTF8Text.content(of: bytes[...])
        let first = text.first { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }
        guard first == 123 else { return try JSONValue(parsing: bytes).array ?? [] }
        var objects: [JSONValue] = []
        for (index, line) in text.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            do throws(ImportFailure) {
                objects.append(try JSONValue(parsing: Array(line)))
            } catch {
                if error == .empty { continue }
                // Each line is a document of its own, so its error is on that line of the file.
                if case .badJSON(_, let column, let problem) = error {
                    throw .badJSON(line: index + 1, column: column, problem)
                }
                throw error
            }
        }
        return objects
    }
}

/// Collects the tasks, then connects repeating ones with their occurrences.
private struct TaskwarriorReading {
    private var tasks: [ImportedTask] = []
    private var warnings = WarningCounter()
    private var ordinals = OrdinalCounter()
    /// Pending occurrences, with the key of their template.
    private var coming: [(task: ImportedTask, template: String, number: Int)] = []
    private var templates: [String: Int] = [:]
    private let context: ImportContext
    private var hasDeleted = false

    init(_ context: ImportContext) { self.context = context }

    var isEmpty: Bool { tasks.isEmpty && coming.isEmpty && !hasDeleted }

    mutating func add(_ json: JSONValue, number: Int) throws(ImportFailure) {
        guard case .object = json else { throw .badField(record: "[\(number - 1)]", field: "uuid") }
        if json["status"]?.string == "deleted" {
            warnings.add(.deletedTasks, line: number)
            hasDeleted = true
            return
        }
        var record = TaskwarriorRecord(json, number: number, context, warnings)
        try record.read()
        warnings = record.warnings
        var task = record.task
        if let template = json["parent"]?.string, task.status.isOpen {
            coming.append((task, template, number))
            return
        }
        task.identity.ordinal = ordinals.next(task.identity.key)
        if record.isTemplate, templates[task.identity.key] == nil { templates[task.identity.key] = tasks.count }
        tasks.append(task)
    }

    func finished() -> ImportedTasks {
        var (tasks, warnings, ordinals) = (tasks, warnings, ordinals)
        var firstDue: [Int: ImportedDateTime] = [:]
        for (task, template, number) in coming {
            guard let index = templates[template] else {
                var task = task
                task.identity.ordinal = ordinals.next(task.identity.key)
                tasks.append(task)
                continue
            }
            warnings.add(.upcomingOccurrences, line: number)
            guard let due = task.due, due.minutes < firstDue[index]?.minutes ?? .max else { continue }
            firstDue[index] = due
            tasks[index].due = due
            tasks[index].waitUntil = task.waitUntil
            tasks[index].startDay = task.startDay
        }
        return ImportedTasks(tasks, warnings: warnings.warnings)
    }
}
