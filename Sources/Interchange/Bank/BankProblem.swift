/// A row or record of a bank's file that could not be read. The others are.
public struct BankProblem: Hashable, Sendable {
    /// The first line of the row or record, from 1; of a field with a line of its own, that line.
    public var line: Int
    /// The field as the file names it: a column's header or number, a tag such as "TRNAMT", a letter of QIF; empty if
    /// the problem is not one of a single field.
    public var field: String
    /// The field's text, at most 40 characters.
    public var text: String
    public var reason: Reason

    public enum Reason: Error, Hashable, Sendable, CaseIterable {
        /// The field is missing or empty.
        case missing
        /// The text is not a date in the order of the file.
        case badDate
        /// The calendar has no such day.
        case noSuchDay
        /// The year of the day is not from 1900 to 2199.
        case yearOutOfRange
        /// The text is not an amount with the decimal mark of the file.
        case badAmount
        /// The amount exceeds `AmountExpression.limit`.
        case tooLarge
        /// The amount has more decimals than its currency.
        case tooManyDecimals
        case unknownCurrency
        /// The row has both a debit and a credit.
        case debitAndCredit
        /// The word means neither debit nor credit.
        case unknownIndicator
        /// The word is not allowed here.
        case badValue
        /// The field is longer than `BankFile.longestText`.
        case tooLong
        /// The text is invalid in the encoding of the file, or contains a zero byte.
        case notText
        /// Text follows a closing quote.
        case strayQuote
        /// The record has no end: the file was cut off.
        case truncated
        /// The splits do not add up to the amount.
        case unequalSplits
        /// The bank states that nothing was booked: the payment failed or was declined.
        case notBooked
        /// The amount is in another currency than the account.
        case otherCurrency
        /// A list of investments, which has no amounts of money.
        case unsupportedSection
    }

    public init(line: Int, field: String = "", text: String = "", reason: Reason) {
        self.line = line
        self.field = field
        self.text = text
        self.reason = reason
    }
}

/// The reason why a bank's file cannot be read. Nothing of it is.
public enum BankFileError: Error, Hashable, Sendable {
    case empty
    /// The file exceeds `BankFile.maximumSize`.
    case tooLarge
    /// The file has more than `BankFile.maximumEntries` entries and problems.
    case tooManyEntries
    /// The file has no format known here.
    case unknownFormat
    /// The file ends too early; `line` is the first line of what has no end.
    case truncated(line: Int)
    /// The file's markup is invalid at a line and byte, both from 1.
    case malformed(line: Int, column: Int)
    /// Quotation marks enclose the rest of the file from a line on, or it has too many columns there.
    case badTable(line: Int)
    /// The columns with the days or the amounts cannot be guessed; see `CSVMapping.init(guessing:)`.
    case unknownColumns
    /// The file does not have the header that a mapping was made for.
    case mappingDoesNotFit
    /// The file is valid but has no statement of an account.
    case noStatement
}
