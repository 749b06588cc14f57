import DaybookCore
import Journal
import Money
import TestSupport
import Testing

struct CategorisingTests {
    private let eating = StandardCategory.eatingOut.id
    private let salary = StandardCategory.salary.id

    /// An income of 300 and an expense of 20, without categories.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1)
        try journal.spend(.addTransaction(Transaction(id: 10, 300_00, of: 1, kind: .income)))
        try journal.spend(.addTransaction(Transaction(id: 11, 20_00, of: 1)))
        return journal
    }

    private func ids(_ numbers: UInt64...) -> [RecordID] { numbers.map { TestJournal.id($0) } }

    private func texts(_ journal: TestJournal) -> [String] {
        journal.state.transactions.rows.map { "\($0.kind) \($0.amount)" }
    }

    @Test func incomeUnderACategoryOfSpendingIsAskedAbout() throws {
        let journal = try journal()
        let sum = MoneyAmount(300_00, Currency("EUR")!)
        #expect(journal.refusal(of: .categorise(ids(10, 11), eating)) == .refundsNotSaid(.expense, count: 1, [sum]))
    }

    @Test func anExpenseUnderACategoryOfIncomeIsAskedAbout() throws {
        let journal = try journal()
        let sum = MoneyAmount(20_00, Currency("EUR")!)
        #expect(journal.refusal(of: .categorise(ids(10, 11), salary)) == .refundsNotSaid(.income, count: 1, [sum]))
    }

    @Test func whoSaysThatItIsARefundGetsNegativeSpending() throws {
        var journal = try journal()
        try journal.spend(.categorise(ids(10), eating, .refunds))
        #expect(texts(journal) == ["expense -30000", "expense 2000"])
    }

    @Test func whatIsLeftAsItIsKeepsItsCategory() throws {
        var journal = try journal()
        try journal.spend(.categorise(ids(10, 11), eating, .leave))
        #expect(texts(journal) == ["income 30000", "expense 2000"])
        #expect(journal.state.transactions.rows.map { $0.category } == [nil, eating])
    }

    @Test func aRefundStaysOneUnderAnotherCategoryWithoutBeingAskedAboutAgain() throws {
        var journal = try journal()
        try journal.spend(.categorise(ids(10), eating, .refunds))
        try journal.spend(.categorise(ids(10), StandardCategory.leisure.id))
        #expect(texts(journal)[0] == "expense -30000")
        try journal.spend(.categorise(ids(10), salary))
        #expect(texts(journal)[0] == "income 30000")
    }

    @Test func withoutACategoryWhatCameInIsIncome() throws {
        var journal = try journal()
        try journal.spend(.categorise(ids(10), eating, .refunds))
        try journal.spend(.categorise(ids(10, 11), nil))
        #expect(texts(journal) == ["income 30000", "expense 2000"])
    }

    @Test(arguments: [(TransactionKind.income, StandardCategory.eatingOut), (.expense, .salary)])
    func aTransactionTakesNoCategoryOfTheOtherKind(_ kind: TransactionKind, _ category: StandardCategory) throws {
        var journal = try journal()
        var transaction = Transaction(id: 12, 5_00, of: 1, kind: kind)
        transaction.category = category.id
        let refusal = MoneyRefusal.categoryOfOtherKind(category.kind)
        #expect(journal.refusal(of: .addTransaction(transaction)) == refusal)
        transaction.category = nil
        try journal.spend(.addTransaction(transaction))
        var edited = try #require(journal.state.transaction(transaction.id))
        edited.category = category.id
        #expect(journal.refusal(of: .editTransaction(edited)) == refusal)
        // One that came about apart, on two devices, can be edited otherwise.
        let change = Change(Transaction.table, edited.id, "category", .bytes(category.id.bytes))
        journal.write(Decision(MoneyAction.editTransaction, [change]))
        edited = try #require(journal.state.transaction(edited.id))
        edited.note = "Thanks"
        try journal.spend(.editTransaction(edited))
        #expect(journal.state.transaction(edited.id)?.note == "Thanks")
    }
}
