import CivilTime

/// Finds days, times and repetitions in a typed line.
///
/// Each function starts at a token and returns the parsed value with the index after it, or nil. None looks ahead more
/// than a few dozen tokens, so that a line is parsed in linear time.
struct DateExpressionParser {
    let words: Words
    let line: TypedLine
    let lexicon: Lexicon
    let today: Day
    /// The current time, for times relative to it.
    let now: LocalInstant?
    /// Whether the line is the complete text of a field, so that ambiguous words count as dates.
    let isWholeText: Bool

    var tokens: [TypedLine.Token] { line.tokens }

    init(_ words: Words, _ line: String, today: Day, now: LocalInstant? = nil, isWholeText: Bool) {
        self.words = words
        self.line = TypedLine(line)
        self.today = today
        self.now = now
        self.isWholeText = isWholeText
        lexicon = .of(words.language)
    }

    /// The meanings of the word at an index, if it begins a word and is not literal.
    func terms(_ index: Int) -> [Term] {
        guard index < tokens.count, index >= 0, tokens[index].startsWord, !tokens[index].isLiteral else { return [] }
        return lexicon.terms(of: tokens[index].text)
    }

    func has(_ term: Term, _ index: Int) -> Bool { terms(index).contains(term) }

    /// Returns the index after an optional word.
    func skipping(_ term: Term, _ index: Int) -> Int { has(term, index) ? index + 1 : index }

    /// Returns whether a sign directly follows the preceding token.
    func isSign(_ sign: String, _ index: Int) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].isSign && !tokens[index].startsWord
            && tokens[index].text == sign
            && !tokens[index].isLiteral
    }

    /// The number in digits at an index, and its digit count.
    func digits(_ index: Int, startsWord: Bool = true) -> (value: Int, count: Int)? {
        guard index >= 0, index < tokens.count, !tokens[index].isLiteral, tokens[index].startsWord == startsWord,
            let number = tokens[index].number
        else { return nil }
        return (number, tokens[index].range.count)
    }

    /// The number at an index, in digits or as a word.
    func number(_ index: Int) -> Int? {
        if let digits = digits(index) {
            let isAlone = index + 1 >= tokens.count || tokens[index + 1].startsWord || isSign(",", index + 1)
            return isAlone ? digits.value : nil
        }
        for case .number(let number) in terms(index) { return number }
        return nil
    }

    func unit(_ index: Int) -> RecurrenceRule.Frequency? {
        for case .unit(let unit) in terms(index) { return unit }
        return nil
    }

    func ordinal(_ index: Int) -> Int? {
        for case .ordinal(let number) in terms(index) { return number }
        return nil
    }

    /// The weekday at an index, even if ambiguous.
    func weekday(_ index: Int) -> Weekday? {
        terms(index).isEmpty ? nil : weekday(named: tokens[index].text)
    }

    /// The weekday of a folded name.
    func weekday(named name: String) -> Weekday? {
        for term in lexicon.terms(of: name) {
            switch term {
            case .weekday(let weekday), .looseWeekday(let weekday), .boundWeekday(let weekday): return weekday
            default: break
            }
        }
        return nil
    }

    /// Returns whether an expression may end before this index: before a space, or before punctuation that ends there.
    func canEnd(_ index: Int) -> Bool {
        var index = index
        let limit = index + 4
        while index < tokens.count, !tokens[index].startsWord {
            let sign = tokens[index]
            guard index < limit, sign.isSign, [",", ".", ";", ":", "!", "?", ")"].contains(sign.text) else {
                return false
            }
            index += 1
        }
        return true
    }

    /// Returns whether nothing follows at this index, or a sign such as "#", or another time expression.
    func isFollowedByTime(_ index: Int) -> Bool {
        var index = index
        while index < tokens.count, tokens[index].isSign, !tokens[index].startsWord { index += 1 }
        guard index < tokens.count else { return true }
        if spokenClock(index) != nil || isSpokenPart(index) { return true }
        if tokens[index].isSign { return ["#", "@", "!", "~"].contains(tokens[index].text) }
        if digits(index) != nil {
            return isSign(":", index + 1) || isSign("-", index + 1) || isPossiblyDayAndMonth(index)
                || time(index) != nil
        }
        return terms(index).contains { term in
            switch term {
            case .every, .days, .weekday, .often, .tonight, .inPartOfDay: true
            case .by, .until: isTime(index + 1) || has(.end, skipping(.filler, index + 1)) || isMonth(index + 1)
            case .on: isTime(skipping(.filler, index + 1))
            case .from, .at, .within: isTime(index + 1)
            case .during: isForTime(index)
            default: false
            }
        }
    }

    /// Returns whether a number before this index counts nothing that follows: the line ends here, or punctuation, a
    /// time expression or a preposition follows.
    func isFollowedByNoNoun(_ index: Int) -> Bool {
        if isFollowedByAnother(index) { return false }
        return isFollowedByTime(index) || has(.preposition, index) || isSign(",", index) || isSign(";", index)
    }

    /// Returns whether another number follows, as in "at 8 and 20" or "half past eight or nine".
    func isFollowedByAnother(_ index: Int) -> Bool {
        guard has(.and, index) || has(.or, index) else { return false }
        if digits(index + 1) != nil || spokenClock(index + 1) != nil { return true }
        return terms(index + 1).contains { term in
            switch term {
            case .number, .hour, .hourOrdinal: true
            default: false
            }
        }
    }

    /// Returns whether a number or day is at an index.
    private func isTime(_ index: Int) -> Bool {
        if digits(index) != nil || weekday(index) != nil || spokenClock(index) != nil { return true }
        return terms(index).contains { term in
            switch term {
            case .days, .next, .noon, .midnight, .number, .weekdays, .every: true
            default: false
            }
        }
    }

    /// Returns the index after a phrase of this language or English; nil if it does not match.
    func end(of phrase: Phrase, _ index: Int) -> Int? {
        let own =
            switch words.language {
            case .english: phrase.english
            case .russian: phrase.russian
            case .polish: phrase.polish
            }
        return end(ofWords: own, index) ?? end(ofWords: phrase.english, index)
    }

    private func end(ofWords phrase: [String], _ index: Int) -> Int? {
        guard !phrase.isEmpty, tokens.count - index >= phrase.count else { return nil }
        for (offset, word) in phrase.enumerated() {
            let token = tokens[index + offset]
            guard token.text == word, token.startsWord, !token.isLiteral else { return nil }
        }
        return index + phrase.count
    }

    /// Returns the index after a phrase of this language or English; nil if it does not match.
    func end(of phrase: (Words) -> String, _ index: Int) -> Int? {
        for words in [words, Words(.english)] {
            let expected = TypedLine(phrase(words)).tokens
            guard tokens.count - index >= expected.count else { continue }
            let isMatch = expected.indices.allSatisfy { offset in
                tokens[index + offset].text == expected[offset].text && !tokens[index + offset].isLiteral
            }
            if isMatch, !expected.isEmpty { return index + expected.count }
        }
        return nil
    }
}

/// Folded words that mean something together. A language without the phrase has no words.
struct Phrase {
    var english: [String] = []
    var russian: [String] = []
    var polish: [String] = []

    static let inTheAfternoon = Phrase(
        english: ["in", "the", "afternoon"], russian: ["после", "обеда"], polish: ["po", "poludniu"])
    static let inTheMorning = Phrase(russian: ["с", "утра"], polish: ["z", "rana"])
    static let atNight = Phrase(english: ["at", "night"], polish: ["w", "nocy"])
    static let halfAYear = Phrase(polish: ["pol", "roku"])
    static let ofTomorrow = Phrase(russian: ["завтрашнего", "дня"], polish: ["jutrzejszego", "dnia"])
    static let except = Phrase(
        english: ["with", "the", "exception", "of"], russian: ["за", "исключением"], polish: ["z", "wyjatkiem"])
    static let during = Phrase(english: ["for"], russian: ["в", "течение"], polish: ["przez"])
}
