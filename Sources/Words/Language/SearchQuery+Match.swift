extension SearchQuery {
    /// The quality of a match, best last.
    public enum Match: Int, Comparable, Sendable {
        /// Some word is spelled like a word of the text: "rnet" and "Pay rent".
        case similar
        /// Some word is found only in the middle of another: "rent" in "parents".
        case within
        /// Each word begins a word of the text: "ren" in "Pay rent".
        case beginning
        /// The text begins with the query, which ends within a word: "pa" in "Pay rent".
        case opening
        /// Each word is a word of the text: "rent" in "Pay rent".
        case word
        /// The text begins with the words of the query.
        case start

        public static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    /// The quality of a text's match; nil if a word of the query is not in it. The words may be in any order.
    public func match(in text: String) -> Match? {
        guard !isEmpty else { return .start }
        var worst = Match.word
        for word in words {
            guard let match = word.wordMatch(in: text) else { return nil }
            worst = min(worst, match)
        }
        guard worst > .within, Self.folded(text).starts(with: scalars) else { return worst }
        return worst == .word ? .start : .opening
    }

    /// The quality of a folded text's match, as for any other text.
    ///
    /// - Parameter words: The words of the query.
    func match(inFolded text: [UInt32], _ words: [SearchQuery]) -> Match? {
        guard !isEmpty else { return .start }
        var worst = Match.word
        for word in words {
            guard let match = word.wordMatch(inFolded: text) else { return nil }
            worst = min(worst, match)
        }
        guard worst > .within, text.starts(with: scalars) else { return worst }
        return worst == .word ? .start : .opening
    }

    /// The best match of a query of one word.
    private func wordMatch(in text: String) -> Match? {
        isFound(in: text) || findsSimilar ? wordMatch(inFolded: Self.folded(text)) : nil
    }

    /// The best match of a query of one word in a folded text.
    private func wordMatch(inFolded text: [UInt32]) -> Match? {
        var best: Match?
        for start in 0..<max(0, text.count - scalars.count + 1) where text[start] == scalars[0] {
            let end = start + scalars.count
            guard text[start..<end].elementsEqual(scalars) else { continue }
            guard start == 0 || !Self.isWordScalar(text[start - 1]) else {
                best = best ?? .within
                continue
            }
            if end == text.count || !Self.isWordScalar(text[end]) { return .word }
            best = .beginning
        }
        return best ?? (findsSimilar && isSimilar(toWordIn: text) ? .similar : nil)
    }

    /// Letters and digits, of folded text.
    static func isWordScalar(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x61...0x7A: true
        case 0...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x3000...0x303F: false
        default: true
        }
    }
}
