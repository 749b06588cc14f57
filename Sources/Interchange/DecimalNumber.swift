/// Parses numbers in text files of other programs.
public enum DecimalNumber {
    /// Parses a finite decimal with a point or comma and an optional exponent. Thousands may be grouped by spaces,
    /// apostrophes, points or commas where that is unambiguous: "1,234.5", "1 234,5", "1.234.567". A single comma or
    /// point is a decimal one. Returns nil for anything else, including the words and hexadecimal digits that `Double`
    /// accepts.
    public static func parse(_ text: String) -> Double? {
        guard (1...64).contains(text.utf8.count), let plain = ungrouped(text) else { return nil }
        return Double(plain).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number with a decimal point and without separators of thousands; nil if it has other characters or its
    /// groups do not have three digits.
    private static func ungrouped(_ text: String) -> String? {
        var characters: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9", "+", "-", "E", "e", ".", ",": characters.append(UInt8(scalar.value))
            case "\u{2212}": characters.append(UInt8(ascii: "-"))
            case " ", "'", "\u{2019}", "\u{A0}", "\u{2009}", "\u{202F}": characters.append(UInt8(ascii: " "))
            default: return nil
            }
        }
        let (point, comma, space) = (UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "))
        let (points, commas) = (characters.count { $0 == point }, characters.count { $0 == comma })
        var decimal: UInt8?
        if points > 0, commas > 0 {
            decimal = characters.last { $0 == point || $0 == comma }
        } else if points + commas == 1 {
            decimal = points == 1 ? point : comma
        }
        let parts =
            decimal.map { characters.split(separator: $0, omittingEmptySubsequences: false) } ?? [characters[...]]
        guard parts.count <= 2 else { return nil }
        let isSeparator = { (byte: UInt8) in byte == space || byte == point || byte == comma }
        var whole = Array(parts[0])
        if whole.contains(where: isSeparator) {
            let groups = whole.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
            let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
            let first =
                groups[0].first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } == true
                ? groups[0].dropFirst() : groups[0]
            guard (1...3).contains(first.count), first.allSatisfy(isDigit),
                groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(isDigit) }),
                Set(whole.filter(isSeparator)).count == 1
            else { return nil }
            whole.removeAll(where: isSeparator)
        }
        if parts.count == 2 {
            guard !parts[1].contains(where: isSeparator) else { return nil }
            whole += [point] + parts[1]
        }
        return String(decoding: whole, as: UTF8.self)
    }

    /// Parses an integer of one to nine digits; nil for anything else.
    static func integer(_ text: String) -> Int? {
        guard (1...9).contains(text.utf8.count) else { return nil }
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(text)
    }
}
