import CivilTime

extension Words {
    /// The text of a repetition for a form field: in words if `parseRepetition` can read them, and as the rule's code
    /// otherwise. The words may spell out what the rule takes from its first day, so a form must compare them as text
    /// to tell whether the rule was edited.
    public func typedRepetition(_ repetition: Repetition, from start: Day?) -> String {
        let sentence = self.repetition(repetition, from: start)
        return parseRepetition(sentence, today: start ?? .first) == nil ? repetition.code : sentence
    }
}
