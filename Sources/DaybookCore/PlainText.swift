/// What a person typed, made fit to be kept: the one way text comes in.
public enum PlainText {
    /// One line: outer spaces gone, inner runs of white space one space, control and direction-override characters gone.
    public static func line(_ typed: String) -> String {
        var line = ""
        var gap = false
        for character in typed {
            if character.isWhitespace || character.isNewline {
                gap = !line.isEmpty
            } else if let kept = visible(character) {
                if gap { line.append(" ") }
                gap = false
                line.append(kept)
            }
        }
        // An accent that now follows a space has become white space: what is kept reads as itself.
        return line.contains { $0.isWhitespace && $0 != " " } ? self.line(line) : line
    }

    /// Several lines: line ends made "\n", outer white space gone, control and direction-override characters gone.
    public static func lines(_ typed: String) -> String {
        var text = ""
        for character in typed {
            if character.isNewline {
                text.append("\n")
            } else if character == "\t" {
                text.append(" ")
            } else if let kept = visible(character) {
                text.append(kept)
            }
        }
        var trimmed = Substring(text)
        while let first = trimmed.first, first.isWhitespace { trimmed.removeFirst() }
        while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
        return String(trimmed)
    }

    /// The character without what cannot be seen but turns or breaks the text around it; nil if nothing is left.
    private static func visible(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        guard scalars.contains(where: isHarmful) else { return character }
        var kept = ""
        for scalar in scalars where !isHarmful(scalar) { kept.unicodeScalars.append(scalar) }
        return kept.first
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Marks, embeddings, overrides and isolates that change the direction of what follows.
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
        // A byte order mark, and what looks like nothing at all.
        case 0xFEFF, 0x200B, 0x2060, 0x180E, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0: true
        default: false
        }
    }

    /// Whether two names are the same to a person: regardless of case.
    public static func isSame(_ left: String, _ right: String) -> Bool {
        left.lowercased() == right.lowercased()
    }
}
