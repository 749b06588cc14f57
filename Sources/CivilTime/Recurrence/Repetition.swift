/// The way something repeats.
public enum Repetition: Hashable, Sendable {
    /// On a calendar schedule, anchored at its first day: the 31st never drifts to the 28th.
    case calendar(RecurrenceRule)
    /// A fixed time after it was last done.
    case afterDone(CalendarSpan)
}

extension Repetition {
    /// Parses a code: the text of a rule, or "AFTER=P3D".
    public init(code: String) throws(RecurrenceRefusal) {
        guard code.utf8.starts(with: "AFTER=".utf8) else {
            self = .calendar(try RecurrenceRule(code))
            return
        }
        let text = String(decoding: code.utf8.dropFirst(6).prefix(32), as: UTF8.self)
        guard let span = CalendarSpan(text) else { throw .badValue(part: "AFTER", value: text) }
        self = .afterDone(span)
    }

    /// The canonical code: "FREQ=MONTHLY;BYDAY=-1FR", "AFTER=P3D".
    public var code: String {
        switch self {
        case .calendar(let rule): rule.text
        case .afterDone(let span): "AFTER=" + span.text
        }
    }
}

extension Repetition {
    /// The first day of the repetition on or after a day: "every other Tuesday" begins on the next Tuesday. If it
    /// repeats after completion, or never matches, the given day itself.
    public func firstDay(from day: Day) -> Day {
        guard case .calendar(var rule) = self else { return day }
        // The interval counts from the first occurrence, so it cannot affect which day that is.
        rule.interval = 1
        rule.end = .never
        guard let recurrence = try? Recurrence(rule, from: DateTime(unchecked: day, 0)) else { return day }
        var times = recurrence.times()
        return times.next()?.day ?? day
    }
}
