/// A calendar component, from BEGIN to END.
struct ICalendarComponent {
    /// The name in upper case.
    var name: String
    /// The number of its first line.
    var line: Int
    var properties: [ICalendarProperty] = []
    var components: [ICalendarComponent] = []

    /// The maximum nesting depth.
    static let maximumDepth = 16
    /// The maximum length of a parsed line in bytes; longer ones are skipped.
    static let longestLine = 1 << 20

    func property(_ name: String) -> ICalendarProperty? { properties.first { $0.name == name } }

    /// Its unfolded lines, including BEGIN and END.
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

    /// Creates a component from the lines between BEGIN and END of a task; nil if they are invalid.
    init?(task lines: String) {
        let text = "BEGIN:VCALENDAR\nBEGIN:VTODO\n\(lines)\nEND:VTODO\nEND:VCALENDAR"
        guard let stream = try? ICalendarStream(Array(text.utf8)[...]), stream.tasks.count == 1,
            stream.tasks[0].rejection == nil
        else { return nil }
        self = stream.tasks[0].component
    }

    init(_ name: String, line: Int) {
        self.name = name
        self.line = line
    }
}
