import CivilTime
import DaybookCore

/// Parses local times of workout exports.
enum WorkoutDates {
    /// Parses "2023-01-15 18:03:22" or "2023-01-15T18:03:22", also without seconds or time, or with AM and PM; "15 Jan
    /// 2023, 18:03"; "Jan 15, 2023, 6:03 PM". The names of months may be in another language. Nil for anything else.
    static func moment(_ text: String) -> ImportedDateTime? {
        let text = PlainText.line(text)
        if let iso = iso(text) { return iso }
        let parts = parts(of: text)
        guard parts.count >= 3, let year = DecimalNumber.integer(parts[2]) else { return nil }
        let date: Day?
        if let day = DecimalNumber.integer(parts[0]) {
            date = MonthName.number(parts[1]).flatMap { Day(year: year, month: $0, day: day) }
        } else {
            date = MonthName.number(parts[0]).flatMap { month in
                DecimalNumber.integer(parts[1]).flatMap { Day(year: year, month: month, day: $0) }
            }
        }
        guard let date else { return nil }
        if parts.count == 3 { return ImportedDateTime(date) }
        guard parts.count <= 5, let time = time(parts[3], half: parts.count == 5 ? parts[4] : nil) else { return nil }
        return ImportedDateTime(date, time)
    }

    /// The words of a date, without those between them: "1 de mayo de 2026", "6 октября 2026 г., 14:21".
    private static func parts(of text: String) -> [String] {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\u{202F}" || $0 == "\u{A0}" })
        let fillers: Set<Substring> = ["de", "del", "of", "г.", "г", "р.", "р", "r.", "um", "at", "o", "à", "kl.", "в"]
        return parts.filter { !fillers.contains($0) }.map { part in
            part.count > 1 && part.last == "." ? String(part.dropLast()) : String(part)
        }
    }

    /// Whether a text is a date and time in a form that is read, so that only its numbers can be wrong.
    static func isDate(_ text: String) -> Bool {
        let text = PlainText.line(text)
        let digits = text.utf8.prefix(10).map { $0 >= 0x30 && $0 <= 0x39 }
        if digits == [true, true, true, true, false, true, true, false, true, true] { return true }
        let parts = parts(of: text)
        guard parts.count >= 3, DecimalNumber.integer(parts[2]) != nil else { return false }
        return parts.prefix(2).contains { MonthName.number($0) != nil }
            && parts.prefix(2).contains { DecimalNumber.integer($0) != nil }
    }

    private static func iso(_ text: String) -> ImportedDateTime? {
        guard text.utf8.count >= 10, let day = Day(String(text.prefix(10))) else { return nil }
        let rest = text.dropFirst(10)
        if rest.isEmpty { return ImportedDateTime(day) }
        guard rest.first == " " || rest.first == "T" else { return nil }
        let parts = rest.dropFirst().split(whereSeparator: { $0 == " " || $0 == "\u{202F}" }).map(String.init)
        guard (1...2).contains(parts.count) else { return nil }
        return time(parts[0], half: parts.count == 2 ? parts[1] : nil).map { ImportedDateTime(day, $0) }
    }

    /// "18:03:22", "18:03", "6:03" with "PM".
    private static func time(_ text: String, half: String?) -> TimeOfDay? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
            DecimalNumber.integer(String($0))
        }
        guard (2...3).contains(parts.count), var hour = parts[0], let minute = parts[1] else { return nil }
        if parts.count == 3, parts[2] == nil { return nil }
        if let half = half?.lowercased() {
            guard half == "am" || half == "pm", (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        return TimeOfDay(hour: hour, minute: minute)
    }
}
