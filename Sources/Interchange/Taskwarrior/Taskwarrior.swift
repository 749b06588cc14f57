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
        in file: ImportFile, _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedTasks {
        let records = try TaskwarriorRecords(file, context, rejecting: &rejected)
        guard !records.readable.isEmpty else { throw rejected.failure ?? .empty }
        var reading = TaskwarriorReading(ofArray: !records.hasLines)
        for record in records.readable { reading.add(record) }
        return reading.finished()
    }
}

/// Collects the tasks, then connects repeating ones with their occurrences.
private struct TaskwarriorReading {
    private var tasks: [ImportedTask] = []
    private var warnings: WarningCounter
    private var ordinals = OrdinalCounter()
    /// Pending occurrences, with the key of their template.
    private var coming: [(task: ImportedTask, template: String, number: Int)] = []
    private var templates: [String: Int] = [:]

    init(ofArray isArray: Bool) { warnings = WarningCounter(countingRecords: isArray) }

    mutating func add(_ record: TaskwarriorRecord) {
        if record.isDeleted { return warnings.add(.deletedTasks, line: record.number) }
        for warning in record.warnings.warnings { warnings.add(warning) }
        var task = record.task
        if let template = record.json["parent"]?.string, task.status.isOpen {
            coming.append((task, template, record.number))
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
