import Markup
import Words

/// The number of hits, which screen readers announce while one types.
enum SearchCount {
    /// - Parameters:
    ///   - count: nil while nothing is searched for. The element is there all the same: only its changes are announced.
    ///   - isSimilar: whether nothing was found but what is spelled alike.
    static func view(_ count: Int?, isSimilar: Bool = false, _ words: Words) -> HTML {
        let text = count.map { isSimilar ? words.similarFound($0) : words.found($0) } ?? ""
        return "<p class=\"hidden\" id=\"found\" role=\"status\">\(text)</p>"
    }
}
