/// How something comes again.
public enum Repetition: Hashable, Sendable {
    /// By the calendar, anchored at its first day: the 31st never drifts to the 28th.
    case calendar(RecurrenceRule)
    /// So long after it was last done.
    case afterDone(CalendarSpan)
}

extension Repetition {
    /// From its code: the text of a rule, or "AFTER=P3D".
    public init(code: String) throws(RecurrenceRefusal) {
        guard code.utf8.starts(with: "AFTER=".utf8) else {
            self = .calendar(try RecurrenceRule(code))
            return
        }
        let text = String(decoding: code.utf8.dropFirst(6).prefix(32), as: UTF8.self)
        guard let span = CalendarSpan(text) else { throw .badValue(part: "AFTER", value: text) }
        self = .afterDone(span)
    }

    /// The one way to write it: "FREQ=MONTHLY;BYDAY=-1FR", "AFTER=P3D".
    public var code: String {
        switch self {
        case .calendar(let rule): rule.text
        case .afterDone(let span): "AFTER=" + span.text
        }
    }
}
