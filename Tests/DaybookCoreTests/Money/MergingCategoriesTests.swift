import CivilTime
import DaybookCore
import Journal
import Money
import Testing

@Suite struct MergingCategoriesTests {
    private let bees = TestJournal.id(51)
    private let honey = TestJournal.id(52)
    private let november = Month("2026-11")!

    /// A bank account and two categories of spending.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 1000_00)
        for (id, title) in [(bees, "Bees"), (honey, "Honey")] {
            var category = MoneyCategory(id: id)
            category.title = title
            try journal.spend(.addCategory(category))
        }
        return journal
    }

    private func pay(_ id: UInt64, _ amount: Int64, _ category: RecordID, _ journal: inout TestJournal) throws {
        var transaction = Transaction(id: id, amount, of: 1, on: "2026-11-02")
        transaction.category = category
        try journal.spend(.addTransaction(transaction))
    }

    @Test func allThatIsOfOneBecomesTheOthers() throws {
        var journal = try journal()
        try pay(11, 5_00, bees, &journal)
        try pay(12, 7_00, honey, &journal)
        let parts = [TransactionSplit(1_00, bees), TransactionSplit(2_00)]
        try journal.spend(.addTransaction(Transaction(id: 13, 3_00, of: 1, on: "2026-11-02"), splits: parts))
        var rule = PayeeRule(id: TestJournal.id(20))
        (rule.text, rule.category) = ("hive", bees)
        try journal.spend(.addRule(rule))
        try journal.spend(.setBudget(Budget(limit: 30_00, of: bees)))
        try journal.spend(.setEnvelope(bees, november, 20_00))
        try journal.spend(.setEnvelope(honey, november, 10_00))
        let before = EnvelopeMonth(november, in: journal.state)
        let action = journal.write(try journal.decision(on: .mergeCategory(bees, into: honey)))
        let state = journal.state
        #expect(state.moneyCategory(bees) == nil)
        let line = CategoryTotals(of: Day("2026-11-01")!...Day("2026-11-30")!, in: state).lines.first {
            $0.category == honey
        }
        #expect(line?.amount == 13_00)
        #expect(state.livingPayeeRules.map { $0.category } == [honey])
        #expect(state.livingBudgets.map { $0.category } == [honey] && state.livingBudgets.first?.limit == 30_00)
        let month = EnvelopeMonth(november, in: state)
        #expect(month.envelope(of: honey)?.budgeted == 30_00 && month.toAssign == before.toAssign)
        journal.undo(action)
        #expect(EnvelopeMonth(november, in: journal.state) == before)
        #expect(journal.state.livingPayeeRules.map { $0.category } == [bees])
        #expect(journal.state.livingBudgets.map { $0.category } == [bees])
    }

    @Test func theBudgetOfTheKeptOneStays() throws {
        var journal = try journal()
        try journal.spend(.setBudget(Budget(limit: 30_00, of: bees)))
        try journal.spend(.setBudget(Budget(limit: 50_00, of: honey)))
        try journal.spend(.mergeCategory(bees, into: honey))
        #expect(journal.state.livingBudgets.map { $0.limit } == [50_00])
    }

    @Test func whatCannotBeMergedIsRefused() throws {
        let journal = try journal()
        #expect(journal.refusal(of: .mergeCategory(bees, into: bees)) == .categoryIntoItself)
        #expect(journal.refusal(of: .mergeCategory(bees, into: TestJournal.id(99))) == .noSuchCategory)
        #expect(
            journal.refusal(of: .mergeCategory(bees, into: StandardCategory.salary.id))
                == .categoryOfOtherKind(.income))
    }
}
