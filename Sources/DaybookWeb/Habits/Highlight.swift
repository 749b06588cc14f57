import Markup
import Words

/// Marks the matches of a query in a text with `<mark>`: of the whole query or, if it is not in the text, of its words at
/// the beginnings of words.
///
/// Matches are those of `Words.contains`, ignoring case and accents.
struct Highlight: Sendable {
    private let characters: [Character]
    /// The ranges of matches, without overlap.
    private let found: [Range<Int>]

    init(_ text: String, query typed: String) {
        let characters = Array(text)
        // Each folded scalar with the index of its original character.
        var scalars: [Unicode.Scalar] = []
        var indices: [Int] = []
        for index in characters.indices {
            let character = characters[index]
            if character.isWhitespace {
                if scalars.last != " " {
                    scalars.append(" ")
                    indices.append(index)
                }
                continue
            }
            for scalar in Words.fold(String(character)).unicodeScalars {
                scalars.append(scalar)
                indices.append(index)
            }
        }
        func isBeginning(_ index: Int) -> Bool {
            guard index > 0 else { return true }
            return !scalars[index - 1].properties.isAlphabetic && scalars[index - 1].properties.numericType == nil
        }
        /// The ranges of a folded text, without overlap.
        func ranges(of query: [Unicode.Scalar], onlyBeginnings: Bool = false) -> [Range<Int>] {
            var found: [Range<Int>] = []
            var start = 0
            while !query.isEmpty, start + query.count <= scalars.count {
                let isAllowed = !onlyBeginnings || isBeginning(start)
                if isAllowed, scalars[start..<start + query.count].elementsEqual(query) {
                    let range = indices[start]..<indices[start + query.count - 1] + 1
                    if range.lowerBound >= found.last?.upperBound ?? 0 { found.append(range) }
                    start += query.count
                } else {
                    start += 1
                }
            }
            return found
        }
        let query = Array(Words.fold(typed).unicodeScalars)
        var found = ranges(of: query)
        if found.isEmpty {
            let words = query.split(separator: " ").map { ranges(of: Array($0), onlyBeginnings: true) }
            for range in words.joined().sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
            where range.lowerBound >= found.last?.upperBound ?? 0 { found.append(range) }
        }
        self.characters = characters
        self.found = found
    }

    /// The whole text.
    var html: HTML { html(0..<characters.count) }

    /// The text around the first match, on one line.
    func excerpt(length: Int = 120) -> HTML {
        guard characters.count > length else { return html }
        let start = max(0, min((found.first?.lowerBound ?? 0) - length / 4, characters.count - length))
        let end = min(start + length, characters.count)
        return "\(if: start > 0, "…")\(html(start..<end))\(if: end < characters.count, "…")"
    }

    private func html(_ shown: Range<Int>) -> HTML {
        var html = HTML.empty
        var index = shown.lowerBound
        for range in found where range.upperBound > shown.lowerBound && range.lowerBound < shown.upperBound {
            let marked = range.clamped(to: shown)
            html += HTML(text: String(characters[index..<marked.lowerBound]))
            html += "<mark>\(String(characters[marked]))</mark>"
            index = marked.upperBound
        }
        return html + HTML(text: String(characters[index..<shown.upperBound]))
    }
}
