extension String {
    /// The width in terminal columns: two for an emoji or ideograph, none for a combining character.
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// Pads with spaces on the right.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }

    /// The text in lines of at most a width, broken between words; at least one line.
    func wrapped(to width: Int) -> [String] {
        var lines = [""]
        for word in split(separator: " ").map(String.init) {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = word
            } else if line.displayWidth + 1 + word.displayWidth > width {
                lines.append(word)
            } else {
                lines[lines.count - 1] = "\(line) \(word)"
            }
        }
        return lines
    }
}

extension Character {
    fileprivate var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.isASCII, unicodeScalars.count == 1 { return 1 }
        if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return 2 }
        switch first.value {
        case 0x300...0x36F, 0x61C, 0x200B...0x200F: return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
