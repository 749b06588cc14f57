extension String {
    /// As a terminal gets it: what would steer it, as titles and paths of other people's files can hold it, becomes
    /// "\u{FFFD}". Only line ends, tabs and the colours of `Style` pass.
    var shown: String {
        guard unicodeScalars.contains(where: { $0.steersTerminals }) else { return self }
        var shown = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isColor = scalar == "\u{1B}" && Style.codes.contains { rest.starts(with: "[\($0)m".unicodeScalars) }
            shown.unicodeScalars.append(scalar.steersTerminals && !isColor ? "\u{FFFD}" : scalar)
        }
        return shown
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character but for line ends and tabs, or turns the direction of what follows.
    fileprivate var steersTerminals: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
