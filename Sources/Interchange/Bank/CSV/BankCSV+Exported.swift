import DaybookCore
import Journal
import Money

/// Reads the table that `TransactionsCSV` writes.
extension BankCSV {
    /// Whether the table has the columns of Daybook's own, in their order.
    var isExported: Bool { row.names == TransactionsCSV.columns }

    /// Rows of one id that follow each other are the parts of one transaction.
    mutating func readExportedRows(into collector: inout BankCollector) throws(BankFileError) {
        pending = []
        var last: ExportedRow?
        while let line = try nextRow() {
            for (problem, _) in pending { try collector.add(problem) }
            pending.removeAll(keepingCapacity: true)
            let cells = CSVCells(spans: spans, reader: reader, line: line)
            if TransactionsCSV.columns.indices.allSatisfy({ BankText.trimmed(cells[$0]).isEmpty }) { continue }
            var column = ExportedColumn.date
            let found: ExportedRow
            do throws(BankProblem.Reason) {
                found = try exportedRow(cells, &column)
                if let before = last, before.isSame(as: found) {
                    column = .amount
                    last = try before.joined(with: found)
                    continue
                }
            } catch {
                try collector.add(error, column.name, cells[column.rawValue].prefix(400), line: line)
                continue
            }
            if let last { try add(last, to: &collector) }
            last = found
        }
        if let last { try add(last, to: &collector) }
        for (problem, _) in pending { try collector.add(problem) }
    }

    private mutating func add(_ row: ExportedRow, to collector: inout BankCollector) throws(BankFileError) {
        let index = try statement(of: row.account, row.entry.currency, in: &collector)
        if row.isOpening {
            collector.update(index) { $0.openingBalance = row.entry.amount }
            return
        }
        if let exported = row.entry.exported, !exported.toAccount.isEmpty {
            _ = try statement(of: exported.toAccount, exported.receivedCurrency, in: &collector)
        }
        try collector.add(row.entry, to: index)
    }

    private mutating func statement(
        of account: String, _ currency: Currency?, in collector: inout BankCollector
    ) throws(BankFileError) -> Int {
        if let known = accounts[account] { return known }
        let index = collector.statements.count
        accounts[account] = index
        var statement = BankStatement(account: account, currency: currency)
        statement.isExported = true
        try collector.begin(statement)
        return index
    }

    private func exportedRow(
        _ cells: CSVCells, _ column: inout ExportedColumn
    ) throws(BankProblem.Reason) -> ExportedRow {
        func text(_ wanted: ExportedColumn) throws(BankProblem.Reason) -> String {
            column = wanted
            return try CSVRowReader.text(cells[wanted.rawValue])
        }
        func currency(_ wanted: ExportedColumn) throws(BankProblem.Reason) -> Currency? {
            let code = try text(wanted)
            if code.isEmpty { return nil }
            guard let currency = Currency(code) else { throw .unknownCurrency }
            return currency
        }
        func amount(_ wanted: ExportedColumn, _ currency: Currency?) throws(BankProblem.Reason) -> Int64? {
            if try text(wanted).isEmpty { return nil }
            return try BankAmount(cells[wanted.rawValue], mark: mapping.decimalMark).minorUnits(in: currency)
        }
        let day = try BankDate(cells[0]).day(mapping.dateOrder)
        let word = try text(.kind)
        let isOpening = word == "opening"
        guard var kind = isOpening ? .expense : TransactionKind(rawValue: word) else { throw .badValue }
        guard let id = RecordID(hex: try text(.id)) else { throw .badValue }
        guard let status = TransactionStatus(rawValue: try text(.status)) else { throw .badValue }
        var (account, toAccount) = (try text(.account), try text(.toAccount))
        var own = try currency(.currency)
        let receivedCurrency = try currency(.receivedCurrency)
        let received = try amount(.received, receivedCurrency)
        var sum = try amount(.amount, own)
        if account.isEmpty, kind == .transfer {
            // It came from an account that was deleted.
            (kind, account, toAccount, own, sum) = (.income, toAccount, "", receivedCurrency, received)
        }
        if account.isEmpty { column = .account } else { column = .amount }
        guard let sum, !account.isEmpty else { throw .missing }
        var entry = BankEntry(day: day, amount: sum, currency: own, line: cells.line)
        (entry.payee, entry.category) = (try text(.payee), try text(.category))
        entry.tags = try text(.tags).split(separator: " ").map { String($0) }
        let partNote = try text(.partNote)
        if !partNote.isEmpty { entry.splits = [BankSplit(amount: sum, category: entry.category, note: partNote)] }
        entry.isCleared = status != .pending
        column = .note
        let note = try Self.lines(cells[ExportedColumn.note.rawValue])
        entry.note = PlainText.line(note)
        entry.exported = ExportedTransaction(
            id: id, kind: kind, toAccount: toAccount, received: toAccount.isEmpty ? nil : received,
            receivedCurrency: receivedCurrency, status: status, note: note)
        return ExportedRow(entry: entry, account: account, isOpening: isOpening)
    }

    private static func lines(_ cell: ArraySlice<UInt8>) throws(BankProblem.Reason) -> String {
        guard cell.count <= BankFile.longestText else { throw .tooLong }
        guard !cell.contains(0) else { throw .notText }
        let text = PlainText.lines(String(decoding: cell, as: UTF8.self))
        return cell.first == 0x27 ? SafeText.unescapingFormulas(text) : text
    }
}

/// A row of Daybook's own table, or several that are one transaction.
private struct ExportedRow {
    var entry: BankEntry
    let account: String
    let isOpening: Bool

    /// Whether another row is a part of the same transaction.
    func isSame(as other: ExportedRow) -> Bool {
        !isOpening && !other.isOpening && entry.exported?.id == other.entry.exported?.id
    }

    /// The transaction with another of its parts. Throws if the sum is no amount.
    func joined(with part: ExportedRow) throws(BankProblem.Reason) -> ExportedRow {
        var joined = self
        if entry.splits.isEmpty { joined.entry.splits = [BankSplit(amount: entry.amount, category: entry.category)] }
        let more = part.entry.splits
        joined.entry.splits +=
            more.isEmpty ? [BankSplit(amount: part.entry.amount, category: part.entry.category)] : more
        joined.entry.amount += part.entry.amount
        guard MoneyLimits.amount.contains(joined.entry.amount) else { throw .tooLarge }
        return joined
    }
}

/// The columns of `TransactionsCSV`.
private enum ExportedColumn: Int {
    case date, payee, category, amount, currency, account, kind, toAccount, received, receivedCurrency, note, partNote,
        tags, status, id

    var name: String { TransactionsCSV.columns[rawValue] }
}
