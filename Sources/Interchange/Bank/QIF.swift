import CivilTime
import Money

/// Reads Quicken Interchange Format: lists of entries of accounts (Intuit, "Quicken Interchange Format (QIF) files").
///
/// Lists of categories, classes, securities and memorized entries are skipped.
struct QIF {
    private var records: [QIFRecord] = []
    private var dates = DateOrderCounts()
    private var marks = DecimalMarkCounts()

    /// A line of a record, without the letter of its field.
    struct Field {
        let letter: UInt8
        let text: ArraySlice<UInt8>
        let line: Int
    }

    static func read(
        _ text: BankText, _ options: BankFile.Options, into collector: inout BankCollector, _ file: inout BankFile
    ) throws(BankFileError) {
        var qif = QIF()
        let statements = try qif.scan(text, &collector)
        guard !statements.isEmpty else { throw .noStatement }
        let order = qif.dates.result
        let mark = qif.marks.result(otherwise: .point, in: options.currency)
        file.dateOrder = options.dateOrder ?? order.order
        if options.dateOrder == nil, !order.isCertain { file.doubts.insert(.dateOrder) }
        if !mark.isCertain { file.doubts.insert(.decimalMark) }
        let style = QIFRecord.Style(
            order: file.dateOrder ?? order.order, mark: mark.mark, currency: options.currency)
        for statement in statements { try statement.add(to: &collector, style) }
    }

    /// The entries of an account, which are not read yet.
    private struct Statement {
        var kind: BankAccountKind
        var account: QIFRecord?
        var records: [QIFRecord] = []

        func add(to collector: inout BankCollector, _ style: QIFRecord.Style) throws(BankFileError) {
            var statement = BankStatement(kind: kind, currency: style.currency)
            if let account {
                statement.account = (try? account.text("N")) ?? ""
                statement.closingBalance = account.balance(style)
            } else if let first = records.first, let name = first.openingAccount {
                statement.account = name
            }
            try collector.begin(statement)
            for record in records {
                var entry: BankEntry?
                var place: Field?
                do throws(BankProblem.Reason) {
                    entry = try record.entry(style, account: statement.account, &place)
                } catch {
                    let field = place.map { String(decoding: [$0.letter], as: UTF8.self) } ?? ""
                    try collector.add(error, field, place?.text ?? [], line: place?.line ?? record.line)
                }
                if let entry { try collector.add(entry) }
            }
        }
    }

    private enum Section {
        case entries, accounts, skipped
    }

    /// Divides the text into records, and learns how dates and amounts are written.
    private mutating func scan(
        _ text: BankText, _ collector: inout BankCollector
    ) throws(BankFileError) -> [Statement] {
        var lines = BankLines(text.bytes[...])
        var statements: [Statement] = []
        var section = Section.skipped
        var account: QIFRecord?
        var record = QIFRecord()
        var (count, fieldCount) = (0, 0)
        while let (line, number) = lines.next() {
            let line = BankText.trimmed(line)
            guard let letter = line.first else { continue }
            if letter == 0x21 {
                if !record.isEmpty, section == .entries { try collector.add(.truncated, "", [], line: record.line) }
                record = QIFRecord()
                let header = BankText.trimmed(line.dropFirst())
                if header.isWord("account") {
                    section = .accounts
                } else if let kind = Self.kind(header) {
                    section = .entries
                    statements.append(Statement(kind: kind, account: account))
                    account = nil
                } else if Self.isOption(header) {
                    continue
                } else {
                    section = .skipped
                    if header.starts(with: Array("Type:Invst".utf8)) {
                        try collector.add(.unsupportedSection, "!Type", header, line: number)
                    }
                }
                continue
            }
            if section == .skipped { continue }
            guard letter != 0x5E else {
                if section == .accounts {
                    account = record
                } else if !record.isEmpty {
                    count += 1
                    guard count <= BankFile.maximumEntries else { throw .tooManyEntries }
                    statements[statements.count - 1].records.append(record)
                }
                record = QIFRecord()
                continue
            }
            fieldCount += 1
            guard fieldCount <= BankFile.maximumFields else { throw .tooManyEntries }
            let field = Field(letter: letter, text: line.dropFirst(), line: number)
            record.append(field)
            if section == .entries { learn(field) }
        }
        if !record.isEmpty, section == .entries { try collector.add(.truncated, "", [], line: record.line) }
        return statements
    }

    private mutating func learn(_ field: Field) {
        switch field.letter {
        case UInt8(ascii: "D"): if let date = try? BankDate(field.text) { dates.add(date) }
        case UInt8(ascii: "T"), UInt8(ascii: "U"), UInt8(ascii: "$"): marks.add(field.text)
        default: break
        }
    }

    /// The kind of account of a header such as "Type:Bank".
    private static func kind(_ header: ArraySlice<UInt8>) -> BankAccountKind? {
        guard header.prefix(5).isWord("type:") else { return nil }
        let type = BankText.trimmed(header.dropFirst(5))
        if type.isWord("bank") { return .bank }
        if type.isWord("cash") { return .cash }
        if type.isWord("ccard") { return .creditCard }
        if type.isWord("oth a") { return .asset }
        return type.isWord("oth l") ? .liability : nil
    }

    private static func isOption(_ header: ArraySlice<UInt8>) -> Bool {
        header.prefix(7).isWord("option:") || header.prefix(6).isWord("clear:")
    }
}
