import CivilTime
import DaybookCore

/// Writes tasks as a calendar of VTODOs (RFC 5545). The same tasks always give the same bytes.
///
/// Calendar lines in a task's `foreign` are written again, except those of fields that have another value now. Reading
/// the output gives the same tasks with the same `foreign`.
public struct ICalendarWriter {
    private let stamp: DateTime
    private let context: ImportContext
    private var output = ICalendarOutput()

    /// Returns the calendar file of the tasks.
    ///
    /// - Parameters:
    ///   - stamp: the time of writing, in UTC.
    ///   - surroundings: the clock of the tasks' times.
    public static func bytes(
        of tasks: [ImportedTask], stamp: DateTime, _ context: ImportContext = ImportContext()
    ) -> [UInt8] {
        var writer = ICalendarWriter(stamp: stamp, context: context)
        writer.output.beginCalendar()
        for task in tasks { writer.task(task) }
        writer.output.endCalendar()
        return writer.output.bytes
    }

    private init(stamp: DateTime, context: ImportContext) {
        self.stamp = stamp
        self.context = context
    }

    private mutating func task(_ task: ImportedTask) {
        let preserved = PreservedLines(task, context)
        output.line("BEGIN:VTODO")
        for field in ICalendarField.allCases {
            if let line = preserved.line(field) { output.line(line) }
            if field == .uid { output.line("DTSTAMP:" + stamp.basicText + "Z") }
        }
        if !task.tags.isEmpty {
            output.line("CATEGORIES:" + task.tags.map { ICalendarText.escaped($0) }.joined(separator: ","))
        }
        for key in task.blockerKeys { output.lines(preserved.blockers[key] ?? [ICalendarLists.line(ofBlocker: key)]) }
        for (index, address) in task.links.enumerated() {
            output.lines(preserved.links[address] ?? [ICalendarLists.line(ofLink: address, at: index)])
        }
        for property in preserved.others { output.line(property.raw) }
        for when in task.reminders {
            if let alarms = preserved.alarms[when] {
                for alarm in alarms { output.part(alarm) }
            } else if let alarm = ICalendarAlarm.serialized(when, of: task, context) {
                output.part(alarm)
            }
        }
        for part in preserved.parts { output.part(part) }
        output.line("END:VTODO")
        for part in preserved.changedTimes { output.part(part) }
    }
}

/// The foreign lines of a task, by what they describe.
private struct PreservedLines {
    private let generated: [ICalendarField: String]
    private var fields: [ICalendarField: String] = [:]
    private(set) var blockers: [String: [String]] = [:]
    private(set) var links: [String: [String]] = [:]
    private(set) var others: [ICalendarProperty] = []
    private(set) var alarms: [TaskReminderDraft.Trigger: [String]] = [:]
    private(set) var parts: [String] = []
    private(set) var changedTimes: [String] = []

    init(_ task: ImportedTask, _ context: ImportContext) {
        var generated: [ICalendarField: String] = [:]
        for field in ICalendarField.allCases { generated[field] = field.line(of: task, context) }
        self.generated = generated
        guard task.identity.format == ICalendar.format, !task.foreign.isEmpty,
            let component = ICalendarComponent(task: task.foreign)
        else { return }
        for property in component.properties {
            if let field = ICalendarField.of(property), fields[field] == nil {
                fields[field] = property.raw
            } else if let key = ICalendarLists.blocker(property) {
                blockers[key, default: []].append(property.raw)
            } else if let address = ICalendarLists.link(property) {
                links[address, default: []].append(property.raw)
            } else {
                others.append(property)
            }
        }
        let start = dropStale(task, context)
        let uid = ICalendarField.uid(of: task.identity)
        for part in component.components {
            if part.name == "VALARM", let when = ICalendarAlarm.when(part, of: task, start: start, context) {
                alarms[when, default: []].append(part.raw)
            } else if part.name == "VTODO", part.property("RECURRENCE-ID") != nil,
                part.property("UID").map({ PlainText.line($0.text) }) == uid
            {
                changedTimes.append(part.raw)
            } else {
                parts.append(part.raw)
            }
        }
    }

    /// The preserved line of a field.
    func line(_ field: ICalendarField) -> String? { fields[field] ?? generated[field] }

    /// Drops the lines of fields that have another value now, and reads the start.
    private mutating func dropStale(_ task: ImportedTask, _ context: ImportContext) -> ImportedDateTime? {
        while true {
            var component = ICalendarComponent("VTODO", line: 1)
            for field in ICalendarField.allCases {
                if let line = line(field), let property = ICalendarProperty(line, line: 1) {
                    component.properties.append(property)
                }
            }
            component.properties += others
            let read = ICalendarTask(component, context)
            let stale = ICalendarField.allCases.filter {
                fields[$0] != nil && $0.line(of: read.task, context) != generated[$0]
            }
            if stale.isEmpty { return read.lists.start }
            for field in stale { fields[field] = nil }
        }
    }
}
