import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

@Suite struct BudgetExportTests {
    private let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0)
    private let groceries = StandardCategory.groceries.id

    private func folded(_ changes: [Change], into state: State = State(), at time: UInt64 = 1) -> State {
        var state = state
        state.merge(Changes(changes), stamp: Stamp(time: time, device: DeviceID(1)))
        return state
    }

    private func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 7, low: number)) }

    /// An account, a budget and an envelope, and budgeting by envelopes.
    private func sample() throws -> State {
        var account = Account(id: id(1))
        (account.title, account.currencyCode, account.life) = ("Bank", "EUR", 1)
        var state = folded(account.changes)
        var budget = Budget(id: id(0))
        (budget.category, budget.period, budget.limit, budget.currencyCode) = (groceries, .week, 70_00, "EUR")
        let month = try #require(Month("2026-11"))
        let commands: [MoneyCommand] = [
            .setBudget(budget), .setEnvelope(groceries, month, 300_00), .setCarry(groceries, month, .carried),
        ]
        for command in commands {
            state = folded(try command.decide(in: state, now: now) { id(9) }.changes, into: state, at: 2)
        }
        var settings = state.settings
        settings.budgeting = .envelopes
        return folded(try SettingsCommand(settings).decide(in: state).changes, into: state, at: 3)
    }

    @Test func budgetsAndEnvelopesComeBackWithStandardCategories() throws {
        let state = try sample()
        let file = try ImportedFile(Export.json(state, on: .first))
        let copy = folded(file.plan(into: State(), today: .first) { id(500) }.changes)
        #expect(copy.livingBudgets.map(\.limit) == [70_00] && copy.settings.budgeting == .envelopes)
        #expect(Array(copy.budgets.rows) == Array(state.budgets.rows))
        #expect(Array(copy.envelopes.rows) == Array(state.envelopes.rows))
        #expect(file.plan(into: state, today: .first) { id(500) }.changes == [])
    }

    @Test func aBudgetUnderAnotherIDIsRefused() throws {
        let text = String(decoding: Export.json(try sample(), on: .first), as: UTF8.self)
        let budget = try #require(Budget.id(of: groceries, .week))
        let wrong = text.replacing(budget.hex, with: id(3).hex)
        #expect(failures(in: wrong) == [.badField(record: "budgets[0]", field: "category")])
    }

    @Test func theSettingIsNotWrittenUntilItIsChanged() throws {
        #expect(!String(decoding: Export.json(State(), on: .first), as: UTF8.self).contains("budget"))
    }
}
