import CivilTime

/// A repetition parsed from typed text.
public struct ParsedRepetition: Hashable, Sendable {
    public let repetition: Repetition
    /// The first day, if one was given: "starting 1 dec".
    public let first: Day?
    /// The single time of day, if one was given; several times are part of the rule.
    public let time: TimeOfDay?
}

extension Words {
    /// Parses a repetition in English or this language: "every other tue", "каждый месяц в последнюю пятницу", "co 3
    /// tygodnie w pn i śr at 9", "every 3 days after done", "daily except sunday", "weekly until 31 dec". Returns nil
    /// unless the whole text is understood and unambiguous: "every third tuesday" is not.
    ///
    /// A day that not every month has, as in "every month on 31", falls on the last day of shorter months, unless the
    /// text says "where there is one". A date without a year is the next such date after `today`.
    public func parseRepetition(_ typed: String, today: Day) -> ParsedRepetition? {
        let reader = DateExpressionParser(self, typed, today: today, isWholeText: true)
        guard let found = reader.repetition(0), !found.isHalfRead, found.end == reader.tokens.count else { return nil }
        return ParsedRepetition(repetition: found.repetition, first: found.first, time: found.time?.value)
    }
}

extension Words {
    /// The text of a repetition for a form field: in words if `parseRepetition` can read them, and as the rule's code
    /// otherwise. The words may spell out what the rule takes from its first day, so a form must compare them as text
    /// to tell whether the rule was edited.
    public func typedRepetition(_ repetition: Repetition, from start: Day?) -> String {
        let sentence = self.repetition(repetition, from: start)
        return parseRepetition(sentence, today: start ?? .first) == nil ? repetition.code : sentence
    }
}
