import CivilTime
import DaybookCore

/// Reads repetitions in the words of Todoist: "ev day", "every! 3 days at 18:00", "every 3rd fri starting 1 aug".
enum TodoistDate {
    static func repetition(
        _ text: String, _ context: ImportContext
    ) -> (repetition: Repetition, first: ImportedDateTime)? {
        if let found = context.parseRepetition(text) {
            return (found.repetition, ImportedDateTime(found.firstDay, found.time))
        }
        var words = text.lowercased().split(separator: " ").map { String($0) }
        guard let first = words.first else { return nil }
        if first == "ev" || first == "ev!" { words[0] = first == "ev" ? "every" : "every!" }
        let time = takeTime(&words)
        let start = takeDay(after: ["starting", "from"], &words, context)
        guard let found = parsed(words, context) else { return nil }
        var firstDay = found.firstDay
        if let start {
            guard case .calendar(let rule) = found.repetition else {
                return (found.repetition, ImportedDateTime(start, time ?? found.time))
            }
            guard let midnight = DateTime(start, second: 0) else { return nil }
            var times = Occurrences(rule, from: midnight)
            firstDay = times.next()?.day ?? start
        }
        return (found.repetition, ImportedDateTime(firstDay, time ?? found.time))
    }

    private static func parsed(
        _ words: [String], _ context: ImportContext
    ) -> (repetition: Repetition, firstDay: Day, time: TimeOfDay?)? {
        if let found = context.parseRepetition(words.joined(separator: " ")) { return found }
        // "every 3rd fri" is that of the month.
        guard words.count == 3, words[0] == "every", words[1].count == 3 || words[1] == "last" else { return nil }
        return context.parseRepetition("every month on the \(words[1]) \(words[2])")
    }

    /// Takes "at 18:00" or "at 6pm" from the end.
    private static func takeTime(_ words: inout [String]) -> TimeOfDay? {
        guard let index = words.lastIndex(of: "at"), index + 1 < words.count else { return nil }
        let text = words[(index + 1)...].joined()
        guard let time = DaylioTime.read(text) ?? DaylioTime.read(withMinutes(text)) else { return nil }
        words.removeSubrange(index...)
        return time
    }

    /// "6pm" as "6:00pm".
    private static func withMinutes(_ text: String) -> String {
        let digits = text.prefix { $0.isNumber }
        return "\(digits):00\(text.dropFirst(digits.count))"
    }

    /// Takes a day and the word before it.
    private static func takeDay(
        after names: [String], _ words: inout [String], _ context: ImportContext
    ) -> Day? {
        guard let index = words.firstIndex(where: { names.contains($0) }), index > 0 else { return nil }
        guard let day = context.parseDay(words[(index + 1)...].joined(separator: " "))?.day else { return nil }
        words.removeSubrange(index...)
        return day
    }
}
