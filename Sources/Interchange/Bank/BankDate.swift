import CivilTime

/// The order of the parts of a date.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
    case yearMonthDay = "ymd"
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
}

/// A date in a bank's file, whose order may not be known yet.
///
/// Its parts are numbers separated by dots, slashes, hyphens, spaces or apostrophes, or eight digits without separators.
/// The month may be a word. A time after it is ignored.
struct BankDate {
    /// The numbers as written; of a month's name, its number.
    private var parts: (Int, Int, Int)
    /// Their digits; 0 for a month's name.
    private var digits: (Int, Int, Int)

    /// Whether it begins with a year of four digits.
    var isYearFirst: Bool { digits.0 == 4 }
    /// Whether it begins with a number that may be a year of two digits.
    var beginsShort: Bool { digits.0 == 1 || digits.0 == 2 }
    /// Whether dots separate its parts.
    private(set) var isDotted = false

    /// Throws `.missing` or `.badDate`.
    init(_ text: ArraySlice<UInt8>) throws(BankProblem.Reason) {
        let text = BankText.trimmed(text)
        guard !text.isEmpty else { throw .missing }
        guard !text.contains(0) else { throw .notText }
        guard text.count <= 40 else { throw text.count > BankFile.longestText ? .tooLong : .badDate }
        var position = text.startIndex
        guard let first = Self.part(text, &position) else { throw .badDate }
        if first.digits == 8 || first.digits == 14 {
            guard first.digits == 14 || Self.isTime(text[position...]) else { throw .badDate }
            parts = (first.number, 0, 0)
            digits = (8, 0, 0)
            return
        }
        let separator = position
        guard Self.skipSeparator(text, &position), let second = Self.part(text, &position),
            Self.skipSeparator(text, &position), let third = Self.part(text, &position),
            Self.isTime(text[position...])
        else { throw .badDate }
        parts = (first.number, second.number, third.number)
        digits = (first.digits, second.digits, third.digits)
        isDotted = text[separator] == 0x2E
    }

    /// The day in an order; a month's name is one at any place. Years of two digits are from 1970 to 2069.
    func day(_ order: DateOrder) throws(BankProblem.Reason) -> Day {
        var (year, month, day): (Int, Int, Int)
        var yearDigits = 4
        if digits.0 == 8 {
            (year, month, day) =
                switch order {
                case .yearMonthDay: (parts.0 / 10_000, parts.0 / 100 % 100, parts.0 % 100)
                case .dayMonthYear: (parts.0 % 10_000, parts.0 / 10_000 % 100, parts.0 / 1_000_000)
                case .monthDayYear: (parts.0 % 10_000, parts.0 / 1_000_000, parts.0 / 10_000 % 100)
                }
        } else if digits.0 == 0 {
            (month, day, year) = parts
            yearDigits = digits.2
            guard digits.1 <= 2 else { throw .badDate }
        } else if digits.1 == 0 {
            (day, month, year) = parts
            yearDigits = digits.2
            guard digits.0 <= 2 else { throw .badDate }
        } else {
            switch order {
            case .yearMonthDay: ((year, month, day), yearDigits) = (parts, digits.0)
            case .dayMonthYear: ((day, month, year), yearDigits) = (parts, digits.2)
            case .monthDayYear: ((month, day, year), yearDigits) = (parts, digits.2)
            }
            let others = order == .yearMonthDay ? (digits.1, digits.2) : (digits.0, digits.1)
            guard others.0 <= 2, others.1 <= 2 else { throw .badDate }
        }
        guard yearDigits == 2 || yearDigits == 4 else { throw .badDate }
        if yearDigits == 2 { year += year < 70 ? 2000 : 1900 }
        guard let result = Day(year: year, month: month, day: day) else { throw .noSuchDay }
        guard (1900...2199).contains(year) else { throw .yearOutOfRange }
        return result
    }

    /// Reads a number of at most 14 digits, of which eight count, or the name of a month.
    private static func part(
        _ text: ArraySlice<UInt8>, _ position: inout Int
    ) -> (number: Int, digits: Int)? {
        let start = position
        var number = 0
        while position < text.endIndex, text[position] >= 0x30, text[position] <= 0x39 {
            if position - start < 8 { number = number * 10 + Int(text[position] - 0x30) }
            position += 1
        }
        if position > start { return (number, position - start) }
        while position < text.endIndex,
            text[position] | 0x20 >= 0x61 && text[position] | 0x20 <= 0x7A || text[position] >= 0x80
        {
            position += 1
        }
        guard position - start >= 3 else { return nil }
        let name = String(decoding: text[start..<position], as: UTF8.self).lowercased()
        return MonthName.number(name).map { ($0, 0) }
    }

    private static func skipSeparator(_ text: ArraySlice<UInt8>, _ position: inout Int) -> Bool {
        let start = position
        while position < text.endIndex {
            switch text[position] {
            // Space ' , - . /
            case 0x20, 0x27, 0x2C, 0x2D, 0x2E, 0x2F: position += 1
            default: return position > start
            }
            if position - start > 3 { return false }
        }
        return false
    }

    /// Whether a date is followed by nothing, or by a time with its zone.
    private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        if text.count == 1, first == 0x2E { return true }
        guard first == 0x20 || first | 0x20 == 0x74 || first == 0x2C || first == 0x3B else { return false }
        return text.dropFirst().allSatisfy { byte in
            switch byte {
            // Digits and space + - . :
            case 0x30...0x3A, 0x20, 0x2B, 0x2D, 0x2E: true
            // Of AM, PM, UTC, GMT and Z
            default: "AMPUTCGZ".utf8.contains(byte & 0xDF)
            }
        }
    }
}
