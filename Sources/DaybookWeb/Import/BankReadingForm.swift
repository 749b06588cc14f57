import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// The form in the preview of a bank's file that corrects its account, and how it is read.
struct BankReadingForm: Sendable {
    let handle: String
    let controls: FormControls
    let format: BankFile.Format
    /// The accounts to choose from; empty to offer no choice.
    let accounts: [Account]
    /// Whether the account can be left to the file.
    let isNamed: Bool
    /// The reason why an account has to be chosen; nil if it is known.
    let accountHint: String?
    /// The first rows of a table, split into columns.
    let table: CSVPreview?
    /// The rows of the table of which one may have the names of the columns.
    let lines: [CSVPreview.Row]
    /// The guesses that the file does not prove.
    let doubts: Set<BankFile.Doubt>
    /// The maximum length of a cell, in characters.
    private static let cellLength = 40

    /// Whether it has something that must be seen before the import: a doubt, or a choice to make.
    var isNeeded: Bool { !doubts.isEmpty || controls.refusal != nil || accountHint != nil }

    func view(_ words: Words) -> HTML {
        let isOpen = !doubts.isEmpty || controls.refusal.map { $0.field != "account" } ?? false
        let isReady = controls.refusal == nil && accountHint == nil
        return """
            <form class="card form bank-reading after" method="post" action="\(MoneyActionRoute.importFile(.preview).url)">\
            <input type="hidden" name="upload" value="\(handle)">\(controls.notice)
            \(account(words))\(doubtNotice(words))\(if: format != .camt, details(words, isOpen: isOpen))
            <div class="submit"><button class="button\(if: !isReady, " primary")">\(isReady ? words.readFileAgain : words.goOn)</button></div></form>

            """
    }

    private func details(_ words: Words, isOpen: Bool) -> HTML {
        """
        <details class="fold"\(attribute: "open", if: isOpen)><summary>\(words.howFileWasRead)</summary><div class="form">\
        <p class="quiet">\(words.howFileWasReadHint)</p>\(options(words))\(table.map { columns($0, words) })</div></details>

        """
    }

    private func account(_ words: Words) -> HTML {
        guard !accounts.isEmpty else { return "<input type=\"hidden\" name=\"account\" value=\"\">" }
        let own = accounts.map { (value: $0.id.hex, label: "\($0.title) · \(words.symbol($0.currency))") }
        let choices =
            [(value: "", label: isNamed ? words.accountAsInFile : words.chooseAccount)] + own
            + [(value: BankChoices.newAccount, label: words.newAccount)]
        return """
            \(controls.select("account", words.account, choices, hint: accountHint))\
            <div class="pair new-account">\(controls.textField("newAccount", words.newAccountTitle))\
            \(controls.textField("currency", words.currencyLabel))</div>
            """
    }

    private func doubtNotice(_ words: Words) -> HTML? {
        guard !doubts.isEmpty else { return nil }
        var facts: [String] = []
        if doubts.contains(.dateOrder), let order = controls.fields["dateOrder"].flatMap({ DateOrder(rawValue: $0) }) {
            facts.append(words.daysRead(as: words.name(order)))
        }
        if doubts.contains(.decimalMark) {
            facts.append(words.decimalMarkRead(controls.fields["decimal"] == DecimalMark.point.rawValue ? "." : ","))
        }
        if doubts.contains(.sign) { facts.append(words.negativeAmountsAreSpent) }
        let items = facts.map { "<li>\($0)</li>" as HTML }
        return """
            <div class="notice warn">\(Icon.info.svg)<div><h2>\(words.pleaseCheck)</h2><ul>\(items)</ul></div></div>

            """
    }

    private func options(_ words: Words) -> HTML {
        let encodings = TextEncoding.allCases.map { (value: $0.rawValue, label: $0.name) }
        let orders = DateOrder.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let marks = [
            (value: DecimalMark.comma.rawValue, label: "1234,56"),
            (value: DecimalMark.point.rawValue, label: "1234.56"),
        ]
        let signs = [
            (value: "negative", label: words.spentAreNegative),
            (value: BankChoices.positive, label: words.spentArePositive),
        ]
        var selects: [HTML] = splitting(words)
        if controls.fields["dateOrder"] != nil {
            selects.append(controls.select("dateOrder", words.orderOfDates, orders))
        }
        if controls.fields["decimal"] != nil { selects.append(controls.select("decimal", words.decimalMark, marks)) }
        if controls.fields["sign"] != nil { selects.append(controls.select("sign", words.spentAmounts, signs)) }
        if controls.fields["encoding"] != nil {
            selects.append(controls.select("encoding", words.fileEncoding, encodings))
        }
        return "\(selects)"
    }

    /// The choices how a table is split into rows and columns.
    private func splitting(_ words: Words) -> [HTML] {
        guard let split = controls.fields["split"] else { return [] }
        let delimiters = CSVMapping.Delimiter.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let headers = lines.map { row in
            let text = String(row.fields.filter { !$0.isEmpty }.joined(separator: ", ").prefix(Self.cellLength))
            return (value: String(row.line), label: words.invalidLine(row.line, text))
        }
        return [
            controls.select("delimiter", words.columnsAreSeparatedBy, delimiters),
            controls.select("header", words.namesOfColumns, headers + [(value: "0", label: words.noNamesOfColumns)]),
            "<input type=\"hidden\" name=\"split\" value=\"\(split)\">",
        ]
    }

    /// The first rows, with the meaning of each column above it.
    private func columns(_ table: CSVPreview, _ words: Words) -> HTML {
        let roles = table.mapping.roles
        let widths = [roles.count, table.header?.fields.count ?? 0] + table.rows.map { $0.fields.count }
        let count = min(widths.max() ?? 0, CSVMapping.maximumColumns)
        func cell(_ row: CSVPreview.Row?, _ column: Int) -> String {
            guard let row, column < row.fields.count else { return "" }
            return String(row.fields[column].prefix(Self.cellLength))
        }
        let selects = (0..<count).map { column -> HTML in
            let name = cell(table.header, column)
            let role = column < roles.count ? roles[column] : .ignored
            let options = CSVRole.allCases.map { choice -> HTML in
                "<option value=\"\(choice.rawValue)\"\(attribute: "selected", if: choice == role)>\(words.name(choice))</option>"
            }
            return """
                <th scope="col"><select name="column" aria-label="\(name.isEmpty ? words.columnNumber(column + 1) : name)">\(options)</select></th>
                """
        }
        let header: HTML? = table.header.map { row in
            "<tr>\((0..<count).map { "<th scope=\"col\"><bdi>\(cell(row, $0))</bdi></th>" as HTML })</tr>"
        }
        let rows = table.rows.map { row -> HTML in
            "<tr>\((0..<count).map { "<td><bdi>\(cell(row, $0))</bdi></td>" as HTML })</tr>"
        }
        return """
            <div class="\(controls.classes("column"))"><div class="table-scroll" tabindex="0" role="region" aria-label="\(words.columnsOfFile)"><table class="table">
            <thead><tr>\(selects)</tr>\(header)</thead><tbody>\(rows)</tbody></table></div>\(controls.reason("column"))</div>
            """
    }
}
