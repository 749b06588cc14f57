import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct BankImportCategoryTests {
    private let groceries = StandardCategory.groceries.id
    private let salary = StandardCategory.salary.id

    private func journal() throws -> BankJournal {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        return journal
    }

    @Test func categoryOfTheFileIsFoundByTitleOrAdded() throws {
        var journal = try journal()
        let file = """
            date,amount,category
            2026-11-02,-5,GROCERIES
            2026-11-03,-6,Zoo
            2026-11-04,-7,zoo
            2026-11-05,8,Zoo Prizes
            """
        let plan = try journal.importing(file, into: 1)
        #expect(plan.newCategories == ["Zoo", "Zoo Prizes"])
        let own = journal.state.livingMoneyCategories.filter { $0.standard == nil }
        let zoo = try #require(own.first { $0.title == "Zoo" })
        #expect(own.first { $0.title == "Zoo Prizes" }?.kind == .income && zoo.kind == .expense)
        #expect(journal.transactions(1).map { $0.category }.prefix(3) == [groceries, zoo.id, zoo.id])
    }

    @Test func moneyBackFromAnExpenseIsANegativeExpense() throws {
        var journal = try journal()
        try journal.importing("date,amount,category\n2026-11-02,20,groceries\n2026-11-03,-1,salary\n", into: 1)
        let rows = journal.transactions(1)
        #expect(rows.map { $0.kind } == [.expense, .income])
        #expect(rows.map { $0.amount } == [-20_00, -1_00] && rows.map { $0.effect } == [20_00, -1_00])
        #expect(try journal.plan("date,amount,category\n2026-11-02,20,groceries\n", into: 1).changes.isEmpty)
    }

    @Test func categoryThatWasRenamedIsNotAddedAgain() throws {
        var journal = try journal()
        try journal.importing("date,amount,category\n2026-11-02,-5,Zoo\n", into: 1)
        var zoo = try #require(journal.state.livingMoneyCategories.first { $0.title == "Zoo" })
        zoo.title = "Animals"
        try journal.run(.editCategory(zoo))
        let plan = try journal.importing("date,amount,category\n2026-11-03,-5,Zoo\n", into: 1)
        #expect(plan.newCategories == [] && journal.transactions(1).map { $0.category } == [zoo.id, zoo.id])
        try journal.run(.deleteCategory(zoo.id))
        let again = try journal.importing("date,amount,category\n2026-11-04,-5,Zoo\n", into: 1)
        #expect(again.newCategories == ["Zoo"] && journal.state.moneyCategory(zoo.id)?.title == "Zoo")
    }

    @Test func payeeKeepsItsLastCategoryOfTheSameKind() throws {
        var journal = try journal()
        try journal.enter(10, -5_00, on: "2026-10-01", "Lidl", category: StandardCategory.household.id)
        try journal.enter(11, -6_00, on: "2026-10-02", "LIDL", category: groceries)
        try journal.enter(12, -7_00, on: "2026-10-03", "Lidl")
        try journal.enter(13, 1_00, on: "2026-10-04", "Acme", category: salary)
        try journal.importing(
            "date,amount,payee\n2026-11-02,-5,lidl\n2026-11-03,5,Lidl\n2026-11-04,-1,Acme\n2026-11-05,3,Acme\n", into: 1
        )
        #expect(journal.transactions(1).suffix(4).map { $0.category } == [groceries, nil, nil, salary])
    }

    @Test func partsOfAnEntryKeepTheirCategories() throws {
        var journal = try journal()
        let file = "!Type:Bank\nD11/20'26\nT-15.00\nPLidl\nSGroceries\n$-10.00\nSZoo\nEcat food\n$-5.00\n^\n"
        let plan = try journal.importing(file, into: 1)
        #expect(plan.newCategories == ["Zoo"])
        let row = try #require(journal.transactions(1).first)
        #expect(row.amount == 15_00 && row.category == nil)
        let parts = journal.state.splits(of: row.id)
        #expect(parts.map { $0.amount } == [10_00, 5_00] && parts.map { $0.note } == ["", "cat food"])
        #expect(parts.first?.category == groceries)
        #expect(try journal.plan(file, into: 1).changes.isEmpty)
    }

    @Test func rowsOfADayKeepTheirOrder() throws {
        var (one, other) = (try journal(), try journal())
        try one.importing("date,amount,payee\n2026-11-02,-1,A\n2026-11-02,-2,B\n2026-11-03,-3,C\n", into: 1)
        try other.importing("date,amount,payee\n2026-11-03,-3,C\n2026-11-02,-2,B\n2026-11-02,-1,A\n", into: 1)
        #expect(one.transactions(1).map { $0.payee } == ["A", "B", "C"])
        #expect(other.transactions(1).map { $0.payee } == ["A", "B", "C"])
    }
}
