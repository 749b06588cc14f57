import CivilTime
import DaybookCore

/// Reads tasks of calendars (RFC 5545, VTODO).
///
/// Days and times are imported in local time: those in UTC or with a zone are converted by the clock of `ImportContext`,
/// floating ones are kept as written. Lines with details that a field cannot store, such as seconds and zones, are kept in
/// `ImportedTask.foreign`; `ICalendarWriter` writes such a line again while the field still has the same value.
enum ICalendar {
    static let format = "icalendar"

    static func isCalendar(_ text: ArraySlice<UInt8>) -> Bool {
        let start = text.drop { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }.prefix(15)
        return start.map { (97...122).contains($0) ? $0 - 32 : $0 }.elementsEqual("BEGIN:VCALENDAR".utf8)
    }

    static func tasks(
        in file: ImportFile, _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedTasks {
        let stream = try ICalendarStream(file.bytes[...], file: file.path)
        var changes = ChangedTimes(stream.tasks)
        var warnings = stream.warnings
        var tasks: [ImportedTask] = []
        var ordinals = OrdinalCounter()
        var unread: [ICalendarStream.Task] = []
        var relations: [(parent: String, child: String, line: Int)] = []
        for (index, part) in stream.tasks.enumerated() {
            if changes.isRejected(index) {
                if let row = part.rejection { rejected.list(row) }
                unread.append(part)
                continue
            }
            if changes.isTaken(index) {
                warnings.add(.changedTimes, line: part.component.line)
                continue
            }
            let read = ICalendarTask(
                part.component, category: stream.names[part.calendar], context, zones: stream.zones,
                warnings: warnings)
            warnings = read.warnings
            var task = read.task
            let blocks = read.foreign + changes.removeLines(for: index)
            task.foreign = cut(blocks, &warnings, line: part.component.line)
            task.identity.ordinal = ordinals.next(task.identity.key)
            tasks.append(task)
            for (child, line) in read.children { relations.append((task.identity.key, child, line)) }
        }
        relate(&tasks, relations, &warnings)
        guard !tasks.isEmpty else { throw rejected.failure ?? .empty }
        if !unread.isEmpty {
            rejected.keep(ImportFile(path: file.path, bytes: ICalendarOutput.bytes(of: unread, in: stream.names)))
        }
        return ImportedTasks(tasks, warnings: warnings.warnings)
    }

    /// Makes tasks parts of those that name them as such, unless they name another one themselves.
    private static func relate(
        _ tasks: inout [ImportedTask], _ relations: [(parent: String, child: String, line: Int)],
        _ warnings: inout WarningCounter
    ) {
        if relations.isEmpty { return }
        var indices: [String: Int] = [:]
        for (index, task) in tasks.enumerated() where indices[task.identity.key] == nil {
            indices[task.identity.key] = index
        }
        for (parent, child, line) in relations {
            guard let index = indices[child], child != parent,
                tasks[index].parentKey == nil || tasks[index].parentKey == parent
            else {
                warnings.add(.notUnderstood, line: line)
                continue
            }
            tasks[index].parentKey = parent
        }
    }

    /// Joins as many lines and components as the limit allows.
    private static func cut(_ blocks: [String], _ warnings: inout WarningCounter, line: Int) -> String {
        var (kept, room): ([String], Int) = ([], TaskLimits.foreign)
        for block in blocks {
            if block.utf8.count < room {
                room -= block.utf8.count + 1
                kept.append(block)
            } else {
                warnings.add(.tooLong, line: line)
            }
        }
        return kept.joined(separator: "\n")
    }

    /// The day and local time of a property, which may name a zone; nil if it does not exist or is out of range. In a zone that
    /// nobody knows it is kept as written, and `isUnknown` set.
    static func moment(
        _ property: ICalendarProperty, _ zones: ICalendarZones, _ context: ImportContext, isUnknown: inout Bool
    ) -> ImportedDateTime? {
        let zone = property.parameters.first { $0.name == "TZID" }?.value
        guard let zone, let time = DateTime(basic: Array(property.value.utf8)[...]) else {
            return moment(property.value, context)
        }
        guard let local = zones.local(time, of: zone, context) else {
            isUnknown = true
            return moment(property.value, context)
        }
        return local.day >= TaskLimits.firstDay ? ImportedDateTime(local) : nil
    }

    /// The day and local time of a DATE or DATE-TIME; nil if it does not exist or is out of range.
    static func moment(_ value: String, _ context: ImportContext) -> ImportedDateTime? {
        let bytes = Array(value.utf8)
        var moment: ImportedDateTime?
        if bytes.count == 8 {
            moment = Day(basic: bytes[...]).map { ImportedDateTime($0) }
        } else if bytes.count == 16, bytes[15] | 32 == 122 {
            moment = DateTime(basic: bytes[..<15]).flatMap { context.civil($0) }.map { ImportedDateTime($0) }
        } else {
            moment = DateTime(basic: bytes[...]).map { ImportedDateTime($0) }
        }
        return moment.flatMap { $0.day >= TaskLimits.firstDay ? $0 : nil }
    }
}

/// Changed occurrences of repeating tasks (RECURRENCE-ID); each is merged into its task. If one of them cannot be read,
/// all are rejected, as they can only be imported together.
private struct ChangedTimes {
    /// The index of the task that each changed occurrence belongs to.
    private var owners: [Int: Int] = [:]
    private var changes: [Int: [String]] = [:]
    private var rejected: Set<Int> = []

    init(_ parts: [ICalendarStream.Task]) {
        var masters: [String: Int] = [:]
        for (index, part) in parts.enumerated() where part.component.property("RECURRENCE-ID") == nil {
            if let uid = part.component.property("UID")?.text, masters[uid] == nil { masters[uid] = index }
        }
        for (index, part) in parts.enumerated() where part.component.property("RECURRENCE-ID") != nil {
            guard let uid = part.component.property("UID")?.text, let master = masters[uid] else { continue }
            owners[index] = master
            changes[master, default: []].append(part.component.raw)
        }
        for (index, part) in parts.enumerated() where part.rejection != nil { rejected.insert(owners[index] ?? index) }
    }

    func isTaken(_ index: Int) -> Bool { owners[index] != nil }

    func isRejected(_ index: Int) -> Bool { rejected.contains(owners[index] ?? index) }

    mutating func removeLines(for index: Int) -> [String] { changes.removeValue(forKey: index) ?? [] }
}
