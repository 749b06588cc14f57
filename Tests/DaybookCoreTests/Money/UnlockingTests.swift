import DaybookCore
import Journal
import Money
import TestSupport
import Testing

@Suite struct UnlockingTests {
    /// A bank account with 100 euros, and cash with none.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 100_00)
        try journal.open("Cash", id: 2)
        return journal
    }

    @Test func anUnlockedTransactionIsClearedAndItsMoneyChanges() throws {
        var journal = try journal()
        let (bank, id) = (TestJournal.id(1), TestJournal.id(10))
        try journal.spend(.addTransaction(Transaction(id: 10, 10_00, of: 1, on: "2026-11-01")))
        try journal.spend(.setCleared([id], true))
        try journal.spend(.reconcile(bank, through: .last, balance: 90_00))
        try journal.spend(.unlock(id, on: bank))
        #expect(journal.state.transaction(id)?.status == .cleared)
        #expect(try journal.decision(on: .unlock(id, on: bank)).changes.isEmpty)
        #expect(journal.refusal(of: .unlock(id, on: TestJournal.id(2))) == .noSuchTransaction)
        var edited = try #require(journal.state.transaction(id))
        edited.amount = 11_00
        try journal.spend(.editTransaction(edited))
        #expect(journal.state.transaction(id)?.amount == 11_00)
    }

    @Test func eachSideOfATransferIsUnlockedForItself() throws {
        var journal = try journal()
        let (bank, cash, id) = (TestJournal.id(1), TestJournal.id(2), TestJournal.id(10))
        try journal.spend(.addTransaction(Transaction(id: 10, 40_00, from: 1, to: 2, on: "2026-11-01")))
        try journal.spend(.setCleared([id], true))
        try journal.spend(.reconcile(bank, through: .last, balance: 60_00))
        try journal.spend(.reconcile(cash, through: .last, balance: 40_00))
        #expect(journal.state.transaction(id)?.reconciledAccounts == [bank, cash])
        try journal.spend(.unlock(id, on: cash))
        let transfer = try #require(journal.state.transaction(id))
        #expect(transfer.reconciledAccounts == [bank] && transfer.arrivalStatus == .cleared)
        #expect(journal.refusal(of: .deleteTransaction(id)) == .reconciled)
        try journal.spend(.unlock(id, on: bank))
        try journal.spend(.deleteTransaction(id))
    }
}
