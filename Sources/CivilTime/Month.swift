/// A month of a year, from 0001-01 to 9999-12.
public struct Month: Hashable, Sendable {
    /// The year, 1...9999.
    public let year: Int
    /// The month of the year, 1...12.
    public let number: Int

    /// Creates a month; nil outside years 1...9999 and months 1...12.
    public init?(year: Int, number: Int) {
        guard (1...9999).contains(year), (1...12).contains(number) else { return nil }
        self.init(unchecked: year, number)
    }

    init(unchecked year: Int, _ number: Int) {
        self.year = year
        self.number = number
    }

    /// The number of days, 28...31.
    public var dayCount: Int {
        switch number {
        case 4, 6, 9, 11: 30
        case 2: isInLeapYear ? 29 : 28
        default: 31
        }
    }

    private var isInLeapYear: Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Its first day.
    public var first: Day { Day(self, dayOfMonth: 1) }

    /// Its last day.
    public var last: Day { Day(self, dayOfMonth: dayCount) }

    /// The month `months` later, or earlier when negative; clamped to 0001-01...9999-12.
    public func advanced(by months: Int) -> Month {
        let limit = 9999 * 12
        let index = year * 12 + number - 13 + min(max(months, -limit), limit)
        let clamped = min(max(index, 0), limit - 1)
        return Month(unchecked: clamped / 12 + 1, clamped % 12 + 1)
    }
}

extension Month: Comparable {
    public static func < (left: Month, right: Month) -> Bool {
        (left.year, left.number) < (right.year, right.number)
    }
}

extension Month: CustomStringConvertible {
    /// Parses ISO 8601 text of exactly seven characters, such as "2026-11"; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 7, bytes[4] == UInt8(ascii: "-"),
            let year = Int(digits: bytes[0..<4]), let number = Int(digits: bytes[5..<7])
        else { return nil }
        self.init(year: year, number: number)
    }

    /// The month in ISO 8601, always seven characters: "2026-11".
    public var text: String { "\(year.padded(to: 4))-\(number.padded(to: 2))" }

    /// The same as `text`.
    public var description: String { text }
}
