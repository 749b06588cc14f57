import Markup
import Words

/// A list that shows its first rows, and the others once they are asked for.
enum MoreRows {
    static func list(
        _ element: HTML, class name: HTML, _ rows: [HTML], _ words: Words, shown: Int = 100
    ) -> HTML {
        let first: HTML = "<\(element) class=\"\(name)\">\(Array(rows.prefix(shown)))</\(element)>"
        guard rows.count > shown else { return first }
        let others: HTML = "<\(element) class=\"\(name)\">\(Array(rows.dropFirst(shown)))</\(element)>"
        return """
            \(first)<details class="rest"><summary class="button wide">\(words.showMore) (\(words.number(rows.count - shown)))</summary>\
            \(others)</details>
            """
    }
}
