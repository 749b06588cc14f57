extension Words {
    /// Parses how long someone slept to minutes: "7:30", "7.5", "7h30" or "450 min". A number alone is in hours. Nil for anything else
    /// and more than a day.
    public func parseSleep(_ typed: String) -> Int? {
        let text = String(typed.filter { $0 != " " && $0 != "\u{A0}" })
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var minutes: Int?
        if parts.count == 2 {
            if let hours = Self.digits(parts[0]), let rest = Self.digits(parts[1]), parts[1].count == 2, rest < 60 {
                minutes = hours * 60 + rest
            }
        } else if let hours = parseNumber(text) {
            minutes = (0...24).contains(hours) ? Int((hours * 60).rounded()) : nil
        } else {
            minutes = parseDuration(text)
        }
        return minutes.flatMap { (1...1440).contains($0) ? $0 : nil }
    }

    /// One or two ASCII digits as a number.
    private static func digits(_ text: Substring) -> Int? {
        guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}
