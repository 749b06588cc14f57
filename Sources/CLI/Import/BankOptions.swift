import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

/// The options for the file of a bank: its account, and corrections of what was guessed.
struct BankOptions: ParsableArguments {
    @Option(help: ArgumentHelp("For a bank's file: the account it is of.", valueName: "account"))
    var account: String?

    @Option(
        help: ArgumentHelp(
            "For a bank's CSV: what its columns mean, in order: date,,payee,amount. Unnamed ones are ignored.",
            valueName: "names"))
    var columns: String?

    @Option(
        help: ArgumentHelp("For a bank's CSV or QIF: the order of dates: dmy, mdy or ymd.", valueName: "order"))
    var dateOrder: DateOrder?

    @Option(help: ArgumentHelp("For a bank's CSV: the decimal mark: . or ,", valueName: "mark"))
    var decimal: DecimalMark?

    @Option(
        help: ArgumentHelp(
            "For a bank's file: its encoding, such as utf-8, windows-1250 or iso-8859-2.", valueName: "name"))
    var encoding: String?

    @Flag(help: "For a bank's CSV: positive amounts were spent, as on some credit cards.")
    var spentPositive = false

    @Flag(help: "For a bank's file: add transactions even if the same ones were entered by hand.")
    var keepApart = false

    /// Whether the file is said to be a bank's.
    var isUsed: Bool {
        account != nil || columns != nil || dateOrder != nil || decimal != nil || encoding != nil || spentPositive
            || keepApart
    }
}

extension BankOptions {
    /// Reads a bank's file with the corrections.
    func read(_ bytes: [UInt8], _ account: Account?, _ words: Words) throws -> BankFile {
        var options = BankFile.Options(dateOrder: dateOrder, currency: account?.currency)
        options.encoding = try encoding.map { try textEncoding($0, words) }
        let isCorrected = columns != nil || dateOrder != nil || decimal != nil || spentPositive
        if isCorrected, BankFile.isTable(bytes, encoding: options.encoding) {
            var mapping = CSVMapping(guessing: bytes, encoding: options.encoding)
            if let columns { mapping.setRoles(try roles(columns, words)) }
            if let dateOrder { mapping.dateOrder = dateOrder }
            if let decimal { mapping.decimalMark = decimal }
            if spentPositive { mapping.sign = .inverted }
            if mapping.currency == nil { mapping.currency = account?.currency }
            options.mapping = mapping
        }
        do { return try BankFile.read(bytes, options) } catch BankFileError.unknownColumns {
            throw InvalidRequest(words.bankColumnsUnknown + ". " + words.bankColumnsHint)
        }
    }

    private func textEncoding(_ name: String, _ words: Words) throws -> TextEncoding {
        guard let encoding = TextEncoding(declared: name) else {
            throw InvalidRequest(
                words.encodingUnknown(words.truncated(name), known: TextEncoding.allCases.map(\.rawValue)))
        }
        return encoding
    }

    private func roles(_ typed: String, _ words: Words) throws -> [CSVRole] {
        try typed.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let name = PlainText.line(String(part))
            guard let role = CSVRole(name: name) else {
                let known = CSVRole.allCases.map(\.name).filter { !$0.isEmpty }
                throw InvalidRequest(words.columnNameUnknown(words.truncated(name), known: known))
            }
            return role
        }
    }
}

extension DateOrder: ExpressibleByArgument {}

extension DecimalMark: ExpressibleByArgument {
    /// "." or ",".
    public init?(argument: String) {
        switch argument {
        case ".": self = .point
        case ",": self = .comma
        default: return nil
        }
    }

    public static var allValueStrings: [String] { [".", ","] }
}
