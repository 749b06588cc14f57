import Words

/// Translates the sentences of help, which the commands declare in English.
enum HelpTranslation {
    /// A sentence in English, Russian and Polish. One that ends in "%" matches the beginning of a sentence.
    typealias Sentence = (english: String, russian: String, polish: String)

    /// The sentence in a language; in English if there is no translation.
    static func translate(_ text: String, to language: Language) -> String {
        switch language {
        case .english: text
        case .russian: find(text) { $0.russian } ?? text
        case .polish: find(text) { $0.polish } ?? text
        }
    }

    private static func find(_ text: String, _ pick: (Sentence) -> String) -> String? {
        let all =
            general + daily + tasks + life + money + moneyEditing + moneyReports + budgets + rules + records + keys
            + game
        for sentence in all {
            if sentence.english == text { return pick(sentence) }
            guard sentence.english.hasSuffix("%"), text.hasPrefix(sentence.english.dropLast()) else { continue }
            return String(pick(sentence).dropLast()) + String(text.dropFirst(sentence.english.count - 1))
        }
        return nil
    }
}
