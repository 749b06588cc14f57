import CivilTime

extension Words {
    /// A repetition as a person can read and change it in a form: in words where those can be read again, else as the
    /// rule. What a rule leaves to its first day, the words may say: where they were not changed, neither was the rule.
    public func typedRepetition(_ repetition: Repetition, from start: Day?) -> String {
        let sentence = self.repetition(repetition, from: start)
        return parseRepetition(sentence, today: start ?? .first) == nil ? repetition.code : sentence
    }
}
