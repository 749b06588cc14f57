import CivilTime

extension DateExpressionParser {
    /// Reads a time of day: "at 9", "18:00", "6 pm", "в 9 утра".
    ///
    /// An hour without minutes needs an "at" before it and no countable noun after it; "3:16" also needs an "at".
    ///
    /// - Parameter follows: whether a time expression precedes directly.
    func time(_ index: Int, follows: Bool = false) -> Parsed<TimeOfDay>? {
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
        let index = isBound ? index + 1 : index
        guard isBound || !has(.blocking, index - 1), let hour = digits(index), hour.count <= 2 else { return nil }
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
        if let half = half(of: hour.value, end, isBound: isUnambiguous) {
            guard canEnd(half.end) else { return nil }
            return TimeOfDay(hour: half.value, minute: minute).map { Parsed(value: $0, end: half.end) }
        }
        if hasMinute {
            guard isUnambiguous || hour.count == 2 else { return nil }
        } else {
            guard isUnambiguous else { return nil }
            let isClock = has(.oClock, end)
            if isClock { end += 1 }
            guard isClock || isWholeText || isBound && isFollowedByTime(end) else { return nil }
        }
        guard canEnd(end) else { return nil }
        return TimeOfDay(hour: hour.value, minute: minute).map { Parsed(value: $0, end: end) }
    }

    /// Returns the hour for an hour with "pm", "утра" or "rano"; in English also without a space: "6pm".
    private func half(of hour: Int, _ index: Int, isBound: Bool) -> Parsed<Int>? {
        guard index < tokens.count, !tokens[index].isLiteral, (1...12).contains(hour) else { return nil }
        let isEnglish = tokens[index].text == "am" || tokens[index].text == "pm"
        guard isEnglish || isBound && tokens[index].startsWord else { return nil }
        for term in lexicon.terms(of: tokens[index].text) {
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
