extension String {
    /// The texts before and after the first place where another one stands, compared byte by byte; nil if it stands nowhere.
    func parts(around separator: String) -> (before: String, after: String)? {
        let (text, separator) = (Array(utf8), Array(separator.utf8))
        guard !separator.isEmpty, text.count >= separator.count else { return nil }
        let starts = 0...text.count - separator.count
        guard let start = starts.first(where: { text[$0..<$0 + separator.count].elementsEqual(separator) }) else {
            return nil
        }
        return (
            String(decoding: text[..<start], as: UTF8.self),
            String(decoding: text[(start + separator.count)...], as: UTF8.self)
        )
    }
}
