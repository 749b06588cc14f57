import Journal

/// Gives each record a title of its own, unlike any other living one's, regardless of case: "Read", "Read 2".
struct UniqueTitles {
    /// How many characters a title has.
    private let lengths: ClosedRange<Int>
    private var taken: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    init(taken titles: [String], lengths: ClosedRange<Int> = HabitLimits.title) {
        self.lengths = lengths
        for title in titles { taken.insert(title.lowercased()) }
    }

    /// The title for a record of this one, which then is taken too.
    mutating func take(_ title: String) -> (title: String, change: PlannedHabit.TitleChange) {
        let whole = PlainText.line(title)
        let base = whole.cut(to: lengths.upperBound, bytes: HabitLimits.titleBytes)
        let isShort = base.count < lengths.lowerBound
        if !isShort, taken.insert(base.lowercased()).inserted {
            return (base, base.utf8.count == whole.utf8.count ? .none : .cut)
        }
        // One character is no title of a habit: "X" becomes "X 1".
        var number = lastNumbers[base.lowercased()] ?? (isShort ? 0 : 1)
        while true {
            number += 1
            let ending = " \(number)"
            let room = (lengths.upperBound - ending.utf8.count, HabitLimits.titleBytes - ending.utf8.count)
            let numbered = (base.isEmpty ? "?" : base.cut(to: room.0, bytes: room.1)) + ending
            if taken.insert(numbered.lowercased()).inserted {
                lastNumbers[base.lowercased()] = number
                return (numbered, isShort ? .lengthened : .taken)
            }
        }
    }

    /// A record as it is told apart from others of its title.
    struct Named {
        var id: RecordID
        var title: String
        /// When it was made: of two, the elder keeps the title.
        var age: Int64
    }

    /// The titles of those records whose own an elder one has, as devices that were apart can leave them. It follows
    /// from the set of records alone, so that every device tells them apart in the same way.
    static func repairs(of records: [Named], lengths: ClosedRange<Int>) -> [RecordID: String] {
        var titles = UniqueTitles(taken: records.map { $0.title }, lengths: lengths)
        var repairs: [RecordID: String] = [:]
        var seen: Set<String> = []
        for record in records.sorted(by: { ($0.age, $0.id) < ($1.age, $1.id) })
        where !seen.insert(record.title.lowercased()).inserted {
            repairs[record.id] = titles.take(record.title).title
        }
        return repairs
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
