/// A date and time to the second, without a time zone: the floating DATE-TIME of RFC 5545.
public struct DateTime: Hashable, Sendable {
    public let day: Day
    /// Seconds since midnight, 0..<86400.
    public let second: Int

    /// Creates a time on a day; nil outside 0..<86400 seconds.
    public init?(_ day: Day, second: Int) {
        guard (0..<86_400).contains(second) else { return nil }
        self.init(unchecked: day, second)
    }

    /// Creates a time on a day.
    public init(_ day: Day, at time: TimeOfDay) {
        self.init(unchecked: day, time.minutes * 60)
    }

    init(unchecked day: Day, _ second: Int) {
        self.day = day
        self.second = second
    }

    /// Seconds since 0001-01-01T00:00:00, never negative.
    var number: Int64 { (Int64(day.number) - Int64(Day.first.number)) * 86_400 + Int64(second) }

    /// The time at `number` seconds after 0001-01-01T00:00:00, which must be in range.
    init(number: Int64) {
        let days = number / 86_400
        self.init(
            unchecked: Day(unchecked: Int32(days) + Day.first.number), Int(number - days * 86_400))
    }
}

extension DateTime: Comparable {
    public static func < (left: DateTime, right: DateTime) -> Bool {
        (left.day, left.second) < (right.day, right.second)
    }
}

extension DateTime: CustomStringConvertible {
    /// Parses ISO 8601 text, exactly "2026-01-30T09:00:00" or without seconds; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 16 || bytes.count == 19, bytes[10] == UInt8(ascii: "T"),
            let day = Day(String(decoding: bytes[..<10], as: UTF8.self)),
            let time = TimeOfDay(String(decoding: bytes[11..<16], as: UTF8.self))
        else { return nil }
        var second = 0
        if bytes.count == 19 {
            guard bytes[16] == UInt8(ascii: ":"), let seconds = Int(digits: bytes[17...]), seconds < 60
            else { return nil }
            second = seconds
        }
        self.init(unchecked: day, time.minutes * 60 + second)
    }

    /// Parses RFC 5545 text such as "20260130T090000", exactly fifteen characters. Second 60 counts as 59, as the RFC
    /// says.
    public init?(basic text: ArraySlice<UInt8>) {
        let bytes = Array(text)
        guard bytes.count == 15, bytes[8] == UInt8(ascii: "T"), let day = Day(basic: bytes[..<8]),
            let hour = Int(digits: bytes[9..<11]), let minute = Int(digits: bytes[11..<13]),
            let second = Int(digits: bytes[13...]), hour < 24, minute < 60, second <= 60
        else { return nil }
        self.init(unchecked: day, hour * 3600 + minute * 60 + min(second, 59))
    }

    /// The time in ISO 8601, always nineteen characters: "2026-01-30T09:00:00".
    public var text: String {
        let time = [second / 3600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }
        return day.text + "T" + time.joined(separator: ":")
    }

    /// The time as in RFC 5545: "20260130T090000".
    public var basicText: String {
        let time = [second / 3600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }
        return day.basicText + "T" + time.joined()
    }

    /// The same as `text`.
    public var description: String { text }
}

extension Day {
    /// Parses RFC 5545 text such as "20260130", exactly eight characters.
    public init?(basic text: ArraySlice<UInt8>) {
        let bytes = Array(text)
        guard bytes.count == 8, let year = Int(digits: bytes[..<4]), let month = Int(digits: bytes[4..<6]),
            let day = Int(digits: bytes[6...])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day as in RFC 5545: "20260130".
    public var basicText: String { year.padded(to: 4) + month.padded(to: 2) + dayOfMonth.padded(to: 2) }
}
