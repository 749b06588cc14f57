import CivilTime
import DaybookCore

/// Reads a row of TickTick's backup: a task and its checklist.
struct TickTickRow {
    private let row: CSVReader.Row
    private let header: CSVHeader
    private let file: String
    private let context: ImportContext
    private(set) var warnings: WarningCounter
    private(set) var task = ImportedTask(identity: ImportIdentity(format: TickTick.format, key: ""))
    /// The items of its checklist.
    private(set) var parts: [ImportedTask] = []
    private var foreign: [String] = []

    init(
        _ row: CSVReader.Row, _ header: CSVHeader, _ file: String, _ context: ImportContext,
        _ warnings: WarningCounter
    ) {
        self.row = row
        self.header = header
        self.file = file
        self.context = context
        self.warnings = warnings
    }

    private func field(_ name: String) -> String { header.field(name, in: row) ?? "" }

    private func failure(_ problem: LineProblem) -> ImportFailure { .badLine(file: file, line: row.line, problem) }

    mutating func read() throws(ImportFailure) {
        let content = readContent()
        task.title = PlainText.line(field("Title"))
        task.note = PlainText.lines(content.note)
        let id = PlainText.line(field("taskId"))
        if task.title.isEmpty {
            warnings.add(.untitled, line: row.line)
            task.title =
                task.note.split(separator: "\n").first.map { PlainText.line(String($0)) } ?? (id.isEmpty ? "?" : id)
        }
        task.identity.key = id.isEmpty ? task.title : id
        let parent = PlainText.line(field("parentId"))
        if !parent.isEmpty { task.parentKey = parent }
        let list = PlainText.line(field("List Name"))
        if list != "Inbox" { task.category = list }
        var seen: Set<String> = []
        for tag in field("Tags").split(separator: ",").map({ PlainText.line(String($0)) })
        where !tag.isEmpty && seen.insert(tag).inserted {
            task.tags.append(tag)
        }
        try readWords()
        try readDays()
        readRepetition()
        readReminders()
        for name in ["Folder Name", "Column Name"] { preserve(name) }
        if field("Kind") == "NOTE" { preserve("Kind") }
        task.foreign = foreign.joined(separator: "\n")
        addParts(content.parts)
    }

    private mutating func readWords() throws(ImportFailure) {
        switch field("Priority") {
        case "", "0": break
        case "1": task.priority = .low
        case "3": task.priority = .medium
        case "5": task.priority = .high
        default: throw failure(.badNumber(field("Priority").excerpt, column: "Priority"))
        }
        switch field("Status") {
        case "", "0": break
        case "1", "2": task.status = .completed
        case "-1": task.status = .cancelled
        default: throw failure(.badNumber(field("Status").excerpt, column: "Status"))
        }
    }

    private mutating func readDays() throws(ImportFailure) {
        let start = try moment("Start Date")
        task.due = try moment("Due Date") ?? start
        if let start, let due = task.dueDay, start.day < due { task.startDay = start.day }
        if let start, let due = task.dueDay, start.day > due { preserve("Start Date", .startAfterDue) }
        task.createdOn = try moment("Created Time", isDay: false)?.day
        let completed = try moment("Completed Time", isDay: false)?.day
        if !task.status.isOpen { task.closedOn = completed }
    }

    private mutating func readRepetition() {
        let text = field("Repeat")
        guard !text.isEmpty else { return }
        if let due = task.dueDay, let rule = try? RecurrenceRule(text), !rule.hasEnded(before: due) {
            task.repetition = .calendar(rule)
        } else {
            preserve("Repeat", .badRepetition)
        }
    }

    private mutating func readReminders() {
        var isUnderstood = true
        for part in field("Reminder").split(whereSeparator: { $0 == "," || $0 == ";" || $0 == " " || $0.isNewline }) {
            let text = part.split(separator: ":").last.map(String.init) ?? ""
            if let due = task.due, let minutes = ICalendarDuration.minutes(text),
                let when = task.reminder(minutes: minutes, after: due)
            {
                if !task.reminders.contains(when), task.reminders.count < 100 { task.reminders.append(when) }
            } else {
                isUnderstood = false
            }
        }
        if !isUnderstood { preserve("Reminder", .badReminder) }
    }

    /// Keeps a field as written unless it is empty.
    private mutating func preserve(_ name: String, _ kind: ImportWarning.Kind? = nil) {
        let text = PlainText.line(field(name))
        guard !text.isEmpty else { return }
        if let kind { warnings.add(kind, line: row.line) }
        guard text.utf8.count <= 4000 else { return warnings.add(.tooLong, line: row.line) }
        foreign.append("\(name): \(text)")
    }

    /// Reads the note and the checklist: "▫" marks open items, "▪" completed ones.
    private func readContent() -> (note: String, parts: [(title: String, isDone: Bool)]) {
        let content = field("Content")
        guard field("Is Check list") == "Y" || field("Kind") == "CHECKLIST" else { return (content, []) }
        var note: [String] = []
        var parts: [(title: String, isDone: Bool)] = []
        for line in content.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            let title = PlainText.line(String(line.dropFirst()))
            if line.first == "▫" || line.first == "▪", !title.isEmpty {
                parts.append((title, line.first == "▪"))
            } else {
                note.append(String(line))
            }
        }
        return (note.joined(separator: "\n"), parts)
    }

    private mutating func addParts(_ lines: [(title: String, isDone: Bool)]) {
        for line in lines {
            let key = task.identity.key + "/" + line.title
            var part = ImportedTask(identity: ImportIdentity(format: TickTick.format, key: key))
            part.title = line.title
            part.parentKey = task.identity.key
            part.category = task.category
            part.createdOn = task.createdOn
            if line.isDone || !task.status.isOpen {
                part.status = line.isDone ? .completed : task.status
                part.closedOn = task.closedOn
            }
            parts.append(part)
        }
    }
}

extension TickTickRow {
    /// Parses a time such as "2018-12-11T23:00:00+0000". One without a zone is local, and may be a day alone.
    private func moment(_ name: String, isDay: Bool? = nil) throws(ImportFailure) -> ImportedDateTime? {
        let text = PlainText.line(field(name))
        guard !text.isEmpty else { return nil }
        let isDay = isDay ?? (field("Is All Day") == "true")
        guard let moment = zoned(text, isDay: isDay) ?? local(text, isDay: isDay), moment.day >= TaskLimits.firstDay
        else { throw failure(.badDay(text.excerpt)) }
        return moment
    }

    private func zoned(_ text: String, isDay: Bool) -> ImportedDateTime? {
        guard let (time, offset) = FileDate.zoned(text), let utc = time.utc(offset: offset),
            let civil = context.civil(utc)
        else { return nil }
        guard isDay else { return ImportedDateTime(civil) }
        // Midnight somewhere: here, or else in the most populous zone with that midnight.
        let isMidnightHere = civil.second == 0
        return ImportedDateTime(isMidnightHere ? civil.day : utc.day.advanced(by: utc.second >= 39_600 ? 1 : 0))
    }

    private func local(_ text: String, isDay: Bool) -> ImportedDateTime? {
        guard let time = FileDate.dateTime(text), !isDay else { return FileDate.day(text).map { ImportedDateTime($0) } }
        return ImportedDateTime(time)
    }
}
