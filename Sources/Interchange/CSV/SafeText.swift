/// Prevents spreadsheets from interpreting text as a formula, such as "=HYPERLINK(…)", which could leak neighboring
/// cells.
///
/// As OWASP recommends ("CSV Injection"), a single quote is put before text that begins with = + - @, a tab or a line
/// end, or with a character that some spreadsheets treat like one of the signs. Text in which such a beginning follows
/// single quotes gets one too, so that it can be removed again without removing a typed quote.
enum SafeText {
    private static let quote = UInt8(ascii: "'")

    /// Returns the text with a quote before it if it begins like a formula.
    static func escapingFormulas(_ text: String) -> String { isDangerous(text.utf8[...]) ? "'" + text : text }

    /// Reverses `escapingFormulas`.
    static func unescapingFormulas(_ text: String) -> String {
        let rest = text.utf8.dropFirst()
        return text.utf8.first == quote && isDangerous(rest) ? String(decoding: rest, as: UTF8.self) : text
    }

    /// Returns whether a text begins like a formula, ignoring leading single quotes.
    private static func isDangerous(_ text: Substring.UTF8View) -> Bool {
        let start = text.drop { $0 == quote }
        switch start.first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): return true
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
        // The full-width forms of the same signs: ＝ ＋ － ＠.
        case 0xEF: return ["\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"].contains { start.starts(with: $0.utf8) }
        default: return false
        }
    }
}
