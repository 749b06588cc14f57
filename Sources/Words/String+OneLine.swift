extension String {
    /// The text with spaces for its line breaks, which a title of another device can have.
    public var onOneLine: String {
        guard utf8.contains(UInt8(ascii: "\n")) else { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
