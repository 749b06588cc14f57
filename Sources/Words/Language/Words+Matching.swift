/// The result of matching a typed title against several titles.
public enum Match: Hashable, Sendable {
    /// The index of the matched title.
    case one(Int)
    /// No match; `nearest` is the most similar title, if any.
    case none(nearest: String?)
    /// The indices of all matching titles, in order.
    case several([Int])
}

/// Titles that several typed texts are looked up in.
public struct FoldedTitles {
    private let titles: [String]
    private let folded: [String]

    public init(_ titles: [String]) {
        self.titles = titles
        folded = titles.map(Words.fold)
    }

    /// The indices of the titles that match best, by the rules of `Words.match(_:among:)`; empty if none matches.
    public func indices(meantBy typed: String) -> [Int] {
        let query = Words.fold(typed)
        guard !query.isEmpty else { return [] }
        let whole = titles.indices.filter { folded[$0] == query }
        if whole.count > 1 {
            let exact = whole.filter { titles[$0] == typed }
            return exact.count == 1 ? exact : whole
        }
        if whole.count == 1 { return whole }
        return titles.indices.filter { folded[$0].unicodeScalars.starts(with: query.unicodeScalars) }
    }
}

extension Words {
    /// Finds the title that a person typed in full or in part, ignoring case and accents.
    ///
    /// A whole title takes precedence over a prefix, and an exact title over one that differs in case or accents.
    public static func match(_ typed: String, among titles: [String]) -> Match {
        let found = FoldedTitles(titles).indices(meantBy: typed)
        if found.count > 1 { return .several(found) }
        if let one = found.first { return .one(one) }
        return .none(nearest: fold(typed).isEmpty ? nil : nearest(to: typed, in: titles))
    }

    /// Returns the typed text without its last letters, longest first, to ignore endings of number and case: "eggs"
    /// also gives "egg", "яйца" also "яйц". One letter is removed from words of four letters, up to two from six, and
    /// up to three from eight.
    public static func withoutEnding(_ typed: String) -> [String] {
        let folded = Array(fold(typed).unicodeScalars)
        let length = folded.count - (folded.lastIndex(of: " ").map { $0 + 1 } ?? 0)
        let maximum = length < 4 ? 0 : min(3, length / 2 - 1)
        return (0..<maximum).map { lost in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: folded.dropLast(lost + 1))
            return String(text)
        }
    }

    /// Returns the title most similar to the typed text, or whose words begin most like it; nil if none is near.
    ///
    /// One edit per three typed letters is allowed: a wrong, missing or extra letter, or two transposed letters.
    public static func nearest(to typed: String, in titles: [String]) -> String? {
        let query = Array(fold(typed).unicodeScalars)
        guard query.count >= 2, query.count <= 100 else { return nil }
        var best: (title: String, slips: Int)?
        for title in titles {
            let slips = slips(between: query, and: Array(fold(title).unicodeScalars.prefix(100)))
            if slips <= max(1, query.count / 3) * 2 + 1, slips < (best?.slips ?? .max) { best = (title, slips) }
        }
        return best?.title
    }

    /// Twice the edit distance between the typed text and a title; one more for the beginning of one of its words.
    private static func slips(between typed: [Unicode.Scalar], and title: [Unicode.Scalar]) -> Int {
        var smallest = distances(from: typed, to: title[...])[title.count] * 2
        guard typed.count >= 3 else { return smallest }
        for start in title.indices where start == 0 || title[start - 1] == " " {
            for distance in distances(from: typed, to: title[start...]) { smallest = min(smallest, distance * 2 + 1) }
        }
        return smallest
    }

    /// The edit distances between `typed` and each prefix of `title`, from the empty prefix to the whole title.
    ///
    /// The optimal string alignment distance (Damerau–Levenshtein without editing a substring twice).
    static func distances(from typed: [Unicode.Scalar], to title: ArraySlice<Unicode.Scalar>) -> [Int] {
        let title = Array(title)
        var beforeLast: [Int] = []
        var last = Array(0...title.count)
        for row in typed.indices {
            var current = [row + 1]
            for column in title.indices {
                let isSame = typed[row] == title[column]
                var distance = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, typed[row] == title[column - 1], typed[row - 1] == title[column] {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            beforeLast = last
            last = current
        }
        return last
    }
}
