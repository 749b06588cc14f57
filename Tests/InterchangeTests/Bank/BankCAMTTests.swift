import CivilTime
import Money
import Testing

@testable import Interchange

@Suite struct BankCAMTTests {
    private let expected = [
        BankStatement(
            account: "DE02100100100006820101", kind: .bank, currency: .euro,
            closingBalance: BankBalance(amount: -3550, day: day("2026-01-31")), openingBalance: 10_000,
            entries: [
                BankEntry(
                    day: day("2026-01-30"), amount: -1250, currency: .euro, payee: "Bäcker & Sohn",
                    note: "Rechnung 1 Danke", bankID: "REF1", otherAccount: "DE44500105175407324931", isCleared: true,
                    line: 10),
                BankEntry(
                    day: day("2026-01-31"), amount: 1000, currency: .euro, payee: "Ann", note: "Batch",
                    bankID: "REF2/1",
                    isCleared: false, line: 21),
                BankEntry(
                    day: day("2026-01-31"), amount: 2000, currency: .euro, payee: "Bob", note: "Batch",
                    bankID: "REF2/2",
                    isCleared: false, line: 21),
            ])
    ]

    @Test func statementIsRead() throws {
        let file = try BankFile.read(BankSamples.camt053)
        #expect(file.format == .camt)
        #expect(file.problems == [])
        #expect(file.statements == expected)
    }

    @Test func prefixesReportsAndNotificationsAreRead() throws {
        for (root, statement) in [("BkToCstmrAcctRpt", "Rpt"), ("BkToCstmrDbtCdtNtfctn", "Ntfctn")] {
            let text = BankSamples.camt053.replacing("BkToCstmrStmt", with: root)
                .replacing("<Stmt>", with: "<\(statement)>").replacing("</Stmt>", with: "</\(statement)>")
            #expect(try BankFile.read(text).statements == expected)
        }
        let prefixed = BankSamples.camt053.replacing("</", with: "</ns2:").replacing("xmlns=", with: "xmlns:ns2=")
            .replacing(#/<([A-Z])/#) { "<ns2:\($0.1)" }
        #expect(try BankFile.read(prefixed).statements == expected)
    }

    @Test func transactionsThatDoNotAddUpAreOneEntry() throws {
        let text = BankSamples.camt053.replacing(#"<Amt Ccy="EUR">20.00"#, with: #"<Amt Ccy="EUR">21.00"#)
        let file = try BankFile.read(text)
        #expect(file.entries.map { $0.amount } == [-1250, 3000])
        #expect(file.entries[1].bankID == "REF2")
        let foreign = BankSamples.camt053.replacing(#"<Amt Ccy="EUR">20.00"#, with: #"<Amt Ccy="USD">20.00"#)
        #expect(try BankFile.read(foreign).entries.map { $0.amount } == [-1250, 3000])
    }

    @Test(arguments: [
        (#"<Amt Ccy="EUR">12.50"#, #"<Amt Ccy="EUR">12.5x"#, "Amt", "12.5x", 11, BankProblem.Reason.badAmount),
        (#"<Amt Ccy="EUR">12.50"#, #"<Amt Ccy="ABC">12.50"#, "Ccy", "ABC", 11, .unknownCurrency),
        (#"<Amt Ccy="EUR">12.50"#, #"<Amt>12.50"#, "Ccy", "", 11, .missing),
        (#"<Amt Ccy="EUR">12.50"#, #"<Amt Ccy="EUR">1000000000000.01"#, "Amt", "1000000000000.01", 11, .tooLarge),
        ("<BookgDt><Dt>2026-01-30</Dt>", "<BookgDt><Dt>2026-01-32</Dt>", "Dt", "2026-01-32", 12, .noSuchDay),
        ("<BookgDt><Dt>2026-01-30</Dt></BookgDt><ValDt><Dt>2026-01-31</Dt></ValDt>", "", "BookgDt", "", 11, .missing),
        (
            "<CdtDbtInd>DBIT</CdtDbtInd><Sts>", "<CdtDbtInd>XXXX</CdtDbtInd><Sts>", "CdtDbtInd", "XXXX", 11,
            .unknownIndicator
        ),
        ("<Ustrd>Danke", "<Ustrd>\u{0}", "Ustrd", "", 18, .notText),
        ("<Cd>BOOK</Cd>", "<Cd>INFO</Cd>", "Cd", "INFO", 11, .notBooked),
    ])
    func badEntryIsListed(
        _ part: String, other: String, field: String, text: String, line: Int, reason: BankProblem.Reason
    ) throws {
        let file = try BankFile.read(BankSamples.camt053.replacingFirst(part, with: other))
        #expect(file.entries.map { $0.amount } == [1000, 2000])
        #expect(file.problems == [BankProblem(line: line, field: field, text: text, reason: reason)])
    }

    @Test func brokenMarkupIsRefusedWithItsPlace() {
        let text = BankSamples.camt053
        #expect(throws: BankFileError.malformed(line: 13, column: 26)) {
            try BankFile.read(
                text.replacingFirst("<AcctSvcrRef>REF1</AcctSvcrRef>", with: "<AcctSvcrRef>REF1</AcctSvcrRf>"))
        }
        #expect(throws: BankFileError.truncated(line: 10)) {
            try BankFile.read(String(text.prefix(upTo: text.firstRange(of: "<AcctSvcrRef>")!.lowerBound)))
        }
        let deep = String(repeating: "<a>", count: 1000)
        #expect(throws: (any Error).self) { try BankFile.read(text.replacingFirst("<Id>S1</Id>", with: deep)) }
        #expect(throws: BankFileError.noStatement) { try BankFile.read("<Document><BkToCstmrStmt/></Document>") }
    }

    @Test func entitiesAreNeverExpanded() throws {
        let text = BankSamples.camt053.replacingFirst(
            "<Document", with: "<!DOCTYPE a [<!ENTITY x \"boom\">]><Document"
        ).replacingFirst("Danke", with: "&x;<!-- no --><![CDATA[<b>]]>")
        #expect(try BankFile.read(text).entries[0].note == "Rechnung 1 &x;<b>")
    }
}
