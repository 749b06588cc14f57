/// The first rows of a CSV file, for guessing what its columns mean.
struct CSVSample {
    /// A row of the sample.
    struct Row {
        let line: Int
        let fields: [ArraySlice<UInt8>]
    }

    let delimiter: CSVMapping.Delimiter
    private(set) var rows: [Row] = []
    /// The rows that have both a date and an amount.
    private var entryCount = 0

    private static let rowCount = 300
    private static let byteCount = 256 << 10

    init(_ text: [UInt8], _ delimiter: CSVMapping.Delimiter) {
        self.delimiter = delimiter
        let isWhole = text.count <= Self.byteCount
        var reader = CSVReader(isWhole ? text : Array(text[..<Self.byteCount]), separator: delimiter.byte)
        var spans: [CSVReader.Span] = []
        while rows.count < Self.rowCount {
            do throws(ImportFailure) {
                guard let line = try reader.next(into: &spans) else { break }
                let fields = spans.prefix(CSVMapping.maximumColumns).map { reader.content(of: $0) }
                if !fields.allSatisfy({ BankText.trimmed($0).isEmpty }) { rows.append(Row(line: line, fields: fields)) }
            } catch {
                guard case .badLine(_, _, .strayQuote) = error else { break }
                reader.skipLine()
            }
        }
        // The last row may be cut off.
        if !isWhole, rows.count < Self.rowCount, rows.count > 1 { rows.removeLast() }
        entryCount = rows.count { Self.isEntry($0) }
    }

    /// The sample by the delimiter that yields the most rows with a date and an amount or, without any, the most columns.
    static func likeliest(_ text: [UInt8]) -> CSVSample {
        var best = CSVSample(text, .comma)
        for delimiter in [CSVMapping.Delimiter.semicolon, .tab, .pipe] {
            let other = CSVSample(text, delimiter)
            if (other.entryCount, other.columnCount) > (best.entryCount, best.columnCount) { best = other }
        }
        return best
    }

    /// Whether a row has both a date and an amount.
    var hasEntries: Bool { entryCount > 0 }

    /// The number of columns that most rows have.
    var columnCount: Int {
        var counts = [Int](repeating: 0, count: CSVMapping.maximumColumns + 1)
        for row in rows { counts[row.fields.count] += 1 }
        var best = 0
        for (columns, count) in counts.enumerated() where count > counts[best] { best = columns }
        return best
    }

    private static func isEntry(_ row: Row) -> Bool {
        var hasDate = false
        var hasAmount = false
        for field in row.fields.prefix(40) {
            if isDate(field) { hasDate = true } else if isAmount(field) { hasAmount = true }
        }
        return hasDate && hasAmount
    }

    static func isDate(_ field: ArraySlice<UInt8>) -> Bool {
        guard field.count >= 6, field.count <= 40, let date = try? BankDate(field) else { return false }
        return DateOrder.allCases.contains { (try? date.day($0)) != nil }
    }

    static func isAmount(_ field: ArraySlice<UInt8>) -> Bool {
        guard !field.isEmpty, field.count <= 40 else { return false }
        return (try? BankAmount(field, mark: nil)) != nil
    }
}

/// The cells of a column in the sample.
struct CSVColumnSample {
    private(set) var filled = 0
    private(set) var dates = 0
    private(set) var amounts = 0
    /// Amounts with a sign or one or two decimals.
    private(set) var clearAmounts = 0
    private(set) var negative = 0
    private(set) var indicators = 0
    private(set) var currencies = 0
    private(set) var lengths = 0
    private(set) var distinct: Set<ArraySlice<UInt8>> = []

    init(_ rows: ArraySlice<CSVSample.Row>, _ column: Int) {
        for row in rows where column < row.fields.count {
            let field = BankText.trimmed(row.fields[column])
            guard !field.isEmpty else { continue }
            filled += 1
            lengths += min(field.count, 200)
            if field.count <= 200 { distinct.insert(field) }
            if CSVSample.isDate(field) { dates += 1 }
            if CSVWords.isDebit(field) != nil { indicators += 1 }
            if field.count == 3, (try? BankAmount(Array("1 ".utf8) + field, mark: nil))?.currency != nil {
                currencies += 1
            }
            guard CSVSample.isAmount(field) else { continue }
            amounts += 1
            let isNegative = field.contains(0x2D) || field.contains(0x28) || field.contains(0x92)
            if isNegative { negative += 1 }
            let decimals = field.reversed().drop { !($0 >= 0x30 && $0 <= 0x39) }.prefix { $0 >= 0x30 && $0 <= 0x39 }
            let isDecimal = decimals.count <= 2 && field.contains { $0 == 0x2E || $0 == 0x2C }
            if isNegative || isDecimal { clearAmounts += 1 }
        }
    }

    /// Whether most cells that are filled are of a kind.
    func isMostly(_ count: Int) -> Bool { count * 10 >= filled * 7 && filled > 0 }
    var areDates: Bool { isMostly(dates) }
    var areAmounts: Bool { isMostly(amounts) }
    /// Whether every cell is another.
    var areDistinct: Bool { filled > 0 && distinct.count == filled }
    var averageLength: Int { filled == 0 ? 0 : lengths / filled }
}
