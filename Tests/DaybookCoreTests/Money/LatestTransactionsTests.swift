import CivilTime
import DaybookCore
import Journal
import TestSupport
import Testing

/// The latest transactions of a long list.
@Suite struct LatestTransactionsTests {
    /// Transactions of one account on days in a scrambled order, some days with many.
    private func journal(count: UInt64) throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1)
        try journal.open("Cash", id: 2)
        for number in 0..<count {
            let day = Day("2026-01-01")!.advanced(by: Int(number * 37 % 41))
            try journal.spend(
                .addTransaction(Transaction(id: 100 + number, 1_00, of: number % 5 == 0 ? 2 : 1, on: day.text)))
        }
        return journal
    }

    @Test(arguments: [UInt64(1), 7, 60, 200], [1, 3, 10, 500])
    func theLatestAreTheEndOfAllInOrder(count: UInt64, minimum: Int) throws {
        let journal = try journal(count: count)
        for filter in [TransactionFilter(), TransactionFilter(account: TestJournal.id(2))] {
            let all = journal.state.transactions(filter)
            let latest = journal.state.latestTransactions(filter, atLeast: minimum)
            #expect(latest.shown.map(\.id) == all.reversed().prefix(latest.shown.count).map(\.id))
            #expect(latest.shown.count >= min(minimum, all.count))
            let next = all.dropLast(latest.shown.count).last?.day
            #expect(latest.next == next && next.map { $0 < latest.shown.last!.day! } ?? true, "whole days")
        }
    }

    @Test func transactionsOfADeletedAccountAreNotAmongThem() throws {
        var journal = try journal(count: 30)
        try journal.spend(.deleteAccount(TestJournal.id(2)))
        let latest = journal.state.latestTransactions(TransactionFilter(), atLeast: 100)
        #expect(latest.shown.count == 24 && latest.next == nil)
        #expect(latest.shown.allSatisfy { $0.account == TestJournal.id(1) })
    }
}
