import Markup
import Words

/// A list that shows its first rows and reveals the others on demand.
enum MoreRows {
    /// Renders the list. `beyond` is the number of items without a row, with the link to them.
    static func list(
        _ element: HTML, class name: HTML, _ rows: [HTML], _ words: Words, shown: Int = 100,
        beyond: (count: Int, link: HTML) = (0, .empty)
    ) -> HTML {
        let first: HTML = "<\(element) class=\"\(name)\">\(Array(rows.prefix(shown)))</\(element)>"
        guard rows.count > shown else { return "\(first)\(beyond.link)" }
        let others: HTML = "<\(element) class=\"\(name)\">\(Array(rows.dropFirst(shown)))</\(element)>"
        return """
            \(first)<details class="rest"><summary class="button wide">\(words.showMore) (\(words.number(rows.count - shown + beyond.count)))</summary>\
            \(others)\(beyond.link)</details>
            """
    }
}
