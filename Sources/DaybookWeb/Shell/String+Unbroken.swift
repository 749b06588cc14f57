extension String {
    /// The text with spaces at which no line breaks, for a figure with its unit.
    var unbroken: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }

    /// The most characters of an amount with its unit that fit into a line of a narrow tile.
    private static let unbrokenEnd = 7

    /// The text without a line break in its last space, between an amount and its unit, unless these are long.
    var withUnbrokenEnd: String {
        guard let space = lastIndex(of: " ") else { return self }
        let amount = self[..<space].lastIndex(of: " ") ?? startIndex
        guard distance(from: amount, to: endIndex) <= Self.unbrokenEnd + 1 else { return self }
        return "\(self[..<space])\u{A0}\(self[index(after: space)...])"
    }
}
