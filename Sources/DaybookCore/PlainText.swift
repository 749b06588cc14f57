/// Cleans text typed by a person before it is stored. All text input goes through here.
public enum PlainText {
    /// Returns the text as one line: trimmed, with runs of white space collapsed, without control and bidirectional
    /// formatting characters. Direction marks are kept in texts with letters that are written from right to left.
    public static func line(_ typed: String) -> String {
        if isClean(typed, isMultiline: false) { return typed }
        let keepsMarks = typed.unicodeScalars.contains(where: isRightToLeft)
        var line = ""
        var gap = false
        for character in typed {
            if character.isWhitespace || character.isNewline {
                gap = !line.isEmpty
            } else if let cleaned = visible(character, keepsMarks) {
                if gap { line.append(" ") }
                gap = false
                line.append(cleaned)
            }
        }
        // A combining accent after a space merges with it into another white-space character: clean again, so that
        // cleaning stored text changes nothing.
        return line.contains { $0.isWhitespace && $0 != " " } ? self.line(line) : line
    }

    /// Returns the text as lines: line ends normalised to "\n", trimmed, without the characters that `line` removes.
    public static func lines(_ typed: String) -> String {
        if isClean(typed, isMultiline: true) { return typed }
        let keepsMarks = typed.unicodeScalars.contains(where: isRightToLeft)
        var text = ""
        for character in typed {
            if character.isNewline {
                text.append("\n")
            } else if character == "\t" {
                text.append(" ")
            } else if let cleaned = visible(character, keepsMarks) {
                text.append(cleaned)
            }
        }
        var trimmed = Substring(text)
        while let first = trimmed.first, first.isWhitespace { trimmed.removeFirst() }
        while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
        return String(trimmed)
    }

    /// Whether cleaning leaves a text as it is, decided for printable ASCII only. Most texts are, and looking up the
    /// properties of every character took a third of the time of an import.
    @_optimize(speed)
    private static func isClean(_ text: String, isMultiline: Bool) -> Bool {
        let (space, newline) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
        guard let first = text.utf8.first, let last = text.utf8.last else { return true }
        guard first > space, last > space else { return false }
        var previous = first
        for byte in text.utf8 {
            switch byte {
            case space: if !isMultiline, previous == space { return false }
            case newline: if !isMultiline { return false }
            case 0x21...0x7E: break
            default: return false
            }
            previous = byte
        }
        return true
    }

    /// Returns the character without harmful scalars, or nil if nothing is left.
    private static func visible(_ character: Character, _ keepsMarks: Bool) -> Character? {
        let scalars = character.unicodeScalars
        func isRemoved(_ scalar: Unicode.Scalar) -> Bool {
            isHarmful(scalar) || !keepsMarks && isDirectionMark(scalar)
        }
        guard scalars.contains(where: isRemoved) else { return character }
        var cleaned = ""
        for scalar in scalars where !isRemoved(scalar) { cleaned.unicodeScalars.append(scalar) }
        return cleaned.first
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Embeddings, overrides and isolates, which reorder the text around them.
        case 0x202A...0x202E, 0x2066...0x2069: true
        // A byte order mark and characters that look blank.
        case 0xFEFF, 0x200B, 0x2060, 0x180E, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0: true
        default: false
        }
    }

    /// Whether it is an invisible mark that places what is beside it, such as a full stop after Hebrew words. Among other letters it does
    /// nothing, and two titles would look the same.
    private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200E, 0x200F, 0x061C: true
        default: false
        }
    }

    /// Whether the scalar is of a script that is written from right to left, by its block.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C: false
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Whether the text has nothing but emoji and symbols.
    public static func isEmoji(_ text: String) -> Bool {
        text.allSatisfy { character in character.unicodeScalars.contains(where: isPictograph) }
    }

    /// Whether the scalar is, or can be, shown as a picture, by its block. The last of a keycap ("1️⃣") counts.
    private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA9, 0xAE, 0x203C, 0x2049, 0x20E3, 0x2122, 0x2139, 0x24C2, 0x3030, 0x303D, 0x3297, 0x3299: true
        // Arrows, technical signs, shapes, dingbats, and the planes of emoji.
        case 0x2190...0x23FF, 0x25A0...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF, 0x1F000...0x1FAFF: true
        default: false
        }
    }

    /// The beginning of a text, on one line.
    ///
    /// - Parameter length: The maximum number of characters.
    public static func beginning(of text: String, length: Int) -> String {
        // The rest of a long text is not looked at.
        let part = text.prefix(length * 2)
        let line = Self.line(String(part))
        let isCut = part.endIndex < text.endIndex || line.count > length
        return isCut ? String(line.prefix(length - 1)) + "…" : line
    }

    /// Whether two names are equal, ignoring case.
    public static func isSame(_ left: String, _ right: String) -> Bool {
        left.lowercased() == right.lowercased()
    }
}
