import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The meaning of a typed repetition, with its next days: "Every 2 weeks on Monday: 23 Nov, 7 Dec, 21 Dec…". A
/// script shows it while one types.
struct RepetitionExamplePage: PageView {
    let text: String
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .narrow }

    private static let shownDays = 3

    init(_ context: RequestContext, repetition typed: String, due: Day?) {
        title = context.words.repeats
        text = Self.text(typed, due: due, context.words, today: context.today) ?? ""
    }

    func view(_ words: Words) -> HTML { Self.view(text) }

    static func view(_ text: String?) -> HTML {
        "<p class=\"hint example\" id=\"example\" role=\"status\">\(text ?? "")</p>"
    }

    /// Nil if the text is empty or not understood.
    static func text(_ typed: String, due: Day?, _ words: Words, today: Day) -> String? {
        guard !typed.isEmpty else { return nil }
        let understood = words.parseRepetition(typed, today: due ?? today)
        guard let repetition = understood?.repetition ?? (try? Repetition(code: typed)) else { return nil }
        var task = TaskItem(id: RecordID(Identifier(high: 0, low: 1)))
        task.dueDay = due ?? understood?.first ?? repetition.firstDay(from: today)
        task.repetition = repetition
        let rule = words.capitalized(words.repetition(repetition, from: task.dueDay))
        guard var days = TaskSeries(task, in: State())?.days(after: nil) else { return rule }
        var next: [String] = []
        while next.count < shownDays, let day = days.next() { next.append(words.near(day, to: today)) }
        if next.isEmpty { return rule }
        return "\(rule): \(next.joined(separator: ", "))\(days.next() == nil ? "" : "…")"
    }
}
