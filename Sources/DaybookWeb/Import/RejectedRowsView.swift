import Interchange
import Markup
import Phrasing
import Words

/// The rows of a file that cannot be read, with a button to save them.
struct RejectedRowsView {
    let rejected: RejectedRows
    /// The handle under which the host keeps the file.
    let handle: String

    /// The maximum number of listed rows; further ones are summarized.
    private static let maximumRows = 100

    func view(_ words: Words) -> HTML {
        let rows = rejected.rows
        let items = rows.prefix(Self.maximumRows).map { "<li><bdi>\(words.reason($0))</bdi></li>" as HTML }
        let beyond = rows.count - Self.maximumRows
        return """
            <section class="notice warn after rejected">\(Icon.warning.svg)<div><h2>\
            \(words.rejectedRows(rows.count, areRecords: rejected.areRecords))</h2>
            <p>\(rejected.canBeSaved ? words.rejectedRowsHint : words.rejectedRowsElsewhereHint)</p>
            <details class="fold"\(attribute: "open", if: rows.count <= 5)><summary>\
            \(words.rows(areRecords: rejected.areRecords))</summary><ul>\(items)</ul>\
            \(if: beyond > 0, "<p class=\"quiet\">\(words.andMoreRows(beyond))</p>")</details>
            \(if: rejected.canBeSaved, form(words))</div></section>

            """
    }

    private func form(_ words: Words) -> HTML {
        """
        <form method="post" action="\(DataActionRoute.saveRejectedRows.url)"><input type="hidden" name="upload" value="\(handle)">\
        <button class="button">\(words.saveRejectedRows)</button></form>
        """
    }
}
