import CivilTime
import DaybookCore
import Money

/// Reads tables of separated values that banks export, by a mapping of their columns.
struct BankCSV {
    private(set) var mapping: CSVMapping
    private(set) var reader: CSVReader
    private(set) var row: CSVRowReader
    private(set) var spans: [CSVReader.Span] = []
    /// Problems since the last entry, which may be those of text below the table.
    var pending: [(problem: BankProblem, isFooter: Bool)] = []
    /// The numbers of statements by account.
    var accounts: [String: Int] = [:]
    private var balances: [CSVBalances] = []
    /// The balances that rows of their own state.
    private var stated = StatedBalances()

    static func read(
        _ text: BankText, _ options: BankFile.Options, into collector: inout BankCollector, _ file: inout BankFile
    ) throws(BankFileError) {
        var mapping: CSVMapping
        if let given = options.mapping {
            mapping = given
        } else {
            (mapping, file.doubts) = CSVMapping.guess(text, nil, nil, nil, options.currency)
            if mapping.currency == nil { mapping.currency = options.currency }
        }
        mapping.encoding = text.encoding
        guard mapping.isComplete else {
            let hasEntries = isTable(mapping) || CSVSample.likeliest(text.bytes).hasEntries
            throw hasEntries ? .unknownColumns : .unknownFormat
        }
        var csv = BankCSV(text, mapping)
        try csv.readHeader()
        if csv.isExported { try csv.readExportedRows(into: &collector) } else { try csv.readRows(into: &collector) }
        file.mapping = csv.mapping
        file.columnNames = csv.row.names
        file.dateOrder = mapping.dateOrder
    }

    /// Whether a text may be a table, of which the columns are unknown.
    private static func isTable(_ mapping: CSVMapping) -> Bool {
        mapping.roles.count > 1 && (mapping.headerLine > 0 || mapping.roles.contains { $0 != .ignored })
    }

    private init(_ text: BankText, _ mapping: CSVMapping) {
        self.mapping = mapping
        reader = CSVReader(text.bytes, separator: mapping.delimiter.byte)
        row = CSVRowReader(mapping)
    }

    /// Finds the row with the names of the columns.
    private mutating func readHeader() throws(BankFileError) {
        guard mapping.headerLine > 0 else { return }
        let start = reader
        for _ in 0..<1000 {
            guard let line = try nextRow() else { break }
            let fields = spans.prefix(CSVMapping.maximumColumns).map { reader.content(of: $0) }
            let hash = CSVHeaderRow.hash(fields)
            guard mapping.headerHash == 0 ? line >= mapping.headerLine : hash == mapping.headerHash else { continue }
            mapping.remember(line: line, hash: hash)
            row.isPlain = CSVMapping.isPlain(fields)
            row.names = fields.map { String(decoding: BankText.trimmed($0).prefix(80), as: UTF8.self).excerpt }
            return
        }
        guard mapping.headerHash == 0 else { throw .mappingDoesNotFit }
        reader = start
    }

    mutating func nextRow() throws(BankFileError) -> Int? {
        while true {
            let first: Int
            do throws(ImportFailure) {
                return try reader.next(into: &spans)
            } catch {
                guard case .badLine(_, let line, let problem) = error else { throw .unknownFormat }
                guard problem == .strayQuote else { throw .badTable(line: line) }
                first = line
            }
            reader.skipLine()
            pending.append((BankProblem(line: first, reason: .strayQuote), false))
        }
    }

    @_optimize(speed)
    private mutating func readRows(into collector: inout BankCollector) throws(BankFileError) {
        pending = []
        while let line = try nextRow() {
            if let balance = row.statedBalance(spans, reader, line: line) {
                if balance.replacesEntry { collector.warn(.balanceRows, line: line) }
                stated.add(balance)
                continue
            }
            let found: CSVRowReader.Found?
            do throws(CSVRowReader.Failure) {
                found = try row.entry(spans, reader, line: line)
            } catch {
                guard pending.count < BankFile.maximumEntries else { throw .tooManyEntries }
                pending.append((error.problem, error.isFooter))
                continue
            }
            guard let found else { continue }
            for (problem, _) in pending { try collector.add(problem) }
            pending.removeAll(keepingCapacity: true)
            try add(found, to: &collector)
        }
        for (problem, isFooter) in pending where !isFooter { try collector.add(problem) }
        for index in balances.indices {
            collector.update(index) { statement in
                statement.closingBalance = balances[index].closing
                statement.currency = balances[index].currency
                statement.tableMismatch = balances[index].mismatch
            }
        }
        if balances.count == 1 { collector.update(0) { stated.complete(&$0) } }
    }

    private mutating func add(
        _ found: CSVRowReader.Found, to collector: inout BankCollector
    ) throws(BankFileError) {
        let index: Int
        if let known = accounts[found.account] {
            index = known
        } else {
            index = balances.count
            accounts[found.account] = index
            balances.append(CSVBalances(found.entry.currency))
            try collector.begin(BankStatement(account: found.account))
        }
        try collector.add(found.entry, to: index)
        balances[index].add(found.entry, found.balance)
    }
}
