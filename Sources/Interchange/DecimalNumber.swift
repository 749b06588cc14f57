/// Parses numbers in text files of other programs.
enum DecimalNumber {
    /// Parses a finite decimal with a point or comma and an optional exponent. Returns nil for anything else, including
    /// the words and hexadecimal digits that `Double` accepts.
    static func read(_ text: String) -> Double? {
        guard (1...64).contains(text.utf8.count) else { return nil }
        var digits: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57, 43, 45, 46, 69, 101: digits.append(byte)
            case 44: digits.append(46)
            default: return nil
            }
        }
        return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Parses an integer of one to nine digits; nil for anything else.
    static func whole(_ text: String) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}
