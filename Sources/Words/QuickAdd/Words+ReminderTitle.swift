extension Words {
    /// The title of a task in a line that asks to be reminded of it: "Call Bob" of "remind me to call Bob". Nil for other titles, and
    /// where the rest would be no title: "напомни о встрече".
    public static func titleOfReminder(_ title: String) -> String? {
        let words = title.split(separator: " ")
        let folded = words.prefix(4).map { fold(String($0)) }
        for phrase in reminderPhrases where folded.count > phrase.words.count && folded.starts(with: phrase.words) {
            let next = folded[phrase.words.count]
            guard phrase.isBeforeVerb(next) else { continue }
            let rest = words.dropFirst(phrase.words.count).joined(separator: " ")
            return rest.prefix(1).uppercased() + rest.dropFirst()
        }
        return nil
    }

    private struct ReminderPhrase {
        let words: [String]
        /// The endings of verbs that can follow; none if any word can.
        var endings: [String] = []

        func isBeforeVerb(_ word: String) -> Bool { endings.isEmpty || endings.contains { word.hasSuffix($0) } }
    }

    /// The longer ones first.
    private static let reminderPhrases: [ReminderPhrase] = {
        let russian = ["ть", "ти", "чь", "ться", "тись", "чься"]
        return [
            ReminderPhrase(words: ["remind", "me", "to"]), ReminderPhrase(words: ["reminder", "to"]),
            ReminderPhrase(words: ["напомни", "мне"], endings: russian),
            ReminderPhrase(words: ["напомнить", "мне"], endings: russian),
            ReminderPhrase(words: ["напомни"], endings: russian),
            ReminderPhrase(words: ["напомнить"], endings: russian),
            ReminderPhrase(words: ["przypomnij", "mi"], endings: ["c"]),
            ReminderPhrase(words: ["przypomnij"], endings: ["c"]),
        ]
    }()
}
