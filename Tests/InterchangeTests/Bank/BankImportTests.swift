import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct BankImportTests {
    private let groceries = StandardCategory.groceries.id

    private func journal() throws -> BankJournal {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        try journal.open("Visa", id: 2)
        return journal
    }

    private let statement = """
        date,payee,amount
        2026-11-02,Lidl,-12.50
        2026-11-02,Lidl,-12.50
        2026-11-03,Acme,2500

        """

    @Test func rowsBecomeExpensesAndIncomesOfTheChosenAccount() throws {
        var journal = try journal()
        let plan = try journal.importing(statement, into: 1)
        #expect(plan.newCount == 3 && plan.rows.map { $0.line } == [2, 3, 4])
        #expect(plan.accounts.map { $0.account.title } == ["Bank"] && plan.problems == [])
        #expect(journal.register(1) == ["2026-11-02 -1250 Lidl", "2026-11-02 -1250 Lidl", "2026-11-03 250000 Acme"])
        #expect(journal.transactions(1).map { $0.status } == [.cleared, .cleared, .cleared])
        #expect(journal.transactions(1).map { $0.kind } == [.expense, .expense, .income])
    }

    @Test func importingTwiceChangesNothingEvenAfterAnEdit() throws {
        var journal = try journal()
        try journal.importing(statement, into: 1)
        var edited = try #require(journal.transactions(1).first)
        (edited.payee, edited.amount, edited.day) = ("Lidl Berlin", 13_00, Day("2026-11-01"))
        try journal.run(.editTransaction(edited))
        let plan = try journal.plan(statement, into: 1)
        #expect(plan.existingCount == 3 && plan.changes.isEmpty)
        // A later file overlaps with it.
        let later = try journal.plan(statement + "2026-11-04,Lidl,-12.50\n", into: 1)
        #expect(later.rows.map { $0.status } == [.existing, .existing, .existing, .new])
    }

    @Test func twoDevicesMakeTheSameRecords() throws {
        var (one, other) = (try journal(), try journal())
        other.now.milliseconds += 86_400_000
        let names = "date,amount,account,category\n2026-11-02,-5,Cash,Zoo\n2026-11-03,-6,Savings,Zoo\n"
        try one.importing(names)
        try other.importing(names)
        let ids = { (state: State) in
            state.transactions.rows.map { $0.id } + state.accounts.rows.map { $0.id }
                + state.moneyCategories.rows.map { $0.id }
        }
        #expect(Set(ids(one.state)) == Set(ids(other.state)))
        #expect(ids(one.state).count == 2 + 4 + 1)
    }

    @Test func identifierOfTheBankTellsRowsApartThatLookAlike() throws {
        var journal = try journal()
        func file(_ id: String, _ text: String = "Café") -> String {
            "Date,Description,Amount,Transaction ID\n02/11/2026,\(text),-3.00,\(id)\n13/11/2026,Bus,-2.00,B\(id)\n"
        }
        try journal.importing(file("A1"), into: 1)
        let plan = try journal.plan(file("A2"), into: 1)
        #expect(plan.newCount == 2)
        // The bank may describe a row anew.
        #expect(try journal.plan(file("A1", "CAFE 123"), into: 1).existingCount == 2)
    }

    @Test func rowsThatAnEarlierFileHadInOtherWordsAreTold() throws {
        var journal = try journal()
        func file(_ id: String, _ text: String, _ more: String = "") -> String {
            "Date,Description,Amount,Transaction ID\n02/11/2026,\(text),-3.00,\(id)1\n02/11/2026,\(text),-3.00,\(id)2\n\(more)"
        }
        #expect(try journal.importing(file("A", "Café"), into: 1).repeatCount == 0)
        #expect(try journal.plan(file("A", "Café"), into: 1).repeatCount == 0)
        let plan = try journal.plan(file("B", "CAFE 123", "13/11/2026,Bus,-3.00,B3\n"), into: 1)
        #expect(plan.newCount == 3 && plan.repeatCount == 2)
        // A third one beside those that are known is another.
        #expect(try journal.plan(file("A", "Café", "02/11/2026,Café,-3.00,A3\n"), into: 1).repeatCount == 0)
        try journal.enter(10, -7_00, on: "2026-11-14", "Lidl")
        let entered = "Date,Description,Amount\n14/11/2026,Lidl,-7.00\n"
        #expect(try journal.plan(entered, into: 1).repeatCount == 0)
    }

    @Test func rowEnteredByHandIsTakenForIt() throws {
        var journal = try journal()
        try journal.enter(10, -12_50, on: "2026-10-31", "Groceries for two")
        try journal.enter(11, -12_50, on: "2026-11-01", "Lidl")
        try journal.enter(12, 2500_00, on: "2026-11-08", "Salary")
        let plan = try journal.importing(statement, into: 1)
        // The second row takes the one that is left; a salary five days away is another.
        #expect(plan.rows.map { $0.status } == [.matched, .matched, .new])
        #expect(plan.rows.map { $0.transaction.id } == [id(11), id(10), plan.rows[2].transaction.id])
        #expect(journal.transactions(1).count == 4)
        let own = try #require(journal.state.transaction(id(11)))
        #expect(own.payee == "Lidl" && own.status == .cleared && own.day == Day("2026-11-01"))
        #expect(try journal.plan(statement, into: 1).existingCount == 3)
    }

    /// One device takes a row for what was entered there; the other, which does not know of that yet, imports it.
    @Test func aRowIsThereOnceWhereverItWasTakenForOneEnteredByHand() throws {
        var (one, other) = (try journal(), try journal())
        try one.enter(11, -12_50, on: "2026-11-01", "Lidl")
        let matching = try one.importing(statement, into: 1)
        #expect(matching.matchedCount == 1)
        let importing = try other.importing(statement, into: 1)
        #expect(importing.newCount == 3)
        try other.enter(11, -12_50, on: "2026-11-01", "Lidl")
        one.write(importing.changes)
        other.write(matching.changes)
        #expect(one.register(1) == other.register(1))
        #expect(one.transactions(1).count { $0.effect == -12_50 } == importing.rows.count { $0.effect == -12_50 })
        for journal in [one, other] {
            let again = try journal.plan(statement, into: 1)
            #expect(again.existingCount == 3 && again.changes.isEmpty)
        }
    }

    @Test func personCanKeepRowsApart() throws {
        var journal = try journal()
        try journal.enter(10, -12_50, on: "2026-11-02", "Lidl")
        var options = journal.options(1)
        options.rowsKeptApart = [0]
        #expect(try journal.plan(statement, options).rows.map { $0.status } == [.new, .matched, .new])
        options.keepsAllApart = true
        #expect(try journal.plan(statement, options).newCount == 3)
    }

    @Test func matchKeepsAReconciledStatementAndAnotherAccount() throws {
        var journal = try journal()
        try journal.enter(10, -12_50, on: "2026-11-02", "Lidl", account: 2)
        #expect(try journal.plan(statement, into: 1).matchedCount == 0)
        try journal.enter(11, -12_50, on: "2026-11-02", "Lidl")
        try journal.run(.setCleared([id(11)], true))
        try journal.run(.reconcile(id(1), through: journal.today, balance: -12_50))
        try journal.importing(statement, into: 1)
        #expect(journal.state.transaction(id(11))?.status == .reconciled)
    }

    @Test func deletedRowsStayDeletedUnlessRestored() throws {
        var journal = try journal()
        let first = try journal.importing(statement, into: 1).rows[0].transaction.id
        try journal.run(.deleteTransaction(first))
        let plan = try journal.plan(statement, into: 1)
        #expect(plan.rows.map { $0.status } == [.deleted, .existing, .existing] && plan.changes.isEmpty)
        var options = journal.options(1)
        options.restoresDeleted = true
        let restoring = try journal.plan(statement, options)
        #expect(restoring.newCount == 1)
        journal.write(restoring.changes)
        #expect(journal.transactions(1).count == 3)
    }

    @Test func undoneImportCanBeRepeated() throws {
        var journal = try journal()
        let plan = try journal.importing(statement, into: 1)
        journal.write(plan.rows.flatMap { $0.transaction.undoing })
        #expect(journal.transactions(1).isEmpty)
        #expect(try journal.importing(statement, into: 1).newCount == 3)
        #expect(journal.transactions(1).count == 3)
    }

    @Test func zeroRowsAreLeftOutAndOtherCurrenciesListed() throws {
        let journal = try journal()
        let plan = try journal.plan(
            "date,amount,currency\n2026-11-02,0,EUR\n2026-11-02,-5,USD\n2026-11-02,-5,EUR\n2026-11-31,1,EUR\n", into: 1)
        #expect(plan.newCount == 1 && plan.zeroCount == 1)
        #expect(plan.problems.map { $0.line } == [3, 5])
        #expect(plan.problems.map { $0.reason } == [.otherCurrency, .noSuchDay])
    }

    @Test func daysLongAfterTodayOrYearsFromTheRestAreToldUntilTheyAreImported() throws {
        var journal = try journal()
        func lines(_ days: String...) throws -> [Int] {
            let rows = days.map { "\($0),Shop,-5\n" }.joined()
            return try journal.plan("date,payee,amount\n" + rows, into: 1).unlikelyRows.map { $0.line }
        }
        // Today is 20 November 2026.
        #expect(try lines("2026-11-02", "2062-11-03", "2026-11-04", "2016-11-05", "2026-12-21") == [3, 5])
        #expect(try lines("2026-11-02", "2026-12-22", "2027-11-04") == [3, 4])
        #expect(try lines("2027-11-04") == [2])
        // An old file, and one of many years.
        #expect(try lines("1999-01-02", "1999-01-03", "2003-01-03", "1993-12-31") == [4, 5])
        #expect(try lines("1999-01-02", "2001-12-31", "2004-12-31", "2007-12-31", "2010-12-31") == [])
        let future = "date,payee,amount\n2026-11-02,Shop,-5\n2031-11-26,Rent,-850\n"
        let told = try journal.importing(future, into: 1).unlikelyRows
        #expect(told.map { $0.line } == [3] && told.map { $0.day.text } == ["2031-11-26"])
        #expect(try journal.plan(future, into: 1).unlikelyRows == [])
    }

    @Test func textWithoutAPayeeIsThePayeeSoThatRulesKnowIt() throws {
        var journal = try journal()
        var rule = PayeeRule(id: id(20))
        (rule.text, rule.category) = ("corner cafe", groceries)
        try journal.run(.addRule(rule))
        let long = String(repeating: "x", count: 120)
        let memo = "date,note,amount\n2026-11-02,CORNER CAFE 12,-5\n2026-11-03,\(long),-6\n"
        let rows = try journal.importing(memo, into: 1).rows.map { $0.transaction }
        #expect(rows[0].payee == "CORNER CAFE 12" && rows[0].note == "" && rows[0].category == groceries)
        #expect(rows[1].payee.count == 100 && rows[1].note.count == 120)
        #expect(try journal.plan(memo, into: 1).existingCount == 2)
    }

    @Test func onlyTheKindsOfNumbersThatAFileHasAreNamed() throws {
        func lost(_ text: String) throws -> Set<ImportWarning.Kind> {
            Set(try BankJournal().plan(text).warnings.map { $0.kind })
        }
        #expect(try lost(BankSamples.camt053) == [.accountNumbers])
        #expect(try lost(BankSamples.ofx1) == [.chequeNumbers, .accountNumbers])
    }

    @Test func longTextsAreCut() throws {
        var journal = try journal()
        let long = String(repeating: "ż", count: 2000)
        let file = "date,amount,payee,note,tags\n2026-11-02,-5,\(long),\(long),\(long)\n"
        let plan = try journal.importing(file, into: 1)
        #expect(plan.cutTextCount == 3)
        let row = try #require(journal.transactions(1).first)
        #expect(row.payee.count == 100 && row.note.count == 1000 && row.tags.count == 200)
        #expect(try journal.plan(file, into: 1).existingCount == 1)
    }

    @Test(arguments: BankSamples.all) func fileOfAnyBankIsImportedOnce(_ text: String) throws {
        var journal = BankJournal()
        let plan = try journal.importing(text)
        #expect(plan.newCount > 0)
        let rows = journal.state.transactions.rows.filter { $0.isAlive }
        #expect(rows.count == plan.newCount && Set(rows.map { $0.source }).count == rows.count)
        var options = journal.options()
        options.account = plan.accounts.count == 1 ? plan.accounts[0].account.id : nil
        let again = try journal.plan(text, options)
        #expect(again.changes.isEmpty && again.existingCount == plan.newCount)
    }

    private func id(_ number: UInt64) -> RecordID { BankJournal.id(number) }
}
