import CivilTime
import DaybookCore
import Journal
import TestSupport
import Testing

@Suite struct RecurringSuggestionTests {
    /// A journal with payments to a payee, on 20 November 2026.
    private func journal(_ payments: [(day: String, amount: Int64)], _ payee: String = "Netflix") throws -> TestJournal
    {
        var journal = TestJournal()
        try journal.open("Bank", id: 1)
        for (index, payment) in payments.enumerated() {
            var transaction = Transaction(id: 100 + UInt64(index), payment.amount, of: 1, on: payment.day)
            transaction.payee = payee
            transaction.category = StandardCategory.leisure.id
            try journal.spend(.addTransaction(transaction))
        }
        return journal
    }

    private func suggestions(_ payments: [(day: String, amount: Int64)]) throws -> [String] {
        let journal = try journal(payments)
        return journal.state.suggestedRecurring(today: journal.today)
            .map { "\($0.rule.start?.text ?? "") \($0.rule.repetition) \($0.rule.amount) × \($0.count)" }
    }

    @Test func aMonthlySubscriptionIsSuggested() throws {
        let journal = try journal([("2026-09-03", 9_99), ("2026-10-05", 9_99), ("2026-11-03", 10_49)])
        let suggestion = try #require(journal.state.suggestedRecurring(today: journal.today).first)
        #expect(suggestion.count == 3 && suggestion.latest == Day("2026-11-03"))
        let rule = suggestion.rule
        #expect(rule.payee == "Netflix" && rule.amount == 10_49 && rule.category == StandardCategory.leisure.id)
        #expect(rule.start == Day("2026-12-03") && rule.repetition == "FREQ=MONTHLY;BYMONTHDAY=3")
        #expect(rule.isEstimate)
        #expect(journal.refusal(of: .addRecurring(rule)) == nil)
    }

    @Test func weeksAndYearsAreRecognised() throws {
        #expect(
            try suggestions([("2026-10-30", 5_00), ("2026-11-06", 5_00), ("2026-11-14", 5_00)])
                == ["2026-11-20 FREQ=WEEKLY;BYDAY=FR 500 × 3"])
        #expect(
            try suggestions([("2024-03-01", 80_00), ("2025-03-07", 80_00), ("2026-03-01", 80_00)])
                == ["2027-03-01 FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1 8000 × 3"])
    }

    @Test func theLastDayOfAMonthStaysTheLast() throws {
        #expect(
            try suggestions([("2026-08-31", 5_00), ("2026-09-30", 5_00), ("2026-10-31", 5_00)])
                == ["2026-11-30 RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD 500 × 3"])
    }

    @Test func aSubscriptionIsFoundAmongOtherPurchases() throws {
        #expect(
            try suggestions([
                ("2026-09-03", 5_00), ("2026-09-09", 80_00), ("2026-10-03", 5_00), ("2026-11-03", 5_00),
                ("2026-11-14", 31_00), ("2026-11-15", 12_00),
            ]) == ["2026-12-03 FREQ=MONTHLY;BYMONTHDAY=3 500 × 3"])
    }

    @Test(arguments: [
        // Twice only.
        [("2026-10-03", 5_00 as Int64), ("2026-11-03", 5_00)],
        // Irregular days.
        [("2026-09-03", 5_00), ("2026-10-09", 5_00), ("2026-11-03", 5_00)],
        // Amounts that differ by more than a tenth.
        [("2026-09-03", 5_00), ("2026-10-03", 5_60), ("2026-11-03", 5_00)],
        // Cancelled since.
        [("2026-07-03", 5_00), ("2026-08-03", 5_00), ("2026-09-03", 5_00)],
        // Refunds.
        [("2026-09-03", -5_00), ("2026-10-03", -5_00), ("2026-11-03", -5_00)],
    ])
    func whatIsNotRegularIsNotSuggested(payments: [(String, Int64)]) throws {
        #expect(try suggestions(payments) == [])
    }

    @Test func aPayeeWithARuleIsNotSuggestedNorWhatWasPostedFromOne() throws {
        var journal = try journal([("2026-09-03", 5_00), ("2026-10-03", 5_00), ("2026-11-03", 5_00)])
        try journal.repeating("netflix", 5_00, "FREQ=MONTHLY", from: "2026-12-03", id: 50)
        #expect(journal.state.suggestedRecurring(today: journal.today).isEmpty)
        var posted = TestJournal()
        try posted.open("Bank", id: 1)
        let gym = try posted.repeating("Gym", 5_00, "FREQ=MONTHLY", from: "2026-06-01", id: 51) {
            $0.isAutomatic = true
        }
        try posted.spend(.postDue(through: posted.today))
        try posted.spend(.deleteRecurring(gym.id))
        #expect(posted.state.transactions(TransactionFilter()).count == 6)
        #expect(posted.state.suggestedRecurring(today: posted.today).isEmpty)
    }

    @Test func acceptingASuggestionOnTwoDevicesAddsOneRule() throws {
        var journal = try journal([("2026-09-03", 5_00), ("2026-10-03", 5_00), ("2026-11-03", 5_00)])
        let rule = try #require(journal.state.suggestedRecurring(today: journal.today).first?.rule)
        let one = try journal.decision(on: .addRecurring(rule))
        let other = try journal.decision(on: .addRecurring(rule))
        journal.write(one)
        journal.write(other)
        #expect(journal.state.livingRecurringTransactions.count == 1)
        #expect(journal.state.suggestedRecurring(today: journal.today).isEmpty)
    }

    @Test func acceptingASuggestionOfImportedPaymentsOnTwoDevicesAddsOneRule() throws {
        var journal = try journal([])
        let bank = TestJournal.id(1)
        for day in ["2026-09-03", "2026-10-03", "2026-11-03"] {
            var payment = Transaction(id: 0, 5_00, of: 1, on: day).copy(
                id: Transaction.id(ofImported: "bank \(day)", on: bank))
            payment.payee = "Netflix"
            try journal.spend(.addTransaction(payment))
        }
        let rule = try #require(journal.state.suggestedRecurring(today: journal.today).first?.rule)
        // Each device has random ids of its own.
        let decisions = try (1...2 as ClosedRange<UInt64>).map { device in
            try MoneyCommand.addRecurring(rule).decide(in: journal.state, now: journal.now) {
                TestJournal.id(7000 + device)
            }
        }
        for decision in decisions { journal.write(decision) }
        #expect(journal.state.livingRecurringTransactions.map(\.id) == [rule.id])
        let added = try #require(journal.state.recurringTransaction(rule.id))
        #expect(added.transactionID(on: Day("2026-12-03")!) != nil)
    }
}
