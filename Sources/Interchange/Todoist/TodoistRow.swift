import CivilTime
import DaybookCore

/// Reads a Todoist row that is a task.
struct TodoistRow {
    private let row: CSVReader.Row
    private let header: CSVHeader
    private let reader: CSVReader
    private let context: ImportContext
    private(set) var warnings: WarningCounter
    private(set) var task = ImportedTask(identity: ImportIdentity(format: Todoist.format, key: ""))
    private var foreign: [String] = []

    init(
        _ row: CSVReader.Row, _ header: CSVHeader, _ reader: CSVReader, _ context: ImportContext,
        _ warnings: WarningCounter
    ) {
        self.row = row
        self.header = header
        self.reader = reader
        self.context = context
        self.warnings = warnings
    }

    private func field(_ name: String) -> String { PlainText.line(header.field(name, in: row) ?? "") }

    mutating func read() throws(ImportFailure) {
        readTitle(field("CONTENT"))
        guard !task.title.isEmpty else { throw reader.failure(row.line, .noTitle) }
        task.note = PlainText.lines(header.field("DESCRIPTION", in: row) ?? "")
        switch field("PRIORITY") {
        case "1": task.priority = .urgent
        case "2": task.priority = .high
        case "3": task.priority = .medium
        case "", "4": break
        case let text: throw reader.failure(row.line, .badNumber(text.excerpt, column: "PRIORITY"))
        }
        readDate(field("DATE"))
        readDeadline(field("DEADLINE"))
        readDuration()
        preserve("RESPONSIBLE")
        task.foreign = foreign.joined(separator: "\n")
    }

    /// Reads the title; words after "@" are labels.
    private mutating func readTitle(_ content: String) {
        var words: [Substring] = []
        var seen: Set<String> = []
        for word in content.split(separator: " ") {
            guard word.first == "@", word.utf8.count > 1 else {
                words.append(word)
                continue
            }
            let tag = String(word.dropFirst())
            if seen.insert(tag).inserted { task.tags.append(tag) }
        }
        task.title = words.isEmpty ? content : words.joined(separator: " ")
    }

    private mutating func readDate(_ text: String) {
        guard !text.isEmpty else { return }
        if let moment = moment(text) {
            task.due = moment
        } else if let found = TodoistDate.repetition(text, context) {
            task.due = found.first
            task.repetition = found.repetition.keptWithinShortMonths(from: found.first.day)
        } else if let found = context.parseDay(text) {
            task.due = ImportedDateTime(found.day, found.time)
        } else {
            let language = field("DATE_LANG").lowercased()
            let isEnglish = language.isEmpty || language == "en"
            let isRepetition = text.lowercased().utf8.starts(with: "ev".utf8)
            warnings.add(isEnglish ? (isRepetition ? .badRepetition : .unreadDates) : .otherLanguage, line: row.line)
            task.note += (task.note.isEmpty ? "" : "\n") + text
        }
    }

    private mutating func readDeadline(_ text: String) {
        guard !text.isEmpty else { return }
        if task.due == nil, let moment = moment(text) { task.due = moment } else { preserve("DEADLINE") }
    }

    private mutating func readDuration() {
        let count = field("DURATION")
        guard !count.isEmpty, count != "None" else { return }
        let size = field("DURATION_UNIT").lowercased() == "day" ? 1440 : 1
        if let number = DecimalNumber.integer(count), number <= TaskLimits.minutes.upperBound / size, number > 0 {
            task.estimate = number * size
        } else {
            warnings.add(.notUnderstood, line: row.line)
            preserve("DURATION")
            preserve("DURATION_UNIT")
        }
    }

    /// Parses "2026-12-05", "2026-12-05 10:00" or "2026-12-05T10:00:00", which are in the zone of the row, if it names one that
    /// is known, or "2026-12-05T10:00:00Z".
    private func moment(_ text: String) -> ImportedDateTime? {
        var moment = Day(text).map { ImportedDateTime($0) }
        if let (time, offset) = FileDate.zoned(text) {
            moment = time.utc(offset: offset).flatMap { context.civil($0) }.map { ImportedDateTime($0) }
        } else if let time = FileDate.dateTime(text) {
            let utc = context.utc(time, of: field("TIMEZONE"))
            moment = ImportedDateTime(utc.flatMap { context.civil($0) } ?? time)
        }
        return moment.flatMap { $0.day >= TaskLimits.firstDay ? $0 : nil }
    }

    private mutating func preserve(_ name: String) {
        let text = field(name)
        guard !text.isEmpty else { return }
        if text.utf8.count > 4000 { return warnings.add(.tooLong, line: row.line) }
        foreign.append("\(name)=\(text)")
    }
}
