import CivilTime
import DaybookCore

/// An event of a calendar, on a day or at a time of it, in local time.
struct CalendarEvent {
    /// The same for the same entry in every calendar.
    let uid: String
    let title: String
    let start: ImportedDateTime
    /// The text of the RRULE by which it repeats; nil if it does not.
    var rule: String?
    /// The days on which it does not repeat.
    var exceptions: [Day] = []
    /// When it rings, in minutes after its start or, if it has no time, after midnight of its day.
    var alarms: [Int64] = []

    /// 9:00, at which days without a time ring, in minutes.
    static let morning: Int64 = 540
    /// The maximum length of a title in bytes; longer ones are cut.
    private static let longestTitle = 1000

    /// Whether it begins nearer to a day than another: what is to come first, then what has passed.
    func isNearer(than other: CalendarEvent, to day: Day) -> Bool {
        let (isPast, isOtherPast) = (start.day < day, other.start.day < day)
        if isPast != isOtherPast { return isOtherPast }
        if start.minutes != other.start.minutes { return (start.minutes < other.start.minutes) != isPast }
        return uid < other.uid
    }

    func write(to output: inout ICalendarOutput, stamp: String) {
        let summary = ICalendarText.escaped(Self.shortened(PlainText.line(title)))
        output.lines([
            "BEGIN:VEVENT", "UID:" + uid, "DTSTAMP:" + stamp, "SUMMARY:" + summary,
            "DTSTART" + ICalendarField.serialized(start),
        ])
        if start.time != nil { output.line("DURATION:PT15M") }
        if let rule { output.line("RRULE:" + rule) }
        if !exceptions.isEmpty { output.line(exceptionLine) }
        // The person stays free for others.
        output.line("TRANSP:TRANSPARENT")
        for alarm in alarms {
            output.lines([
                "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:" + summary,
                "TRIGGER:" + ICalendarDuration.nominalText(minutes: alarm), "END:VALARM",
            ])
        }
        output.line("END:VEVENT")
    }

    private var exceptionLine: String {
        let values = exceptions.map { day in
            start.time.map { DateTime(day, at: $0).basicText } ?? day.basicText
        }
        return (start.time == nil ? "EXDATE;VALUE=DATE:" : "EXDATE:") + values.joined(separator: ",")
    }

    private static func shortened(_ title: String) -> String {
        if title.isEmpty { return "?" }
        guard title.utf8.count > longestTitle else { return title }
        var text = String.UnicodeScalarView()
        var length = 0
        for scalar in title.unicodeScalars {
            length += String(scalar).utf8.count
            if length > longestTitle { break }
            text.append(scalar)
        }
        return String(text) + "…"
    }
}
