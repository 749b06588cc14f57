import Journal

/// Makes titles unique, ignoring case, by adding a number: "Read", "Read 2".
struct UniqueTitles {
    /// The allowed number of characters.
    private let lengths: ClosedRange<Int>
    private var taken: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    init(taken titles: [String], lengths: ClosedRange<Int> = HabitLimits.title) {
        self.lengths = lengths
        for title in titles { taken.insert(title.lowercased()) }
    }

    /// Returns a unique title based on `title`, and reserves it.
    mutating func reserve(_ title: String) -> (title: String, change: PlannedHabit.TitleChange) {
        let cleaned = PlainText.line(title)
        let base = cleaned.cut(to: lengths.upperBound, bytes: HabitLimits.titleBytes)
        let isShort = base.count < lengths.lowerBound
        if !isShort, taken.insert(base.lowercased()).inserted {
            return (base, base.utf8.count == cleaned.utf8.count ? .none : .cut)
        }
        // A habit's title needs two characters: "X" becomes "X 1".
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

    /// A record whose title must be unique.
    struct Named {
        var id: RecordID
        var title: String
        /// The creation date: the older of two records keeps the title.
        var age: Int64
    }

    /// New titles for records whose title an older record already has, as devices working offline can produce. Depends
    /// only on the set of records, so every device gets the same titles.
    static func repairs(of records: [Named], lengths: ClosedRange<Int>) -> [RecordID: String] {
        var titles = UniqueTitles(taken: records.map { $0.title }, lengths: lengths)
        var repairs: [RecordID: String] = [:]
        var seen: Set<String> = []
        for record in records.sorted(by: { ($0.age, $0.id) < ($1.age, $1.id) })
        where !seen.insert(record.title.lowercased()).inserted {
            repairs[record.id] = titles.reserve(record.title).title
        }
        return repairs
    }
}

extension String {
    /// Returns a prefix of at most `longest` characters and `bytes` bytes, without trailing white space.
    public func cut(to longest: Int, bytes: Int) -> String {
        // No text has more characters than bytes, and most texts are short.
        if utf8.count <= longest { return self }
        var text = String(prefix(longest))
        while text.utf8.count > bytes, text.count > 1 { text.removeLast() }
        if text.utf8.count > bytes { return "" }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
