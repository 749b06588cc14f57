import CivilTime
import DaybookCore

/// Parses days and times in text files of other programs.
enum FileDate {
    /// Parses a day in any order that is unambiguous, also with a time without a zone, which is ignored: "2026-02-20",
    /// "2026-02-20 10:00:00", "2026/2/20", "20.02.2026", "2/20/2026". With points the day comes first; with slashes or
    /// hyphens one of the numbers must be above 12, or both equal.
    static func day(_ text: String) -> Day? {
        let text = PlainText.line(text)
        if let day = Day(text) { return day }
        let bytes = Array(text.utf8.prefix(40))
        let end = bytes.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "T") } ?? bytes.count
        if end < bytes.count, dateTime(text) == nil, time(bytes[(end + 1)...]) == nil { return nil }
        return date(bytes[..<end])
    }

    /// Parses an ISO 8601 day and time without a time zone, separated by a "T" or a space, also without seconds or with
    /// a fraction of them.
    static func dateTime(_ text: String) -> DateTime? {
        var bytes = Array(text.utf8.prefix(40))
        guard bytes.count >= 16 else { return nil }
        if bytes[10] == UInt8(ascii: " ") { bytes[10] = UInt8(ascii: "T") }
        if bytes.count > 20, bytes[19] == UInt8(ascii: "."), bytes[20...].allSatisfy({ isDigit($0) }) {
            bytes = Array(bytes[..<19])
        }
        return DateTime(String(decoding: bytes, as: UTF8.self))
    }

    /// Parses an ISO 8601 day and time with a time zone: "Z", "+0000" or "+01:00". Returns the time and the zone's
    /// offset from UTC in minutes.
    static func zoned(_ text: String) -> (time: DateTime, offset: Int)? {
        let bytes = Array(text.utf8.prefix(40))
        if bytes.last == UInt8(ascii: "Z") {
            return dateTime(String(decoding: bytes.dropLast(), as: UTF8.self)).map { ($0, 0) }
        }
        guard let sign = bytes.dropFirst(16).lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
            let time = dateTime(String(decoding: bytes[..<sign], as: UTF8.self))
        else { return nil }
        let digits = bytes[(sign + 1)...].filter { $0 != UInt8(ascii: ":") }
        guard digits.count == 4, let number = DecimalNumber.integer(String(decoding: digits, as: UTF8.self)),
            number % 100 < 60, number <= 1400
        else { return nil }
        let minutes = number / 100 * 60 + number % 100
        return (time, bytes[sign] == UInt8(ascii: "-") ? -minutes : minutes)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Parses "10:00" or "10:00:00".
    private static func time(_ bytes: ArraySlice<UInt8>) -> TimeOfDay? {
        guard bytes.count == 5 || bytes.count == 8, bytes.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ":") }) else {
            return nil
        }
        return TimeOfDay(String(decoding: bytes.prefix(5), as: UTF8.self))
    }

    private static func date(_ bytes: ArraySlice<UInt8>) -> Day? {
        guard let separator = bytes.first(where: { !isDigit($0) }), [45, 46, 47].contains(separator) else { return nil }
        let parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let numbers = parts.compactMap { DecimalNumber.integer(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == 3 else { return nil }
        if parts[0].count == 4 { return Day(year: numbers[0], month: numbers[1], day: numbers[2]) }
        guard parts[2].count == 4 else { return nil }
        let isDayFirst = separator == 46 || numbers[0] > 12 || numbers[0] == numbers[1]
        guard isDayFirst || numbers[1] > 12 else { return nil }
        return isDayFirst
            ? Day(year: numbers[2], month: numbers[1], day: numbers[0])
            : Day(year: numbers[2], month: numbers[0], day: numbers[1])
    }
}
