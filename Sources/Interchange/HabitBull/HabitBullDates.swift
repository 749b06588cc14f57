import CivilTime
import DaybookCore

/// Parses HabitBull's dates: "2016-03-18", in later versions "3/18/2016" or the format of the phone's language.
///
/// The order of day and month is inferred from all dates of a file. If they leave it open, the month comes first with
/// slashes and the day with points.
struct HabitBullDates {
    private var isDayFirst = false
    private var isMonthFirst = false

    mutating func inferOrder(from text: String) {
        guard let (first, second, _, _) = Self.parts(text) else { return }
        if first > 12 { isDayFirst = true }
        if second > 12 { isMonthFirst = true }
    }

    /// Parses a day; nil if it is invalid or does not exist.
    func day(_ text: String) -> Day? {
        if let day = Day(text) { return day }
        guard let (first, second, year, separator) = Self.parts(text) else { return FileDate.day(text) }
        let dayComesFirst = isDayFirst != isMonthFirst ? isDayFirst : separator != 47
        return dayComesFirst
            ? Day(year: year, month: second, day: first) : Day(year: year, month: first, day: second)
    }

    private static func parts(_ text: String) -> (first: Int, second: Int, year: Int, separator: UInt8)? {
        let bytes = Array(PlainText.line(text).utf8.prefix(11))
        guard let separator = bytes.first(where: { $0 < 48 || $0 > 57 }), separator == 47 || separator == 46 else {
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
