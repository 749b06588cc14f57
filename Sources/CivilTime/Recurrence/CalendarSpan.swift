/// A length of time in days, weeks, months or years.
public struct CalendarSpan: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Sendable {
        case days = "D"
        case weeks = "W"
        case months = "M"
        case years = "Y"
    }

    /// The number of units, 1...9999.
    public let count: Int
    public let unit: Unit

    /// Creates a span; nil if the count is outside 1...9999.
    public init?(_ count: Int, _ unit: Unit) {
        guard (1...9999).contains(count) else { return nil }
        self.count = count
        self.unit = unit
    }

    /// The day that is this long after another. If the month is too short, its last day. Clamped to `Day.last`.
    public func day(after day: Day) -> Day {
        switch unit {
        case .days: return day.advanced(by: count)
        case .weeks: return day.advanced(by: count * 7)
        case .months, .years:
            let months = unit == .years ? count * 12 : count
            let (year, month) = (day.year * 12 + day.month - 1 + months).quotientAndRemainder(dividingBy: 12)
            guard let month = Month(year: year, number: month + 1) else { return .last }
            return Day(year: year, month: month.number, day: min(day.dayOfMonth, month.dayCount)) ?? .last
        }
    }
}

extension CalendarSpan: CustomStringConvertible {
    /// Parses an ISO 8601 duration with one unit, such as "P3D" or "P2W"; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 3, bytes.count <= 6, bytes.first == UInt8(ascii: "P"), bytes[1] != UInt8(ascii: "0"),
            let count = Int(digits: bytes[1..<(bytes.count - 1)]),
            let unit = Unit(rawValue: String(decoding: bytes.suffix(1), as: UTF8.self))
        else { return nil }
        self.init(count, unit)
    }

    /// The span in ISO 8601: "P3D".
    public var text: String { "P\(count)\(unit.rawValue)" }

    /// The same as `text`.
    public var description: String { text }
}
