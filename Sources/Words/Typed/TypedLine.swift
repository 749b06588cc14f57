/// A typed line, split into words, numbers and signs.
struct TypedLine {
    /// A run of letters, a run of digits, or a single sign.
    struct Token {
        /// The folded text; empty for a word too long to have a meaning.
        let text: String
        /// The value of its digits, up to nine of them.
        let number: Int?
        /// The range in scalars of the line.
        let range: Range<Int>
        let isSign: Bool
        /// Whether it follows a space or bracket, or begins the line.
        let startsWord: Bool
        /// Whether it is quoted or escaped, and therefore part of the title.
        let isLiteral: Bool
    }

    let scalars: [Unicode.Scalar]
    let tokens: [Token]
    /// The indices of backslashes that escape the text after them.
    let escapes: [Int]

    /// Splits a line into tokens, in linear time.
    ///
    /// Quoted text is literal, and so is a word after a backslash.
    init(_ line: String) {
        let scalars = Array(line.unicodeScalars)
        var tokens: [Token] = []
        var escapes: [Int] = []
        let quoted = Self.quotes(scalars)
        var nextQuote = 0
        var index = 0
        var isEscaped = false
        while index < scalars.count {
            let scalar = scalars[index]
            if Words.isWhitespace(scalar) {
                isEscaped = false
                index += 1
                continue
            }
            let startsWord = index == 0 || Words.isWhitespace(scalars[index - 1]) || scalars[index - 1] == "("
            if startsWord, scalar == "\\", index + 1 < scalars.count, !Words.isWhitespace(scalars[index + 1]) {
                isEscaped = true
                if scalars[index + 1] != "\\" { escapes.append(index) }
            }
            var end = index + 1
            let kind = Self.kind(scalar)
            if kind != .sign { while end < scalars.count, Self.kind(scalars[end]) == kind { end += 1 } }
            while nextQuote < quoted.count, quoted[nextQuote].upperBound <= index { nextQuote += 1 }
            let isQuoted = nextQuote < quoted.count && quoted[nextQuote].contains(index)
            let text = end - index > 24 ? "" : Words.fold(String(scalars[index..<end]))
            let number = kind == .digit && end - index <= 9 ? Int(text) : nil
            if kind == .letter, Self.isAbbreviation(text, scalars, end) { end += 1 }
            tokens.append(
                Token(
                    text: text, number: number, range: index..<end, isSign: kind == .sign, startsWord: startsWord,
                    isLiteral: isQuoted || isEscaped))
            index = end
        }
        self.scalars = scalars
        self.tokens = tokens
        self.escapes = escapes
    }

    /// The text of a range of scalars.
    func text(_ range: Range<Int>) -> String { String(scalars[range]) }

    private enum Kind { case letter, digit, sign, space }

    private static func kind(_ scalar: Unicode.Scalar) -> Kind {
        if Words.isWhitespace(scalar) { return .space }
        switch scalar.value {
        case 0x30...0x39: return .digit
        case 0..<0x41, 0x5B...0x60, 0x7B..<0xAA, 0xAB, 0xBB, 0x2010...0x2027, 0x2030...0x205E, 0x2212: return .sign
        default: return .letter
        }
    }

    /// Folded names of weekdays that are written with a full stop: "в пн. и чт."
    private static let abbreviations: Set<String> = [
        "пн", "вт", "ср", "чт", "пт", "сб", "вс", "pn", "pon", "wt", "sr", "czw", "cz", "pt", "sob", "nd", "ndz",
        "niedz", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun",
    ]

    /// Returns whether a word is abbreviated by the full stop at an index, which ends there.
    private static func isAbbreviation(_ text: String, _ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        guard index < scalars.count, scalars[index] == ".", abbreviations.contains(text) else { return false }
        return index + 1 == scalars.count || Words.isWhitespace(scalars[index + 1])
    }

    /// Returns whether a scalar is a letter or digit.
    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        let kind = kind(scalar)
        return kind == .letter || kind == .digit
    }

    /// The ranges of quoted text, including the quotation marks. An opening mark begins a word or follows "@".
    private static func quotes(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var quotes: [Range<Int>] = []
        var opening: Int?
        for (index, scalar) in scalars.enumerated() where isQuote(scalar) {
            if let begin = opening {
                if index > begin + 1 { quotes.append(begin..<(index + 1)) }
                opening = nil
            } else if index == 0 || Words.isWhitespace(scalars[index - 1]) || ["@", "("].contains(scalars[index - 1]) {
                opening = index
            }
        }
        return quotes
    }

    static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "“", "”", "„", "«", "»": true
        default: false
        }
    }
}

extension String {
    init(_ scalars: ArraySlice<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
