import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

/// The options for the file of a bank: its account, and corrections of what was guessed.
struct BankOptions: ParsableArguments {
    @Option(help: ArgumentHelp("For a bank's file: the account it belongs to.", valueName: "account"))
    var account: String?

    @Option(
        help: ArgumentHelp(
            "For a bank's CSV: what separates its columns: comma, semicolon, tab or bar.", valueName: "separator"))
    var delimiter: CSVMapping.Delimiter?

    @Option(
        help: ArgumentHelp(
            "For a bank's CSV: the line with the names of its columns; 0 if there are none.", valueName: "line"))
    var header: Int?

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

    @Flag(help: "For a bank's file: join rows with those of your other accounts' files as transfers.")
    var joinTransfers = false

    @Flag(help: "For a bank's file: give payments to known shops, such as Lidl, their usual category.")
    var categorise = false

    @Flag(help: "For a bank's file: import it even if dates are far in the future or years from the others.")
    var yes = false

    /// Whether the file is said to be a bank's.
    var isUsed: Bool {
        account != nil || delimiter != nil || header != nil || columns != nil || dateOrder != nil || decimal != nil
            || encoding != nil || spentPositive
            || keepApart || joinTransfers || categorise
    }
}

extension BankOptions {
    /// Reads a bank's file with the corrections, as the last one of that bank. Returns the account that had such files
    /// before, too, unless one is chosen.
    ///
    /// - Parameters:
    ///   - chosen: The chosen account.
    ///   - accounts: The accounts that the file may be of.
    func read(
        _ bytes: [UInt8], of chosen: Account?, among accounts: [Account], _ words: Words
    ) throws -> (file: BankFile, account: Account?) {
        var reading = BankReading()
        reading.encoding = try encoding.map { try textEncoding($0, words) }
        reading.delimiter = delimiter
        reading.headerLine = header.map { max($0, 0) }
        reading.roles = try columns.map { try roles($0, words) }
        reading.dateOrder = dateOrder
        reading.decimalMark = decimal
        if spentPositive { reading.spentIsPositive = true }
        do { return try reading.read(bytes, of: chosen, among: accounts) } catch BankFileError.unknownColumns {
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

extension CSVMapping.Delimiter: ExpressibleByArgument {
    /// A name, or the separator itself.
    public init?(argument: String) {
        guard let found = Self.allCases.first(where: { $0.name == argument || $0.sign == argument }) else { return nil }
        self = found
    }

    public static var allValueStrings: [String] { allCases.map(\.name) }

    /// Its name for a person who types it.
    var name: String { self == .pipe ? "bar" : rawValue }

    private var sign: String {
        switch self {
        case .comma: ","
        case .semicolon: ";"
        case .tab: "\t"
        case .pipe: "|"
        }
    }
}

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
