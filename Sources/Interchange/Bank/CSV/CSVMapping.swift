import Money

/// The way to read the entries in a bank's CSV file: its encoding, columns, dates and amounts.
///
/// It is guessed from a file, and a person can correct every part. Its `text` is short enough to be kept with an
/// account, for the next file of the same bank.
public struct CSVMapping: Hashable, Sendable {
    public enum Delimiter: String, CaseIterable, Hashable, Sendable {
        case comma
        case semicolon
        case tab
        case pipe

        var byte: UInt8 {
            switch self {
            case .comma: 0x2C
            case .semicolon: 0x3B
            case .tab: 0x09
            case .pipe: 0x7C
            }
        }
    }

    /// The way a file tells spent amounts from received ones.
    public enum Sign: String, CaseIterable, Hashable, Sendable {
        /// Spent amounts are negative.
        case signed
        /// Spent amounts are positive, as on some credit cards.
        case inverted
        /// Spent amounts are in a column of their own, without a sign.
        case columns
        /// Spent amounts are in a column of their own, and negative.
        case signedColumns = "signed-columns"
        /// A word in another column tells.
        case indicator
    }

    public var encoding: TextEncoding
    public var delimiter: Delimiter
    /// The line of the row with the columns' names, from 1; rows above are ignored. 0 if there is none.
    ///
    /// A mapping that was guessed or has read a file also remembers the names, and finds their row at any line. Of a row
    /// that a person says is none of names it remembers the texts, too. Setting the line forgets them.
    public var headerLine: Int {
        didSet { headerHash = 0 }
    }
    /// A hash of the columns' names; 0 if they are unknown.
    private(set) var headerHash: UInt32 = 0
    /// The meaning of each column, in order. Further columns are ignored; at most `maximumColumns` are read.
    public var roles: [CSVRole]
    public var dateOrder: DateOrder
    public var decimalMark: DecimalMark
    public var sign: Sign
    /// The currency of amounts beside which there is none.
    public var currency: Currency?

    public static let maximumColumns = 100
    /// The last line that names of columns may be in.
    public static let maximumLine = 999_999_999

    public init(
        encoding: TextEncoding = .utf8, delimiter: Delimiter = .comma, headerLine: Int = 0, roles: [CSVRole],
        dateOrder: DateOrder = .yearMonthDay, decimalMark: DecimalMark = .point, sign: Sign = .signed,
        currency: Currency? = nil
    ) {
        self.encoding = encoding
        self.delimiter = delimiter
        self.headerLine = headerLine
        self.roles = roles
        self.dateOrder = dateOrder
        self.decimalMark = decimalMark
        self.sign = sign
        self.currency = currency
    }

    /// Whether it has the columns that entries need: a day and an amount.
    public var isComplete: Bool {
        guard column(.date) != nil || column(.valueDate) != nil else { return false }
        return switch sign {
        case .signed, .inverted: column(.amount) != nil
        case .indicator: column(.amount) != nil && column(.indicator) != nil
        case .columns, .signedColumns: column(.debit) != nil || column(.credit) != nil
        }
    }

    /// The first column with a role.
    func column(_ role: CSVRole) -> Int? { roles.prefix(Self.maximumColumns).firstIndex(of: role) }

    /// All columns with a role.
    func columns(_ role: CSVRole) -> [Int] {
        roles.prefix(Self.maximumColumns).indices.filter { roles[$0] == role }
    }

    /// Remembers where the header is and what it consists of.
    mutating func remember(line: Int, hash: UInt32) {
        headerLine = line
        headerHash = hash
    }
}

extension CSVMapping {
    /// Nil unless the text was made by `text`.
    public init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 10, parts[0] == "1", let encoding = TextEncoding(rawValue: parts[1]),
            let delimiter = Delimiter(rawValue: parts[2]), let headerLine = DecimalNumber.integer(parts[3]),
            let headerHash = UInt32(parts[4], radix: 16), let dateOrder = DateOrder(rawValue: parts[5]),
            let decimalMark = DecimalMark(rawValue: parts[6]), let sign = Sign(rawValue: parts[7])
        else { return nil }
        var roles: [CSVRole] = []
        for letter in parts[9].unicodeScalars {
            guard let role = CSVRole(rawValue: String(letter)), roles.count < Self.maximumColumns else { return nil }
            roles.append(role)
        }
        var currency: Currency?
        if parts[8] != "-" {
            guard let known = Currency(parts[8]) else { return nil }
            currency = known
        }
        self.init(
            encoding: encoding, delimiter: delimiter, headerLine: headerLine, roles: roles, dateOrder: dateOrder,
            decimalMark: decimalMark, sign: sign, currency: currency)
        self.headerHash = headerHash
    }

    /// The mapping as one line of ASCII, at most 200 bytes, such as
    /// "1 windows-1250 semicolon 38 9f3c21aa dmy comma signed PLN d-npxab": a version, the encoding, delimiter, line and
    /// hash of the header, order of dates, decimal mark, sign, currency or "-", and a letter for each column.
    public var text: String {
        let letters = roles.prefix(Self.maximumColumns).map { $0.rawValue }.joined()
        return "1 \(encoding.rawValue) \(delimiter.rawValue) \(min(max(headerLine, 0), Self.maximumLine)) "
            + "\(String(headerHash, radix: 16)) \(dateOrder.rawValue) \(decimalMark.rawValue) \(sign.rawValue) "
            + "\(currency?.code ?? "-") \(letters)"
    }
}
