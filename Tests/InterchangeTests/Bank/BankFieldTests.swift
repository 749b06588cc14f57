import CivilTime
import Money
import Testing

@testable import Interchange

/// Amounts, days and texts in the fields of banks' files.
@Suite struct BankFieldTests {
    private func amount(
        _ text: String, _ mark: DecimalMark? = nil, in currency: Currency? = nil
    ) throws(BankProblem.Reason) -> Int64 {
        let amount = try BankAmount(Array(text.utf8)[...], mark: mark)
        return try amount.minorUnits(in: amount.currency ?? currency)
    }

    @Test(
        arguments: [
            ("12.50", nil, 1250), ("12,50", nil, 1250), ("1,234.5", nil, 123_450), ("1.234,5", nil, 123_450),
            ("-12", nil, -1200), ("+12", nil, 1200), ("12.50-", nil, -1250), ("(12.50)", nil, -1250),
            ("$(12.50)", nil, -1250), ("($ 12.50)", nil, -1250), ("(12.50) PLN", nil, -1250),
            ("−12.5", nil, -1250),
            ("1 234,56", .comma, 123_456), ("1\u{A0}234,56", .comma, 123_456),
            ("1\u{202F}234\u{202F}567,8", .comma, 123_456_780),
            ("1'234.50", .point, 123_450), ("1’234.50", .point, 123_450), ("12,", .comma, 1200), (".5", nil, 50),
            ("12.5000", .point, 1250), ("1,23,456.00", .point, 12_345_600), ("1.234", .comma, 123_400),
            ("-12,34 PLN", .comma, -1234), ("12,34 zł", .comma, 1234), ("€ -5", .point, -500), ("-€5", .point, -500),
            ("$1,000.00", .point, 100_000), ("5 JPY", .point, 5), ("1.234 KWD", .point, 1234),
            ("12.50 DR", .point, -1250), ("5 EUR-", .point, -500), ("5 zł -", .point, -500), ("€ - 5", .point, -500),
            ("12.50CR", .point, 1250), ("0", nil, 0), ("-0.00", nil, 0), ("000000000000000000012.50", nil, 1250),
            ("1000000000000", nil, 100_000_000_000_000), ("1,234,567", nil, 123_456_700),
        ] as [(String, DecimalMark?, Int64)])
    func amountsAreRead(_ text: String, mark: DecimalMark?, expected: Int64) throws {
        #expect(try amount(text, mark) == expected)
    }

    @Test(
        arguments: [
            ("", nil, .missing), (" ", nil, .missing), ("abc", nil, .badAmount), ("-", nil, .badAmount),
            ("1.2.3", .point, .badAmount), ("0,500", .point, .badAmount), ("-0.500", .comma, .badAmount),
            ("00 500", .point, .badAmount),
            ("12.50", .comma, .badAmount), ("12,345.6", .comma, .badAmount), ("--5", nil, .badAmount),
            ("-5-", nil, .badAmount), ("5--", nil, .badAmount), ("5 EUR--", nil, .badAmount),
            ("€ --5", nil, .badAmount),
            ("(-5)", nil, .badAmount), ("1e5", nil, .badAmount), ("1 23", nil, .badAmount), ("5 5", nil, .badAmount),
            ("0x10", nil, .badAmount), ("1.001", .point, .tooManyDecimals), ("1.5 JPY", .point, .tooManyDecimals),
            ("5 ABC", nil, .unknownCurrency), ("1000000000000.01", nil, .tooLarge),
            ("99999999999999999999", nil, .tooLarge),
            ("9223372036854775808", nil, .tooLarge), ("5\u{0}", nil, .notText), ("٣", nil, .badAmount),
            ("€5€", nil, .badAmount),
            ("NaN", nil, .badAmount), ("inf", nil, .badAmount), (",", nil, .badAmount), (".", nil, .badAmount),
            ("1''234", nil, .badAmount), ("1234.567.890", .comma, .badAmount),
        ] as [(String, DecimalMark?, BankProblem.Reason)])
    func otherTextsAreNoAmounts(_ text: String, mark: DecimalMark?, reason: BankProblem.Reason) {
        #expect(throws: reason) { try amount(text, mark) }
    }

    @Test(
        arguments: [
            ("2026-01-31", .yearMonthDay), ("31.01.2026", .dayMonthYear), ("31.1.26", .dayMonthYear),
            ("01/31/2026", .monthDayYear),
            ("1/31'26", .monthDayYear), ("1/31' 26", .monthDayYear), ("31-01-2026", .dayMonthYear),
            ("2026/1/31", .yearMonthDay),
            ("20260131", .yearMonthDay), ("31012026", .dayMonthYear), ("01312026", .monthDayYear),
            ("20260131123000", .yearMonthDay),
            ("2026-01-31 23:59:59", .yearMonthDay), ("2026-01-31T23:59:59.000Z", .yearMonthDay),
            ("31.01.2026, 23:59", .dayMonthYear),
            ("2026-01-31T23:59:59+01:00", .yearMonthDay), ("1/31/2026 11:59 PM", .monthDayYear),
            ("31 Jan 2026", .dayMonthYear),
            ("Jan 31, 2026", .dayMonthYear), ("31-sty-2026", .yearMonthDay), ("31 января 2026", .yearMonthDay),
            ("31. Januar 2026", .monthDayYear),
            (" 31.01.2026. ", .dayMonthYear), ("26-01-31", .yearMonthDay),
        ] as [(String, DateOrder)])
    func daysAreRead(_ text: String, order: DateOrder) throws {
        #expect(try BankDate(Array(text.utf8)[...]).day(order) == day("2026-01-31"))
    }

    @Test(
        arguments: [
            ("", .missing), ("2026-02-29", .noSuchDay), ("2026-13-01", .noSuchDay), ("2026-00-10", .noSuchDay),
            ("0000-01-01", .noSuchDay),
            ("1899-12-31", .yearOutOfRange), ("2200-01-01", .yearOutOfRange), ("20260230", .noSuchDay),
            ("2026-01", .badDate),
            ("yesterday", .badDate),
            ("31.01.2026", .badDate), ("2026-01-31x", .badDate), ("2026-001-31", .badDate), ("123456789", .badDate),
            ("2026--------01-31", .badDate), ("2026-01-31\u{0}", .notText), ("99999999999999999999-01-01", .badDate),
            ("26-01-031", .badDate),
            ("1.5", .badDate), ("-1-1-1", .badDate),
        ] as [(String, BankProblem.Reason)])
    func otherTextsAreNoDays(_ text: String, reason: BankProblem.Reason) {
        #expect(throws: reason) { try BankDate(Array(text.utf8)[...]).day(.yearMonthDay) }
    }

    @Test(arguments: [
        ("  a  b ", "a b"), ("a\r\nb\tc", "a b c"), ("\u{A0}a\u{A0}\u{A0}b\u{A0}", "a b"),
        ("a\u{202E}b\u{200B}c", "abc"), ("a\u{2028}b", "a b"), ("👩\u{200D}👧 \u{200E}a", "👩\u{200D}👧 a"),
        ("קפה (א)\u{200F}\u{202E}.", "קפה (א)\u{200F}."), ("DE12\u{200E}34", "DE1234"),
        ("\u{FEFF}a", "a"), ("– “é”", "– “é”"), ("\u{7F}a\u{1}b", "a b"), ("", ""), ("\u{2003}a\u{2003}", "a"),
        ("a\u{85}b", "a b"),
    ])
    func textsAreCleaned(_ text: String, expected: String) throws {
        #expect(try BankText.line(Array(text.utf8)[...]) == expected)
    }
}
