import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct BankPayeeTests {
    private let groceries = StandardCategory.groceries.id
    private let health = StandardCategory.health.id
    private let salary = StandardCategory.salary.id

    private static let file = """
        date,payee,amount,category
        2026-11-02,Acme,2500,
        2026-11-03,LIDL 0042 KRAKOW,-5,
        2026-11-04,Bus,-2,
        2026-11-05,Lidl 0042 Krakow,-6,
        2026-11-06,Zoo,-7,Leisure
        2026-11-07,,-8,

        """

    private func journal() throws -> BankJournal {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        return journal
    }

    private func options(_ journal: BankJournal, _ choices: [(String, RecordID?)]) -> BankImport.Options {
        var options = journal.options(1)
        options.payees = choices.map { PayeeChoice(payee: $0.0, category: $0.1) }
        return options
    }

    /// The payees of a plan: "Acme 1 250000", with "in" after income.
    private func payees(_ plan: BankImport) -> [String] {
        plan.payees.map { payee in
            let totals = payee.totals.map { "\($0.minorUnits) \($0.currency.code)" }.joined(separator: ", ")
            return "\(payee.payee) \(payee.count) \(totals)\(payee.isIncome ? " in" : "")"
        }
    }

    private func texts(_ journal: BankJournal) -> [String] { journal.state.livingPayeeRules.map { $0.text } }

    @Test func payeesWithoutACategoryAreFoundTheMostFrequentFirst() throws {
        let journal = try journal()
        let plan = try journal.plan(Self.file, into: 1)
        #expect(payees(plan) == ["LIDL 0042 KRAKOW 2 -1100 EUR", "Acme 1 250000 EUR in", "Bus 1 -200 EUR"])
    }

    @Test func chosenCategoryIsThatOfAllRowsOfThePayeeAndOfTheNextFile() throws {
        var journal = try journal()
        let options = options(journal, [("lidl 0042 krakow", groceries), ("Acme", salary)])
        journal.write(try journal.plan(Self.file, options).changes)
        let leisure = StandardCategory.leisure.id
        #expect(journal.transactions(1).map { $0.category } == [salary, groceries, nil, groceries, leisure, nil])
        #expect(texts(journal) == ["Acme", "LIDL"])
        try journal.importing("date,payee,amount\n2026-12-01,LIDL 7 WARSZAWA,-5\n", into: 1)
        #expect(journal.transactions(1).last?.category == groceries)
    }

    @Test func importingTwiceWithTheSameChoicesIsImportingOnce() throws {
        var journal = try journal()
        let options = options(journal, [("LIDL 0042 KRAKOW", groceries)])
        journal.write(try journal.plan(Self.file, options).changes)
        let again = try journal.plan(Self.file, options)
        #expect(again.changes.isEmpty && again.payees.isEmpty)
    }

    @Test func moneyThatCameInIsNotSpendingUnlessThatWasSaid() throws {
        var journal = try journal()
        let file = "date,payee,amount\n2026-11-02,Lidl,-5\n2026-11-03,Lidl,-6\n2026-11-04,Lidl,2\n"
        let plan = try journal.plan(file, options(journal, [("Lidl", groceries)]))
        #expect(payees(plan) == ["Lidl 3 -900 EUR"])
        journal.write(plan.changes)
        let rows = journal.transactions(1)
        #expect(rows.map { $0.kind } == [.expense, .expense, .income])
        #expect(rows.map { $0.category } == [groceries, groceries, nil])
        #expect(journal.state.livingPayeeRules.map { $0.countsRefunds } == [false])
    }

    @Test func whoChoosesACategoryOfSpendingForAPayerSaysThatItIsARefund() throws {
        var journal = try journal()
        let file = "date,payee,amount\n2026-11-02,Lidl,5\n2026-11-03,Lidl,6\n2026-11-04,Lidl,-2\n"
        journal.write(try journal.plan(file, options(journal, [("Lidl", groceries)])).changes)
        let rows = journal.transactions(1)
        #expect(rows.map { $0.kind } == [.expense, .expense, .expense])
        #expect(rows.map { $0.amount } == [-5_00, -6_00, 2_00])
        #expect(journal.state.livingPayeeRules.map { $0.countsRefunds } == [true])
    }

    @Test(arguments: [false, true]) func aRuleMakesIncomeARefundOnlyIfItSaysSo(_ countsRefunds: Bool) throws {
        var journal = try journal()
        var rule = PayeeRule(id: BankJournal.id(50))
        (rule.text, rule.category, rule.countsRefunds) = ("lidl", groceries, countsRefunds)
        try journal.run(.addRule(rule))
        try journal.importing("date,payee,amount\n2026-11-02,Lidl,-5\n2026-11-03,Lidl,20\n", into: 1)
        let rows = journal.transactions(1)
        #expect(rows.map { $0.category } == [groceries, countsRefunds ? groceries : nil])
        #expect(rows.map { $0.kind } == [.expense, countsRefunds ? .expense : .income])
        #expect(rows.map { $0.effect } == [-5_00, 20_00])
    }

    @Test func unknownCategoriesAndPayeesChangeNothing() throws {
        let journal = try journal()
        let choices: [(String, RecordID?)] = [
            ("LIDL 0042 KRAKOW", BankJournal.id(99)), ("Nobody", groceries), ("", groceries), ("Zoo", groceries),
            ("Bus", nil),
        ]
        #expect(
            try journal.plan(Self.file, options(journal, choices)).changes == journal.plan(Self.file, into: 1).changes)
    }

    @Test func theFirstChoiceForAPayeeCounts() throws {
        var journal = try journal()
        let options = options(journal, [("Bus", health), ("bus", groceries)])
        journal.write(try journal.plan(Self.file, options).changes)
        #expect(journal.state.livingPayeeRules.map { $0.category } == [health])
    }

    @Test func splitTransactionsKeepTheirCategories() throws {
        var journal = try journal()
        let split = "D11/20'26\nT-15.00\nPLidl\nSGroceries\n$-10.00\nSZoo\n$-5.00\n^\n"
        let file = "!Type:Bank\n\(split)D11/21'26\nT-4.00\nPLidl\n^\n"
        let plan = try journal.plan(file, options(journal, [("Lidl", health)]))
        #expect(payees(plan) == ["Lidl 1 -400 EUR"])
        journal.write(plan.changes)
        let rows = journal.transactions(1)
        #expect(rows.map { $0.category } == [nil, health])
        #expect(journal.state.splits(of: rows[0].id).first?.category == groceries)
    }

    @Test func rowsThatBecomeTransfersOrWereEnteredTakeNoCategory() throws {
        var journal = try journal()
        try journal.open("Savings", id: 2)
        try journal.enter(10, -9_00, on: "2026-11-05", "Shop")
        try journal.importing("date,payee,amount\n2026-11-02,Me,250\n", into: 2)
        let file = "date,payee,amount\n2026-11-02,Me,-250\n2026-11-05,Me,-9\n2026-11-09,Me,-3\n"
        var options = options(journal, [("Me", health)])
        options.joinsAll = true
        let plan = try journal.plan(file, options)
        #expect(payees(plan) == ["Me 1 -300 EUR"])
        #expect(plan.rows.map { $0.transaction.category } == [nil, nil, health])
    }
}
