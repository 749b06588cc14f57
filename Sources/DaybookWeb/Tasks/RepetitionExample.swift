import CivilTime
import DaybookCore
import Journal
import Words

/// The meaning of a typed repetition, with its next days: "Every 2 weeks on Monday: 23 Nov, 7 Dec, 21 Dec…".
enum RepetitionExample {
    private static let shownDays = 3

    /// Nil if the text is empty or not understood.
    static func text(_ typed: String, due: Day?, _ words: Words, today: Day) -> String? {
        guard !typed.isEmpty else { return nil }
        let understood = words.parseRepetition(typed, today: due ?? today)
        guard var repetition = understood?.repetition ?? (try? Repetition(code: typed)) else { return nil }
        var task = TaskItem(id: RecordID(Identifier(high: 0, low: 1)))
        task.dueDay = due ?? understood?.first ?? repetition.firstDay(from: today)
        if understood != nil { repetition = repetition.keptWithinShortMonths(from: task.dueDay) }
        task.repetition = repetition
        let rule = words.capitalized(words.repetition(repetition, from: task.dueDay))
        guard var days = TaskSeries(task, in: State())?.days(after: nil) else { return rule }
        var next: [String] = []
        while next.count < shownDays, let day = days.next() { next.append(words.near(day, to: today)) }
        if next.isEmpty { return rule }
        return "\(rule): \(next.joined(separator: ", "))\(days.next() == nil ? "" : "…")"
    }
}
