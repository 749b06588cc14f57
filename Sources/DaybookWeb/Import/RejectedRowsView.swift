import Interchange
import Markup
import Phrasing
import Words

/// The rows of a file that cannot be read, with a button to save them.
struct RejectedRowsView {
    let count: Int
    /// The reasons of the first rows.
    let reasons: [String]
    let kind: RejectedKind
    let canBeSaved: Bool
    /// Tells what to do about them.
    let hint: String
    /// Whether other rows can be read.
    var hasOthers = true
    /// The handle under which the host keeps the file.
    let handle: String
    /// Further hidden fields of the form that saves the rows.
    var fields: HTML = .empty
    /// The URL of that form.
    let action: String

    /// The maximum number of listed rows; further ones are summarized.
    private static let maximumRows = 100

    init(rejected: RejectedRows, handle: String, _ words: Words) {
        count = rejected.rows.count
        reasons = rejected.rows.prefix(Self.maximumRows).map { words.reason($0) }
        kind = rejected.kind
        canBeSaved = rejected.canBeSaved
        hint = words.hint(rejected)
        self.handle = handle
        action = DataActionRoute.saveRejectedRows.url
    }

    init(_ problems: [BankProblem], of format: BankFile.Format, handle: String, fields: HTML, _ words: Words) {
        count = problems.count
        reasons = problems.prefix(Self.maximumRows).map { words.reason($0) }
        kind = format == .csv ? .rows : .records
        canBeSaved = format == .csv
        hint = canBeSaved ? words.rejectedRowsHint : words.rejectedRowsElsewhereHint
        self.handle = handle
        action = MoneyActionRoute.importFile(.saveRejectedRows).url
        self.fields = fields
    }

    func view(_ words: Words) -> HTML {
        let items = reasons.map { "<li><bdi>\($0)</bdi></li>" as HTML }
        let beyond = count - Self.maximumRows
        return """
            <section class="notice warn after rejected">\(Icon.warning.svg)<div><h2>\
            \(words.rejectedRows(count, kind))</h2>
            \(if: hasOthers, "<p>\(hint)</p>")
            <details class="fold"\(attribute: "open", if: count <= 5)><summary>\
            \(words.rows(kind))</summary><ul>\(items)</ul>\
            \(if: beyond > 0, "<p class=\"quiet\">\(words.andMoreRows(beyond))</p>")</details>
            \(if: canBeSaved, form(words))</div></section>

            """
    }

    private func form(_ words: Words) -> HTML {
        """
        <form method="post" action="\(action)"><input type="hidden" name="upload" value="\(handle)">\
        \(fields)<button class="button">\(words.saveRejectedRows)</button></form>
        """
    }
}
