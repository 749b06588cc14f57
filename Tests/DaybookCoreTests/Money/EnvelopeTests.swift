import CivilTime
import DaybookCore
import Journal
import Money
import TestSupport
import Testing

@Suite struct EnvelopeTests {
    private let november = Month("2026-11")!
    private let december = Month("2026-12")!
    private let groceries = StandardCategory.groceries
    private let leisure = StandardCategory.leisure

    /// A bank account with 100 euros.
    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.open("Bank", id: 1, opening: 100_00)
        return journal
    }

    private func expectTheInvariant(_ journal: TestJournal, _ month: Month, _ note: String = "") {
        let envelopes = EnvelopeMonth(month, in: journal.state)
        let balances = journal.state.envelopeAccounts.map { journal.state.balance(of: $0, on: month.last).total }
        #expect(envelopes.left + envelopes.toAssign == balances.reduce(0, +), "\(month) \(note)")
    }

    @Test func openingBalancesAndIncomeAreThereToAssign() throws {
        var journal = try journal()
        try journal.pay(50_00, .salary, on: "2026-11-05", kind: .income)
        try journal.spend(.setEnvelope(groceries.id, november, 120_00))
        let month = EnvelopeMonth(november, in: journal.state)
        #expect(month.fromLastMonth == 100_00 && month.income == 50_00 && month.budgeted == 120_00)
        #expect(month.toAssign == 30_00 && month.envelope(of: groceries.id)?.left == 120_00)
        // The income of November is not there in October.
        #expect(EnvelopeMonth(Month("2026-10")!, in: journal.state).toAssign == 100_00)
        expectTheInvariant(journal, november)
    }

    @Test func openingBalancesAreToldApartInTheMonthOfTheFirstFact() throws {
        var journal = try journal()
        #expect(EnvelopeMonth(november, in: journal.state).openings == 100_00)
        #expect(EnvelopeMonth(december, in: journal.state).openings == 0)
        try journal.pay(1_00, nil, on: "2026-10-31")
        let month = EnvelopeMonth(november, in: journal.state)
        #expect(month.openings == 0 && month.fromLastMonth == 99_00)
    }

    @Test func whatIsLeftStaysInTheEnvelope() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, november, 60_00))
        try journal.pay(25_00, groceries, on: "2026-11-10")
        try journal.pay(-5_00, groceries, on: "2026-11-11")
        let envelope = EnvelopeMonth(december, in: journal.state).envelope(of: groceries.id)
        #expect(envelope?.carriedIn == 40_00 && envelope?.left == 40_00 && envelope?.budgeted == 0)
        #expect(EnvelopeMonth(december, in: journal.state).toAssign == 40_00)
        expectTheInvariant(journal, december)
    }

    @Test func overspendingIsTakenFromTheNextMonth() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, november, 20_00))
        try journal.pay(30_00, groceries, on: "2026-11-10")
        let now = EnvelopeMonth(november, in: journal.state)
        #expect(now.envelope(of: groceries.id)?.left == -10_00 && now.toAssign == 80_00)
        let next = EnvelopeMonth(december, in: journal.state)
        #expect(next.envelope(of: groceries.id)?.left == 0 && next.overspentLastMonth == -10_00)
        #expect(next.fromLastMonth == 80_00 && next.toAssign == 70_00)
        let later = EnvelopeMonth(Month("2027-03")!, in: journal.state)
        #expect(later.overspentLastMonth == 0 && later.fromLastMonth == 70_00 && later.toAssign == 70_00)
    }

    @Test func carriedOverspendingStaysInTheEnvelopeUntilItIsSettled() throws {
        var journal = try journal()
        try journal.spend(.setCarry(groceries.id, november, .carried))
        try journal.pay(30_00, groceries, on: "2026-11-10")
        let next = EnvelopeMonth(Month("2027-01")!, in: journal.state)
        #expect(next.envelope(of: groceries.id)?.left == -30_00 && next.toAssign == 100_00)
        #expect(next.envelope(of: groceries.id)?.carriesOverspending == true)
        try journal.spend(.setCarry(groceries.id, december, .settled))
        let settled = EnvelopeMonth(Month("2027-01")!, in: journal.state)
        #expect(settled.envelope(of: groceries.id)?.left == 0 && settled.overspentLastMonth == -30_00)
        // Setting it for an earlier month sets it for all later ones.
        try journal.spend(.setCarry(groceries.id, november, .carried))
        #expect(EnvelopeMonth(Month("2027-01")!, in: journal.state) == next)
    }

    @Test func movingMoneyChangesBothAmountsInOneAction() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, november, 60_00))
        try journal.spend(.moveBetweenEnvelopes(80_00, from: groceries.id, to: leisure.id, november))
        let month = EnvelopeMonth(november, in: journal.state)
        // As in Actual, more can be moved than there is; the envelope shows it.
        #expect(month.envelope(of: groceries.id)?.left == -20_00)
        #expect(month.envelope(of: leisure.id)?.left == 80_00 && month.toAssign == 40_00)
    }

    @Test func moneyWithoutAnEnvelopeIsTakenFromWhatIsToAssign() throws {
        var journal = try journal()
        try journal.open("Cash", id: 2)
        try journal.open("Zlotys", id: 3, "PLN", opening: 500_00)
        try journal.open("Mortgage", id: 4, opening: -90_000_00)
        var loan = try #require(journal.state.account(TestJournal.id(4)))
        loan.kind = .loan
        try journal.spend(.editAccount(loan))
        try journal.pay(1_00, nil, on: "2026-11-02")
        try journal.spend(.addTransaction(Transaction(id: 20, 10_00, from: 1, to: 2, on: "2026-11-03")))
        try journal.spend(.addTransaction(Transaction(id: 21, 2_00, from: 1, to: 3, received: 8_00, on: "2026-11-03")))
        try journal.spend(.addTransaction(Transaction(id: 22, 4_00, from: 1, to: 4, on: "2026-11-03")))
        try journal.spend(.addTransaction(Transaction(id: 23, 20_00, from: 3, to: 2, received: 5_00, on: "2026-11-03")))
        try journal.pay(50_00, groceries, on: "2026-11-03", of: 3)
        let month = EnvelopeMonth(november, in: journal.state)
        #expect(month.withoutEnvelope == -2_00 && month.toAssign == 98_00)
        #expect(month.otherIncome == 0 && month.spentWithoutEnvelope == -1_00)
        // Two euros went to the zlotys, and five came back.
        #expect(month.movedToCurrencies == 3_00 && month.movedToOthers == -4_00)
        #expect(month.envelope(of: groceries.id)?.spent == 0)
        let zlotys = try [MoneyAmount(50_00, #require(Currency("PLN")))]
        #expect(month.envelope(of: groceries.id)?.otherCurrencies == zlotys && month.otherCurrencies == zlotys)
        #expect(month.envelope(of: leisure.id)?.otherCurrencies == [])
        let december = EnvelopeMonth(Month("2026-12")!, in: journal.state)
        #expect(december.otherCurrencies.isEmpty && december.toAssign == month.toAssign)
        expectTheInvariant(journal, november)
    }

    @Test func theEnvelopeOfADeletedCategoryReturnsItsMoney() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, november, 60_00))
        try journal.pay(10_00, groceries, on: "2026-11-02")
        try journal.spend(.deleteCategory(groceries.id))
        let month = EnvelopeMonth(november, in: journal.state)
        #expect(month.envelope(of: groceries.id) == nil && month.toAssign == 90_00)
    }

    @Test func theCurrencyIsThatOfTheSettingsOrTheAmountsOrMostAccounts() throws {
        var journal = TestJournal()
        #expect(journal.state.budgetCurrency == nil)
        #expect(journal.refusal(of: .setEnvelope(groceries.id, november, 1)) == .noAccountYet)
        try journal.open("Bank", id: 1, opening: 100_00)
        #expect(journal.state.budgetCurrency == .euro)
        try journal.spend(.setEnvelope(groceries.id, november, 60_00))
        for id: UInt64 in [2, 3] { try journal.open("Zlotys \(id)", id: id, "PLN") }
        #expect(journal.state.budgetCurrency == .euro)
        var settings = journal.state.settings
        settings.budgetCurrency = "PLN"
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        // Euros are no zlotys.
        #expect(EnvelopeMonth(november, in: journal.state).budgeted == 0)
        try journal.spend(.moveBetweenEnvelopes(5_00, from: groceries.id, to: leisure.id, november))
        #expect(EnvelopeMonth(november, in: journal.state).envelope(of: groceries.id)?.budgeted == -5_00)
        settings.budgetCurrency = "ABC"
        #expect(throws: FieldError("budgetCurrency", .unknownChoice("ABC"))) {
            _ = try SettingsCommand(settings).decide(in: journal.state)
        }
    }

    @Test func theCurrencyOfClosedAccountsStays() throws {
        var journal = TestJournal()
        try journal.open("Konto", id: 1, "PLN")
        try journal.spend(.closeAccount(journal.state.livingAccounts[0].id))
        #expect(journal.state.budgetCurrency?.code == "PLN")
    }

    @Test func anAssignmentThatMakesNoSenseIsRefused() throws {
        var journal = try journal()
        try journal.spend(.setEnvelope(groceries.id, november, AmountExpression.limit))
        let tooLarge = MoneyRefusal.field(FieldError("amount", .tooLarge(maximum: Double(AmountExpression.limit))))
        let refusals: [(MoneyCommand, MoneyRefusal)] = [
            (.setEnvelope(TestJournal.id(9), november, 1), .noSuchCategory),
            (.setEnvelope(StandardCategory.salary.id, november, 1), .categoryOfIncome),
            (.setEnvelope(groceries.id, november, .min), tooLarge),
            (.setCarry(StandardCategory.salary.id, november, .carried), .categoryOfIncome),
            (.moveBetweenEnvelopes(1, from: groceries.id, to: groceries.id, november), .envelopeToItself),
            (.moveBetweenEnvelopes(0, from: groceries.id, to: leisure.id, november), .amountNotAboveZero),
            (.moveBetweenEnvelopes(.max, from: leisure.id, to: groceries.id, november), tooLarge),
        ]
        for (command, refusal) in refusals { #expect(journal.refusal(of: command) == refusal) }
        #expect(journal.state.envelopes.rows.count == 1)
    }

    @Test func assigningTheSameTwiceChangesNothing() throws {
        var journal = try journal()
        let command = MoneyCommand.setEnvelope(groceries.id, november, 60_00)
        try journal.spend(command)
        #expect(try journal.decision(on: command).changes.isEmpty)
    }

    /// Whatever happens, what is left in the envelopes and what is to assign are the money there is.
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func leftAndToAssignAddUpToTheBalances(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = try journal()
        try journal.open("Cash", id: 2, opening: -7_00)
        try journal.open("Zlotys", id: 3, "PLN", opening: 500_00)
        try journal.open("Card", id: 4)
        let months = (0..<8).map { Month("2026-09")!.advanced(by: $0) }
        let categories = [groceries, leisure, .pets, .salary, .interest]
        for step in 0..<80 {
            journal.now.milliseconds += 1000
            let month = randomness.one(of: months)
            let day = month.first.advanced(by: randomness.number(0...27))
            let category = randomness.one(of: categories).id
            let amount = Int64(randomness.number(-30_00...90_00))
            let id = UInt64(1000 + step)
            let account = UInt64(randomness.number(1...4))
            let command: MoneyCommand
            switch randomness.number(1...14) {
            case 1...5:
                var transaction = Transaction(id: id, amount, of: account, on: day.text)
                transaction.kind = randomness.once(in: 3) ? .income : .expense
                transaction.category = randomness.once(in: 6) ? nil : category
                command = .addTransaction(transaction)
            case 6:
                let parts = [
                    TransactionSplit(amount, category), TransactionSplit(5_00), TransactionSplit(1_00, groceries.id),
                ]
                command = .addTransaction(Transaction(id: id, amount + 6_00, of: account, on: day.text), splits: parts)
            case 7:
                let other = UInt64(randomness.number(1...4))
                command = .addTransaction(
                    Transaction(id: id, amount, from: account, to: other, received: 3_21, on: day.text))
            case 8...10: command = .setEnvelope(category, month, amount)
            case 11:
                command = .moveBetweenEnvelopes(amount, from: category, to: randomness.one(of: categories).id, month)
            case 12, 13:
                command = .setCarry(category, month, randomness.one(of: EnvelopeCarry.allCases))
            default:
                guard randomness.once(in: 5) else { continue }
                command = randomness.one(of: [
                    .deleteCategory(category), .deleteAccount(TestJournal.id(account)),
                    .closeAccount(TestJournal.id(account)),
                ])
            }
            // Some make no sense, and are refused.
            if journal.refusal(of: command) == nil { try journal.spend(command) }
        }
        var before: EnvelopeMonth?
        for month in [Month("2026-08")!] + months + [Month("2027-06")!] {
            expectTheInvariant(journal, month, "seed \(seed)")
            let envelopes = EnvelopeMonth(month, in: journal.state)
            if let before, before.month.advanced(by: 1) == month {
                #expect(envelopes.fromLastMonth == before.toAssign, "seed \(seed) \(month)")
                for (envelope, earlier) in zip(envelopes.envelopes, before.envelopes) {
                    let carried = earlier.carriesOverspending ? earlier.left : max(0, earlier.left)
                    #expect(envelope.carriedIn == carried, "seed \(seed) \(month)")
                }
            }
            before = envelopes
        }
    }
}
