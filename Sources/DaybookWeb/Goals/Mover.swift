import Journal
import Markup
import Words

/// The grip of a row whose place is chosen by hand: dragged, or opened to move the row by one place.
struct Mover: Sendable {
    let name: String
    /// Where the move is posted.
    let url: String
    /// The page to go back to.
    let back: String
    let place: Int
    /// All rows, in their order.
    let ids: [RecordID]

    func view(_ words: Words) -> HTML {
        let isLast = place == ids.count - 1
        let up = place > 1 ? ids[place - 2].hex : ""
        let down = isLast ? "" : ids[place + 1].hex
        return """
            <details class="order"><summary class="grip" aria-label="\(words.order): \(name)">\(Icon.drag.svg)</summary>\
            <div class="actions">\(move(behind: up, words.moveUp(name), "up", if: place > 0))\
            \(move(behind: down, words.moveDown(name), "down", if: !isLast))</div></details>
            """
    }

    private func move(behind: String, _ label: String, _ way: HTML, if isPossible: Bool) -> HTML {
        """
        <form method="post" action="\(url)"><input type="hidden" name="behind" value="\(behind)">\
        <input type="hidden" name="back" value="\(back)">\
        <button class="round \(way)"\(attribute: "disabled", if: !isPossible) aria-label="\(label)">\(Icon.chevronDown.svg)</button></form>
        """
    }
}
