import DaybookCore
import Money

/// The way to read a bank's file: corrections of what is guessed from it, and what accounts remember of earlier ones.
public struct BankReading: Hashable, Sendable {
    /// The encoding; nil to detect it.
    public var encoding: TextEncoding?
    /// The separator of a table's columns; nil to guess it.
    public var delimiter: CSVMapping.Delimiter?
    /// The line of the row with the names of a table's columns, or 0 if there is none; nil to guess it.
    public var headerLine: Int?
    /// The meaning of a table's columns, in order; nil to guess them.
    public var roles: [CSVRole]?
    /// The order of days; nil to guess it.
    public var dateOrder: DateOrder?
    /// The decimal mark of a table; nil to guess it.
    public var decimalMark: DecimalMark?
    /// Whether the positive ones of a table's amounts were spent; nil to guess it.
    public var spentIsPositive: Bool?

    public init() {}

    private var correctsTable: Bool {
        delimiter != nil || headerLine != nil || roles != nil || dateOrder != nil || decimalMark != nil
            || spentIsPositive != nil
    }

    /// Reads a file.
    ///
    /// A table is read as the last one with the same columns, before any corrections. If it names no account, and just one
    /// account had such tables, it is a table of that.
    ///
    /// - Parameters:
    ///   - chosen: The account that the person chose; nil if none.
    ///   - accounts: The accounts that the file may be of.
    public func read(
        _ bytes: [UInt8], of chosen: Account?, among accounts: [Account]
    ) throws(BankFileError) -> (file: BankFile, account: Account?) {
        var options = BankFile.Options(encoding: encoding, dateOrder: dateOrder, currency: chosen?.currency)
        guard bytes.count <= BankFile.maximumSize, BankFile.isTable(bytes, encoding: encoding) else {
            return (try BankFile.read(bytes, options), nil)
        }
        let remembered = encoding == nil ? RememberedMapping(bytes, of: chosen, among: accounts) : nil
        let found = chosen == nil ? remembered?.account : nil
        if options.currency == nil { options.currency = found?.currency }
        options.mapping = remembered?.mapping
        if correctsTable {
            let known = options.mapping.flatMap { splits(as: $0) ? $0 : nil }
            options.mapping = known.map { corrected($0) } ?? mapping(guessing: bytes, in: options.currency)
        }
        // The bank writes its days in another way by now.
        if let known = options.mapping, dateOrder == nil, !known.readsDays(of: bytes) {
            options.mapping = mapping(guessing: bytes, in: options.currency)
        }
        if options.mapping?.currency == nil { options.mapping?.currency = options.currency }
        let file = try BankFile.read(bytes, options)
        return (file, file.statements.contains { !$0.account.isEmpty } ? nil : found)
    }

    /// Whether a mapping splits a table into rows and columns in the corrected way.
    private func splits(as mapping: CSVMapping) -> Bool {
        (delimiter ?? mapping.delimiter, headerLine ?? mapping.headerLine) == (mapping.delimiter, mapping.headerLine)
    }

    /// The mapping that a table seems to have, with the corrections.
    ///
    /// - Parameter currency: The currency of its account, if it is known.
    public func mapping(guessing bytes: [UInt8], in currency: Currency? = nil) -> CSVMapping {
        corrected(
            CSVMapping(
                guessing: bytes, encoding: encoding, delimiter: delimiter, headerLine: headerLine, roles: roles,
                currency: currency))
    }

    /// The mapping with the corrections of columns, days and amounts.
    private func corrected(_ guess: CSVMapping) -> CSVMapping {
        var mapping = guess
        if let roles, roles != Array(mapping.roles.prefix(roles.count)) || roles.count < mapping.roles.count {
            mapping.setRoles(roles)
        }
        if let dateOrder { mapping.dateOrder = dateOrder }
        if let decimalMark { mapping.decimalMark = decimalMark }
        if let spentIsPositive, mapping.sign == .signed || mapping.sign == .inverted {
            mapping.sign = spentIsPositive ? .inverted : .signed
        }
        return mapping
    }
}

/// The mapping by which the last table with the same columns was read.
private struct RememberedMapping {
    let mapping: CSVMapping
    /// The account that had such tables; nil if several did.
    let account: Account?

    /// Nil if no account remembers such a table. One without names of columns is known by its account only.
    init?(_ bytes: [UInt8], of chosen: Account?, among accounts: [Account]) {
        // The header of a table may state a currency.
        let known = accounts.filter { chosen == nil || $0.currency == chosen?.currency }.compactMap { account in
            CSVMapping(account.mapping).map { (account: account, mapping: $0) }
        }
        guard !known.isEmpty else { return nil }
        let start = Array(bytes.prefix(CSVMapping.headerReach))
        let encoding = TextEncoding.detect(bytes)
        let fitting = known.compactMap { known in
            known.mapping.found(in: start, encoding).map { (account: known.account, mapping: $0) }
        }
        let own = known.first { $0.account.id == chosen?.id }
        let nameless = own.flatMap { $0.mapping.hasNoHeader && $0.mapping.isShaped(like: bytes) ? $0 : nil }
        guard let first = fitting.first(where: { $0.account.id == chosen?.id }) ?? fitting.first ?? nameless else {
            return nil
        }
        var mapping = first.mapping
        mapping.encoding = first.mapping.encoding(of: bytes, encoding)
        self.mapping = mapping
        account = fitting.count == 1 ? first.account : nil
    }
}

extension CSVMapping {
    /// The bytes of a file in which its header is looked for.
    static let headerReach = 256 << 10

    /// The mapping for a file that has the header that it was made for; nil for another. One that was made for a table
    /// without names of columns fits none.
    ///
    /// - Parameters:
    ///   - start: The start of the file.
    ///   - detected: The encoding that the file seems to have.
    func found(in start: [UInt8], _ detected: TextEncoding) -> CSVMapping? {
        guard headerHash != 0 else { return nil }
        let text = BankText(start, encoding(of: start, detected))
        var reader = CSVReader(text.bytes, separator: delimiter.byte)
        var spans: [CSVReader.Span] = []
        for _ in 0..<1000 {
            do throws(ImportFailure) {
                guard let line = try reader.next(into: &spans) else { return nil }
                let fields = spans.prefix(Self.maximumColumns).map { reader.content(of: $0) }
                if CSVHeaderRow.hash(fields) == headerHash {
                    var mapping = self
                    mapping.remember(line: headerLine == 0 ? 0 : line, hash: headerHash)
                    return mapping
                }
            } catch {
                guard case .badLine(_, _, .strayQuote) = error else { return nil }
                reader.skipLine()
            }
        }
        return nil
    }

    /// Whether any of the first days of a file is one in its order; true if none would be in another order either.
    func readsDays(of bytes: [UInt8]) -> Bool {
        guard let date = column(.date) ?? column(.valueDate) else { return true }
        let rows = CSVSample(BankText(Array(bytes.prefix(Self.headerReach)), encoding).bytes, delimiter).rows
        let days = rows.filter { $0.line > headerLine && date < $0.fields.count && CSVSample.isDate($0.fields[date]) }
        return days.isEmpty
            || days.contains { row in
                (try? BankDate(row.fields[date])).flatMap { try? $0.day(dateOrder) } != nil
            }
    }

    /// Whether it was made for a table without names of columns.
    var hasNoHeader: Bool { headerHash == 0 && headerLine == 0 }

    /// Whether a file, too, has no names of columns, and as many of them.
    func isShaped(like bytes: [UInt8]) -> Bool {
        let guess = CSVMapping(guessing: bytes, delimiter: delimiter)
        return guess.hasNoHeader && guess.roles.count == roles.count
    }

    /// The encoding of another file of the bank: the same, which may have been corrected, unless either is Unicode, which is
    /// never mistaken for another.
    func encoding(of bytes: [UInt8], _ detected: TextEncoding) -> TextEncoding {
        switch (encoding, detected) {
        case (.utf8, _), (.utf16LittleEndian, _), (.utf16BigEndian, _): detected
        case (_, .utf16LittleEndian), (_, .utf16BigEndian): detected
        case (_, .utf8): bytes.allSatisfy { $0 < 0x80 } ? encoding : detected
        default: encoding
        }
    }
}
