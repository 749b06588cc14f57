import CivilTime
import Money

/// Reads the rows of a bank's CSV file as entries.
struct CSVRowReader {
    /// The names of the columns, for problems.
    var names: [String] = []
    /// Whether the table has the plain names of columns, which no bank writes: all its rows are a person's own.
    var isPlain = false
    private let mapping: CSVMapping
    private let date: Int
    private let amount: Int?
    private let debit: Int?
    private let credit: Int?
    private let indicator: Int?
    private let fee: Int?
    private let currency: Int?
    private let account: Int?
    private let otherAccount: Int?
    private let payees: [Int]
    private let payer: Int?
    private let notes: [Int]
    private let category: Int?
    private let bankID: Int?
    private let number: Int?
    private let balance: Int?
    private let tags: Int?
    private let cleared: Int?
    private let status: Int?
    /// The last code of a currency and what it means.
    private var knownCurrency: (code: ArraySlice<UInt8>, currency: Currency)?
    /// The currency beside the last amount.
    private var amountCurrency: Currency?
    private var lastAccount: (text: ArraySlice<UInt8>, account: String)?

    /// An entry with the account of its row and the balance after it.
    struct Found {
        var entry: BankEntry
        var account = ""
        var balance: Int64?
    }

    /// The reason why a row cannot be read.
    struct Failure: Error {
        let problem: BankProblem
        /// Whether the row may be text below the table.
        let isFooter: Bool
    }

    init(_ mapping: CSVMapping) {
        self.mapping = mapping
        date = mapping.column(.date) ?? mapping.column(.valueDate) ?? 0
        amount = mapping.column(.amount)
        debit = mapping.column(.debit)
        credit = mapping.column(.credit)
        indicator = mapping.column(.indicator)
        fee = mapping.column(.fee)
        currency = mapping.column(.currency)
        account = mapping.column(.account)
        otherAccount = mapping.column(.otherAccount)
        payees = mapping.columns(.payee)
        payer = mapping.column(.payer)
        notes = mapping.columns(.note)
        category = mapping.column(.category)
        bankID = mapping.column(.bankID)
        number = mapping.column(.number)
        balance = mapping.column(.balance)
        tags = mapping.column(.tags)
        cleared = mapping.column(.cleared)
        status = mapping.column(.status)
    }

    /// Reads a row; nil if all its cells are empty, or are those of the header again.
    mutating func entry(
        _ spans: [CSVReader.Span], _ reader: CSVReader, line: Int
    ) throws(Failure) -> Found? {
        let cells = CSVCells(spans: spans, reader: reader, line: line)
        var column = date
        do throws(BankProblem.Reason) {
            var isCleared: Bool?
            if let status {
                column = status
                isCleared = try Self.isBooked(cells[status])
                column = date
            }
            let day = try BankDate(cells[date]).day(mapping.dateOrder)
            column = currency ?? date
            let stated = try currency(cells)
            let (amount, own) = try amount(cells, stated, &column)
            var found = Found(entry: BankEntry(day: day, amount: amount, currency: own, line: line))
            found.entry.isCleared = isCleared
            try readTexts(cells, into: &found, &column)
            if own != amountCurrency { amountCurrency = own }
            if let balance,
                let number = try? BankAmount(cells[balance], mark: mapping.decimalMark, expected: amountCurrency)
            {
                found.balance = try? number.minorUnits(in: own)
            }
            return found
        } catch {
            if isBlank(spans, reader) || isHeader(cells, spans) { return nil }
            throw Failure(problem: problem(error, column, cells), isFooter: isFooter(cells))
        }
    }

    /// A balance that a row states instead of a payment.
    struct StatedBalance {
        let kind: BalanceRow.Kind
        /// Nil if it cannot be read.
        let amount: Int64?
        /// Whether the row stands among the entries rather than above or below them.
        let replacesEntry: Bool
    }

    /// The balance that a row states; nil for any other row. A row that changes the balance in its own column, or has a
    /// number of the bank, is a payment whatever its name.
    func statedBalance(_ spans: [CSVReader.Span], _ reader: CSVReader, line: Int) -> StatedBalance? {
        if isPlain { return nil }
        let cells = CSVCells(spans: spans, reader: reader, line: line)
        let named = [date] + payees + [payer].compactMap { $0 } + notes
        guard let column = named.first(where: { BalanceRow.kind(of: cells[$0]) != nil }),
            let kind = BalanceRow.kind(of: cells[column])
        else { return nil }
        var place = 0
        let value = (try? amount(cells, mapping.currency, &place))?.0
        let isBesideBalance = balance.map { !BankText.trimmed(cells[$0]).isEmpty } ?? false
        if isBesideBalance, let value, value != 0 { return nil }
        if let bankID, !BankText.trimmed(cells[bankID]).isEmpty { return nil }
        let beside = balance.flatMap { column in
            try? BankAmount(cells[column], mark: mapping.decimalMark).minorUnits(in: mapping.currency)
        }
        return StatedBalance(kind: kind, amount: isBesideBalance ? beside : value, replacesEntry: column != date)
    }

    private func problem(_ reason: BankProblem.Reason, _ column: Int, _ cells: CSVCells) -> BankProblem {
        let name = column < names.count && !names[column].isEmpty ? names[column] : String(column + 1)
        return BankProblem(
            line: cells.line, field: name, text: BankText.excerpt(cells[column].prefix(400)), reason: reason)
    }

    private func isBlank(_ spans: [CSVReader.Span], _ reader: CSVReader) -> Bool {
        spans.allSatisfy { BankText.trimmed(reader.content(of: $0).prefix(400)).isEmpty && $0.end - $0.start <= 400 }
    }

    private func isHeader(_ cells: CSVCells, _ spans: [CSVReader.Span]) -> Bool {
        guard mapping.headerHash != 0 else { return false }
        return CSVHeaderRow.hash(spans.prefix(CSVMapping.maximumColumns).map { cells.reader.content(of: $0) })
            == mapping.headerHash
    }

    /// Whether a row looks like text below the table: words instead of a day, or neither a day nor an amount. One that has something in
    /// the column of the amount and beside it is a payment of which the day is wrong; a total has nothing beside it.
    private func isFooter(_ cells: CSVCells) -> Bool {
        func isFilled(_ column: Int?) -> Bool {
            column.map { !BankText.trimmed(cells[$0].prefix(400)).isEmpty } ?? false
        }
        let texts = payees + notes + [payer, category, bankID, number, otherAccount, tags].compactMap { $0 }
        if [amount, debit, credit].contains(where: isFilled), texts.contains(where: isFilled) { return false }
        let day = BankText.trimmed(cells[date].prefix(400))
        if let first = day.first { return !(first >= 0x30 && first <= 0x39) && first != 0 }
        return [amount, debit, credit].allSatisfy { column in
            guard let column else { return true }
            return (try? BankAmount(cells[column], mark: mapping.decimalMark, expected: amountCurrency)) == nil
        }
    }
}

/// The cells of a row. Those that it does not have are empty.
struct CSVCells {
    let spans: [CSVReader.Span]
    let reader: CSVReader
    let line: Int

    subscript(column: Int) -> ArraySlice<UInt8> { column < spans.count ? reader.content(of: spans[column]) : [] }
}

extension CSVRowReader {
    /// The currency that the row states, or else the one of the mapping.
    private mutating func currency(_ cells: CSVCells) throws(BankProblem.Reason) -> Currency? {
        guard let currency else { return mapping.currency }
        let code = BankText.trimmed(cells[currency])
        if code.isEmpty { return mapping.currency }
        if let knownCurrency, knownCurrency.code == code { return knownCurrency.currency }
        guard code.count == 3, let found = Currency(String(decoding: code, as: UTF8.self)) else {
            throw code.contains(0) ? .notText : .unknownCurrency
        }
        knownCurrency = (code, found)
        return found
    }

    /// The signed amount and its currency.
    ///
    /// - Parameter column: set to the column of a problem.
    private func amount(
        _ cells: CSVCells, _ stated: Currency?, _ column: inout Int
    ) throws(BankProblem.Reason) -> (Int64, Currency?) {
        switch mapping.sign {
        case .columns, .signedColumns: return try twoColumns(cells, stated, &column)
        case .signed, .inverted, .indicator: break
        }
        column = amount ?? 0
        let number = try BankAmount(cells[column], mark: mapping.decimalMark, expected: amountCurrency)
        let currency = self.currency == nil ? number.currency ?? stated : stated
        var value = try number.minorUnits(in: currency)
        if mapping.sign == .inverted { value = -value }
        if mapping.sign == .indicator, let indicator {
            column = indicator
            let word = cells[indicator]
            guard let isDebit = CSVWords.isDebit(word) else {
                throw BankText.trimmed(word).isEmpty ? .missing : .unknownIndicator
            }
            if isDebit { value = -abs(value) }
        }
        if let fee, let number = try? BankAmount(cells[fee], mark: mapping.decimalMark, expected: amountCurrency),
            !number.isZero
        {
            column = fee
            value -= abs(try number.minorUnits(in: currency))
            guard value >= -AmountExpression.limit else { throw .tooLarge }
        }
        return (value, currency)
    }

    /// The amount in the column of debits or in that of credits.
    private func twoColumns(
        _ cells: CSVCells, _ stated: Currency?, _ column: inout Int
    ) throws(BankProblem.Reason) -> (Int64, Currency?) {
        column = debit ?? credit ?? 0
        let spent = try debit.flatMap { column throws(BankProblem.Reason) in try number(cells[column]) }
        column = credit ?? column
        let received = try credit.flatMap { column throws(BankProblem.Reason) in try number(cells[column]) }
        if let spent, let received, !spent.isZero, !received.isZero { throw .debitAndCredit }
        if let spent, !spent.isZero || received == nil {
            column = debit ?? column
            let currency = self.currency == nil ? spent.currency ?? stated : stated
            let value = try spent.minorUnits(in: currency)
            return (mapping.sign == .signedColumns ? value : -value, currency)
        }
        guard let received else { throw .missing }
        let currency = self.currency == nil ? received.currency ?? stated : stated
        return (try received.minorUnits(in: currency), currency)
    }

    /// The number in a cell; nil if it is empty.
    private func number(_ cell: ArraySlice<UInt8>) throws(BankProblem.Reason) -> BankAmount? {
        BankText.trimmed(cell).isEmpty ? nil : try BankAmount(cell, mark: mapping.decimalMark, expected: amountCurrency)
    }
}

extension CSVRowReader {
    /// Reads everything but day and amount.
    private mutating func readTexts(
        _ cells: CSVCells, into found: inout Found, _ column: inout Int
    ) throws(BankProblem.Reason) {
        for index in payees where found.entry.payee.isEmpty {
            column = index
            found.entry.payee = try Self.text(cells[index])
        }
        if let payer, found.entry.amount > 0 || found.entry.payee.isEmpty {
            column = payer
            let name = try Self.text(cells[payer])
            if !name.isEmpty { found.entry.payee = name }
        }
        for index in notes {
            column = index
            let note = try Self.text(cells[index])
            if found.entry.note.isEmpty {
                found.entry.note = note
            } else if !note.isEmpty {
                found.entry.note += " " + note
            }
            guard found.entry.note.utf8.count <= BankFile.longestText else { throw .tooLong }
        }
        found.entry.category = try text(category, cells, &column)
        found.entry.bankID = Self.unquoted(try text(bankID, cells, &column))
        found.entry.number = try text(number, cells, &column)
        found.entry.otherAccount = Self.unquoted(try text(otherAccount, cells, &column))
        if let tags {
            let text = try text(tags, cells, &column)
            found.entry.tags = Self.tags(text)
        }
        if let account {
            let cell = cells[account]
            if let lastAccount, lastAccount.text == cell {
                found.account = lastAccount.account
            } else {
                found.account = Self.unquoted(try text(account, cells, &column))
                lastAccount = (cell, found.account)
            }
        }
        if let cleared {
            column = cleared
            guard let flag = CSVWords.flag(cells[cleared]) else { throw .badValue }
            found.entry.isCleared = flag
        }
    }

    /// Whether the bank has booked an entry, by its word; nil if the word is unknown.
    private static func isBooked(_ word: ArraySlice<UInt8>) throws(BankProblem.Reason) -> Bool? {
        switch CSVWords.status(word) {
        case .booked: true
        case .pending: false
        case .failed: throw .notBooked
        case nil: nil
        }
    }

    private func text(
        _ index: Int?, _ cells: CSVCells, _ column: inout Int
    ) throws(BankProblem.Reason) -> String {
        guard let index else { return "" }
        column = index
        return try Self.text(cells[index])
    }

    /// The text of a cell, without the quote by which spreadsheets are kept from calculating it.
    static func text(_ cell: ArraySlice<UInt8>) throws(BankProblem.Reason) -> String {
        let text = try BankText.line(cell)
        return cell.first == 0x27 ? SafeText.unescapingFormulas(text) : text
    }

    /// A number without single quotes around it.
    private static func unquoted(_ text: String) -> String {
        guard text.utf8.first == 0x27 else { return text }
        let rest = text.utf8.dropFirst()
        return String(decoding: BankText.trimmed(Array(rest.last == 0x27 ? rest.dropLast() : rest)[...]), as: UTF8.self)
    }

    /// Tags separated by commas or semicolons, with or without "#".
    private static func tags(_ text: String) -> [String] {
        text.utf8.split { $0 == 0x2C || $0 == 0x3B }.compactMap { part in
            let tag = part.drop { $0 == 0x20 || $0 == 0x23 }
            let end = tag.lastIndex { $0 != 0x20 }
            return end.map {
                String(decoding: Array(tag)[...(tag.distance(from: tag.startIndex, to: $0))], as: UTF8.self)
            }
        }
    }
}
