import CivilTime

extension Words {
    /// A repetition as a person can read and change it in a form: in words where those are read as the same, else as the
    /// rule.
    public func typedRepetition(_ repetition: Repetition, from start: Day?) -> String {
        let sentence = self.repetition(repetition, from: start)
        let isSame = parseRepetition(sentence, today: start ?? .first)?.repetition == repetition
        return isSame ? sentence : repetition.code
    }
}
