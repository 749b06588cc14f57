import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct BankImportAccountTests {
    private func ofx(_ account: String, _ amount: String = "-5.00", balance: String = "95.00") -> String {
        """
        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>\(account)</BANKACCTFROM>
        <BANKTRANLIST><STMTTRN><DTPOSTED>20261102<TRNAMT>\(amount)<FITID>7<NAME>Lidl</STMTTRN></BANKTRANLIST>
        <LEDGERBAL><BALAMT>\(balance)<DTASOF>20261103</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
        """
    }

    @Test func numberOfAnAccountIsRememberedWithTheFirstFile() throws {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        #expect(throws: BankImportRefusal.accountUnknown("PL61 1090 1014")) {
            try journal.plan(ofx("PL61 1090 1014"))
        }
        try journal.importing(ofx("PL61 1090 1014"), into: 1)
        #expect(journal.state.account(BankJournal.id(1))?.source == "PL61 1090 1014")
        let plan = try journal.plan(ofx("pl6110901014", "-6.00"))
        #expect(plan.accounts.map { $0.account.title } == ["Bank"] && plan.newCount == 1)
    }

    @Test func firstFileOfAnEmptyJournalAddsItsAccount() throws {
        var journal = BankJournal()
        let plan = try journal.importing(ofx("12345678"))
        #expect(plan.accounts.map { $0.isNew } == [true])
        let account = try #require(journal.state.livingAccounts.first)
        #expect(account.title == "12345678" && account.opening == 100_00 && account.currency == .euro)
        #expect(journal.state.balance(of: account).total == 95_00)
        var other = BankJournal()
        try other.importing("date,amount\n2026-11-02,-5\n")
        #expect(other.state.livingAccounts.map { $0.title } == ["Bank account"])
    }

    @Test func fileWithoutAnAccountNeedsAChoice() throws {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        #expect(throws: BankImportRefusal.accountUnknown("")) { try journal.plan("date,amount\n2026-11-02,-5\n") }
        #expect(throws: BankImportRefusal.noSuchAccount) { try journal.plan("date,amount\n2026-11-02,-5\n", into: 9) }
        try journal.run(.closeAccount(BankJournal.id(1)))
        #expect(throws: BankImportRefusal.accountClosed("Bank")) {
            try journal.plan("date,amount\n2026-11-02,-5\n", into: 1)
        }
    }

    @Test func rowsOfSeveralAccountsFindThemByTitleAndAddTheOthers() throws {
        var journal = BankJournal()
        try journal.open("Cash", id: 1)
        let file = """
            date,amount,currency,account
            2026-11-02,-5,EUR,cash
            2026-11-03,-6,PLN,Konto
            2026-11-03,-7,EUR,
            """
        #expect(throws: BankImportRefusal.accountUnknown("")) { try journal.plan(file) }
        let plan = try journal.importing(file, into: 1)
        #expect(plan.accounts.map { $0.account.title } == ["Cash", "Konto"])
        #expect(plan.accounts.map { $0.isNew } == [false, true])
        #expect(journal.register(1) == ["2026-11-02 -500 ", "2026-11-03 -700 "])
        #expect(journal.state.livingAccounts.map { $0.currencyCode } == ["EUR", "PLN"])
    }

    @Test func addedAccountIsFoundUnderItsNewTitle() throws {
        var journal = BankJournal()
        let file = "date,amount,account\n2026-11-02,-5,Konto\n2026-11-02,-5,Cash\n"
        try journal.importing(file)
        var account = try #require(journal.state.livingAccounts.first { $0.title == "Konto" })
        account.title = "Savings"
        try journal.run(.editAccount(account))
        let plan = try journal.plan(file)
        #expect(plan.changes.isEmpty && plan.existingCount == 2)
        #expect(plan.accounts.map { $0.account.title } == ["Savings", "Cash"])
    }

    @Test func twoDevicesThatImportOneNameInTwoCurrenciesAddTwoAccounts() throws {
        func added(_ code: String) throws -> Account {
            let plan = try BankJournal().plan("date,amount,currency,account\n2026-11-02,-5,\(code),Wallet\n")
            return try #require(plan.accounts.first?.account)
        }
        #expect(try added("EUR").id == added("EUR").id)
        #expect(try added("EUR").id != added("JPY").id)
    }

    @Test func anAccountThatAnEarlierVersionAddedIsFoundUnderItsNewTitle() throws {
        var journal = BankJournal()
        let id = Account.formerID(ofImported: "Wallet")
        journal.write([
            Change("accounts", id, "life", .integer(1)), Change("accounts", id, "title", .text("Purse")),
            Change("accounts", id, "currency", .text("EUR")),
        ])
        let plan = try journal.plan("date,amount,currency,account\n2026-11-02,-5,EUR,Wallet\n")
        #expect(plan.accounts.map { $0.account.title } == ["Purse"] && plan.accounts.map { $0.isNew } == [false])
    }

    @Test func ofTwoAccountsOfOneTitleTheOneInTheFilesCurrencyIsFound() throws {
        var journal = BankJournal()
        try journal.open("Revolut", id: 1, "EUR")
        let second = BankJournal.id(2)
        journal.write([
            Change("accounts", second, "life", .integer(1)), Change("accounts", second, "title", .text("Revolut")),
            Change("accounts", second, "currency", .text("USD")),
        ])
        try journal.importing("date,amount,currency,account\n2026-11-02,-5,USD,Revolut\n")
        #expect(journal.register(1) == [] && journal.register(2) == ["2026-11-02 -500 "])
    }

    @Test func accountNamedByASignIsFoundAgain() throws {
        var journal = BankJournal()
        let file = "date,amount,account\n2026-11-02,-5,-\n2026-11-02,-5,Cash\n2026-11-03,-5,-\n"
        #expect(try journal.importing(file).accounts.map { $0.account.title } == ["-", "Cash"])
        #expect(try journal.plan(file).changes.isEmpty)
    }

    @Test func amountsHaveTheDecimalsOfTheAccount() throws {
        var journal = BankJournal()
        try journal.open("Yen", id: 1, "JPY")
        try journal.open("Dinar", id: 2, "KWD")
        try journal.importing("date,amount\n2026-11-02,-500\n", into: 1)
        try journal.importing("date,amount\n2026-11-02,-5.125\n", into: 2)
        #expect(journal.register(1) == ["2026-11-02 -500 "] && journal.register(2) == ["2026-11-02 -5125 "])
        // Read without its currency, an amount is not taken for another.
        let file = try BankFile.read("date,amount\n2026-11-02,-500\n")
        let plan = try BankImport(file, into: journal.state, journal.options(1), now: journal.now) { $0.title }
        #expect(plan.rows.isEmpty && plan.problems.map { $0.reason } == [.otherCurrency])
    }

    @Test func fileWithoutRowsNeedsNoAccount() throws {
        let plan = try BankJournal().plan("date,amount\n2026-11-31,-5\n")
        #expect(plan.changes.isEmpty && plan.accounts.isEmpty && plan.problems.count == 1)
    }
}
