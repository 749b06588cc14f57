import CivilTime
import DaybookCore

/// The properties and alarms that can occur many times per task: tags, blockers, links, reminders.
///
/// They are indexed by their meaning, so that an export can find the original line for each value the task still has.
struct ICalendarLists {
    /// The task's start, a possible reference for alarms.
    var start: ImportedDateTime?
    private var blockers: [String: [ICalendarProperty]] = [:]
    private var links: [String: [ICalendarProperty]] = [:]
    private var alarms: [TaskReminderDraft.Trigger: [ICalendarComponent]] = [:]
    private var otherAlarms: [ICalendarComponent] = []

    /// Reads a property; returns false if it is not of this kind.
    static func takes(_ property: ICalendarProperty) -> Bool {
        property.name == "CATEGORIES" || blocker(property) != nil || link(property) != nil
    }

    /// The key of a task that this one depends on (RFC 9253).
    static func blocker(_ property: ICalendarProperty) -> String? {
        guard property.name == "RELATED-TO", property["RELTYPE"] == "DEPENDS-ON" else { return nil }
        let key = PlainText.line(property.text)
        return key.isEmpty ? nil : key
    }

    static func line(ofBlocker key: String) -> String { "RELATED-TO;RELTYPE=DEPENDS-ON:" + ICalendarText.escaped(key) }

    /// The address of a link that Daybook can store.
    static func link(_ property: ICalendarProperty) -> String? {
        guard property.name == "URL" || property.name == "ATTACH" else { return nil }
        return LinkAddress.read(property.value)
    }

    /// The line of the link at an index.
    static func line(ofLink address: String, at index: Int) -> String { (index == 0 ? "URL:" : "ATTACH:") + address }

    mutating func read(
        _ component: ICalendarComponent, _ task: inout ImportedTask, _ warnings: inout WarningCounter,
        _ context: ImportContext
    ) {
        var seen: Set<String> = []
        for property in component.properties {
            if property.name == "CATEGORIES" {
                for tag in ICalendarText.list(property.value).map({ PlainText.line($0) })
                where !tag.isEmpty && seen.insert(tag).inserted {
                    task.tags.append(tag)
                }
            } else if let key = Self.blocker(property) {
                if blockers[key] == nil { task.blockerKeys.append(key) }
                blockers[key, default: []].append(property)
            } else if let link = Self.link(property) {
                if links[link] == nil { task.links.append(link) }
                links[link, default: []].append(property)
            }
        }
        for alarm in component.components where alarm.name == "VALARM" {
            guard let when = ICalendarAlarm.when(alarm, of: task, start: start, context) else {
                warnings.add(.badReminder, line: alarm.line)
                otherAlarms.append(alarm)
                continue
            }
            if alarms[when] == nil { task.reminders.append(when) }
            alarms[when, default: []].append(alarm)
        }
    }

    /// The lines of blockers and links that have details the task does not store.
    func preservedLines(_ task: ImportedTask) -> [String] {
        var preserved: [String] = []
        for key in task.blockerKeys {
            let generated = Self.line(ofBlocker: key)
            for property in blockers[key] ?? [] where property.raw != generated { preserved.append(property.raw) }
        }
        for (index, address) in task.links.enumerated() {
            let generated = Self.line(ofLink: address, at: index)
            for property in links[address] ?? [] where property.raw != generated { preserved.append(property.raw) }
        }
        return preserved
    }

    /// The alarms that have details the reminders do not store, and all other subcomponents.
    func preservedParts(
        _ task: ImportedTask, _ component: ICalendarComponent, _ context: ImportContext
    ) -> [String] {
        var preserved: [String] = []
        for when in task.reminders {
            let generated = ICalendarAlarm.serialized(when, of: task, context)
            for alarm in alarms[when] ?? [] {
                let raw = alarm.raw
                if raw != generated { preserved.append(raw) }
            }
        }
        for alarm in otherAlarms { preserved.append(alarm.raw) }
        for part in component.components where part.name != "VALARM" { preserved.append(part.raw) }
        return preserved
    }
}
