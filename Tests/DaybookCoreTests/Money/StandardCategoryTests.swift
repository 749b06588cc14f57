import Journal
import Testing

@testable import DaybookCore

@Suite struct StandardCategoryTests {
    private let salary = StandardCategory.salary.id

    @Test func undoingItsFirstChangeLeavesItAsItWas() throws {
        var journal = TestJournal()
        let before = journal.state.livingMoneyCategories
        var renamed = try #require(journal.state.moneyCategory(salary))
        renamed.title = "Wages"
        for command in [MoneyCommand.editCategory(renamed), .deleteCategory(salary), .editCategory(renamed)] {
            let action = journal.write(try journal.decision(on: command))
            #expect(journal.state.moneyCategory(salary)?.title == (command == .deleteCategory(salary) ? nil : "Wages"))
            journal.undo(action)
            let after = journal.state.livingMoneyCategories
            #expect(after.map(\.id) == before.map(\.id))
            #expect(zip(after, before).allSatisfy { $0.hasSameFields(as: $1) })
        }
    }
}
