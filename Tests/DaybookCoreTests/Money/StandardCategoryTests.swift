import Journal
import Testing

@testable import DaybookCore

@Suite struct StandardCategoryTests {
    private let salary = StandardCategory.salary.id

    private func undo(_ action: [EncodedBatch], _ journal: inout TestJournal) {
        let (batches, state) = (action.map(\.batch), journal.state)
        journal.write(Decision(JournalAction.undo, Undo(of: batches, history: batches) { state.stamp(of: $0) }.changes))
    }

    @Test func undoingItsFirstChangeLeavesItAsItWas() throws {
        var journal = TestJournal()
        let before = journal.state.livingMoneyCategories
        var renamed = try #require(journal.state.moneyCategory(salary))
        renamed.title = "Wages"
        for command in [MoneyCommand.editCategory(renamed), .deleteCategory(salary), .editCategory(renamed)] {
            let action = journal.write(try journal.decision(on: command))
            #expect(journal.state.moneyCategory(salary)?.title == (command == .deleteCategory(salary) ? nil : "Wages"))
            undo(action, &journal)
            let after = journal.state.livingMoneyCategories
            #expect(after.map(\.id) == before.map(\.id))
            #expect(zip(after, before).allSatisfy { $0.hasSameFields(as: $1) })
        }
    }
}
