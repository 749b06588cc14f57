import CivilTime
import DaybookCore

/// Reads a task of Taskwarrior's export.
struct TaskwarriorRecord {
    let json: JSONValue
    let number: Int
    private let context: ImportContext
    private(set) var warnings: WarningCounter
    private(set) var task = ImportedTask(identity: ImportIdentity(format: Taskwarrior.format, key: ""))
    /// Whether this is the template of a repeating task.
    private(set) var isTemplate = false
    /// The attributes without a matching field, in file order.
    private var foreign: [JSONMember] = []

    /// - Parameters:
    ///   - number: the line in the file or the position in the array, from 1.
    ///   - isInArray: Whether `number` is a position.
    init(_ json: JSONValue, number: Int, isInArray: Bool, _ context: ImportContext) {
        self.json = json
        self.number = number
        self.context = context
        warnings = WarningCounter(countingRecords: isInArray)
    }

    /// Whether the task was deleted in Taskwarrior.
    var isDeleted: Bool { json["status"]?.string == "deleted" }

    /// The template of the repeating task that this one is, or is a pending occurrence of.
    var series: String? {
        if json["status"]?.string == "completed" { return nil }
        return json["parent"]?.string ?? json["uuid"]?.string
    }

    mutating func read() throws(ImportFailure) {
        guard case .object = json else { throw wrong("uuid") }
        if isDeleted { return }
        guard let description = json["description"]?.string else { throw wrong("description") }
        task.title = PlainText.line(description)
        if task.title.isEmpty {
            warnings.add(.untitled, line: number)
            task.title = json["uuid"]?.string ?? "?"
        }
        task.identity.key = json["uuid"]?.string ?? task.title
        try readStatus()
        keepOtherTypes()
        task.category = PlainText.line(json["project"]?.string ?? "")
        task.tags = texts("tags").map { PlainText.line($0) }.filter { !$0.isEmpty }
        task.blockerKeys = texts("depends")
        task.due = moment("due")
        task.startDay = moment("scheduled")?.day
        task.waitUntil = moment("wait")?.day
        task.createdOn = moment("entry")?.day
        let end = moment("end")?.day
        if !task.status.isOpen { task.closedOn = end }
        if let due = task.dueDay, let start = task.startDay, start > due {
            task.startDay = nil
            preserve("scheduled", .startAfterDue)
        }
        try readNote()
        if isTemplate { readRepetition() }
        readPriority()
        preserveUnknownFields()
    }

    private mutating func readStatus() throws(ImportFailure) {
        switch json["status"]?.string {
        case "pending", "waiting": task.status = json["start"] == nil ? .pending : .inProgress
        case "completed": task.status = .completed
        case "recurring": isTemplate = true
        default: throw wrong("status")
        }
    }

    private mutating func readPriority() {
        switch json["priority"]?.string {
        case nil, "": break
        case "H": task.priority = .high
        case "M": task.priority = .medium
        case "L": task.priority = .low
        default: if !foreign.contains(where: { $0.name == "priority" }) { preserve("priority", .notUnderstood) }
        }
    }

    /// Joins annotations, each after its day.
    private mutating func readNote() throws(ImportFailure) {
        var paragraphs: [String] = []
        if let text = json["annotations"]?.string { paragraphs = [PlainText.lines(text)].filter { !$0.isEmpty } }
        for annotation in json["annotations"]?.array ?? [] {
            if let text = annotation.string {
                let note = PlainText.lines(text)
                if !note.isEmpty { paragraphs.append(note) }
                continue
            }
            guard let text = annotation["description"]?.string else { throw wrong("annotations") }
            let day = annotation["entry"]?.string.flatMap { Self.moment($0, context) }?.day
            let note = PlainText.lines(text)
            if !note.isEmpty { paragraphs.append(day.map { "\($0.text): \(note)" } ?? note) }
        }
        task.note = paragraphs.joined(separator: "\n")
    }

    /// Keeps fields that have another type than Taskwarrior gives them, and so are not read.
    private mutating func keepOtherTypes() {
        for name in ["project", "priority", "recur", "parent", "start"] {
            switch json[name] {
            case nil, .null, .string: break
            default: preserve(name, .notUnderstood)
            }
        }
        for name in ["tags", "depends", "annotations"] {
            switch json[name] {
            case nil, .null, .string: break
            case .array(let values) where name == "annotations" || values.allSatisfy { $0.string != nil }: break
            default: preserve(name, .notUnderstood)
            }
        }
    }

    private mutating func readRepetition() {
        let until = moment("until")
        guard let text = json["recur"]?.string, var rule = TaskwarriorPeriod.rule(text), let due = task.dueDay,
            until.map({ $0.day >= due }) ?? true
        else {
            if !foreign.contains(where: { $0.name == "recur" }) { preserve("recur", .badRepetition) }
            return
        }
        if let until { rule.end = .untilDay(until.day) }
        task.repetition = .calendar(rule.keptWithinShortMonths(from: due))
    }

    private mutating func preserveUnknownFields() {
        guard case .object(let members) = json else { return }
        var readNames: Set<String> = [
            "uuid", "id", "urgency", "description", "status", "project", "tags", "depends", "due", "scheduled", "wait",
            "entry", "end", "start", "annotations", "priority",
        ]
        if isTemplate { readNames.formUnion(["recur", "mask", "rtype"]) }
        if task.repetition != nil { readNames.insert("until") }
        for member in foreign { readNames.insert(member.name) }
        for member in members where !readNames.contains(member.name) { foreign.append(member) }
        let text = foreign.isEmpty ? "" : JSONValue.object(foreign).text
        if text.utf8.count <= TaskLimits.foreign {
            task.foreign = text
        } else {
            warnings.add(.tooLong, line: number)
        }
    }

    private mutating func preserve(_ name: String, _ kind: ImportWarning.Kind) {
        warnings.add(kind, line: number)
        if let value = json[name] { foreign.append(JSONMember(name, value)) }
    }

    /// A list of texts, which older versions wrote as one comma-separated text.
    private func texts(_ name: String) -> [String] {
        if let text = json[name]?.string { return text.split(separator: ",").map(String.init) }
        return (json[name]?.array ?? []).compactMap { $0.string }
    }

    /// A valid time; any other is kept as written.
    private mutating func moment(_ name: String) -> ImportedDateTime? {
        guard let value = json[name], value != .string("") else { return nil }
        if value == .null { return nil }
        let text = value.string ?? ""
        let moment = Self.moment(text, context)
        if moment == nil { preserve(name, Self.isDate(text) ? .badDay : .unreadDates) }
        return moment
    }

    /// Parses a time such as "20261120T090000Z", also in the notation of ISO 8601 with or without a zone; local midnight
    /// means a day without a time.
    private static func moment(_ text: String, _ context: ImportContext) -> ImportedDateTime? {
        let text = PlainText.line(text)
        var moment: ImportedDateTime?
        if let (time, offset) = FileDate.zoned(text) {
            moment = time.utc(offset: offset).flatMap { context.civil($0) }.map { ImportedDateTime($0) }
        } else if let time = FileDate.dateTime(text) {
            moment = ImportedDateTime(time)
        } else if let day = Day(text) {
            moment = ImportedDateTime(day)
        } else {
            moment = ICalendar.moment(text, context)
        }
        guard let moment, moment.day >= TaskLimits.firstDay else { return nil }
        return moment.time?.minutes == 0 ? ImportedDateTime(moment.day) : moment
    }

    /// Whether a text begins like a date in a notation that is read, so that the day it names does not exist.
    private static func isDate(_ text: String) -> Bool {
        let digits = PlainText.line(text).utf8.filter { $0 != 0x2D && $0 != 0x3A }
        return digits.count >= 8 && digits.prefix(8).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }

    private func wrong(_ field: String) -> ImportFailure {
        .badField(record: json["uuid"]?.string?.excerpt ?? "[\(number - 1)]", field: field)
    }
}
