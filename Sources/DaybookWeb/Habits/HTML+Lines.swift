import Markup

extension HTML {
    /// Creates HTML from typed text, keeping its line breaks.
    init(lines text: String) {
        guard text.utf8.contains(UInt8(ascii: "\n")) else {
            self.init(text: text)
            return
        }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        self = lines.map { HTML(text: String(Substring($0))) }.joined(separator: "<br>")
    }
}
