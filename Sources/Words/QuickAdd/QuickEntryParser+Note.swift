extension QuickEntryParser {
    /// "note Met Ann by the river", "заметка: первый снег", "notatka Obiad u mamy"
    ///
    /// The text is kept as it was typed, with its punctuation, numbers and days.
    static func note(_ line: String) -> String? {
        let line = line.drop { $0.isWhitespace }
        let keyword = line.prefix { !$0.isWhitespace && $0 != ":" }
        guard keyword.endIndex < line.endIndex, keywords.contains(Words.fold(String(keyword))) else { return nil }
        let isMarked = line[keyword.endIndex] == ":"
        var text = line[keyword.endIndex...].drop { $0.isWhitespace || $0 == ":" }
        while text.last?.isWhitespace == true { text.removeLast() }
        guard !text.isEmpty else { return nil }
        if !isMarked {
            let start = Words.fold(String(text.prefix(20)))
            if tasks.contains(where: { start.hasPrefix($0) && start.dropFirst($0.count).first?.isLetter != true }) {
                return nil
            }
            let rest = text.dropFirst()
            if dashes.contains(String(text.prefix(1))), rest.first?.isWhitespace == true {
                text = rest.drop { $0.isWhitespace }
            }
        }
        return String(text)
    }

    private static let keywords: Set<String> = ["note", "заметка", "notatka"]
    /// With these, a line says what is to be done: "note down the address", "note to self: pay rent".
    private static let tasks = ["down", "to self", "to myself"]
    private static let dashes: Set<String> = ["-", "–", "—"]
}
