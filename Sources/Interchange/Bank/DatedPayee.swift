/// A payee as a bank writes it for a card, split from the date and time of the payment at its end: "REWE SAGT DANKE" and
/// "27.11. 13:42". So the payments of a shop have one payee.
struct DatedPayee {
    let name: String
    /// The date and time as written; empty if there is none.
    let moment: String

    init(_ payee: String) {
        var words = payee.split(separator: " ")
        var moment: [Substring] = []
        var hasDate = false
        while let last = words.last, words.count > 1 {
            let isDate = Self.isDate(last)
            guard isDate || Self.isTime(last) || last == "Uhr" && words.count > 2 && Self.isTime(words[words.count - 2])
            else { break }
            hasDate = hasDate || isDate
            moment.insert(words.removeLast(), at: 0)
        }
        // A time alone can be a name, such as that of a bar.
        let isDated = hasDate && words.contains { $0.count { $0.isLetter } >= 2 }
        name = isDated ? words.joined(separator: " ") : payee
        self.moment = isDated ? moment.joined(separator: " ") : ""
    }

    /// "27.11.", "27.11.26", "27.11.2026", "27/11/2026", "2026-11-27", "2026-11-27T13:42:05"
    private static func isDate(_ word: Substring) -> Bool {
        if let mark = word.firstIndex(of: "T"), mark > word.startIndex {
            return isDate(word[..<mark]) && isTime(word[word.index(after: mark)...])
        }
        for separator in [".", "/", "-"] as [Character] {
            let parts = word.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            let numbers = parts.map { number($0) }
            let isDayFirst =
                separator != "-" && (1...31).contains(numbers[0] ?? 0) && (1...12).contains(numbers[1] ?? 0)
            let isShort = separator == "." && parts[2].isEmpty
            if isDayFirst, isShort || numbers[2] != nil && (parts[2].count == 2 || parts[2].count == 4) { return true }
            if separator == "-", parts[0].count == 4, numbers[0] != nil, (1...12).contains(numbers[1] ?? 0),
                (1...31).contains(numbers[2] ?? 0)
            {
                return true
            }
        }
        return false
    }

    /// "13:42", "13:42:05"
    private static func isTime(_ word: Substring) -> Bool {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3, let hour = number(parts[0]), hour < 24 else { return false }
        return parts.dropFirst().allSatisfy { part in part.count == 2 && number(part).map { $0 < 60 } ?? false }
    }

    /// Up to four ASCII digits as a number.
    private static func number(_ text: Substring) -> Int? {
        guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}
