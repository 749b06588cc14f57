import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Words

/// The choices in the preview of a bank's file: its account, and how it is read.
struct BankChoices: Sendable {
    /// The hexadecimal id of the chosen account, `newAccount`, or empty for the one that the file is of.
    let account: String
    /// The title and currency of an account to add, as typed.
    let title: String
    let currency: String
    let reading: BankReading
    /// The rows, by index, that are added although a transaction entered by hand may be the same.
    let rowsKeptApart: Set<Int>
    let keepsAllApart: Bool
    /// Whether a form was posted that has these choices; otherwise a file was just chosen.
    let arePosted: Bool

    static let newAccount = "new"
    static let positive = "positive"

    init(_ form: FormFields) {
        account = form["account"] ?? ""
        title = PlainText.line(form["newAccount"] ?? "")
        currency = PlainText.line(form["currency"] ?? "")
        var reading = BankReading()
        reading.encoding = form["encoding"].flatMap { TextEncoding(rawValue: $0) }
        let columns = form.all("column").prefix(CSVMapping.maximumColumns)
        if !columns.isEmpty { reading.roles = columns.map { CSVRole(rawValue: $0) ?? .ignored } }
        reading.dateOrder = form["dateOrder"].flatMap { DateOrder(rawValue: $0) }
        reading.decimalMark = form["decimal"].flatMap { DecimalMark(rawValue: $0) }
        reading.spentIsPositive = form["sign"].map { $0 == Self.positive }
        self.reading = reading
        rowsKeptApart = Set(form.all("apart").compactMap { Int($0) })
        keepsAllApart = form["allApart"] == "1"
        arePosted = form["account"] != nil
    }

    /// The choices as hidden fields, but for the rows.
    var fields: HTML {
        func field(_ name: String, _ value: String?) -> HTML? {
            value.map { "<input type=\"hidden\" name=\"\(name)\" value=\"\($0)\">" }
        }
        let columns = (reading.roles ?? []).map { field("column", $0.rawValue) ?? .empty }
        return """
            \(field("account", account))\(field("newAccount", title.isEmpty ? nil : title))\
            \(field("currency", currency.isEmpty ? nil : currency))\(field("encoding", reading.encoding?.rawValue))\
            \(field("dateOrder", reading.dateOrder?.rawValue))\(field("decimal", reading.decimalMark?.rawValue))\
            \(field("sign", reading.spentIsPositive.map { $0 ? Self.positive : "negative" }))\(columns)
            """
    }
}
