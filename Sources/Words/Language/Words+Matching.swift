/// What a typed title stands for among several.
public enum Match: Hashable, Sendable {
    /// The title at this index.
    case one(Int)
    /// None; perhaps this one was meant.
    case none(nearest: String?)
    /// The titles at these indices, in their order.
    case several([Int])
}

extension Words {
    /// The title that a person means by typing it or a beginning of it, ignoring case and accents.
    ///
    /// A whole title wins over a beginning, and a title typed exactly over one that differs in case or accents.
    public static func match(_ typed: String, among titles: [String]) -> Match {
        let query = fold(typed)
        guard !query.isEmpty else { return .none(nearest: nil) }
        let folded = titles.map(fold)

        let whole = titles.indices.filter { folded[$0] == query }
        if whole.count > 1 {
            let exact = whole.filter { titles[$0] == typed }
            return exact.count == 1 ? .one(exact[0]) : .several(whole)
        }
        if whole.count == 1 { return .one(whole[0]) }

        let begun = titles.indices.filter { folded[$0].unicodeScalars.starts(with: query.unicodeScalars) }
        if begun.count > 1 { return .several(begun) }
        if begun.count == 1 { return .one(begun[0]) }
        return .none(nearest: nearest(to: typed, in: titles))
    }

    /// What was typed without its last letters, the longest first, as an ending tells number and case: "eggs" is also
    /// "egg", "яйца" also "яйц". A word of four letters loses one at most, of six two, of eight three.
    public static func withoutEnding(_ typed: String) -> [String] {
        let folded = Array(fold(typed).unicodeScalars)
        let length = folded.count - (folded.lastIndex(of: " ").map { $0 + 1 } ?? 0)
        let most = length < 4 ? 0 : min(3, length / 2 - 1)
        return (0..<most).map { lost in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: folded.dropLast(lost + 1))
            return String(text)
        }
    }

    /// The title that is most like what was typed, or whose words begin most like it; nil when none is near.
    ///
    /// Near is one slip in three letters typed: a wrong, missing, needless letter, or two that changed places.
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

    /// Twice the slips between what was typed and a title, or, one more, the beginning of one of its words.
    private static func slips(between typed: [Unicode.Scalar], and title: [Unicode.Scalar]) -> Int {
        var least = distances(from: typed, to: title[...])[title.count] * 2
        guard typed.count >= 3 else { return least }
        for start in title.indices where start == 0 || title[start - 1] == " " {
            for distance in distances(from: typed, to: title[start...]) { least = min(least, distance * 2 + 1) }
        }
        return least
    }

    /// How many slips lie between `typed` and each beginning of `title`, from the empty one to all of it.
    ///
    /// The Damerau–Levenshtein distance in which no letters are changed twice (optimal string alignment).
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
