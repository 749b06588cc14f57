/// The first rows of a bank's CSV file in columns, for choosing what those mean.
public struct CSVPreview: Hashable, Sendable {
    /// A row as it is split into columns.
    public struct Row: Hashable, Sendable {
        /// The row's first line, from 1.
        public let line: Int
        /// At most `CSVMapping.maximumColumns` texts of at most 200 bytes.
        public let fields: [String]
    }

    public let mapping: CSVMapping
    /// The rows above that with the names of the columns; at most 100.
    public let preamble: [Row]
    /// The row with the names of the columns, if there is one.
    public let header: Row?
    public let rows: [Row]

    /// Splits a file by a mapping, or by one that it guesses.
    ///
    /// - Parameter count: the number of rows below the header.
    public init(_ bytes: [UInt8], _ mapping: CSVMapping? = nil, count: Int = 20) {
        let text = BankText(bytes, mapping?.encoding)
        var mapping = mapping ?? CSVMapping.guess(text).mapping
        mapping.encoding = text.encoding
        var reader = CSVReader(text.bytes, separator: mapping.delimiter.byte)
        var spans: [CSVReader.Span] = []
        var preamble: [Row] = []
        var header: Row?
        var rows: [Row] = []
        var isBelow = mapping.headerLine == 0
        while rows.count < count {
            var line: Int?
            do throws(ImportFailure) {
                line = try reader.next(into: &spans)
            } catch {
                guard case .badLine(_, _, .strayQuote) = error else { break }
                reader.skipLine()
                continue
            }
            guard let line else { break }
            let contents = spans.prefix(CSVMapping.maximumColumns).map { reader.content(of: $0) }
            let fields = contents.map { (try? BankText.line($0.prefix(200))) ?? "" }
            let row = Row(line: line, fields: fields)
            if isBelow {
                rows.append(row)
            } else if mapping.headerHash == 0
                ? line >= mapping.headerLine : CSVHeaderRow.hash(contents) == mapping.headerHash
            {
                header = row
                isBelow = true
            } else if preamble.count < 100 {
                preamble.append(row)
            }
        }
        self.mapping = mapping
        self.preamble = preamble
        self.header = header
        self.rows = rows
    }
}
