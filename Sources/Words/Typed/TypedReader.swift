import CivilTime

/// Finds days, times and repetitions in a typed line.
///
/// Each function starts at a token and returns the parsed value with the index after it, or nil. None looks ahead more
/// than a few dozen tokens, so that a line is parsed in linear time.
struct TypedReader {
    let words: Words
    let line: TypedLine
    let lexicon: Lexicon
    let today: Day
    /// Whether the line is the complete text of a field, so that ambiguous words count as dates.
    let isWhole: Bool

    var tokens: [TypedLine.Token] { line.tokens }

    init(_ words: Words, _ line: String, today: Day, isWhole: Bool) {
        self.words = words
        self.line = TypedLine(line)
        self.today = today
        self.isWhole = isWhole
        lexicon = .of(words.language)
    }

    /// The meanings of the word at an index, if it begins a word and is not literal.
    func terms(_ place: Int) -> [Term] {
        guard place < tokens.count, place >= 0, tokens[place].startsPiece, !tokens[place].isLiteral else { return [] }
        return lexicon.terms(of: tokens[place].text)
    }

    func has(_ term: Term, _ place: Int) -> Bool { terms(place).contains(term) }

    /// Returns the index after an optional word.
    func skipping(_ term: Term, _ place: Int) -> Int { has(term, place) ? place + 1 : place }

    /// Returns whether a sign directly follows the preceding token.
    func isSign(_ sign: String, _ place: Int) -> Bool {
        place < tokens.count && tokens[place].isSign && !tokens[place].startsPiece && tokens[place].text == sign
            && !tokens[place].isLiteral
    }

    /// The number in digits at an index, and its digit count.
    func digits(_ place: Int, startsPiece: Bool = true) -> (value: Int, count: Int)? {
        guard place < tokens.count, !tokens[place].isLiteral, tokens[place].startsPiece == startsPiece,
            let number = tokens[place].number
        else { return nil }
        return (number, tokens[place].range.count)
    }

    /// The number at an index, in digits or as a word.
    func number(_ place: Int) -> Int? {
        if let digits = digits(place) {
            let isAlone = place + 1 >= tokens.count || tokens[place + 1].startsPiece || isSign(",", place + 1)
            return isAlone ? digits.value : nil
        }
        for case .number(let number) in terms(place) { return number }
        return nil
    }

    func unit(_ place: Int) -> RecurrenceRule.Frequency? {
        for case .unit(let unit) in terms(place) { return unit }
        return nil
    }

    func ordinal(_ place: Int) -> Int? {
        for case .ordinal(let number) in terms(place) { return number }
        return nil
    }

    /// The weekday at an index, even if ambiguous.
    func weekday(_ place: Int) -> Weekday? {
        terms(place).isEmpty ? nil : weekday(named: tokens[place].text)
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
    func canEnd(_ place: Int) -> Bool {
        var place = place
        let limit = place + 4
        while place < tokens.count, !tokens[place].startsPiece {
            let sign = tokens[place]
            guard place < limit, sign.isSign, [",", ".", ";", ":", "!", "?", ")"].contains(sign.text) else {
                return false
            }
            place += 1
        }
        return true
    }

    /// Returns whether nothing follows at this index, or a sign such as "#", or another time expression.
    func isFollowedByTime(_ place: Int) -> Bool {
        var place = place
        while place < tokens.count, tokens[place].isSign, !tokens[place].startsPiece { place += 1 }
        guard place < tokens.count else { return true }
        if tokens[place].isSign { return ["#", "@", "!", "~"].contains(tokens[place].text) }
        if digits(place) != nil { return isSign(":", place + 1) || isSign("-", place + 1) }
        return terms(place).contains { term in
            switch term {
            case .every, .days, .weekday, .often: true
            case .on, .by, .until, .from, .at, .within: isTime(place + 1)
            default: false
            }
        }
    }

    /// Returns whether a number or day is at an index.
    private func isTime(_ place: Int) -> Bool {
        if digits(place) != nil || weekday(place) != nil { return true }
        return terms(place).contains { term in
            switch term {
            case .days, .next, .noon, .midnight, .number, .weekdays, .every: true
            default: false
            }
        }
    }

    /// Returns the index after a phrase of this language or English; nil if it does not match.
    func end(of phrase: (Words) -> String, _ place: Int) -> Int? {
        for words in [words, Words(.english)] {
            let wanted = TypedLine(phrase(words)).tokens
            guard tokens.count - place >= wanted.count else { continue }
            let isThere = wanted.indices.allSatisfy { index in
                tokens[place + index].text == wanted[index].text && !tokens[place + index].isLiteral
            }
            if isThere, !wanted.isEmpty { return place + wanted.count }
        }
        return nil
    }
}
