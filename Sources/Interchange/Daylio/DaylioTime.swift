import CivilTime
import DaybookCore

/// Parses times and days of Daylio's CSV export.
enum DaylioTime {
    /// Parses a time such as "6:50 pm", "6:50 p.m." or "18:50", with any white space; nil if it is invalid.
    static func read(_ text: String) -> TimeOfDay? {
        guard text.utf8.count <= 32 else { return nil }
        // In some languages the half of the day comes first, or has letters of its own.
        for (half, words) in halves {
            for word in words {
                guard let (before, after) = text.lowercased().parts(around: word) else { continue }
                return read(before + after + half)
            }
        }
        var numbers: [[UInt8]] = [[]]
        var letters = ""
        for character in text.lowercased() {
            if let digit = character.asciiValue, (48...57).contains(digit) {
                guard letters.isEmpty else { return nil }
                numbers[numbers.count - 1].append(digit)
            } else if (character == ":" || character == ".") && letters.isEmpty {
                numbers.append([])
            } else if character != "." && !character.isWhitespace {
                letters.append(character)
            }
        }
        guard numbers.count == 2, numbers[1].count == 2, let hour = integer(numbers[0]),
            let minute = integer(numbers[1]),
            minute < 60
        else { return nil }
        switch letters {
        case "": return hour < 24 ? TimeOfDay(minutes: hour * 60 + minute) : nil
        case "am", "a", "pm", "p":
            guard (1...12).contains(hour) else { return nil }
            return TimeOfDay(minutes: (hour % 12 + (letters.hasPrefix("p") ? 12 : 0)) * 60 + minute)
        default: return nil
        }
    }

    private static let halves = [
        ("am", ["上午", "午前", "오전", "π.μ.", "πμ"]), ("pm", ["下午", "午後", "오후", "μ.μ.", "μμ"]),
    ]

    private static func integer(_ digits: [UInt8]) -> Int? {
        digits.count <= 2 ? DecimalNumber.integer(String(decoding: digits, as: UTF8.self)) : nil
    }

    /// Parses a day of a year, "18 May" or "May 18", with the month in any language; nil if it is invalid.
    static func day(_ text: String, year: String) -> Day? {
        let parts = PlainText.line(text).lowercased().split(separator: " ").map { String($0) }
        guard parts.count == 2, let year = DecimalNumber.integer(PlainText.line(year)) else { return nil }
        let (name, number) = DecimalNumber.integer(parts[0]) == nil ? (parts[0], parts[1]) : (parts[1], parts[0])
        let digits = number.last == "." ? String(number.dropLast()) : number
        guard let month = MonthName.number(name), let day = DecimalNumber.integer(digits) else { return nil }
        return Day(year: year, month: month, day: day)
    }
}
