import Markup
import Words

/// The number of hits, which screen readers announce while one types.
enum SearchCount {
    /// - Parameter count: nil while nothing is searched for. The element is there all the same: only its changes are announced.
    static func view(_ count: Int?, _ words: Words) -> HTML {
        "<p class=\"hidden\" id=\"found\" role=\"status\">\(count.map { words.found($0) } ?? "")</p>"
    }
}
