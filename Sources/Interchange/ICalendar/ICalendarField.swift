import CivilTime
import DaybookCore

/// The properties that occur at most once per task, in the order in which they are written.
enum ICalendarField: String, CaseIterable {
    case uid = "UID"
    case summary = "SUMMARY"
    case description = "DESCRIPTION"
    case status = "STATUS"
    case priority = "PRIORITY"
    case start = "DTSTART"
    case due = "DUE"
    case completed = "COMPLETED"
    case created = "CREATED"
    case rule = "RRULE"
    case estimate = "ESTIMATED-DURATION"
    // Daybook properties that iCalendar lacks.
    case afterDone = "X-DAYBOOK-AFTER-DONE"
    case wait = "X-DAYBOOK-WAIT"
    case category = "X-DAYBOOK-CATEGORY"
    /// The parent task; other relations have the same property name.
    case parent = "RELATED-TO"

    /// The field of a property.
    static func of(_ property: ICalendarProperty) -> ICalendarField? {
        guard let field = ICalendarField(rawValue: property.name) else { return nil }
        return field != .parent || property["RELTYPE"] == nil || property["RELTYPE"] == "PARENT" ? field : nil
    }

    var isText: Bool {
        switch self {
        case .uid, .summary, .description, .category, .parent: true
        default: false
        }
    }

    /// The line for a task's value; nil if there is none.
    func line(of task: ImportedTask, _ context: ImportContext) -> String? {
        value(of: task, context).map { rawValue + $0 }
    }

    /// The line after the name, from ":" or ";".
    private func value(of task: ImportedTask, _ context: ImportContext) -> String? {
        switch self {
        case .uid: return ":" + ICalendarText.escaped(Self.uid(of: task.identity))
        case .summary: return ":" + ICalendarText.escaped(task.title)
        case .description: return task.note.isEmpty ? nil : ":" + ICalendarText.escaped(task.note)
        case .status: return ":" + Self.name(of: task.status)
        case .priority: return task.priority.map { ":\(Self.number(of: $0))" }
        case .start:
            if task.repetition == nil || task.startDay != nil {
                return task.startDay.map { Self.serialized(ImportedDateTime($0)) }
            }
            // A rule counts from here.
            return task.due.map { Self.serialized($0) }
        case .due: return task.due.map { Self.serialized($0) }
        case .completed: return task.closedOn.flatMap { Self.noon($0, context) }
        case .created: return task.createdOn.flatMap { Self.noon($0, context) }
        case .rule:
            if case .calendar(let rule) = task.repetition { return ":" + rule.text }
            return nil
        case .estimate: return task.estimate.map { ":" + ICalendarDuration.text(minutes: Int64($0)) }
        case .afterDone:
            if case .afterDone(let span) = task.repetition { return ":" + span.text }
            return nil
        case .wait: return task.waitUntil.map { Self.serialized(ImportedDateTime($0)) }
        case .category: return task.category.isEmpty ? nil : ":" + ICalendarText.escaped(task.category)
        case .parent: return task.parentKey.map { ":" + ICalendarText.escaped($0) }
        }
    }

    static func uid(of identity: ImportIdentity) -> String {
        identity.ordinal == 1 || identity.format == ICalendar.format
            ? identity.key : "\(identity.key)-\(identity.ordinal)"
    }

    static func serialized(_ moment: ImportedDateTime) -> String {
        guard let time = moment.time else { return ";VALUE=DATE:" + moment.day.basicText }
        return ":" + DateTime(moment.day, at: time).basicText
    }

    /// Noon of a day in UTC, for properties that need a time where only the day is known.
    private static func noon(_ day: Day, _ context: ImportContext) -> String? {
        guard let noon = DateTime(day, second: 43_200) else { return nil }
        return context.utc(noon).map { ":" + $0.basicText + "Z" } ?? ":" + noon.basicText
    }

    private static func name(of status: TaskStatus) -> String {
        switch status {
        case .pending: "NEEDS-ACTION"
        case .inProgress: "IN-PROCESS"
        case .completed: "COMPLETED"
        case .cancelled, .skipped: "CANCELLED"
        }
    }

    private static func number(of priority: TaskPriority) -> Int {
        switch priority {
        case .urgent: 1
        case .high: 3
        case .medium: 5
        case .low: 9
        }
    }
}
