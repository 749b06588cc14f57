import CivilTime
import Money
import Testing

@testable import Interchange

@Suite struct BankOFXTests {
    @Test func sgmlWithUnclosedTagsAndSeveralAccountsIsRead() throws {
        let file = try BankFile.read(TextEncoding.windows1252.bytes(BankSamples.ofx1))
        #expect(file.format == .ofx)
        #expect(file.encoding == .windows1252)
        #expect(file.problems == [])
        let canadian = try #require(Currency("CAD"))
        #expect(
            file.statements == [
                BankStatement(
                    account: "12300 000012345678", kind: .bank, currency: canadian,
                    closingBalance: BankBalance(amount: 38_234, day: day("2026-01-31")),
                    entries: [
                        BankEntry(
                            day: day("2026-01-31"), amount: -660, currency: canadian, payee: "M&M CAFÉ",
                            note: "POS; AT&T", bankID: "2026013100001", line: 15),
                        BankEntry(
                            day: day("2026-01-02"), amount: -31_667, currency: canadian, payee: "Joe", bankID: "2",
                            number: "104", line: 16),
                        BankEntry(
                            day: day("2026-01-03"), amount: 10_000, currency: canadian, payee: "Savings", bankID: "3",
                            otherAccount: "999", line: 17),
                    ]),
                BankStatement(
                    account: "4111", kind: .creditCard, currency: .dollar,
                    entries: [
                        BankEntry(
                            day: day("2026-01-10"), amount: -2000, currency: .euro, payee: "Shop", bankID: "c1",
                            line: 20)
                    ]),
            ])
    }

    @Test func xmlIsRead() throws {
        let file = try BankFile.read(BankSamples.ofx2)
        #expect(
            file.statements == [
                BankStatement(
                    account: "9100", kind: .bank, currency: .zloty,
                    closingBalance: BankBalance(amount: 123_412, day: day("2026-01-15")),
                    entries: [
                        BankEntry(
                            day: day("2026-01-15"), amount: -1685, currency: .zloty, payee: "Żabka & Sons", bankID: "1",
                            line: 8)
                    ])
            ])
    }

    private func transaction(_ fields: String, currency: String = "EUR") throws -> BankFile {
        try BankFile.read("<OFX><STMTRS><CURDEF>\(currency)\n<STMTTRN>\n\(fields)\n</STMTTRN></STMTRS></OFX>")
    }

    @Test(arguments: [
        ("<TRNAMT>5", "DTPOSTED", "", 2, BankProblem.Reason.missing),
        ("<DTPOSTED>\n<TRNAMT>5", "DTPOSTED", "", 3, .missing),
        ("<DTPOSTED>20260230<TRNAMT>5", "DTPOSTED", "20260230", 3, .noSuchDay),
        ("<DTPOSTED>201120000000<TRNAMT>5", "DTPOSTED", "201120000000", 3, .noSuchDay),
        ("<DTPOSTED>2026<TRNAMT>5", "DTPOSTED", "2026", 3, .badDate), ("<DTPOSTED>20260131", "TRNAMT", "", 2, .missing),
        ("<DTPOSTED>20260131\n<TRNAMT>$120", "TRNAMT", "$120", 4, .badAmount),
        ("<DTPOSTED>20260131\n<TRNAMT>5 EUR", "TRNAMT", "5 EUR", 4, .badAmount),
        ("<DTPOSTED>20260131\n<TRNAMT>1.001", "TRNAMT", "1.001", 4, .tooManyDecimals),
        ("<DTPOSTED>20260131\n<TRNAMT>99999999999999999999", "TRNAMT", "99999999999999999999", 4, .tooLarge),
        ("<DTPOSTED>20260131<TRNAMT>5<NAME>a\u{0}b", "NAME", "a b", 3, .notText),
        ("<DTPOSTED>20260131<TRNAMT>5<CURRENCY><CURSYM>XXX</CURRENCY>", "CURSYM", "XXX", 3, .unknownCurrency),
    ])
    func badTransactionIsListed(
        _ fields: String, field: String, text: String, line: Int, reason: BankProblem.Reason
    ) throws {
        let file = try transaction(fields)
        #expect(file.problems == [BankProblem(line: line, field: field, text: text, reason: reason)])
        #expect(file.statements.map { $0.entries } == [[]])
    }

    @Test func amountsInAnUnknownCurrencyAreListedUnlessTheyStateTheirOwn() throws {
        let text = """
            <OFX><STMTRS><CURDEF>XBT
            <STMTTRN><DTPOSTED>20260131<TRNAMT>5</STMTTRN>
            <STMTTRN><DTPOSTED>20260131<TRNAMT>6<CURRENCY><CURSYM>EUR</CURRENCY></STMTTRN>
            <LEDGERBAL><BALAMT>7<DTASOF>20260131</LEDGERBAL></STMTRS>
            <STMTRS><CURDEF>RUR<STMTTRN><DTPOSTED>20260131<TRNAMT>8</STMTTRN></STMTRS></OFX>
            """
        let file = try BankFile.read(text)
        let problem = BankProblem(line: 1, field: "CURDEF", text: "XBT", reason: .unknownCurrency)
        #expect(file.problems == [problem, problem])
        #expect(file.statements.map { $0.entries.map { $0.amount } } == [[600], [800]])
        #expect(file.statements.map { $0.closingBalance } == [nil, nil])
        #expect(file.statements.last?.currency == Currency("RUB"))
        // The account that the person chose has a currency.
        let chosen = try BankFile.read(text, BankFile.Options(currency: .zloty))
        #expect(chosen.problems == [problem])
        #expect(chosen.statements.first?.entries.map { $0.currency } == [.zloty, .euro])
    }

    @Test func fieldOfTenMegabytesIsListed() throws {
        let file = try transaction("<DTPOSTED>20260131<TRNAMT>5<NAME>" + String(repeating: "x", count: 10 << 20))
        #expect(file.problems.map { $0.reason } == [.tooLong])
    }

    @Test func emptyFieldsAreMissingOnes() throws {
        let file = try BankFile.read(
            """
            <OFX><STMTRS><CURDEF></CURDEF><BANKACCTFROM><ACCTID>1</ACCTID></BANKACCTFROM><STMTTRN><DTPOSTED>20260131</DTPOSTED>\
            <TRNAMT>12.34</TRNAMT><FITID></FITID><NAME></NAME><MEMO>CBA</MEMO></STMTTRN>
            <LEDGERBAL><BALAMT></BALAMT><DTASOF></DTASOF></LEDGERBAL></STMTRS></OFX>
            """, BankFile.Options(currency: .zloty))
        #expect(file.problems == [])
        #expect(
            file.statements == [
                BankStatement(
                    account: "1", kind: .bank, currency: .zloty,
                    entries: [BankEntry(day: day("2026-01-31"), amount: 1234, currency: .zloty, note: "CBA", line: 1)])
            ])
    }

    @Test func balanceWithoutAnAmountIsListed() throws {
        let file = try BankFile.read(
            "<OFX><STMTRS><CURDEF>EUR<LEDGERBAL>\n<BALAMT> \n<DTASOF>20260131</LEDGERBAL></STMTRS></OFX>")
        #expect(file.problems == [BankProblem(line: 2, field: "BALAMT", reason: .missing)])
        #expect(file.statements[0].closingBalance == nil)
    }

    @Test func fileThatIsCutOffIsRefused() {
        #expect(throws: BankFileError.truncated(line: 2)) { try BankFile.read("<OFX><STMTRS>\n<STMTTRN><TRNAMT>5") }
        #expect(throws: BankFileError.truncated(line: 2)) { try BankFile.read("<OFX><STMTRS>\n</STMTRS>") }
        #expect(throws: BankFileError.noStatement) { try BankFile.read("<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>") }
        #expect(throws: BankFileError.truncated(line: 1)) { try BankFile.read("OFXHEADER:100") }
    }
}
