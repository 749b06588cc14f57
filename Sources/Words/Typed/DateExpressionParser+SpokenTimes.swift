import CivilTime

extension DateExpressionParser {
    /// Reads a time with a part of an hour: "at half past three", "без четверти шесть", "kwadrans po dziewiątej".
    ///
    /// Without "at" or a time expression before it, no noun may follow: "Donate a quarter to six charities".
    ///
    /// - Parameters:
    ///   - follows: whether a time expression precedes directly.
    ///   - assumesAfternoon: whether "half past three" is in the afternoon.
    func spokenTime(_ index: Int, follows: Bool = false, assumesAfternoon: Bool = true) -> Parsed<TimeOfDay>? {
        let hasPreposition =
            (has(.at, index) || has(.on, index) || has(.during, index)) && spokenClock(index + 1) != nil
        guard let clock = spokenClock(hasPreposition ? index + 1 : index) else { return nil }
        var time = clock.value
        var end = clock.end
        if let half = half(of: time.hour, end, isBound: true) {
            time = TimeOfDay(hour: half.value, minute: time.minute) ?? time
            end = half.end
        } else if let part = partAfterHour(end) {
            time = part.value.time(of: time)
            end = max(end, part.end)
        } else if assumesAfternoon, (1...5).contains(time.hour) {
            time = TimeOfDay(hour: time.hour + 12, minute: time.minute) ?? time
        }
        let found = Parsed(value: time, end: end)
        guard canEnd(end), !isFollowedByAnother(end) || follows && has(.and, end) else { return nil }
        if follows || isWholeText || hasPreposition && has(.at, index) { return found }
        guard hasPreposition || !isPrecededByPreposition(index) else { return nil }
        return isFollowedByNoNoun(end) ? found : nil
    }

    /// Reads a part of an hour and the hour, as a time on a clock of twelve hours: "half past three".
    func spokenClock(_ index: Int) -> Parsed<TimeOfDay>? {
        if let half = halfBefore(index) { return half }
        let first = skipping(.article, index)
        for part in Self.partsOfHours {
            guard let next = end(of: part.phrase, first), let hour = spokenHour(next) else { continue }
            return clock(hour, part.minutes, end: next + 1)
        }
        return nil
    }

    /// "полчетвёртого", "пол-одиннадцатого"
    private func halfBefore(_ index: Int) -> Parsed<TimeOfDay>? {
        guard words.language == .russian else { return nil }
        for case .halfBefore(let hour) in terms(index) { return clock(hour, -30, end: index + 1) }
        guard index + 2 < tokens.count, tokens[index].text == "пол", tokens[index].startsWord,
            !tokens[index].isLiteral, isSign("-", index + 1), !tokens[index + 2].startsWord
        else { return nil }
        for case .hourOrdinal(let hour) in lexicon.terms(of: tokens[index + 2].text) {
            return clock(hour, -30, end: index + 3)
        }
        return nil
    }

    private func spokenHour(_ index: Int) -> Int? {
        if let digits = digits(index) {
            return digits.count <= 2 && (1...12).contains(digits.value) ? digits.value : nil
        }
        for term in terms(index) {
            switch term {
            case .hour(let hour), .hourOrdinal(let hour): return hour
            case .number(let hour) where hour <= 12: return hour
            // "без четверти час"
            case .oClock where tokens[index].text == "час": return 1
            default: break
            }
        }
        return nil
    }

    /// The time some minutes after an hour, or before it; half an hour before one is 12:30.
    private func clock(_ hour: Int, _ minutes: Int, end: Int) -> Parsed<TimeOfDay>? {
        let time = hour * 60 + minutes
        return TimeOfDay(minutes: time < 60 ? time + 720 : time).map { Parsed(value: $0, end: end) }
    }

    /// Returns whether the word before would be left without its time: "around half past three", "the quarter to
    /// six".
    private func isPrecededByPreposition(_ index: Int) -> Bool {
        terms(index - 1).contains { term in
            switch term {
            case .preposition, .blocking, .by, .until, .during, .from, .filler, .article, .and, .ordinal: true
            default: false
            }
        }
    }

    /// The words before an hour, and the minutes that they add to it.
    private static let partsOfHours: [(phrase: Phrase, minutes: Int)] = [
        (Phrase(english: ["half", "past"]), 30),
        (Phrase(english: ["quarter", "past"], polish: ["kwadrans", "po"]), 15),
        (Phrase(english: ["quarter", "after"]), 15),
        (Phrase(english: ["quarter", "to"], russian: ["без", "четверти"], polish: ["za", "kwadrans"]), -15),
        (Phrase(polish: ["kwadrans", "przed"]), -15),
        (Phrase(russian: ["половине"], polish: ["wpol", "do"]), -30),
        (Phrase(russian: ["половину"], polish: ["pol", "do"]), -30), (Phrase(russian: ["половины"]), -30),
        // "пол" alone is a floor.
        (Phrase(russian: ["в", "пол"]), -30), (Phrase(russian: ["четверть"]), -45),
    ]
}

extension DateExpressionParser {
    /// Reads a duration of about an hour in words, in minutes: "half an hour", "полтора часа", "godzinę".
    func spokenLength(_ index: Int) -> Parsed<Int>? {
        for length in Self.lengths {
            if let end = end(of: length.phrase, index) { return Parsed(value: length.minutes, end: end) }
        }
        return nil
    }

    /// Durations, the longest phrases first.
    private static let lengths: [(phrase: Phrase, minutes: Int)] = [
        (Phrase(english: ["an", "hour", "and", "a", "half"], polish: ["poltorej", "godziny"]), 90),
        (Phrase(english: ["one", "and", "a", "half", "hours"], russian: ["полтора", "часа"]), 90),
        (Phrase(english: ["hour", "and", "a", "half"], russian: ["час", "с", "половиной"]), 90),
        (Phrase(english: ["half", "an", "hour"], russian: ["полчаса"], polish: ["pol", "godziny"]), 30),
        (Phrase(english: ["a", "half", "hour"]), 30), (Phrase(english: ["half", "hour"]), 30),
        (Phrase(english: ["an", "hour"], russian: ["час"], polish: ["godzine"]), 60),
        (Phrase(english: ["one", "hour"], russian: ["один", "час"], polish: ["jedna", "godzine"]), 60),
    ]
}
