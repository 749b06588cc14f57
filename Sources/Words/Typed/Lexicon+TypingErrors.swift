extension Lexicon {
    /// The word for which a folded one is most likely a typing error: one letter is wrong, missing, too many or in its neighbour's
    /// place, or two of a long word. The first letter is right. Nil for other words.
    static func mistyped(_ typed: String, among words: [String]) -> String? {
        let letters = Array(typed.unicodeScalars)
        guard letters.count >= 6, letters.count <= 16, !realWords.contains(typed) else { return nil }
        return words.first { word in
            let right = Array(word.unicodeScalars)
            let most = right.count >= 8 ? 2 : 1
            guard right[0] == letters[0], abs(right.count - letters.count) <= most else { return false }
            return Words.distances(from: letters, to: right[...])[right.count] <= most
        }
    }

    /// Words that are one letter from the name of a day.
    private static let realWords: Set<String> = [
        "sundae", "sundry", "sunray", "niedzielny", "niedzielna", "niedzielne", "niedzielnej", "niedzielnym", "четверо",
        "czwarte", "czwarty", "czwarta", "czwartek",
    ]

    /// The names of days in which typing errors are forgiven. Shorter ones are too near to other words.
    static func dayNames(in language: Language) -> [String] {
        switch language {
        case .english: ["tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        case .russian:
            ["послезавтра", "понедельник", "вторник", "четверг", "пятницу", "субботу", "воскресенье"].map {
                Words.fold($0)
            }
        case .polish: ["pojutrze", "poniedziałek", "niedzielę"].map { Words.fold($0) }
        }
    }
}
