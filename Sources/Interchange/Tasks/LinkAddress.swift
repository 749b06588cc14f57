import DaybookCore

/// Parses addresses that a task can link to.
enum LinkAddress {
    /// Parses an http, https or mailto address without spaces; nil for anything else.
    static func read(_ text: String) -> String? {
        guard text.utf8.count <= TaskLimits.url, text.utf8.allSatisfy({ $0 > 32 && $0 != 127 }) else { return nil }
        let start = String(text.utf8.prefix(8).map { Character(Unicode.Scalar($0)) }).lowercased()
        for scheme in ["http://", "https://", "mailto:"] where start.utf8.starts(with: scheme.utf8) {
            return text.utf8.count > scheme.utf8.count && text == PlainText.line(text) ? text : nil
        }
        return nil
    }
}
