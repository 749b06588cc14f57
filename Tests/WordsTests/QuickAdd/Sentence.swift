import CivilTime
import Testing
import Words

/// A typed sentence and its meaning on Friday, 20 November 2026, at 10:00.
struct Sentence: CustomTestStringConvertible, Sendable {
    let line: String
    let title: String
    var day: String?
    var time: String?
    /// The code of the repetition.
    var rule: String?
    /// The start day, or the first day of a repetition.
    var from: String?
    var priority: QuickAdd.Priority?
    var tags: [String] = []
    var estimate: Int?
    var category: String?

    /// Creates a sentence; without a title, all of it is the title.
    init(
        _ line: String, _ title: String? = nil, day: String? = nil, at time: String? = nil, rule: String? = nil,
        from: String? = nil, priority: QuickAdd.Priority? = nil, tags: [String] = [], estimate: Int? = nil,
        category: String? = nil
    ) {
        self.line = line
        self.title = title ?? line
        self.day = day
        self.time = time
        self.rule = rule
        self.from = from
        self.priority = priority
        self.tags = tags
        self.estimate = estimate
        self.category = category
    }

    var testDescription: String { line }

    /// The meaning as text, to compare and to print.
    var meaning: String {
        var parts = [title]
        if let day { parts.append("due \(day)") }
        if let time { parts.append("at \(time)") }
        if let rule { parts.append(rule) }
        if let from { parts.append("from \(from)") }
        if let priority { parts.append("!\(priority)") }
        parts += tags.map { "#\($0)" }
        if let estimate { parts.append("~\(estimate)") }
        if let category { parts.append("@\(category)") }
        return parts.joined(separator: " | ")
    }

    /// The meaning that the parser finds.
    static func meaning(of line: String, in language: Language) -> String {
        let now = LocalInstant(milliseconds: 1_795_168_800_000, offsetMinutes: 0)
        let read = Words(language).quickAdd(line, today: now.calendarDay, now: now)
        var sentence = Sentence(line, read.title)
        for part in read.parts {
            switch part.kind {
            case .repetition(let repetition, let first):
                sentence.rule = repetition.code
                sentence.from = first?.text
            case .due(let day): sentence.day = day.text
            case .time(let time): sentence.time = time.text
            case .start(let day): sentence.from = day.text
            case .priority(let priority): sentence.priority = priority
            case .someday: sentence.day = "someday"
            case .tag(let tag): sentence.tags.append(tag)
            case .estimate(let minutes): sentence.estimate = minutes
            case .category(let category): sentence.category = category
            }
        }
        return sentence.meaning
    }
}

/// Sentences as people type them, and what they mean by them.
@Suite struct SentenceTests {
    @Test(arguments: Sentence.english) func englishSentenceIsUnderstood(_ sentence: Sentence) {
        #expect(Sentence.meaning(of: sentence.line, in: .english) == sentence.meaning, "\(sentence.line)")
    }

    @Test(arguments: Sentence.russian) func russianSentenceIsUnderstood(_ sentence: Sentence) {
        #expect(Sentence.meaning(of: sentence.line, in: .russian) == sentence.meaning, "\(sentence.line)")
    }

    @Test(arguments: Sentence.polish) func polishSentenceIsUnderstood(_ sentence: Sentence) {
        #expect(Sentence.meaning(of: sentence.line, in: .polish) == sentence.meaning, "\(sentence.line)")
    }

    /// English works in every language; a line without a date is the same in all of them.
    @Test(arguments: Sentence.english) func englishSentenceIsUnderstoodInOtherLanguages(_ sentence: Sentence) {
        for language in [Language.russian, .polish] {
            #expect(Sentence.meaning(of: sentence.line, in: language) == sentence.meaning, "\(sentence.line)")
        }
    }
}
