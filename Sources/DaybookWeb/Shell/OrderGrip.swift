import Journal
import Markup
import Words

/// The handle of a manually ordered row, to drag it or to move it by one place.
struct ReorderHandle: Sendable {
    let title: String
    /// The URL to post the move to.
    let action: ActionRoute
    /// The page to return to.
    let back: PageRoute
    /// The row to move it after when moving up (empty for the front) and down; nil if it cannot move.
    private let up: String?
    private let down: String?

    /// Creates the handle of the row at an index of all rows, in order.
    init(title: String, action: ActionRoute, index: Int, of ids: [RecordID], back: PageRoute) {
        self.title = title
        self.action = action
        self.back = back
        up = index == 0 ? nil : index == 1 ? "" : ids[index - 2].hex
        down = index + 1 == ids.count ? nil : ids[index + 1].hex
    }

    func view(_ words: Words) -> HTML {
        """
        <details class="order"><summary class="grip" aria-label="\(words.order): \(title)">\(Icon.drag.svg)</summary>\
        <div class="actions">\(move(behind: up, words.moveUp(title), "up"))\
        \(move(behind: down, words.moveDown(title), "down"))</div></details>
        """
    }

    private func move(behind: String?, _ label: String, _ arrow: HTML) -> HTML {
        """
        <form method="post" action="\(action.url)"><input type="hidden" name="behind" value="\(behind ?? "")">\
        <input type="hidden" name="back" value="\(back.url)">\
        <button class="round \(arrow)"\(attribute: "disabled", if: behind == nil) aria-label="\(label)">\(Icon.chevronDown.svg)</button></form>
        """
    }
}
