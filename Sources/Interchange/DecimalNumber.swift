/// Parses numbers in text files of other programs.
enum DecimalNumber {
    /// Parses a finite decimal with a point or comma and an optional exponent. Returns nil for anything else, including
    /// the words and hexadecimal digits that `Double` accepts.
    static func parse(_ text: String) -> Double? {
        guard (1...64).contains(text.utf8.count) else { return nil }
        var digits: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "E"), UInt8(ascii: "e"):
                digits.append(byte)
            case UInt8(ascii: ","): digits.append(UInt8(ascii: "."))
            default: return nil
            }
        }
        return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Parses an integer of one to nine digits; nil for anything else.
    static func integer(_ text: String) -> Int? {
        guard (1...9).contains(text.utf8.count) else { return nil }
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(text)
    }
}
