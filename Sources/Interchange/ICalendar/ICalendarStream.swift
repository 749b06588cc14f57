/// Splits a calendar file into tasks; other components are skipped and counted.
struct ICalendarStream {
    /// A task and the name of its calendar, which may be empty.
    struct Task {
        var component: ICalendarComponent
        var calendar: Int
    }

    private(set) var tasks: [Task] = []
    /// The name of each calendar.
    private(set) var names: [String] = []
    private(set) var warnings = WarningCounter()
    /// The open components, outermost first.
    private var open: [ICalendarComponent] = []
    /// The depth of the component being skipped.
    private var skippedDepth: Int?

    init(_ bytes: ArraySlice<UInt8>) throws(ImportFailure) {
        var lines = try ICalendarLines(bytes)
        while let line = lines.next() { try read(line) }
        if let unended = open.last { throw Self.failure(unended.line, .noEnd(unended.name.excerpt)) }
    }

    private mutating func read(_ line: ICalendarLines.Line) throws(ImportFailure) {
        if let name = Self.word(line.bytes, after: "BEGIN:") {
            try begin(name, line.number)
        } else if let name = Self.word(line.bytes, after: "END:") {
            guard let ended = open.popLast(), ended.name == name else {
                throw Self.failure(line.number, .strayEnd(name.excerpt))
            }
            if let level = skippedDepth {
                if open.count == level { skippedDepth = nil }
            } else if open.count == 1 {
                tasks.append(Task(component: ended, calendar: names.count - 1))
            } else if open.count > 1 {
                open[open.count - 1].components.append(ended)
            }
        } else if skippedDepth == nil {
            try takeProperty(line)
        }
    }

    private mutating func begin(_ name: String, _ line: Int) throws(ImportFailure) {
        guard open.count < ICalendarComponent.maximumDepth else { throw Self.failure(line, .tooDeep) }
        if skippedDepth == nil, open.isEmpty {
            if name == "VCALENDAR" {
                names.append("")
            } else {
                throw Self.failure(line, .unknownWord(name.excerpt))
            }
        } else if skippedDepth == nil, open.count == 1, name != "VTODO" {
            skippedDepth = 1
            switch name {
            case "VEVENT": warnings.add(.events, line: line)
            case "VJOURNAL": warnings.add(.journals, line: line)
            case "VTIMEZONE": warnings.add(.timeZones, line: line)
            default: warnings.add(.otherParts, line: line)
            }
        }
        open.append(ICalendarComponent(name, line: line))
    }

    private mutating func takeProperty(_ line: ICalendarLines.Line) throws(ImportFailure) {
        guard line.bytes.count <= ICalendarComponent.longestLine else {
            warnings.add(.tooLong, line: line.number)
            return
        }
        guard let text = UTF8Text.string(line.bytes[...]) else { throw Self.failure(line.number, .notText) }
        guard !open.isEmpty, let property = ICalendarProperty(text, line: line.number) else {
            throw Self.failure(line.number, .notAProperty(text.excerpt))
        }
        if open.count > 1 {
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

    static func failure(_ line: Int, _ problem: LineProblem) -> ImportFailure {
        .badLine(file: "", line: line, problem)
    }
}
