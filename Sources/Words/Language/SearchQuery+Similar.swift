extension SearchQuery {
    /// Shorter words are one letter away from too many others.
    private static let shortestSimilar = 4
    /// From this length on, also the beginning of a word may be similar: words have endings, and may not be typed to the end.
    private static let shortestSimilarBeginning = 6

    /// Whether this query of one word is one letter away from a word of a text: a letter too many, too few or another one,
    /// or two neighbors swapped.
    func isSimilar(toWordIn text: String) -> Bool {
        guard scalars.count >= Self.shortestSimilar, !scalars.contains(where: { (0x30...0x39).contains($0) }) else {
            return false
        }
        let mayEndEarlier = scalars.count >= Self.shortestSimilarBeginning
        let folded = Self.folded(text)
        var start = 0
        while start < folded.count {
            guard Self.isWordScalar(folded[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < folded.count, Self.isWordScalar(folded[end]) { end += 1 }
            if isSimilar(to: folded[start..<end], mayEndEarlier: mayEndEarlier) { return true }
            start = end
        }
        return false
    }

    /// Compares with a word or, with `mayEndEarlier`, with its beginning.
    private func isSimilar(to word: ArraySlice<UInt32>, mayEndEarlier: Bool) -> Bool {
        guard word.count + 1 >= scalars.count, mayEndEarlier || word.count <= scalars.count + 1 else { return false }
        var same = 0
        while same < min(scalars.count, word.count), scalars[same] == word[word.startIndex + same] { same += 1 }
        func isRest(_ typed: Int, _ written: Int) -> Bool {
            guard typed <= scalars.count, written <= word.count else { return false }
            let (rest, other) = (scalars[typed...], word.dropFirst(written))
            return mayEndEarlier ? other.starts(with: rest) : other.elementsEqual(rest)
        }
        if isRest(same + 1, same + 1) || isRest(same + 1, same) || isRest(same, same + 1) { return true }
        guard same + 1 < scalars.count, same + 1 < word.count else { return false }
        let isSwapped =
            scalars[same] == word[word.startIndex + same + 1] && scalars[same + 1] == word[word.startIndex + same]
        return isSwapped && isRest(same + 2, same + 2)
    }
}
