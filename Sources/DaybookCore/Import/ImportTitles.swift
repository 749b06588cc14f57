/// Gives each habit that comes in a title of its own: 2 to 64 characters, unlike any other living one's, regardless of
/// case.
struct ImportTitles {
    private var taken: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    init(taken titles: [String]) {
        for title in titles { taken.insert(title.lowercased()) }
    }

    /// The title for a habit of this one, which then is taken too.
    mutating func take(_ title: String) -> (title: String, change: PlannedHabit.TitleChange) {
        let whole = PlainText.line(title)
        let base = whole.cut(to: HabitLimits.title.upperBound, bytes: HabitLimits.titleBytes)
        let isShort = base.count < HabitLimits.title.lowerBound
        if !isShort, taken.insert(base.lowercased()).inserted {
            return (base, base.utf8.count == whole.utf8.count ? .none : .cut)
        }
        // One character is no title here: "X" becomes "X 1".
        var number = lastNumbers[base.lowercased()] ?? (isShort ? 0 : 1)
        while true {
            number += 1
            let ending = " \(number)"
            let room = (HabitLimits.title.upperBound - ending.utf8.count, HabitLimits.titleBytes - ending.utf8.count)
            let numbered = (base.isEmpty ? "?" : base.cut(to: room.0, bytes: room.1)) + ending
            if taken.insert(numbered.lowercased()).inserted {
                lastNumbers[base.lowercased()] = number
                return (numbered, isShort ? .lengthened : .taken)
            }
        }
    }
}

extension String {
    /// Its beginning of at most so many characters and bytes, with no white space at its end.
    func cut(to longest: Int, bytes: Int) -> String {
        // No text has more characters than bytes, and most are short.
        if utf8.count <= longest { return self }
        var text = String(prefix(longest))
        while text.utf8.count > bytes, text.count > 1 { text.removeLast() }
        if text.utf8.count > bytes { return "" }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
