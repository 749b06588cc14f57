import CivilTime
import DaybookCore

/// Parses HabitBull's dates: "2016-03-18", in later versions "3/18/2016" or the format of the phone's language.
///
/// With slashes, the order is the one in which most dates of the file are days, or else the month comes first. With points
/// the day comes first.
struct HabitBullDates {
    private var dayFirstCount = 0
    private var monthFirstCount = 0

    mutating func inferOrder(from text: String) {
        guard let (first, second, year, separator) = Self.parts(text), separator == Self.slash else { return }
        if Day(year: year, month: second, day: first) != nil { dayFirstCount += 1 }
        if Day(year: year, month: first, day: second) != nil { monthFirstCount += 1 }
    }

    /// Parses a day; nil if it is invalid or does not exist.
    func day(_ text: String) -> Day? {
        if let day = Day(text) { return day }
        guard let (first, second, year, separator) = Self.parts(text) else { return FileDate.day(text) }
        let dayComesFirst = separator != Self.slash || dayFirstCount > monthFirstCount
        return dayComesFirst
            ? Day(year: year, month: second, day: first) : Day(year: year, month: first, day: second)
    }

    private static let slash: UInt8 = 47

    private static func parts(_ text: String) -> (first: Int, second: Int, year: Int, separator: UInt8)? {
        let bytes = Array(PlainText.line(text).utf8.prefix(11))
        guard let separator = bytes.first(where: { $0 < 48 || $0 > 57 }), separator == slash || separator == 46 else {
            return nil
        }
        let parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 3, parts[2].utf8.count == 4, let first = Int(parts[0]), let second = Int(parts[1]),
            let year = Int(parts[2])
        else { return nil }
        return (first, second, year, separator)
    }
}
