import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct BankRememberedTests {
    private let groceries = StandardCategory.groceries.id
    private static let header = "Booking date;Payee;Amount;Description"
    private static let first = "\(header)\n03.04.2026;Lidl;-5,00;a\n05.04.2026;Aldi;-6,00;b\n"
    private static let second = "\(header)\n07.04.2026;Rewe;-7,00;c\n"

    private func journal(_ currencies: [String] = ["EUR", "EUR"]) throws -> BankJournal {
        var journal = BankJournal()
        for (index, currency) in currencies.enumerated() {
            try journal.open("Bank \(index + 1)", id: UInt64(index + 1), currency)
        }
        return journal
    }

    private func read(
        _ text: String, _ reading: BankReading = BankReading(), into account: UInt64? = nil, in journal: BankJournal
    ) throws -> (file: BankFile, account: Account?) {
        let chosen = account.flatMap { journal.state.account(BankJournal.id($0)) }
        return try reading.read(Array(text.utf8), of: chosen, among: journal.state.openAccounts)
    }

    private func importing(
        _ text: String, _ reading: BankReading = BankReading(), into account: UInt64? = nil,
        in journal: inout BankJournal
    ) throws -> BankImport {
        let (file, found) = try read(text, reading, into: account, in: journal)
        var options = journal.options(account)
        if account == nil { options.account = found?.id }
        let plan = try BankImport(file, into: journal.state, options, now: journal.now) { $0.title }
        journal.write(plan.changes)
        return plan
    }

    @Test func anUnnamedTableOfAKnownMappingFindsItsAccount() throws {
        var journal = try journal()
        #expect(throws: BankImportRefusal.accountUnknown("")) { try importing(Self.first, in: &journal) }
        _ = try importing(Self.first, into: 2, in: &journal)
        let plan = try importing(Self.second, in: &journal)
        #expect(plan.accounts.map { $0.account.title } == ["Bank 2"] && plan.newCount == 1)
        #expect(journal.transactions(2).count == 3 && journal.transactions(1).isEmpty)
        #expect(try importing(Self.second, in: &journal).changes.isEmpty)
        #expect(throws: BankImportRefusal.accountUnknown("")) {
            try importing("Date;Payee;Amount\n07.04.2026;Rewe;-7,00\n", in: &journal)
        }
    }

    @Test func twoAccountsOfOneBankNeedAChoice() throws {
        var journal = try journal()
        _ = try importing(Self.first, into: 1, in: &journal)
        _ = try importing(Self.second, into: 2, in: &journal)
        #expect(throws: BankImportRefusal.accountUnknown("")) { try importing(Self.second, in: &journal) }
    }

    @Test func correctionsAreRememberedForTheNextFile() throws {
        var journal = try journal()
        var reading = BankReading()
        reading.dateOrder = .monthDayYear
        reading.spentIsPositive = true
        reading.roles = [.date, .note, .amount, .payee]
        _ = try importing(Self.first, reading, into: 1, in: &journal)
        #expect(journal.register(1) == ["2026-03-04 500 a", "2026-05-04 600 b"])
        let (file, account) = try read(Self.second, in: journal)
        #expect(account?.title == "Bank 1" && file.mapping?.sign == .inverted && file.dateOrder == .monthDayYear)
        #expect(file.statements[0].entries.map { $0.payee } == ["c"] && file.doubts.isEmpty)
        // A correction of the next file counts more.
        reading.dateOrder = .dayMonthYear
        #expect(try read(Self.second, reading, in: journal).file.dateOrder == .dayMonthYear)
    }

    @Test func anAccountInAnotherCurrencyDoesNotLendItsMapping() throws {
        var journal = try journal(["EUR", "PLN"])
        var reading = BankReading()
        reading.dateOrder = .monthDayYear
        _ = try importing(Self.first, reading, into: 1, in: &journal)
        #expect(try read(Self.second, into: 2, in: journal).file.dateOrder == .dayMonthYear)
        #expect(try read(Self.second, into: 1, in: journal).file.dateOrder == .monthDayYear)
    }

    @Test func aCorrectedEncodingStaysUnlessTheFileIsUnicode() throws {
        var journal = try journal()
        // "Zółw" in ISO 8859-2, which is other letters in Windows-1252.
        func file(_ bytes: [UInt8]) -> [UInt8] {
            Array("\(Self.header)\n07.04.2026;".utf8) + bytes + Array(";-7,00;c\n".utf8)
        }
        var reading = BankReading()
        reading.encoding = .latin2
        let account = try #require(journal.state.account(BankJournal.id(1)))
        let read = try reading.read(file([0x5A, 0xF3, 0xB3, 0x77]), of: account, among: [])
        journal.write(
            try BankImport(read.file, into: journal.state, journal.options(1), now: journal.now) { $0.title }.changes)
        #expect(journal.register(1) == ["2026-04-07 -700 Zółw"])
        let accounts = journal.state.openAccounts
        let next = try BankReading().read(file([0xB6, 0xF3]), of: nil, among: accounts)
        #expect(next.file.encoding == .latin2 && next.file.statements[0].entries[0].payee == "śó")
        let unicode = try BankReading().read(file(Array("Żółw".utf8)), of: nil, among: accounts)
        #expect(unicode.file.encoding == .utf8 && unicode.account?.id == account.id)
    }

    @Test func aTableWithoutNamesIsRememberedForAChosenAccount() throws {
        var journal = try journal()
        let rows = "03.04.2026;Lidl;-5,00\n05.04.2026;Aldi;-6,00\n"
        var reading = BankReading()
        reading.dateOrder = .monthDayYear
        _ = try importing(rows, reading, into: 1, in: &journal)
        #expect(try read(rows, into: 1, in: journal).file.dateOrder == .monthDayYear)
        #expect(try read(rows, into: 2, in: journal).file.dateOrder == .dayMonthYear)
        #expect(try read(rows, in: journal).account == nil)
        #expect(try read("03.04.2026;Lidl;-5,00;x\n", into: 1, in: journal).file.dateOrder == .dayMonthYear)
    }

    @Test func aDamagedMemoryIsIgnored() throws {
        var journal = try journal()
        for text in ["1 utf-8", String(repeating: "x", count: 200), "1 utf-8 comma 1 0 dmy comma signed - da"] {
            journal.write([Change(Account.table, BankJournal.id(1), "mapping", .text(text))])
            #expect(try read(Self.first, in: journal).account == nil)
        }
    }

    @Test func anAccountIsAddedOnRequestAlthoughThereAreOthers() throws {
        var journal = try journal()
        func plan(_ title: String) throws -> BankImport {
            var options = journal.options()
            (options.addsAccount, options.newAccountTitle) = (true, title)
            let file = try read(Self.first, in: journal).file
            return try BankImport(file, into: journal.state, options, now: journal.now) { $0.title }
        }
        #expect(throws: BankImportRefusal.titleTaken("Bank 1")) { try plan("bank 1") }
        journal.write(try plan("N26").changes)
        let added = try #require(journal.state.livingAccounts.last)
        #expect(added.title == "N26" && !added.mapping.isEmpty)
        // It got another title since, so that another can have the first one.
        journal.write([Change(Account.table, added.id, "title", .text("Old"))])
        journal.write(try plan("N26").changes)
        #expect(journal.state.livingAccounts.map { $0.title } == ["Bank 1", "Bank 2", "Old", "N26"])
    }

    // Rules

    private func rule(_ text: String, _ category: RecordID, payee: String = "") -> PayeeRule {
        var rule = PayeeRule(id: BankJournal.id(UInt64(text.utf8.count) + 500))
        (rule.text, rule.category, rule.payee) = (text, category, payee)
        return rule
    }

    @Test func rulesGiveImportedRowsTheirCategoryAndPayee() throws {
        var journal = try journal()
        try journal.enter(10, -5_00, on: "2026-01-01", "LIDL 12", category: StandardCategory.health.id)
        var lidl = rule("lidl", groceries, payee: "Lidl")
        lidl.countsRefunds = true
        try journal.run(.addRule(lidl))
        let file = "date,payee,amount\n2026-04-03,LIDL 12,-5\n2026-04-04,Aldi,-6\n2026-04-05,LIDL 12,2\n"
        let plan = try journal.importing(file, into: 1)
        #expect(plan.newCount == 3)
        #expect(
            journal.register(1).suffix(3) == ["2026-04-03 -500 Lidl", "2026-04-04 -600 Aldi", "2026-04-05 200 Lidl"])
        let last = journal.transactions(1).suffix(3)
        #expect(last.map { $0.category } == [groceries, nil, groceries])
        // Money back from the shop is a negative expense.
        #expect(last.map { $0.kind } == [.expense, .expense, .expense])
        #expect(try journal.plan(file, into: 1).changes.isEmpty)
    }

    @Test func theCategoryOfTheFileCountsMoreThanARule() throws {
        var journal = try journal()
        try journal.run(.addRule(rule("lidl", groceries)))
        try journal.importing("date,payee,amount,category\n2026-04-03,Lidl,-5,health\n", into: 1)
        #expect(journal.transactions(1).map { $0.category } == [StandardCategory.health.id])
    }

    @Test func rulesAndMappingsComeBackFromAnExport() throws {
        var journal = try journal()
        _ = try importing(Self.first, into: 1, in: &journal)
        try journal.run(.addRule(rule("lidl", groceries, payee: "Lidl")))
        let file = try ImportedFile(Export.json(journal.state, on: journal.today))
        var copy = BankJournal()
        copy.write(file.plan(into: State(), today: journal.today) { BankJournal.id(900) }.changes)
        #expect(Array(copy.state.payeeRules.rows) == Array(journal.state.payeeRules.rows))
        #expect(copy.state.livingAccounts.map { $0.mapping } == journal.state.livingAccounts.map { $0.mapping })
    }
}
