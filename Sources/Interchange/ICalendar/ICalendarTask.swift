import CivilTime
import DaybookCore

/// Reads a VTODO. Values with a matching field are stored there; lines with more details are kept.
struct ICalendarTask {
    let component: ICalendarComponent
    let context: ImportContext
    private let zones: ICalendarZones
    /// Whether the zone of the reference of the rule moved it to another day.
    private var isMoved = false
    private(set) var task: ImportedTask
    private(set) var warnings: WarningCounter
    /// The first property of each field.
    private var firsts: [ICalendarField: ICalendarProperty] = [:]
    /// The fields that occur again among `others`.
    private var repeated: Set<ICalendarField> = []
    /// The properties that belong neither to a field nor to `lists`.
    private var others: [ICalendarProperty] = []
    private(set) var lists = ICalendarLists()

    /// - Parameter category: the name of its calendar.
    init(
        _ component: ICalendarComponent, category: String = "", _ context: ImportContext,
        zones: ICalendarZones = ICalendarZones(), warnings: WarningCounter = WarningCounter()
    ) {
        self.component = component
        self.context = context
        self.zones = zones
        self.warnings = warnings
        task = ImportedTask(identity: ImportIdentity(format: ICalendar.format, key: ""))
        task.category = PlainText.line(category)
        sort()
        readTexts()
        readDays()
        readRepetition()
        lists.read(component, &task, &self.warnings, context)
    }

    /// The lines and components with more details than the task stores, in the order in which they are written again.
    var foreign: [String] {
        var preserved: [String] = []
        for field in ICalendarField.allCases {
            guard let property = firsts[field] else { continue }
            if repeated.contains(field) || !isFullyStored(property, of: field) { preserved.append(property.raw) }
        }
        preserved += lists.preservedLines(task)
        preserved += others.map { $0.raw }
        return preserved + lists.preservedParts(task, component, context)
    }

    /// The tasks that it names as parts of it, with the lines that do.
    var children: [(key: String, line: Int)] {
        others.compactMap { property in
            guard property.name == "RELATED-TO", property["RELTYPE"] == "CHILD" else { return nil }
            let key = PlainText.line(property.text)
            return key.isEmpty ? nil : (key, property.line)
        }
    }

    private mutating func sort() {
        for property in component.properties {
            if let field = ICalendarField.of(property) {
                if firsts[field] == nil {
                    firsts[field] = property
                } else {
                    repeated.insert(field)
                    others.append(property)
                    warnings.add(field == .rule ? .badRepetition : .notUnderstood, line: property.line)
                }
            } else if !ICalendarLists.takes(property), property.name != "DTSTAMP" {
                // The time when the file was made is not part of the task.
                others.append(property)
            }
            if property.name == "RDATE" || property.name == "EXDATE" || property.name == "EXRULE" {
                warnings.add(.exceptions, line: property.line)
            }
        }
    }

    /// Returns whether the field stores everything the property says.
    private func isFullyStored(_ property: ICalendarProperty, of field: ICalendarField) -> Bool {
        let line = field.line(of: task, context)
        if property.raw == line { return true }
        guard field.isText, property.parameters.isEmpty else { return false }
        return line == field.rawValue + ":" + ICalendarText.escaped(property.text)
    }

    private mutating func readTexts() {
        task.title = PlainText.line(firsts[.summary]?.text ?? "")
        task.note = PlainText.lines(firsts[.description]?.text ?? "")
        let uid = PlainText.line(firsts[.uid]?.text ?? "")
        if task.title.isEmpty {
            warnings.add(.untitled, line: component.line)
            let line = task.note.split(separator: "\n").first.map { PlainText.line(String($0)) } ?? uid
            task.title = line.isEmpty ? "?" : line
        }
        var key = uid.isEmpty ? task.title : uid
        if let time = component.property("RECURRENCE-ID") {
            let ending = "/" + PlainText.line(time.value.excerpt)
            if !key.hasSuffix(ending) { key += ending }
        }
        task.identity.key = key
        if let category = firsts[.category] { task.category = PlainText.line(category.text) }
        if let parent = firsts[.parent] {
            let key = PlainText.line(parent.text)
            task.parentKey = key.isEmpty ? nil : key
        }
        readWords()
    }

    private mutating func readWords() {
        if let priority = firsts[.priority] {
            switch DecimalNumber.integer(priority.value) {
            case 0: break
            case 1: task.priority = .urgent
            case 2, 3, 4: task.priority = .high
            case 5: task.priority = .medium
            case 6, 7, 8, 9: task.priority = .low
            default: warnings.add(.notUnderstood, line: priority.line)
            }
        }
        if let status = firsts[.status] {
            switch status.value.uppercased() {
            case "NEEDS-ACTION": break
            case "IN-PROCESS": task.status = .inProgress
            case "COMPLETED": task.status = .completed
            case "CANCELLED": task.status = .cancelled
            default: warnings.add(.notUnderstood, line: status.line)
            }
        } else if firsts[.completed] != nil || component.property("PERCENT-COMPLETE")?.value == "100" {
            task.status = .completed
        }
        if let estimate = firsts[.estimate] {
            task.estimate = minutes(ICalendarDuration.minutes(estimate.value))
            if task.estimate == nil { warnings.add(.notUnderstood, line: estimate.line) }
        }
    }

    private func minutes(_ count: Int64?) -> Int? {
        count.flatMap { Int(exactly: $0) }.flatMap { TaskLimits.minutes.contains($0) ? $0 : nil }
    }

    private mutating func readDays() {
        let start = moment(of: .start)
        lists.start = start
        task.due = moment(of: .due)
        let closed = moment(of: .completed)?.day
        if !task.status.isOpen { task.closedOn = closed }
        task.createdOn = moment(of: .created)?.day
        task.waitUntil = moment(of: .wait)?.day
        readDuration(from: start)
        let repeats = firsts[.rule] != nil || firsts[.afterDone] != nil
        if repeats, task.due == nil { task.due = start }
        // A start equal to the due time is only the reference of the rule.
        guard let start, !(repeats && start == task.due) else { return }
        if let due = task.dueDay, start.day > due {
            warnings.add(.startAfterDue, line: firsts[.start]?.line ?? component.line)
        } else {
            task.startDay = start.day
        }
    }

    /// Reads a duration: with a start it gives the due time, without one the estimate.
    private mutating func readDuration(from start: ImportedDateTime?) {
        guard let index = others.firstIndex(where: { $0.name == "DURATION" }) else { return }
        let duration = others[index]
        if let count = ICalendarDuration.minutes(duration.value), count > 0, firsts[.due] == nil {
            if let start, let end = ImportedDateTime(minutes: start.minutes + count) {
                task.due = start.time == nil && count % 1440 == 0 ? ImportedDateTime(end.day) : end
                others.remove(at: index)
                return
            } else if firsts[.start] == nil, firsts[.estimate] == nil, let estimate = minutes(count) {
                task.estimate = estimate
                others.remove(at: index)
                return
            }
        }
        warnings.add(.notUnderstood, line: duration.line)
    }

    private mutating func moment(of field: ICalendarField) -> ImportedDateTime? {
        guard let property = firsts[field] else { return nil }
        var isUnknown = false
        let moment = ICalendar.moment(property, zones, context, isUnknown: &isUnknown)
        if isUnknown { warnings.add(.timeZones, line: property.line) }
        if let moment, field == .due || field == .start && firsts[.due] == nil,
            let written = DateTime(basic: Array(property.value.utf8.prefix(15))[...])
        {
            isMoved = written.day != moment.day
        }
        if moment == nil { warnings.add(.badDay, line: property.line) }
        return moment
    }

    private mutating func readRepetition() {
        if let rule = firsts[.rule] {
            // The days that a rule names are those of its zone.
            let namesDays = isMoved && rule.value.uppercased().parts(around: "BY") != nil
            if !namesDays, let due = task.dueDay, let read = try? RecurrenceRule(rule.value),
                !read.hasEnded(before: due)
            {
                task.repetition = .calendar(read)
            } else {
                warnings.add(.badRepetition, line: rule.line)
            }
        } else if let span = firsts[.afterDone] {
            if task.due != nil, let read = CalendarSpan(span.value) {
                task.repetition = .afterDone(read)
            } else {
                warnings.add(.badRepetition, line: span.line)
            }
        }
    }
}
