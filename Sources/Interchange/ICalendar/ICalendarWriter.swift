import CivilTime
import DaybookCore

/// Writes tasks as a calendar of VTODOs (RFC 5545). The same tasks always give the same bytes.
///
/// Calendar lines in a task's `foreign` are written again, except those of fields that have another value now. Reading
/// the output gives the same tasks with the same `foreign`.
public struct ICalendarWriter {
    private let stamp: DateTime
    private let surroundings: ImportSurroundings
    private var bytes: [UInt8] = []

    /// Returns the calendar file of the tasks.
    ///
    /// - Parameters:
    ///   - stamp: the time of writing, in UTC.
    ///   - surroundings: the clock of the tasks' times.
    public static func bytes(
        of tasks: [ImportedTask], stamp: DateTime, _ surroundings: ImportSurroundings = ImportSurroundings()
    ) -> [UInt8] {
        var writer = ICalendarWriter(stamp: stamp, surroundings: surroundings)
        writer.lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Daybook//EN"])
        for task in tasks { writer.task(task) }
        writer.line("END:VCALENDAR")
        return writer.bytes
    }

    private init(stamp: DateTime, surroundings: ImportSurroundings) {
        self.stamp = stamp
        self.surroundings = surroundings
    }

    private mutating func task(_ task: ImportedTask) {
        let kept = PreservedLines(task, surroundings)
        line("BEGIN:VTODO")
        for field in ICalendarField.allCases {
            if let line = kept.line(field) { self.line(line) }
            if field == .uid { line("DTSTAMP:" + stamp.basicText + "Z") }
        }
        if !task.tags.isEmpty {
            line("CATEGORIES:" + task.tags.map { ICalendarText.escaped($0) }.joined(separator: ","))
        }
        for key in task.blockerKeys { lines(kept.blockers[key] ?? [ICalendarLists.line(ofBlocker: key)]) }
        for (index, address) in task.links.enumerated() {
            lines(kept.links[address] ?? [ICalendarLists.line(ofLink: address, at: index)])
        }
        for property in kept.others { line(property.raw) }
        for when in task.reminders {
            if let alarms = kept.alarms[when] {
                for alarm in alarms { part(alarm) }
            } else if let alarm = ICalendarAlarm.written(when, of: task, surroundings) {
                part(alarm)
            }
        }
        for part in kept.parts { self.part(part) }
        line("END:VTODO")
        for part in kept.changedTimes { self.part(part) }
    }

    /// Adds a component given as unfolded lines.
    private mutating func part(_ text: String) {
        for piece in text.utf8.split(separator: 10) { line(String(decoding: Array(piece), as: UTF8.self)) }
    }

    private mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    /// Adds a line, folded at 75 octets without splitting a character (3.1).
    private mutating func line(_ text: String) {
        var length = 0
        for scalar in text.unicodeScalars {
            let character = Array(String(scalar).utf8)
            if length + character.count > 75 {
                bytes += [13, 10, 32]
                length = 1
            }
            bytes += character
            length += character.count
        }
        bytes += [13, 10]
    }
}

/// The foreign lines of a task, by what they describe.
private struct PreservedLines {
    private let own: [ICalendarField: String]
    private var fields: [ICalendarField: String] = [:]
    private(set) var blockers: [String: [String]] = [:]
    private(set) var links: [String: [String]] = [:]
    private(set) var others: [ICalendarProperty] = []
    private(set) var alarms: [TaskReminderDraft.Trigger: [String]] = [:]
    private(set) var parts: [String] = []
    private(set) var changedTimes: [String] = []

    init(_ task: ImportedTask, _ surroundings: ImportSurroundings) {
        var own: [ICalendarField: String] = [:]
        for field in ICalendarField.allCases { own[field] = field.line(of: task, surroundings) }
        self.own = own
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
        let start = dropStale(task, surroundings)
        let uid = ICalendarField.uid(of: task.identity)
        for part in component.components {
            if part.name == "VALARM", let when = ICalendarAlarm.when(part, of: task, start: start, surroundings) {
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
    func line(_ field: ICalendarField) -> String? { fields[field] ?? own[field] }

    /// Drops the lines of fields that have another value now, and reads the start.
    private mutating func dropStale(_ task: ImportedTask, _ surroundings: ImportSurroundings) -> Moment? {
        while true {
            var component = ICalendarComponent("VTODO", line: 1)
            for field in ICalendarField.allCases {
                if let line = line(field), let property = ICalendarProperty(line, line: 1) {
                    component.properties.append(property)
                }
            }
            component.properties += others
            let read = ICalendarTask(component, surroundings)
            let stale = ICalendarField.allCases.filter {
                fields[$0] != nil && $0.line(of: read.task, surroundings) != own[$0]
            }
            if stale.isEmpty { return read.lists.start }
            for field in stale { fields[field] = nil }
        }
    }
}
