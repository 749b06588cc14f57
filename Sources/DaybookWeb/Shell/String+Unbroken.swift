extension String {
    /// The text with spaces at which no line breaks, for a figure with its unit.
    var unbroken: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }
}
