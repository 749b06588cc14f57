extension DateExpressionParser {
    /// Reads an estimate in words: "for half an hour", "на полтора часа", "na godzinę".
    ///
    /// It is one unless it belongs to words after it, "for an hour or two", or says how far something is moved.
    func spokenEstimate(_ index: Int) -> Parsed<QuickAdd.Kind>? {
        guard has(.during, index), let length = spokenLength(index + 1), canEnd(length.end) else { return nil }
        guard !has(.and, length.end), !has(.or, length.end), end(of: Phrase.withSomeMore, length.end) == nil,
            isFollowedByNoNoun(length.end), !isPostponed(index)
        else { return nil }
        return Parsed(value: .estimate(minutes: length.value), end: length.end)
    }

    /// Returns whether a verb such as "postpone" is among the few words before.
    func isPostponed(_ index: Int) -> Bool {
        (max(0, index - 5)..<index).contains { has(.postponing, $0) }
    }

    /// Reads a priority in words: "high priority", "приоритет высокий". Not "set high priority".
    func spokenPriority(_ index: Int) -> Parsed<QuickAdd.Kind>? {
        guard let priority = namedPriority(index), canEnd(index + 2) else { return nil }
        let belongsToTitle = terms(index - 1).contains { term in
            switch term {
            case .grading, .article, .filler, .preposition, .blocking, .every, .other, .this, .next, .and, .or: true
            default: false
            }
        }
        return belongsToTitle ? nil : Parsed(value: .priority(priority), end: index + 2)
    }

    private func namedPriority(_ index: Int) -> QuickAdd.Priority? {
        guard has(.priorityNoun, index) || has(.priorityNoun, index + 1) else { return nil }
        for case .priority(let priority) in terms(index) + terms(index + 1) { return priority }
        return nil
    }

    /// Returns whether a comma precedes, and a comma or the end of the line follows.
    func isBetweenCommas(_ range: Range<Int>) -> Bool {
        guard isSign(",", range.lowerBound - 1) || isSign(";", range.lowerBound - 1) else { return false }
        return range.upperBound >= tokens.count || isSign(",", range.upperBound) || isSign(";", range.upperBound)
    }

    /// Returns whether a duration, or a priority at the end of the line, is at an index.
    func isSpokenPart(_ index: Int) -> Bool {
        if has(.during, index), spokenLength(index + 1) != nil { return true }
        return namedPriority(index) != nil && (index + 2 >= tokens.count || tokens[index + 2].isSign)
    }
}

extension Phrase {
    fileprivate static let withSomeMore = Phrase(russian: ["с", "лишним"])
}
