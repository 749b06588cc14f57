extension String {
    /// The text with spaces at which no line breaks, for a figure with its unit.
    var unbroken: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }

    /// The text without a line break in its last space, between an amount and its unit.
    var withUnbrokenEnd: String {
        guard let space = lastIndex(of: " ") else { return self }
        return "\(self[..<space])\u{A0}\(self[index(after: space)...])"
    }
}
