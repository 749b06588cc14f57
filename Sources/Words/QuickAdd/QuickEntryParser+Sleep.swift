import CivilTime

extension QuickEntryParser {
    /// "slept 7:30", "slept yesterday 7h 30", "sleep: 8 h", "спал 7 ч 30 мин", "spałam 7,5 godz."
    func sleep() -> QuickEntry? {
        var index = start
        guard Self.sleepWords.contains(word(index)) else { return nil }
        index += 1
        var day = day
        if let past = pastDay(index) { (day, index) = (past.day, past.end) }
        if ["for", "was", "=", "-", "–", "—"].contains(word(index)) { index += 1 }
        guard index < tokens.count, tokens.count - index <= 4, tokens[index].text.first?.isWholeNumber == true,
            let minutes = words.parseSleep(tokens[index...].map { $0.folded }.joined(separator: " ")),
            Self.nights.contains(minutes)
        else { return nil }
        return .sleep(minutes: minutes, day: day)
    }

    /// The minutes that a night has: "sleep 22:30" is about a time of day.
    private static let nights = 30...960

    private static let sleepWords: Set<String> = [
        "slept", "sleep", "спал", "спала", "поспал", "поспала", "проспал", "проспала", "сон", "spalem", "spalam", "sen",
    ]
}
