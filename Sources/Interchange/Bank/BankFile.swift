import CivilTime
import Money

/// The statements in a bank's file, whichever format it has.
public struct BankFile: Hashable, Sendable {
    /// The maximum size of a file, in bytes.
    public static let maximumSize = 64 << 20
    /// The maximum number of entries and problems of a file.
    public static let maximumEntries = 50_000
    /// The maximum number of fields that are kept until all of a file is known.
    static let maximumFields = 2 * ImportedFile.maximumValues
    /// The maximum size of a field, in bytes of UTF-8.
    public static let longestText = 10_000

    public enum Format: Hashable, Sendable, CaseIterable {
        /// A table of separated values.
        case csv
        /// OFX 1 and 2, also Quicken's QFX.
        case ofx
        /// Quicken Interchange Format.
        case qif
        /// ISO 20022 camt.052, camt.053 and camt.054.
        case camt
        /// SWIFT MT940.
        case mt940
    }

    /// A question that a file leaves open.
    public struct Options: Hashable, Sendable {
        /// The encoding; nil to detect it.
        public var encoding: TextEncoding?
        /// The columns of a CSV file; nil to guess them. Its encoding is used unless another is given.
        public var mapping: CSVMapping?
        /// The order of days in a QIF file; nil to guess it.
        public var dateOrder: DateOrder?
        /// The currency of an account for which the file names none.
        public var currency: Currency?

        public init(
            encoding: TextEncoding? = nil, mapping: CSVMapping? = nil, dateOrder: DateOrder? = nil,
            currency: Currency? = nil
        ) {
            self.encoding = encoding
            self.mapping = mapping
            self.dateOrder = dateOrder
            self.currency = currency
        }
    }

    /// A guess that the file does not prove.
    public enum Doubt: Hashable, Sendable, CaseIterable {
        /// The days are valid in another order, too.
        case dateOrder
        /// The amounts are valid with another decimal mark, too.
        case decimalMark
        /// Most amounts are positive, and no balances tell which were spent.
        case sign
    }

    public var format: Format
    public var encoding: TextEncoding
    /// The columns of a CSV file; nil for other formats.
    public var mapping: CSVMapping?
    /// The names of a CSV file's columns, in order, at most 40 characters of each; empty if it has none.
    public var columnNames: [String] = []
    /// The order of days in a CSV or QIF file; nil for other formats.
    public var dateOrder: DateOrder?
    public var doubts: Set<Doubt>
    /// In the order of the file. Some may have no entries.
    public var statements: [BankStatement]
    /// In the order of the file.
    public var problems: [BankProblem]
    /// The warnings about rows that are not imported as written, at most one of each kind.
    public var warnings: [ImportWarning] = []

    /// Whether a file is a table of separated values, unless it has another format of banks or is JSON.
    public static func isTable(_ bytes: [UInt8], encoding: TextEncoding? = nil) -> Bool {
        !JSONValue.isLikely(bytes) && BankText(bytes, encoding).format == .csv
    }

    /// Reads a file of any format, which it detects from the content.
    public static func read(_ bytes: [UInt8], _ options: Options = Options()) throws(BankFileError) -> BankFile {
        guard bytes.count <= maximumSize else { throw .tooLarge }
        let text = BankText(bytes, options.encoding ?? options.mapping?.encoding)
        guard !text.isBlank else { throw .empty }
        var collector = BankCollector()
        var file = BankFile(
            format: text.format, encoding: text.encoding, doubts: [], statements: [], problems: [])
        switch file.format {
        case .csv: try BankCSV.read(text, options, into: &collector, &file)
        case .ofx: try OFX.read(text, options, into: &collector)
        case .qif: try QIF.read(text, options, into: &collector, &file)
        case .camt: try CAMT.read(text, into: &collector)
        case .mt940: try MT940.read(text, options, into: &collector)
        }
        file.statements = collector.statements
        file.problems = collector.problems
        file.warnings = collector.warnings.warnings
        return file
    }
}
