/// A part of a calendar between BEGIN and END.
struct ICalendarComponent {
    /// In upper case.
    var name: String
    /// Where it begins.
    var line: Int
    var properties: [ICalendarProperty] = []
    var components: [ICalendarComponent] = []

    /// How many parts may be within each other.
    static let deepest = 16
    /// Bytes of a line that is looked into; a longer one is passed over.
    static let longestLine = 1 << 20

    func property(_ name: String) -> ICalendarProperty? { properties.first { $0.name == name } }

    /// Its lines, unfolded, with its own BEGIN and END.
    var raw: String {
        var lines: [String] = []
        addLines(to: &lines)
        return lines.joined(separator: "\n")
    }

    private func addLines(to lines: inout [String]) {
        lines.append("BEGIN:" + name)
        for property in properties { lines.append(property.raw) }
        for component in components { component.addLines(to: &lines) }
        lines.append("END:" + name)
    }

    /// The part that lines between BEGIN and END of a task make; nil where they make none.
    init?(task lines: String) {
        let text = "BEGIN:VCALENDAR\nBEGIN:VTODO\n\(lines)\nEND:VTODO\nEND:VCALENDAR"
        guard let stream = try? ICalendarStream(Array(text.utf8)[...]), stream.tasks.count == 1 else { return nil }
        self = stream.tasks[0].component
    }

    init(_ name: String, line: Int) {
        self.name = name
        self.line = line
    }
}
