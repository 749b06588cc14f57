import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

@Suite struct BalanceForecastTests {
    @Test func theForecastAddsUpWhatIsToCome() throws {
        var journal = try TestJournal.withThreeAccounts()
        try journal.repeating("Rent", 900_00, "FREQ=MONTHLY", from: "2026-11-01", id: 50)
        try journal.repeating("Salary", 2000_00, "FREQ=MONTHLY", from: "2026-11-25", id: 51) { $0.kind = .income }
        try journal.repeating("Savings", 100_00, "FREQ=MONTHLY", from: "2026-11-26", id: 52) {
            ($0.kind, $0.toAccount) = (.transfer, TestJournal.id(2))
        }
        try journal.spend(.addTransaction(Transaction(id: 10, 7_00, of: 1, on: "2026-11-28")))
        let days = journal.today...Day("2026-12-10")!
        let bank = try #require(journal.state.account(TestJournal.id(1)))
        // The overdue rent counts today.
        #expect(
            journal.state.forecast(of: bank, in: days).map { "\($0.day) \($0.balance)" } == [
                "2026-11-20 10000", "2026-11-25 210000", "2026-11-26 200000", "2026-11-28 199300", "2026-12-01 109300",
            ])
        let cash = try #require(journal.state.account(TestJournal.id(2)))
        #expect(journal.state.forecast(of: cash, in: days).map(\.balance) == [0, 100_00])
        let year = journal.state.forecast(of: bank, in: journal.today ... .last)
        #expect(year.last?.day == Day("2027-11-01"))
    }
}
