/// The lines of a calendar file that is being written.
struct ICalendarOutput {
    private(set) var bytes: [UInt8] = []

    /// Returns a file of tasks as they were written, in calendars of their names.
    static func bytes(of tasks: [ICalendarStream.Task], in names: [String]) -> [UInt8] {
        var output = ICalendarOutput()
        var calendar: Int?
        for task in tasks {
            if task.calendar != calendar {
                if calendar != nil { output.endCalendar() }
                output.beginCalendar(names[task.calendar])
                calendar = task.calendar
            }
            output.bytes += task.source
        }
        output.endCalendar()
        return output.bytes
    }

    mutating func beginCalendar(_ name: String = "") {
        lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Daybook//EN"])
        if !name.isEmpty { line("X-WR-CALNAME:" + ICalendarText.escaped(name)) }
    }

    mutating func endCalendar() { line("END:VCALENDAR") }

    /// Adds the lines of another output.
    mutating func append(_ other: ICalendarOutput) { bytes += other.bytes }

    /// Adds a component given as unfolded lines.
    mutating func part(_ text: String) {
        for piece in text.utf8.split(separator: 10) { line(String(decoding: Array(piece), as: UTF8.self)) }
    }

    mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    /// Adds a line, folded at 75 octets without splitting a character (RFC 5545, 3.1).
    mutating func line(_ text: String) {
        var length = 0
        for scalar in text.unicodeScalars {
            let character = Array(String(scalar).utf8)
            if length + character.count > 75 {
                bytes += [13, 10, 32]
                length = 1
            }
            bytes += character
            length += character.count
        }
        bytes += [13, 10]
    }
}
