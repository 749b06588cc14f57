import Markup
import Words

/// A list that shows its first rows and reveals the others on demand.
enum MoreRows {
    /// The number of rows a phone shows at first, if the list is to leave room for what follows it. The style sheet hides
    /// the other ones.
    static let shownOnPhone = 3

    /// Renders the list. `beyond` is the number of items without a row, with the link to them. With `isShortOnPhone`, a phone
    /// shows fewer of the first rows until it is asked for more.
    static func list(
        _ element: HTML, class name: HTML, _ rows: [HTML], _ words: Words, shown: Int = 100,
        isShortOnPhone: Bool = false, beyond: (count: Int, link: HTML) = (0, .empty)
    ) -> HTML {
        func more(beyond shown: Int) -> HTML {
            "\(words.showMore) (\(words.number(rows.count - shown + beyond.count)))"
        }
        let isShort = isShortOnPhone && min(rows.count, shown) > shownOnPhone
        let others: HTML = "<details class=\"folded others\"><summary>\(more(beyond: shownOnPhone))</summary></details>"
        let first: HTML = """
            \(if: isShort, others)<\(element) class="\(name)">\(Array(rows.prefix(shown)))</\(element)>
            """
        guard rows.count > shown else { return "\(first)\(beyond.link)" }
        let rest: HTML = "<\(element) class=\"\(name)\">\(Array(rows.dropFirst(shown)))</\(element)>"
        return """
            \(first)<details class="rest"><summary class="button wide">\(more(beyond: shown))</summary>\
            \(rest)\(beyond.link)</details>
            """
    }
}
