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
    /// The rows, by index, that are joined with transactions of other accounts as transfers.
    let joinedRows: Set<Int>
    let joinsAll: Bool
    let restoresDeleted: Bool
    /// The categories chosen for payees.
    let payees: [PayeeChoice]
    /// The payees that the form asked about, in lower case.
    let askedPayees: Set<String>
    /// The suggestions that the form showed and that were left as they were: hexadecimal ids, by payee in lower case.
    let keptSuggestions: [String: String]
    /// Whether a form was posted that has these choices; otherwise a file was just chosen.
    let arePosted: Bool

    static let newAccount = "new"
    static let positive = "positive"
    /// The inputs of a payee without a category; each is sent once for every payee.
    static let (payee, payeeCategory) = ("payee", "payeeCategory")
    /// The input with the category suggested for a payee; empty if none was.
    static let payeeSuggestion = "payeeSuggestion"
    /// The input that says that unlikely days are right.
    static let unlikelyDays = "unlikelyDays"
    /// The maximum number of payees that a preview lists.
    static let maximumPayees = 20

    init(_ form: FormFields) {
        account = form["account"] ?? ""
        title = PlainText.line(form["newAccount"] ?? "")
        currency = PlainText.line(form["currency"] ?? "")
        var reading = BankReading()
        reading.encoding = form["encoding"].flatMap { TextEncoding(rawValue: $0) }
        reading.delimiter = form["delimiter"].flatMap { CSVMapping.Delimiter(rawValue: $0) }
        if let line = form["header"].flatMap({ Int($0) }), (0...CSVMapping.maximumLine).contains(line) {
            reading.headerLine = line
        }
        let shown = form["split"]
        // Columns that are split anew do not have the meaning that was shown.
        if shown == nil || shown == Self.split(form["delimiter"] ?? "", form["header"] ?? "") {
            let columns = form.all("column").prefix(CSVMapping.maximumColumns)
            if !columns.isEmpty { reading.roles = columns.map { CSVRole(rawValue: $0) ?? .ignored } }
            reading.dateOrder = form["dateOrder"].flatMap { DateOrder(rawValue: $0) }
            reading.decimalMark = form["decimal"].flatMap { DecimalMark(rawValue: $0) }
            reading.spentIsPositive = form["sign"].map { $0 == Self.positive }
        }
        self.reading = reading
        rowsKeptApart = Set(form.all("apart").compactMap { Int($0) })
        keepsAllApart = form["allApart"] == "1"
        joinedRows = Set(form.all("join").compactMap { Int($0) })
        joinsAll = form["joinAll"] == "1"
        restoresDeleted = form["bringBack"] == "1"
        let names = form.all(Self.payee).map { PlainText.line($0) }
        let (categories, suggestions) = (form.all(Self.payeeCategory), form.all(Self.payeeSuggestion))
        let isPaired = names.count == categories.count
        askedPayees = Set(names.map { $0.lowercased() })
        var kept: [String: String] = [:]
        if isPaired, names.count == suggestions.count {
            for (index, suggestion) in suggestions.enumerated() where !suggestion.isEmpty {
                if suggestion == categories[index] { kept[names[index].lowercased()] = suggestion }
            }
        }
        keptSuggestions = kept
        payees = Array(zip(names, categories)).prefix(isPaired ? Self.maximumPayees : 0).compactMap { payee, hex in
            RecordID(hex: hex).map {
                PayeeChoice(payee: payee, category: $0, isSuggestion: kept[payee.lowercased()] != nil)
            }
        }
        arePosted = form["account"] != nil
    }

    /// The category chosen for a payee, regardless of case.
    func category(of payee: String) -> RecordID? { payees.first { PlainText.isSame($0.payee, payee) }?.category }

    /// The way in which a table is split into rows and columns, as its form repeats it.
    static func split(_ delimiter: String, _ headerLine: String) -> String { "\(delimiter) \(headerLine)" }

    /// The choices as hidden fields, but for the rows and the payees.
    var fields: HTML {
        func field(_ name: String, _ value: String?) -> HTML? {
            value.map { "<input type=\"hidden\" name=\"\(name)\" value=\"\($0)\">" }
        }
        let columns = (reading.roles ?? []).map { field("column", $0.rawValue) ?? .empty }
        return """
            \(field("account", account))\(field("newAccount", title.isEmpty ? nil : title))\
            \(field("currency", currency.isEmpty ? nil : currency))\(field("encoding", reading.encoding?.rawValue))\
            \(field("delimiter", reading.delimiter?.rawValue))\(field("header", reading.headerLine.map { String($0) }))\
            \(field("dateOrder", reading.dateOrder?.rawValue))\(field("decimal", reading.decimalMark?.rawValue))\
            \(field("sign", reading.spentIsPositive.map { $0 ? Self.positive : "negative" }))\(columns)
            """
    }
}
