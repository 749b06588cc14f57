import CivilTime

/// Reads a weekday on which something was done, which is the latest one: "sunday", "on sunday", "в прошлое воскресенье".
struct PastDayReader {
    private let lexicon: Lexicon
    private let today: Day

    init(_ words: Words, _ today: Day) {
        lexicon = .of(words.language)
        self.today = today
    }

    /// The day that words at an index name, and the index after them. It is before today if they begin with "last" or
    /// "on last".
    func weekday(_ tokens: [QuickEntryParser.Token], _ index: Int) -> (day: Day, end: Int)? {
        var next = index
        func word() -> String { next < tokens.count ? tokens[next].folded : "" }
        if Self.prepositions.contains(word()) { next += 1 }
        let isLast = Self.last.contains { word().hasPrefix($0) }
        if isLast { next += 1 }
        guard let weekday = weekday(word(), isBound: next > index) else { return nil }
        let days = today.weekday.days(since: weekday)
        return (today.advanced(by: isLast && days == 0 ? -7 : -days), next + 1)
    }

    /// The day at the end of a text, and the index of its first word. Not one that other words belong to: "ticket for
    /// sunday", "black friday", "mon wed".
    func weekday(atEndOf tokens: [QuickEntryParser.Token]) -> (day: Day, begin: Int)? {
        for begin in max(1, tokens.count - 3)..<max(1, tokens.count) {
            guard let found = weekday(tokens, begin), found.end == tokens.count else { continue }
            let isAlone = found.end == begin + 1
            return belongs(to: tokens[begin - 1].folded, isAlone: isAlone) ? nil : (found.day, begin)
        }
        return nil
    }

    private func weekday(_ word: String, isBound: Bool) -> Weekday? {
        for term in lexicon.terms(of: word) {
            switch term {
            case .weekday(let weekday): return weekday
            case .looseWeekday(let weekday):
                // "Sun" and "sat" are words of their own.
                if isBound || word != "sun" && word != "sat" { return weekday }
            case .boundWeekday(let weekday): if isBound || word.utf8.count > 2 { return weekday }
            default: break
            }
        }
        return nil
    }

    /// Returns whether a weekday belongs to the word before it.
    ///
    /// - Parameter isAlone: whether it has neither a preposition nor "last".
    private func belongs(to word: String, isAlone: Bool) -> Bool {
        if weekday(word, isBound: true) != nil { return true }
        return lexicon.terms(of: word).contains { term in
            switch term {
            case .and, .or, .every, .except, .from, .through, .waiting, .beginning, .blocking: true
            case .on, .by, .until, .during, .at, .within, .next, .boundNext, .this, .article, .filler, .other, .along,
                .ordinal, .preposition, .notBeforeWeekday, .naming:
                isAlone
            default: false
            }
        }
    }

    private static let prepositions: Set<String> = ["on", "в", "во", "w", "we"]
    private static let last = ["last", "прошл", "прошед", "последн", "ostatni", "zeszl", "ubiegl", "minion"]
}
