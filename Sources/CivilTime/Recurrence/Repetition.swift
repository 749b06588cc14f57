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
