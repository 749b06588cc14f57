import CivilTime

extension DateExpressionParser {
    /// Reads a time of day: "at 9", "18:00", "6 pm", "в 9 утра", "half past three", "in the evening".
    ///
    /// An hour without minutes needs an "at" before it and no countable noun after it; so does "3:16", but not "9:30".
    ///
    /// - Parameter follows: whether a time expression precedes directly.
    func time(_ index: Int, follows: Bool = false) -> Parsed<TimeOfDay>? {
        partOfDay(index, follows: follows) ?? clockTime(index, follows: follows) ?? deadline(index)
    }

    /// Returns the index after two or more times, "at 8am and 8pm", "утром и вечером", of which a task can have only
    /// one; nil if there are no others after the first.
    func severalTimes(_ index: Int, follows: Bool) -> Int? {
        guard let first = time(index, follows: follows) else { return nil }
        var end = first.end
        for _ in 1..<31 {
            let comma = isSign(",", end) ? end + 1 : end
            let next = has(.and, comma) || has(.or, comma) || isJoint(comma) ? comma + 1 : comma
            guard next > end else { break }
            if let more = partOfDay(next, follows: follows) ?? clockTime(next, follows: true) {
                end = more.end
            } else if next > comma, let hour = digits(next), hour.value < 24, isFollowedByNoNoun(next + 1) {
                end = next + 1
            } else {
                break
            }
        }
        return end > first.end ? end : nil
    }

    private func isJoint(_ index: Int) -> Bool {
        index < tokens.count && !tokens[index].isLiteral && ["&", "+"].contains(tokens[index].text)
    }

    /// "by 5pm", "к 18:00", "do wpół do szóstej"
    private func deadline(_ index: Int) -> Parsed<TimeOfDay>? {
        guard has(.by, index), index == 0 || tokens[index - 1].number == nil else { return nil }
        if spokenClock(index + 1) != nil { return spokenTime(index + 1, follows: true) }
        guard digits(index + 1) != nil, let time = clockTime(index + 1, follows: true, isDeadline: true),
            time.end > index + 2
        else { return nil }
        return time
    }

    /// Returns whether a time on the clock may begin at an index.
    func beginsClockTime(_ index: Int) -> Bool {
        has(.at, index) || digits(index) != nil || spokenClock(index) != nil || isForTime(index)
    }

    /// Returns whether "for" precedes a time that can be nothing else: "for 7pm", "на 19:00", "na 19:00".
    func isForTime(_ index: Int) -> Bool {
        guard has(.during, index), has(.on, index) || tokens[index].text == "for", let hour = digits(index + 1),
            hour.count <= 2
        else { return false }
        if isSign(":", index + 2) { return digits(index + 3, startsWord: false)?.count == 2 }
        return half(of: hour.value, index + 2, isBound: false) != nil
    }

    /// Reads a time on the clock.
    ///
    /// - Parameters:
    ///   - assumesAfternoon: whether "at 3" is in the afternoon.
    ///   - isDeadline: whether "by" precedes.
    func clockTime(
        _ index: Int, follows: Bool = false, assumesAfternoon: Bool = true, isDeadline: Bool = false
    ) -> Parsed<TimeOfDay>? {
        if let spoken = spokenTime(index, follows: follows, assumesAfternoon: assumesAfternoon) { return spoken }
        if isForTime(index) {
            guard let time = clockTime(index + 1, follows: follows), follows || isFollowedByNoNoun(time.end) else {
                return nil
            }
            return time
        }
        let isBound = has(.at, index)
        if isBound || has(.on, index) || follows || isWholeText {
            let next = isBound || has(.on, index) ? index + 1 : index
            if has(.noon, next), canEnd(next + 1) {
                return TimeOfDay(hour: 12, minute: 0).map { Parsed(value: $0, end: next + 1) }
            }
            if has(.midnight, next), canEnd(next + 1) {
                return TimeOfDay(hour: 0, minute: 0).map { Parsed(value: $0, end: next + 1) }
            }
        }
        if let time = timeBeforeDay(index) { return time }
        var index = isBound ? index + 1 : index
        var hasClock = false
        if isBound, has(.clock, index) {
            hasClock = true
            index += isSign(".", index + 1) ? 2 : 1
        }
        guard isBound || isDeadline || !has(.blocking, index - 1) && !isApproximate(index - 1),
            let hour = hour(index, isBound: isBound)
        else { return nil }
        let isUnambiguous = isBound || follows || isWholeText
        var end = index + 1
        var minute = 0
        var hasMinute = false
        if let minutes = digits(index + 2, startsWord: false), minutes.count == 2 {
            // "5.12" could be a date as well.
            let isDotted = isSign(".", end) && isBound && (minutes.value > 12 || minutes.value == 0 || hour.value > 31)
            guard isSign(":", end) || isDotted else { return nil }
            minute = minutes.value
            end += 2
            hasMinute = true
        }
        if !hasMinute, let after = oClock(end) {
            hasClock = true
            end = after
        }
        if let half = half(of: hour.value, end, isBound: isUnambiguous) {
            guard canEnd(half.end) else { return nil }
            return TimeOfDay(hour: half.value, minute: minute).map { Parsed(value: $0, end: half.end) }
        }
        let part = isUnambiguous || hasMinute ? partAfterHour(end) : nil
        if hasMinute {
            guard isUnambiguous || hour.count == 2 || minute % 15 == 0 else { return nil }
        } else {
            guard isUnambiguous,
                hasClock || isWholeText || isBound && (part != nil || follows || isFollowedByNoNoun(end))
            else { return nil }
        }
        // Nobody plans "at 3" for the night.
        let isAfternoon =
            !hasMinute && hour.count == 1 && (1...5).contains(hour.value) && part == nil && isBound
            && assumesAfternoon
        guard canEnd(end), let time = TimeOfDay(hour: isAfternoon ? hour.value + 12 : hour.value, minute: minute)
        else { return nil }
        return Parsed(value: part?.value.time(of: time) ?? time, end: max(end, part?.end ?? end))
    }

    /// "noon" or "midnight" directly before the name of a day: "noon tomorrow". Not where the word before makes it part of
    /// a name or of another expression: "High Noon tomorrow", "before noon tomorrow".
    private func timeBeforeDay(_ index: Int) -> Parsed<TimeOfDay>? {
        let isNoon = has(.noon, index)
        guard isNoon || has(.midnight, index) else { return nil }
        let isBeforeDay = terms(index + 1).contains { if case .days = $0 { true } else { false } }
        let belongsToWordBefore = terms(index - 1).contains { term in
            switch term {
            case .article, .filler, .preposition, .blocking, .naming, .priority, .every, .next, .this, .and, .or, .by,
                .until, .from:
                true
            default: false
            }
        }
        guard isBeforeDay, !belongsToWordBefore else { return nil }
        return TimeOfDay(hour: isNoon ? 12 : 0, minute: 0).map { Parsed(value: $0, end: index + 1) }
    }

    /// Returns whether a word before a time makes it one that is not exact: "around 5pm".
    private func isApproximate(_ index: Int) -> Bool {
        index >= 0 && ["around", "about", "около", "примерно", "okolo"].contains(tokens[index].text)
    }

    /// Reads an hour in digits, or after "at" as a word.
    private func hour(_ index: Int, isBound: Bool) -> (value: Int, count: Int)? {
        if let digits = digits(index) { return digits.count <= 2 ? digits : nil }
        guard isBound else { return nil }
        for term in terms(index) {
            switch term {
            case .hour(let hour): if !isPronoun(index) { return (hour, 1) }
            case .number(let hour) where hour <= 12: return (hour, 1)
            // "в час дня"
            case .oClock where tokens[index].text == "час" && (has(.afternoon, index + 1) || has(.night, index + 1)):
                return (1, 1)
            default: break
            }
        }
        return nil
    }

    /// Returns whether "one" is rather a pronoun: "at one with nature".
    private func isPronoun(_ index: Int) -> Bool {
        tokens[index].text == "one" && half(of: 1, index + 1, isBound: true) == nil && oClock(index + 1) == nil
            && partAfterHour(index + 1) == nil && !isFollowedByTime(index + 1)
    }

    /// Returns the index after "часов" or "o'clock".
    private func oClock(_ index: Int) -> Int? {
        if has(.oClock, index) { return index + 1 }
        guard index + 2 < tokens.count, tokens[index].startsWord, tokens[index].text == "o", isSign("'", index + 1),
            tokens[index + 2].text == "clock", !tokens[index + 2].startsWord
        else { return nil }
        return index + 3
    }

    /// Returns the index after "a.m." or "p.m.".
    private func dottedHalf(_ index: Int) -> Int? {
        guard ["a", "p"].contains(tokens[index].text), isSign(".", index + 1), index + 2 < tokens.count,
            tokens[index + 2].text == "m", !tokens[index + 2].startsWord, canEnd(index + 3)
        else { return nil }
        return isSign(".", index + 3) ? index + 4 : index + 3
    }

    /// Returns the hour for an hour with "pm", "утра" or "rano"; in English also without a space: "6pm".
    func half(of hour: Int, _ index: Int, isBound: Bool) -> Parsed<Int>? {
        guard index < tokens.count, !tokens[index].isLiteral, (1...12).contains(hour) else { return nil }
        if let end = dottedHalf(index) {
            return Parsed(value: tokens[index].text == "p" ? hour % 12 + 12 : hour % 12, end: end)
        }
        let isEnglish = tokens[index].text == "am" || tokens[index].text == "pm"
        guard isEnglish || tokens[index].startsWord else { return nil }
        for term in lexicon.terms(of: tokens[index].text) {
            switch term {
            // "7 утра" is a time by itself; "3 дня" is not.
            case .afternoon, .night: if !isBound { continue }
            default: break
            }
            switch term {
            case .morning: return Parsed(value: hour % 12, end: index + 1)
            case .afternoon where hour == 12 || hour <= 5: return Parsed(value: hour % 12 + 12, end: index + 1)
            case .evening where isEnglish || (4...11).contains(hour):
                return Parsed(value: hour % 12 + 12, end: index + 1)
            case .night where hour == 12 || hour <= 5: return Parsed(value: hour % 12, end: index + 1)
            default: break
            }
        }
        return nil
    }
}
