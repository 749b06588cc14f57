extension String {
    /// The text made safe for a terminal: control characters, which titles and paths in other people's files can
    /// contain, become "\u{FFFD}". Line ends, tabs and the colours of `Style` are kept.
    var sanitizedForTerminal: String {
        guard unicodeScalars.contains(where: { $0.isTerminalControl }) else { return self }
        var sanitized = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let mark = Style.mark.unicodeScalars.dropFirst()
            let isColor =
                scalar == "\u{1B}" && rest.starts(with: mark)
                && Style.codes.contains { rest.dropFirst(mark.count).starts(with: "[\($0)m".unicodeScalars) }
            if isColor { rest.removeFirst(mark.count) }
            sanitized.unicodeScalars.append(scalar.isTerminalControl && !isColor ? "\u{FFFD}" : scalar)
        }
        return sanitized
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character other than a line end or tab, separates lines, or changes the text direction.
    fileprivate var isTerminalControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
