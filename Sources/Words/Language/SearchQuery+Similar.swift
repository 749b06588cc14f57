extension SearchQuery {
    /// The number of wrong letters that are forgiven: a letter too many, too few or another one, or two neighbors swapped.
    /// Shorter words are one letter away from too many others.
    private var forgivenLetters: Int {
        switch scalars.count {
        case ..<4: 0
        case 4...7: 1
        default: 2
        }
    }

    /// From this length on, also the beginning of a word may be similar: words have endings, and may not be typed to the end.
    private static let shortestSimilarBeginning = 6

    /// Whether this query of one word is spelled like a word of a folded text.
    func isSimilar(toWordIn text: [UInt32]) -> Bool {
        let forgiven = forgivenLetters
        guard forgiven > 0, !scalars.contains(where: { (0x30...0x39).contains($0) }) else { return false }
        let mayEndEarlier = scalars.count >= Self.shortestSimilarBeginning
        var start = 0
        while start < text.count {
            guard Self.isWordScalar(text[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < text.count, Self.isWordScalar(text[end]) { end += 1 }
            let isLongEnough = end - start + forgiven >= scalars.count
            let isShortEnough = mayEndEarlier || end - start <= scalars.count + forgiven
            if isLongEnough, isShortEnough, isSimilar(0, to: text[start..<end], mayEndEarlier, forgiven) { return true }
            start = end
        }
        return false
    }

    /// Compares the query from a place on with the rest of a word or, with `mayEndEarlier`, with its beginning.
    private func isSimilar(_ place: Int, to rest: ArraySlice<UInt32>, _ mayEndEarlier: Bool, _ forgiven: Int) -> Bool {
        var (typed, written) = (place, rest.startIndex)
        while typed < scalars.count, written < rest.endIndex, scalars[typed] == rest[written] {
            typed += 1
            written += 1
        }
        if typed == scalars.count { return mayEndEarlier || rest.endIndex - written <= forgiven }
        if written == rest.endIndex { return scalars.count - typed <= forgiven }
        guard forgiven > 0 else { return false }
        func isRest(_ more: Int, _ other: Int) -> Bool {
            isSimilar(typed + more, to: rest[(written + other)...], mayEndEarlier, forgiven - 1)
        }
        if isRest(1, 1) || isRest(1, 0) || isRest(0, 1) { return true }
        guard typed + 1 < scalars.count, written + 1 < rest.endIndex else { return false }
        let isSwapped = scalars[typed] == rest[written + 1] && scalars[typed + 1] == rest[written]
        return isSwapped && isRest(2, 2)
    }
}
