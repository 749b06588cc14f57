extension Day: CustomStringConvertible {
    /// Parses ISO 8601 text of exactly ten characters, such as "2026-11-20"; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Int(digits: bytes[0..<4]), let month = Int(digits: bytes[5..<7]),
            let day = Int(digits: bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day in ISO 8601, always ten characters: "2026-11-20".
    public var text: String {
        let (year, month, day) = (year, month, dayOfMonth)
        return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }

    /// The same as `text`.
    public var description: String { text }
}
