import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct BankBalanceTests {
    private func journal(opening: Int64 = 0) throws -> BankJournal {
        var journal = BankJournal()
        var account = Account(id: BankJournal.id(1))
        (account.title, account.currencyCode, account.opening) = ("Bank", "EUR", opening)
        try journal.run(.addAccount(account))
        return journal
    }

    @Test func nextFileMayWriteItsDaysInAnotherWay() throws {
        var journal = try journal()
        var reading = BankReading()
        reading.roles = [.date, .payee, .amount]
        for text in ["A,B,C\n2026-11-02,X,-1\n", "A,B,C\n01/05/2026,X,-1\n01/15/2026,Y,-2\n"] {
            let accounts = journal.state.openAccounts
            let file = try reading.read(Array(text.utf8), of: accounts[0], among: accounts).file
            #expect(file.problems == [])
            let plan = try BankImport(file, into: journal.state, journal.options(1), now: journal.now) { $0.title }
            journal.write(plan.changes)
        }
    }

    private func differences(_ text: String, opening: Int64 = 0) throws -> [String] {
        try journal(opening: opening).plan(text, into: 1).balanceDifferences.map { difference in
            switch difference.kind {
            case .entries(let line): "entries \(line ?? 0): \(difference.stated) not \(difference.found)"
            case .account(let day): "account \(day.text): \(difference.stated) not \(difference.found)"
            }
        }
    }

    private func ofx(_ rows: String, balance: String) -> String {
        """
        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>12</BANKACCTFROM><BANKTRANLIST>
        \(rows)
        </BANKTRANLIST><LEDGERBAL><BALAMT>\(balance)<DTASOF>20261110</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
        """
    }

    private func row(_ day: String, _ amount: String, _ name: String, id: String) -> String {
        "<STMTTRN><DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(id)<MEMO>\(name)</STMTTRN>\n"
    }

    @Test func rowsThatOnlyStateABalanceAreCountedAndNoMoney() throws {
        let text = ofx(
            row("20261031", "90.00", "SALDO ANTERIOR", id: "") + row("20261102", "-20.00", "Bakery", id: "1")
                + row("20261102", "70.00", "Saldo do dia", id: "") + row("00000000", "70.00", "S A L D O", id: ""),
            balance: "70.00")
        let plan = try journal(opening: 90_00).plan(text, into: 1)
        #expect(plan.rows.map { $0.transaction.effect } == [-20_00] && plan.problems == [])
        #expect(plan.warnings == [ImportWarning(.balanceRows, count: 3, line: 2)])
        #expect(plan.balanceDifferences == [])
        // One that the bank numbers is a payment, whatever its name.
        let numbered = ofx(row("20261102", "-20.00", "Saldo", id: "7"), balance: "-20.00")
        #expect(try journal().plan(numbered, into: 1).newCount == 1)
    }

    @Test func accountThatDiffersFromTheBalanceOfTheFileIsTold() throws {
        let text = ofx(row("20261102", "-20.00", "Bakery", id: "1"), balance: "70.00")
        #expect(try differences(text) == ["account 2026-11-10: 7000 not -2000"])
        #expect(try differences(text, opening: 90_00) == [])
        // A new account begins with what fits.
        #expect(try BankJournal().plan(text).balanceDifferences == [])
    }

    @Test func pendingTransactionsThatTheBankDoesNotShowAreNoDifference() throws {
        var journal = try journal(opening: 90_00)
        try journal.enter(10, -5_00, on: "2026-11-09", "Kiosk")
        let text = ofx(row("20261102", "-20.00", "Bakery", id: "1"), balance: "70.00")
        #expect(try journal.plan(text, into: 1).balanceDifferences == [])
        try journal.importing(text, into: 1)
        #expect(try journal.plan(text, into: 1).balanceDifferences == [])
    }

    @Test func debtOnACardMayBeStatedEitherWay() throws {
        var journal = BankJournal()
        var card = Account(id: BankJournal.id(1))
        (card.title, card.currencyCode, card.kind) = ("Visa", "EUR", .card)
        try journal.run(.addAccount(card))
        for balance in ["20.00", "-20.00"] {
            let text = ofx(row("20261102", "-20.00", "Bakery", id: "1"), balance: balance)
            #expect(try journal.plan(text, into: 1).balanceDifferences == [])
        }
    }

    @Test func rowsThatMissTheBalancesOfAStatementAreTold() throws {
        func statement(_ closing: String) -> String {
            ":20:1\n:25:1\n:60F:C261101EUR90,\n:61:261102D20,NTRFNONREF\n:61:261103ED5,NTRFNONREF\n"
                + ":62F:C261103EUR\(closing),\n-"
        }
        #expect(try differences(statement("70"), opening: 90_00) == [])
        #expect(try differences(statement("75"), opening: 90_00) == ["entries 0: -1500 not -2000"])
    }

    @Test func balancesBesideTheRowsOfATableAreFollowed() throws {
        func table(_ rows: [String]) -> String {
            "Date,Description,Amount,Balance\n" + rows.joined(separator: "\n") + "\n"
        }
        let rows = ["2026-11-02,Tram,-2.00,98.00", "2026-11-03,Shop,-3.00,95.00", "2026-11-04,Wage,50.00,145.00"]
        #expect(try differences(table(rows), opening: 100_00) == [])
        #expect(try differences(table(rows.reversed()), opening: 100_00) == [])
        // The rows of a day in the other order.
        let mixed = ["2026-11-02,Shop,-3.00,95.00", "2026-11-02,Tram,-2.00,98.00", "2026-11-04,Wage,50.00,145.00"]
        #expect(try differences(table(mixed), opening: 100_00) == [])
        // Only the last row of a day has a balance.
        let sparse = ["2026-11-01,Bus,-1.00,99.00", "2026-11-02,Tram,-1.00,", "2026-11-02,Shop,-3.00,95.00"]
        #expect(try differences(table(sparse), opening: 100_00) == [])
        let wrong = ["2026-11-02,Tram,-2.00,98.00", "2026-11-03,Shop,3.00,95.00", "2026-11-04,Wage,50.00,145.00"]
        #expect(try differences(table(wrong), opening: 100_00) == ["entries 3: 4700 not 5300"])
    }

    @Test func rowOfATableThatOnlyStatesABalanceIsNoMoney() throws {
        let table =
            "Date;Description;Amount\n01.11.2026;Saldo anterior;90,00\n02.11.2026;Bakery;-20,00\n"
            + "10.11.2026;Saldo;70,00\n"
        let plan = try journal(opening: 90_00).plan(table, into: 1)
        #expect(plan.rows.map { $0.transaction.effect } == [-20_00])
        #expect(plan.warnings == [ImportWarning(.balanceRows, count: 2, line: 2)])
        #expect(plan.balanceDifferences == [])
        // In one's own table it is what its person says.
        #expect(try journal().plan("date,payee,amount\n2026-11-01,Saldo,90\n", into: 1).newCount == 1)
    }

    @Test(arguments: [
        "Date,Description,Debit,Credit\n2026-11-02,Phone,-70.55,\n2026-11-03,Wage,,10.00\n",
        "Date,Description,Debit,Credit\n2026-11-02,Phone,-70.55,0.00\n2026-11-03,Wage,0.00,10.00\n",
        "Date,Description,Debit,Credit\n2026-11-02,Phone,70.55,0.00\n2026-11-03,Wage,0.00,10.00\n",
        "Date,Description,Amount Debit,Amount Credit\n2026-11-02,Phone,70.55,\n2026-11-03,Wage,,10.00\n",
        "Date,Description,Amount Debit,Amount Credit\n2026-11-02,Phone,-70.55,\n2026-11-03,Wage,,10.00\n",
        // The second balance shows that what was spent is negative, although most such cells are not.
        """
        Date,Description,Debit,Credit,Balance
        2026-11-02,Phone,-70.55,,29.45
        2026-11-03,Wage,,10.00,39.45
        2026-11-04,Refund,5.00,,44.45
        2026-11-05,Refund,5.00,,49.45

        """,
    ])
    func spentAmountsInTheirOwnColumnMayHaveASign(_ table: String) throws {
        #expect(try journal().plan(table, into: 1).rows.prefix(2).map { $0.transaction.effect } == [-70_55, 10_00])
    }

    @Test func namedColumnsAreReadWithTheirSignsAndWithoutTheirHeading() throws {
        func effects(_ table: String, _ roles: [CSVRole]) throws -> [String] {
            var reading = BankReading()
            reading.roles = roles
            let journal = try journal()
            let file = try reading.read(Array(table.utf8), of: journal.state.account(BankJournal.id(1)), among: []).file
            let plan = try BankImport(file, into: journal.state, journal.options(1), now: journal.now) { $0.title }
            #expect(plan.problems == [])
            return plan.rows.map { "\($0.day.text) \($0.transaction.effect)" }
        }
        let signed = "Tag,Wer,Weg,Her\n2026-11-02,Phone,-70.55,0.00\n2026-11-03,Wage,0.00,10.00\n"
        #expect(try effects(signed, [.date, .payee, .debit, .credit]) == ["2026-11-02 -7055", "2026-11-03 1000"])
        #expect(try effects("A,B,C\n2026-11-02,X,-1\n", [.date, .payee, .amount]) == ["2026-11-02 -100"])
        #expect(try effects("A;B;C\n2026.11.02;X;-1 290\n", [.date, .payee, .amount]) == ["2026-11-02 -129000"])
        // A file whose days are written in another way than those of the one before.
        let american = "A,B,C\n01/05/2026,X,-1\n01/15/2026,Y,-2\n"
        #expect(try effects(american, [.date, .payee, .amount]) == ["2026-01-05 -100", "2026-01-15 -200"])
    }
}
