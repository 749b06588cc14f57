/// Keeps spreadsheets from taking a text for a formula, such as "=HYPERLINK(…)", which could send what stands beside it
/// away.
///
/// As OWASP recommends ("CSV Injection"), a single quote goes before a text that begins with = + - @, a tab or an end of
/// line, or with what some spreadsheets take for one of the signs. It goes before single quotes in front of such a
/// beginning too, so that it can be taken off again without taking a quote that a person typed.
enum SafeText {
    private static let quote: UInt8 = 39

    /// A text as it is written.
    static func guarded(_ text: String) -> String { isDangerous(text.utf8[...]) ? "'" + text : text }

    /// A text as it was before `guarded`.
    static func unguarded(_ text: String) -> String {
        let rest = text.utf8.dropFirst()
        return text.utf8.first == quote && isDangerous(rest) ? String(decoding: rest, as: UTF8.self) : text
    }

    /// Whether a text begins like a formula, after single quotes or none.
    private static func isDangerous(_ text: Substring.UTF8View) -> Bool {
        let start = text.drop { $0 == quote }
        switch start.first {
        case 61, 43, 45, 64, 9, 10, 13: return true
        // The same signs in their wide forms: ＝ ＋ － ＠.
        case 0xEF: return ["\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"].contains { start.starts(with: $0.utf8) }
        default: return false
        }
    }
}
