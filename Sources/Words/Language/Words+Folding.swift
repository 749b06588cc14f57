extension Words {
    /// Returns text in the form used for search: without case, accents, invisible characters and redundant spaces, with
    /// plain quotes and dashes.
    ///
    /// Texts that a person would consider equal fold to the same scalars: "  Łódź " and "lodz", "Ёлка" and "елка".
    public static func fold(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        var endsWithSpace = true
        for scalar in letters(of: text) {
            if isWhitespace(scalar) {
                if !endsWithSpace { folded.append(" ") }
                endsWithSpace = true
                continue
            }
            if BaseLetters.isMark(scalar) || isInvisible(scalar) { continue }
            endsWithSpace = false
            if let replacement = BaseLetters.replacement(for: scalar) {
                folded.append(contentsOf: replacement.unicodeScalars)
            } else {
                folded.append(scalar)
            }
        }
        if endsWithSpace && !folded.isEmpty { folded.removeLast() }
        return String(folded)
    }

    /// Returns whether a text contains the typed text, both folded. Empty typed text matches everything.
    public static func contains(_ text: String, _ typed: String) -> Bool {
        let query = Array(fold(typed).unicodeScalars)
        let scalars = Array(fold(text).unicodeScalars)
        guard !query.isEmpty else { return true }
        guard scalars.count >= query.count else { return false }
        for start in 0...(scalars.count - query.count) where scalars[start...].starts(with: query) { return true }
        return false
    }

    /// The lowercase scalars of a text. Letters of the three alphabets are a single scalar each, however they were
    /// typed.
    static func letters(of text: String) -> [Unicode.Scalar] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.map { Unicode.Scalar($0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0) }
        }
        var scalars: [Unicode.Scalar] = []
        for scalar in text.lowercased().unicodeScalars {
            if let last = scalars.last, let letter = BaseLetters.composed(last, scalar) {
                scalars[scalars.count - 1] = letter
            } else {
                scalars.append(scalar)
            }
        }
        return scalars
    }

    static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Soft hyphens, zero-width characters, direction marks and emoji variation selectors.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x08, 0x0E...0x1F, 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
            0xFE00...0xFE0F, 0xFEFF:
            true
        default: false
        }
    }
}
