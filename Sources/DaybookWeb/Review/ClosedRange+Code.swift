import CivilTime

extension ClosedRange where Bound == Day {
    /// The code of a span of days in URLs: "2026-11-01..2026-11-30".
    var code: String { "\(lowerBound.text)..\(upperBound.text)" }

    /// Parses a code; nil for anything else, and for days that are not in order.
    init?(code: String) {
        guard case .between(let first?, let last?) = TaskDue(code: code), first <= last else { return nil }
        self = first...last
    }
}
