/// Splits a calendar file into tasks; other components are skipped and counted.
///
/// A line of a task that is not a property makes that task unreadable. Components that do not end, and such a line
/// anywhere else, make the whole file unreadable.
struct ICalendarStream {
    /// A task and the index of its calendar.
    struct Task {
        var component: ICalendarComponent
        var calendar: Int
        /// The task as written.
        var source: ArraySlice<UInt8>
        /// Its first line that cannot be read.
        var rejection: RejectedRows.Row?
    }

    private(set) var tasks: [Task] = []
    /// The time zones that the file defines.
    private(set) var zones = ICalendarZones()
    /// The name of each calendar.
    private(set) var names: [String] = []
    private(set) var warnings = WarningCounter()
    /// The open components, outermost first.
    private var open: [ICalendarComponent] = []
    /// The depth of the component being skipped.
    private var skippedDepth: Int?
    /// The position where the open task begins, and its first line that cannot be read.
    private var taskStart = 0
    private var rejection: RejectedRows.Row?
    private var taskCount = 0
    /// The properties and parts of all tasks.
    private var propertyCount = 0
    private let bytes: ArraySlice<UInt8>
    private let file: String

    /// - Parameter file: the path for messages; empty for a single file.
    init(_ bytes: ArraySlice<UInt8>, file: String = "") throws(ImportFailure) {
        self.bytes = bytes
        self.file = file
        var lines = try ICalendarLines(bytes)
        while let line = lines.next() { try read(line) }
        if let unended = open.last { throw failure(unended.line, .noEnd(unended.name.excerpt)) }
    }

    private mutating func read(_ line: ICalendarLines.Line) throws(ImportFailure) {
        if let name = Self.word(line.bytes, after: "BEGIN:") {
            try begin(name, line)
        } else if let name = Self.word(line.bytes, after: "END:") {
            guard let ended = open.popLast(), ended.name == name else {
                throw failure(line.number, .strayEnd(name.excerpt))
            }
            if let level = skippedDepth {
                if open.count == level { skippedDepth = nil }
            } else if open.count == 1, ended.name == "VTIMEZONE" {
                zones.add(ended)
            } else if open.count == 1 {
                let source = bytes[taskStart..<line.source.endIndex]
                tasks.append(
                    Task(component: ended, calendar: names.count - 1, source: source, rejection: rejection))
                rejection = nil
            } else if open.count > 1 {
                open[open.count - 1].components.append(ended)
            }
        } else if skippedDepth == nil {
            try takeProperty(line)
        }
    }

    private mutating func begin(_ name: String, _ source: ICalendarLines.Line) throws(ImportFailure) {
        let line = source.number
        guard open.count < ICalendarComponent.maximumDepth else { throw failure(line, .tooDeep) }
        if open.count == 1 { taskStart = source.source.startIndex }
        if skippedDepth == nil, open.isEmpty {
            if name == "VCALENDAR" {
                names.append("")
            } else {
                throw failure(line, .unknownWord(name.excerpt))
            }
        } else if skippedDepth == nil, open.count == 1, name != "VTODO", name != "VTIMEZONE" {
            skippedDepth = 1
            switch name {
            case "VEVENT": warnings.add(.events, line: line)
            case "VJOURNAL": warnings.add(.journals, line: line)
            default: warnings.add(.otherParts, line: line)
            }
        }
        if skippedDepth == nil, !open.isEmpty {
            if open.count == 1 { taskCount += 1 }
            propertyCount += 1
            try checkCounts()
        }
        open.append(ICalendarComponent(name, line: line))
    }

    private func checkCounts() throws(ImportFailure) {
        guard taskCount <= ImportedFile.maximumTasks, propertyCount <= ImportedFile.maximumTaskValues else {
            throw .tooManyTasks
        }
    }

    private mutating func takeProperty(_ line: ICalendarLines.Line) throws(ImportFailure) {
        guard line.bytes.count <= ICalendarComponent.longestLine else {
            warnings.add(.tooLong, line: line.number)
            return
        }
        let text = UTF8Text.string(line.bytes[...])
        guard !open.isEmpty, let text, let property = ICalendarProperty(text, line: line.number) else {
            let problem = text.map { LineProblem.notAProperty($0.excerpt) } ?? .notText
            guard open.count > 1 else { throw failure(line.number, problem) }
            if open[1].name == "VTIMEZONE" { return }
            rejection = rejection ?? RejectedRows.Row(file: file, line: line.number, problem: problem)
            return
        }
        if open.count > 1 {
            propertyCount += 1
            try checkCounts()
            open[open.count - 1].properties.append(property)
        } else if property.name == "NAME" || property.name == "X-WR-CALNAME", names[names.count - 1].isEmpty {
            names[names.count - 1] = property.text
        }
    }

    /// The text after a prefix, compared ignoring case; in upper case and trimmed.
    private static func word(_ line: [UInt8], after letters: String) -> String? {
        let letters = Array(letters.utf8)
        guard line.count > letters.count, line.count < 1000 else { return nil }
        for (byte, letter) in zip(line, letters) where byte != letter && byte != letter | 32 { return nil }
        let word = line[letters.count...].filter { $0 != 32 && $0 != 9 }
        return word.isEmpty ? nil : UTF8Text.string(word[...])?.uppercased()
    }

    private func failure(_ line: Int, _ problem: LineProblem) -> ImportFailure {
        .badLine(file: file, line: line, problem)
    }
}
